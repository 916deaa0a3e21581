import type { Translate } from '../../module';
import { discName } from '../facts';
import type { Worker } from '../names';
import type { View } from '../view';
import { cardName, cardsWords, cityName, placeName, tileName } from './names';
import { opWords } from './ops';

/** An action in words. With a view it names what lies there; without, only the place. */
export function actionWords(action: string, t: Translate, names: string[], view: View | null = null): string {
  const [verb = '', ...rest] = action.split(' ');
  const [what = '', more = ''] = rest;
  const at = (node: string) => placeName(view, node, t, names);
  switch (verb) {
    case 'place':
    case 'teepee':
    case 'hazard':
    case 'adjacent':
      return t(`cattle-do-${verb}`, { at: at(what) });
    case 'go':
      return t('cattle-do-go', { at: at(rest.at(-1) ?? '') });
    case 'use': {
      const local = view?.location.find(({ use }) => use === what);
      return local ? opWords(local.op, t) : t('cattle-do-use', { use: what });
    }
    case 'risk': {
      const local = view?.location.find(({ use }) => use === 'risk');
      return local ? t('cattle-note-risk', { op: opWords(local.op, t) }) : t('cattle-do-risk');
    }
    case 'aux':
      return t(more === 'double' ? `cattle-aux-${what}-double` : `cattle-aux-${what}`);
    case 'hire':
      return t('cattle-do-hire', { worker: workerAt(what, view, t) });
    case 'build':
      return t('cattle-do-build', {
        building: `${what}${view?.sides[Number(what) - 1] ?? ''}`,
        at: at(more),
      });
    case 'buy':
      return t('cattle-do-buy', { cards: cardsWords(what.split('+'), t), cowboys: Number(rest.at(-1) ?? 1) });
    case 'discard':
    case 'remove':
    case 'play':
      return t(`cattle-do-${verb}`, { card: cardName(what, t) });
    case 'draw':
    case 'certificates':
      return t(`cattle-do-${verb}`, { count: Number(what) });
    case 'engine':
      return what.includes('.')
        ? t('cattle-do-turnout', { station: stationAt(what, view) })
        : t('cattle-do-engine', { space: what });
    case 'give':
      return t('cattle-do-give', { worker: t(`cattle-worker-${what}`) });
    case 'objective': {
      if (what === 'deck') return t('cattle-do-objective-deck');
      const card = view?.objectives[Number(what) - 1];
      return card ? cardName(card, t) : t('cattle-do-objective', { place: what });
    }
    case 'foresight': {
      const column = view?.asking.ask === 'foresight' ? view.asking.column : 0;
      const tile = view?.foresight[column - 1]?.[what === 'bottom' ? 1 : 0];
      return tile ? tileName(tile, t, names) : t(`cattle-${what}`);
    }
    case 'deliver':
      return cityName(what);
    case 'disc':
      return discName(what, t);
    case 'upgrade':
      return view?.asking.ask === 'upgrade-behind'
        ? t('cattle-station', { station: what })
        : t('cattle-do-upgrade');
    default:
      // reveal, done, no.
      return t(`cattle-do-${verb}`);
  }
}

function workerAt(cell: string, view: View | null, t: Translate): string {
  const match = /^r(\d+)c(\d+)$/.exec(cell);
  const worker: Worker | null | undefined = match
    ? view?.job_market.rows[Number(match[1]) - 1]?.[Number(match[2]) - 1]
    : null;
  return worker ? t(`cattle-worker-${worker}`) : cell;
}

function stationAt(space: string, view: View | null): string {
  return String(view?.stations.find((station) => station.space === space)?.n ?? space);
}
