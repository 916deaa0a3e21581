import type { TableState, Translate } from '../module';
import { isMine, viewOf } from './view';
import { names } from './words';

/** The one sentence of the moment: who decides what. */
export function sentence(state: TableState, t: Translate): string {
  if (state.status === 'waiting') return t('wagons-ask-waiting');
  if (state.result) return over(state, t);
  const view = viewOf(state);
  const { asking } = view;
  const who = isMine(state) ? 'you' : 'other';
  const seat = names(state, t)[state.to_act[0] ?? view.turn] ?? '';
  switch (asking.ask) {
    case 'act':
      return t(`wagons-ask-act-${who}${who === 'you' && view.doubled ? '-first' : ''}`, { seat });
    case 'second':
      return t(`wagons-ask-second-${who}${who === 'you' && mayStop(state) ? '-optional' : ''}`, { seat });
    case 'pay':
      return t(`wagons-ask-pay-${who}`, { seat, cost: asking.cost });
    case 'disc':
      return t(`wagons-ask-disc-${asking.first ? 'first-' : ''}${who}`, { seat });
    case 'step':
      return t(`wagons-ask-step-${who}`, { seat, left: asking.left });
    case 'chance':
      return t(view.phase === 'deal' ? 'wagons-ask-deal' : 'wagons-ask-chance');
    case 'nothing':
      return t('wagons-ask-chance');
  }
}

function mayStop(state: TableState): boolean {
  return state.offers.some((offer) => offer.action === 'stop');
}

function over(state: TableState, t: Translate): string {
  const winners = state.result?.winners ?? [];
  const reason = t(`wagons-reason-${state.result?.reason ?? ''}`);
  const [first] = winners;
  const points = state.scores[first ?? 0] ?? 0;
  const all = names(state, t);
  if (winners.length > 1) {
    const seats = winners.map((seat) => all[seat] ?? '').join(' & ');
    return `${t('wagons-over-shared', { seats, points })} ${reason}`;
  }
  const mine = state.you.length === 1 && state.you[0] === first;
  const won = t(mine ? 'wagons-over-you' : 'wagons-over-won', { seat: all[first ?? 0] ?? '', points });
  return `${won} ${reason}`;
}
