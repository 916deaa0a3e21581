import type { TableState, Translate } from '../../module';
import { blockIndex, wagonIndex, westOf, type Region, type Scored } from '../regions';
import { viewOf } from '../view';
import { names, pointsWords, regionName, regionWords } from '../words';

/** The board in words, for those who do not see it; the same facts as the picture. */

export function wagonsLabel(state: TableState, region: Region, legal: boolean, t: Translate): string {
  const count = viewOf(state).wagons[wagonIndex(region)] ?? 0;
  const words = [t('wagons-board-wagons', { region: regionName(region, t), count })];
  const west = westOf(region);
  if (legal && west) words.push(t('wagons-board-move', regionWords(west, t)));
  return words.join(' ');
}

export function blockLabel(state: TableState, region: Scored, legal: boolean, t: Translate): string {
  const view = viewOf(state);
  const { discs } = view.blocks[blockIndex(region)]!;
  const all = names(state, t);
  const words = [t('wagons-board-block', { region: regionName(region, t), count: discs.length })];
  if (discs.length > 0)
    words.push(t('wagons-board-oldest-first', { seats: discs.map((seat) => all[seat]).join(', ') }));
  words.push(ifScoredLabel(state, region, t));
  if (legal) words.push(t('wagons-board-disc'));
  return words.join(' ');
}

export function ifScoredLabel(state: TableState, region: Scored, t: Translate): string {
  const { points } = viewOf(state).if_scored[blockIndex(region)]!;
  return t('wagons-board-if-scored', { points: pointsWords(points, names(state, t), t) });
}

export function trackLabel(state: TableState, t: Translate): string {
  const points = viewOf(state).players.map((player, seat) =>
    t('wagons-points-of', { seat: names(state, t)[seat] ?? '', points: player.vp }),
  );
  return t('wagons-board-track', { points: points.join(', ') });
}
