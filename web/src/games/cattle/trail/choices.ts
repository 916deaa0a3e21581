import type { Offer } from '../../module';
import type { Node } from '../names';

/** The place an action is about; null if it is not about a place of the trail. */
export function placeIn(action: string): Node | null {
  const [verb = '', ...rest] = action.split(' ');
  if (verb === 'go') return rest.at(-1) ?? null;
  if (verb === 'build') return rest[1] ?? null;
  return ['place', 'teepee', 'hazard', 'adjacent'].includes(verb) ? (rest[0] ?? null) : null;
}

/** What may be done with each place; with a building in mind, only what is about that building. */
export function choicesOf(offers: Offer[], building: string | null): Map<Node, string[]> {
  const choices = new Map<Node, string[]>();
  for (const { action } of offers) {
    const place = placeIn(action);
    if (place === null) continue;
    if (building !== null && action.startsWith('build ') && action.split(' ')[1] !== building) continue;
    choices.set(place, [...(choices.get(place) ?? []), action]);
  }
  return choices;
}
