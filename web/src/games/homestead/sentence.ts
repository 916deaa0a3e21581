import type { TableState, Translate } from '../module';
import { isMine, viewOf, type Asking } from './view';
import { cardName, names, typeName } from './words/names';

/** The one sentence of the moment: who decides what. */
export function sentence(state: TableState, t: Translate): string {
  if (state.status === 'waiting') return t('homestead-ask-waiting');
  if (state.result) return over(state, t);
  return question(state, viewOf(state).asking, t);
}

function question(state: TableState, asking: Asking, t: Translate): string {
  const view = viewOf(state);
  const who = isMine(state) ? 'you' : 'other';
  const all = names(state, t);
  const seat = state.to_act.map((one) => all[one] ?? '').join(', ');
  switch (asking.ask) {
    case 'start-hand':
      return t(`homestead-ask-start-hand-${view.teams ? 'team-' : ''}${who}`, { seat });
    case 'play': {
      const forced = state.offers.some(({ action }) => action.startsWith('discard '));
      return t(`homestead-ask-${forced ? 'forced-discard' : 'play'}-${who}`, { seat });
    }
    case 'place':
      return t(`homestead-ask-place-${who}`, { seat, card: cardName(asking.card, t) });
    case 'rival': {
      const { type, shape } = asking.tile;
      return t(`homestead-ask-rival-${who}`, { seat, type: typeName(type, t), shape });
    }
    case 'chance':
    case 'nothing':
      return t(view.phase === 'deal' ? 'homestead-ask-deal' : 'homestead-ask-chance');
    default:
      return t(`homestead-ask-${asking.ask}-${who}`, { seat });
  }
}

function over(state: TableState, t: Translate): string {
  const view = viewOf(state);
  const winners = state.result?.winners ?? [];
  const [first = 0] = winners;
  const points = state.scores[first] ?? 0;
  const all = names(state, t);
  const reason = t(`homestead-reason-${state.result?.reason ?? ''}`);
  const told = () => {
    const seats = winners.map((seat) => all[seat] ?? '').join(' & ');
    if (view.solo)
      return t('homestead-over-solo', { points: state.scores[0] ?? 0, orders: view.solo.orders_built });
    if (view.teams && winners.length === 2)
      return t('homestead-over-team', { seats, points: view.final?.[first]?.team_total ?? points });
    if (winners.length > 1) return t('homestead-over-shared', { seats, points });
    const mine = state.you.length === 1 && state.you[0] === first;
    return t(mine ? 'homestead-over-you' : 'homestead-over-won', { seat: all[first] ?? '', points });
  };
  return `${told()} ${reason}`;
}
