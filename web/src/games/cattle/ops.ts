import { signed } from '$lib/figures';
import { breedOf, type Breed, type Op } from './names';
import type { SignName } from './parts/icons';

/** An action as a tile draws it: one sign, perhaps a card in front of it, and a figure. */
export interface Glyph {
  sign: SignName;
  /** The card that is given for it. */
  card?: Breed | 'any' | 'pair' | 'objective';
  text?: string;
}

/** "2" from a figure, "n" from what is counted on one's own board. */
const upTo = (max: number | string | undefined) => (typeof max === 'number' ? String(max) : 'n');

export function glyphOf(op: Op): Glyph {
  switch (op.op) {
    case 'discard':
      return { card: cardOf(op.card ?? ''), ...gainGlyph(op) };
    case 'gain':
    case 'gain_per':
      return { ...gainGlyph({ ...op, gain: op }), ...(op.per ? { text: `${op.money ?? op.cert}×n` } : {}) };
    case 'hire':
      return { sign: 'hire', text: op.cost_change ? signed(op.cost_change) : '' };
    case 'build':
      return { sign: 'build', text: `${op.pay_per_craftsman ?? 2}×` };
    case 'buy_cattle':
      return { sign: 'cow' };
    case 'engine_forward':
      return { sign: 'engine', text: `+${upTo(op.max)}` };
    case 'engine_back':
      return { sign: 'engine', text: `−${op.exact ?? 1}` };
    case 'take_objective':
      return { sign: 'objective' };
    case 'trade_teepee':
      return { sign: 'teepee' };
    case 'remove_hazard':
      return { sign: 'hazard', text: op.pay ? `−${op.pay}` : '' };
    case 'aux':
      return { sign: 'aux' };
    case 'move_cattleman':
    case 'free_walk':
      return { sign: 'steps', text: upTo(op.max) };
    case 'draw_then_discard':
      return { sign: 'draw', text: upTo(op.max) };
    case 'cert_to_limit':
      return { sign: 'certificate', text: 'max' };
    case 'special_delivery':
      return { sign: 'delivery' };
    case 'use_adjacent_building':
      return { sign: 'adjacent' };
    case 'upgrade_station_behind_engine':
      return { sign: 'station' };
    default:
      return { sign: 'star' };
  }
}

function gainGlyph(op: Op): Glyph {
  const gain = op.gain ?? {};
  if (gain.engine_forward) return { sign: 'engine', text: `+${gain.engine_forward}` };
  if (gain.objective) return { sign: 'objective', text: `+${gain.money ?? 0}` };
  if (gain.cert && gain.money) return { sign: 'certificate', text: `+${gain.money}` };
  if (gain.cert) return { sign: 'certificate', text: gain.cert > 1 ? `${gain.cert}` : '' };
  return { sign: 'coin', text: String(gain.money ?? '') };
}

function cardOf(card: string): NonNullable<Glyph['card']> {
  if (card === 'pair_same_type') return 'pair';
  if (card === 'objective_card') return 'objective';
  return breedOf(card) ?? 'any';
}
