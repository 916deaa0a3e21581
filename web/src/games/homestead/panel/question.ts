import type { Offer } from '../../module';
import type { Player, View } from '../view';

/** Which cards are chosen from, and how. */
export interface Question {
  cards: string[];
  /** Whose cards they are: then the hand need not be shown again. */
  from: 'hand' | 'elsewhere';
  /** One card by this verb … */
  verb: 'pick' | 'play' | 'keep' | 'discard' | null;
  /** … or several at once. */
  many: 'start' | 'replace' | 'share' | 'exchange' | null;
  /** Marked from the beginning, by place. */
  marked: number[];
}

const NOTHING = { marked: [] as number[], verb: null, many: null };

/** What the reader is asked to choose; null where it is not about cards. */
export function questionOf(
  { asking, teams, stack }: View,
  me: Player,
  mate: Player | undefined,
  offers: Map<string, Offer>,
): Question | null {
  const hand = me.hand ?? [];
  const mine = { ...NOTHING, cards: hand, from: 'hand' as const };
  switch (asking.ask) {
    case 'start-hand':
      return teams
        ? { ...NOTHING, cards: me.offer ?? [], from: 'elsewhere', many: 'share' }
        : { ...mine, many: 'start' };
    case 'pick':
      return { ...NOTHING, cards: stack ?? [], from: 'elsewhere', verb: 'pick' };
    case 'play': {
      // Where nothing can be played a card must go instead.
      const forced = [...offers.keys()].some((action) => action.startsWith('discard '));
      return { ...mine, verb: forced ? 'discard' : 'play' };
    }
    case 'keep-order':
      return { ...NOTHING, cards: me.offer ?? [], from: 'elsewhere', verb: 'keep' };
    case 'discard-one':
      return { ...mine, verb: 'discard' };
    case 'replace':
      return { ...mine, many: 'replace' };
    case 'exchange':
      return {
        ...mine,
        cards: [...hand, ...(mate?.hand ?? [])],
        many: 'exchange',
        marked: hand.map((_, i) => i),
      };
    default:
      return null;
  }
}
