import type { TableState, Translate } from '../module';
import { isMine, viewOf, type Asking } from './view';
import { cityName, names, pairName } from './words';

/** The one sentence of the moment: who decides what. */
export function sentence(state: TableState, t: Translate): string {
  if (state.status === 'waiting') return t('rails-ask-waiting');
  if (state.result) return over(state, t);
  const view = viewOf(state);
  const asked = question(state, view.asking, t);
  return view.last_round ? `${t('rails-ask-last-round')} ${asked}` : asked;
}

function question(state: TableState, asking: Asking, t: Translate): string {
  const view = viewOf(state);
  const mine = isMine(state);
  const who = mine ? 'you' : 'other';
  const all = names(state, t);
  const seat = (asking.ask === 'keep' ? state.to_act : state.to_act.slice(0, 1))
    .map((one) => all[one] ?? '')
    .join(', ');
  switch (asking.ask) {
    case 'keep':
      return t(`rails-ask-keep-${who}`, { seat, least: asking.least, count: state.to_act.length });
    case 'pay-lane':
    case 'marker':
      return t(`rails-ask-${asking.ask}-${who}`, { seat, lane: pairName(asking.lane) });
    case 'pay-marker':
      return t(`rails-ask-pay-marker-${who}`, { seat, city: cityName(asking.city) });
    case 'start':
    case 'second':
    case 'alvin':
      return t(`rails-ask-${asking.ask}-${who}`, { seat });
    case 'act': {
      const forced = state.offers.some((offer) => offer.action === 'pass');
      return t(mine && forced ? 'rails-ask-pass-you' : `rails-ask-act-${who}`, { seat });
    }
    case 'chance':
    case 'nothing':
      return t(view.phase === 'deal' ? 'rails-ask-deal' : 'rails-ask-chance');
  }
}

function over(state: TableState, t: Translate): string {
  const winners = state.result?.winners ?? [];
  const reason = t(`rails-reason-${state.result?.reason ?? ''}`);
  const [first] = winners;
  const points = state.scores[first ?? 0] ?? 0;
  const all = names(state, t);
  if (winners.length > 1) {
    const seats = winners.map((seat) => all[seat] ?? '').join(' & ');
    return `${t('rails-over-shared', { seats, points })} ${reason}`;
  }
  const mine = state.you.length === 1 && state.you[0] === first;
  return `${t(mine ? 'rails-over-you' : 'rails-over-won', { seat: all[first ?? 0] ?? '', points })} ${reason}`;
}
