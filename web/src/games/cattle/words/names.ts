import { seatNames } from '$lib/table/names';
import type { TableState, Translate } from '../../module';
import { cattlePoints, type Box } from '../box';
import { boxes } from '../boxes';
import { breedOf, groupsOf, type Card, type Cards, type City, type Node } from '../names';
import type { Tile, View, Why } from '../view';
import { nameOf } from '../who';

export function names(state: TableState, t: Translate): string[] {
  return seatNames(state.seats, t);
}

/** "Santa Fe", made from the id: cities are called alike in all languages. */
export function cityName(city: City | string): string {
  return city.replace(
    /(^|_)([a-z])/g,
    (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase(),
  );
}

/** A card in words: "Holstein", "Texas Longhorn (6)", or an objective by its tasks. */
export function cardName(card: Card, t: Translate, box: Box | null = boxes.latest): string {
  const breed = breedOf(card);
  if (!breed) return t('cattle-objective-named', { tasks: tasksWords(card, t, box) });
  const name = t(`cattle-breed-${breed}`);
  return card === breed
    ? name
    : t('cattle-card-worth', { card: name, points: cattlePoints(box, card, breed) });
}

/** "2 buildings, 1 hazard": what an objective card wants. */
export function tasksWords(card: Card, t: Translate, box: Box | null = boxes.latest): string {
  const tasks = box?.objectives.find(({ id }) => id === card)?.tasks ?? [];
  const counts = new Map<string, number>();
  for (const task of tasks) counts.set(task, (counts.get(task) ?? 0) + 1);
  return [...counts].map(([task, count]) => t(`cattle-task-${task}`, { count })).join(', ');
}

/** "2× Jersey, 1× Holstein". */
export function cardsWords(cards: Cards | Card[], t: Translate): string {
  const counts: Cards = Array.isArray(cards) ? countsOf(cards) : cards;
  return groupsOf(counts)
    .map(({ card, count }) =>
      count > 1 ? t('cattle-count', { count, card: cardName(card, t) }) : cardName(card, t),
    )
    .join(', ');
}

function countsOf(cards: Card[]): Cards {
  const counts: Cards = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** A tile in words. */
export function tileName(tile: Tile, t: Translate, names: string[]): string {
  switch (tile.kind) {
    case 'neutral':
      return t('cattle-tile-neutral', { letter: tile.letter });
    case 'private':
      return t('cattle-tile-private', { building: tile.building, seat: nameOf(names, tile.owner, t) });
    case 'hazard':
      return t('cattle-tile-hazard', { zone: t(`cattle-zone-${tile.zone}`), vp: tile.vp });
    case 'teepee':
      return t(`cattle-teepee-${tile.colour}`);
    case 'worker':
      return t(`cattle-worker-${tile.worker}`);
  }
}

/** The kind of ground a place is, while nothing lies on it. */
function groundName(node: Node, t: Translate): string {
  if (node === 'START') return t('cattle-place-start');
  if (node === 'KC') return cityName('kansas_city');
  const zone = /^(FL|DR|RK)\d/.exec(node)?.[1];
  if (zone) return t(`cattle-zone-${{ FL: 'flood', DR: 'drought', RK: 'rockfall' }[zone]}`);
  const teepee = /^T(m?)(\d+)$/.exec(node);
  if (teepee) return t('cattle-place-teepee', { value: teepee[1] ? `−${teepee[2]}` : `+${teepee[2]}` });
  return t('cattle-place-slot', { node });
}

/** What a place is called: its tile, or its ground. */
export function placeName(
  view: Pick<View, 'trail'> | null,
  node: Node,
  t: Translate,
  names: string[],
): string {
  const tile = view?.trail.find(({ at }) => at === node)?.tile;
  return tile ? tileName(tile, t, names) : groundName(node, t);
}

/** Why something cannot be done, in words. */
export function whyWords(why: Why, t: Translate): string {
  return t(`cattle-refuse-${why.code}`, { need: why.need ?? 0, have: why.have ?? 0 });
}
