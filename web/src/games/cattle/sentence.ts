import type { TableState, Translate } from '../module';
import { isMine, viewOf, type Asking, type View } from './view';
import { nameOf } from './who';
import { cardName, cityName, names as namesOf, placeName } from './words/names';

/** The one sentence of the moment: who decides what. */
export function sentence(state: TableState, t: Translate): string {
  if (state.status === 'waiting') return t('cattle-ask-waiting');
  if (state.result) return over(state, t);
  const view = viewOf(state);
  const names = namesOf(state, t);
  const asked = isMine(state) ? question(view, view.asking, names, t) : watching(state, view, names, t);
  return view.closing ? `${t('cattle-ask-closing')} ${asked}` : asked;
}

/** What somebody reads whom nothing is asked. */
function watching(state: TableState, view: View, names: string[], t: Translate): string {
  if (view.phase === 'craig') return t('cattle-ask-craig');
  const [seat] = state.to_act;
  if (seat === undefined) return t(view.phase === 'setup' ? 'cattle-ask-deal' : 'cattle-ask-chance');
  return t('cattle-ask-other', { seat: nameOf(names, seat, t), phase: view.phase });
}

function question(view: View, asking: Asking, names: string[], t: Translate): string {
  switch (asking.ask) {
    case 'local':
      return t('cattle-ask-local', { at: placeName(view, asking.at, t, names) });
    case 'move':
    case 'step':
    case 'walk':
    case 'draw':
    case 'forward':
      return t(`cattle-ask-${asking.ask}`, { most: asking.most });
    case 'hire':
      return t('cattle-ask-hire', { change: asking.change, off: Math.abs(asking.change) });
    case 'build':
      return t('cattle-ask-build', { rate: asking.rate });
    case 'buy':
      return t('cattle-ask-buy', { cowboys: asking.cowboys });
    case 'put-back':
    case 'remove':
      return t(`cattle-ask-${asking.ask}`, { left: asking.left });
    case 'back':
      return t('cattle-ask-back', { steps: asking.steps });
    case 'upgrade':
      return t('cattle-ask-upgrade', { station: asking.station, cost: asking.cost });
    case 'master':
      return t('cattle-ask-master', {
        station: asking.station,
        master: asking.master ? t(`cattle-master-${asking.master}`) : '',
        help: asking.master ? t(`cattle-master-${asking.master}-help`) : '',
      });
    case 'discard':
      return t(asking.card === 'pair_same_type' ? 'cattle-ask-discard-pair' : 'cattle-ask-discard');
    case 'discard-second':
      return t('cattle-ask-discard-second', { card: cardName(asking.first, t) });
    case 'objective':
      return t('cattle-ask-objective', { to: asking.to_hand ? 'hand' : 'discard' });
    case 'hazard':
      return t('cattle-ask-hazard', { pay: asking.pay });
    case 'foresight':
      return t('cattle-ask-foresight', { column: asking.column });
    case 'income':
      return t('cattle-ask-income', {
        breeding: view.players[view.turn]?.breeding ?? 0,
        permanent: asking.permanent,
      });
    case 'deliver':
      return t('cattle-ask-deliver', { most: asking.most });
    case 'city-disc':
      return t('cattle-ask-disc-city', { city: cityName(asking.city) });
    case 'station-disc':
      return t('cattle-ask-disc-station', { station: asking.station });
    default:
      // place, special-back, end-of-line, upgrade-behind, master-action, teepee, aux, adjacent, chance, nothing.
      return t(`cattle-ask-${asking.ask}`);
  }
}

function over(state: TableState, t: Translate): string {
  const view = viewOf(state);
  const names = namesOf(state, t);
  const reason = state.result?.reason ?? '';
  const winners = state.result?.winners ?? [];
  if (view.craig)
    return t(`cattle-reason-${reason}`, {
      winner: names[0] ?? '',
      count: winners.length,
    }).concat(` ${t('cattle-over-craig', { you: state.scores[0] ?? 0, craig: view.craig.score.total })}`);
  const points = state.scores[winners[0] ?? 0] ?? 0;
  const seats = winners.map((seat) => nameOf(names, seat, t)).join(' & ');
  const mine = winners.length === 1 && state.you.length === 1 && state.you[0] === winners[0];
  return t(mine ? 'cattle-over-you' : 'cattle-over-won', { seat: seats, points, count: winners.length });
}
