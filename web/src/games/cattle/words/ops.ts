import type { Translate } from '../../module';
import { breedOf, type Gain, type Op } from '../names';

/** An action of a tile, slot or card in words. */
export function opWords(op: Op, t: Translate): string {
  switch (op.op) {
    case 'discard':
      return t('cattle-op-discard', { card: cardWords(op.card ?? '', t), gain: gainWords(op.gain ?? {}, t) });
    case 'gain':
      return t('cattle-op-gain', { gain: gainWords(op, t) });
    case 'gain_per':
      return t('cattle-op-gain-per', { gain: gainWords(op, t), per: t(`cattle-per-${op.per}`) });
    case 'hire':
      return t('cattle-op-hire', { change: op.cost_change ?? 0, off: Math.abs(op.cost_change ?? 0) });
    case 'build':
      return t('cattle-op-build', { rate: op.pay_per_craftsman ?? 2 });
    case 'engine_forward':
      return op.pay
        ? t('cattle-op-engine-paid', { most: mostWords(op.max, t), pay: op.pay })
        : t('cattle-op-engine', { most: mostWords(op.max, t) });
    case 'engine_back':
      return t('cattle-op-engine-back', { steps: op.exact ?? 1, gain: gainWords(op.gain ?? {}, t) });
    case 'remove_hazard':
      return t('cattle-op-remove_hazard', { pay: op.pay ?? 0 });
    case 'move_cattleman':
      return t('cattle-op-move', { most: mostWords(op.max, t) });
    case 'free_walk':
      return t('cattle-op-walk', { most: mostWords(op.max, t) });
    case 'draw_then_discard':
      return t('cattle-op-draw', { most: mostWords(op.max, t) });
    default:
      // buy_cattle, take_objective, trade_teepee, aux, cert_to_limit and the like need no figures.
      return t(`cattle-op-${op.op}`);
  }
}

function mostWords(max: number | string | undefined, t: Translate): string {
  return typeof max === 'number' ? String(max) : t(`cattle-per-${max ?? 'engineers'}`);
}

function cardWords(card: string, t: Translate): string {
  const breed = breedOf(card);
  return t(breed ? `cattle-breed-${breed}` : `cattle-cards-${card}`);
}

export function gainWords(gain: Gain, t: Translate): string {
  const parts: string[] = [];
  if (gain.money) parts.push(t('cattle-gain-money', { money: gain.money }));
  if (gain.cert) parts.push(t('cattle-gain-cert', { count: gain.cert }));
  if (gain.engine_forward) parts.push(t('cattle-gain-engine', { count: gain.engine_forward }));
  if (gain.objective) parts.push(t('cattle-gain-objective'));
  return parts.join(' + ');
}
