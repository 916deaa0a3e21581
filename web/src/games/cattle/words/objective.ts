import type { Translate } from '../../module';
import { objectiveOf, type Box } from '../box';
import type { Card } from '../names';
import { tasksWords } from './names';
import { opWords } from './ops';

/** An objective card in words: its tasks, its points, and what it does when it is played. */
export function objectiveWords(card: Card, t: Translate, box: Box): string {
  const objective = objectiveOf(box, card);
  if (!objective) return card;
  const parts = [
    t('cattle-objective', { tasks: tasksWords(card, t, box), vp: objective.vp, penalty: objective.penalty }),
  ];
  if (objective.immediate) parts.push(t('cattle-objective-now', { op: opWords(objective.immediate, t) }));
  return parts.join(' ');
}
