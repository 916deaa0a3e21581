import { seatNames } from '$lib/table/names';
import type { Seat, TableState, Translate } from '../module';
import { endsOf, type Box } from './box';
import { boxes } from './boxes';
import { groupsOf, type Cards } from './colours';
import type { Preview } from './view';

/** A city's name as its box prints it; made from its id while the box is on its way. */
export function cityName(id: string, box: Box | null = boxes.latest): string {
  const printed = box?.cities.find((city) => city.id === id)?.name;
  return (
    printed ??
    id.replace(/(^|_)([a-z])/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase())
  );
}

/** "Denver – Pueblo", for a lane or a ticket. */
export function pairName(name: string, box: Box | null = boxes.latest): string {
  return endsOf(name)
    .map((id) => cityName(id, box))
    .join(' – ');
}

export function colourName(colour: string, t: Translate): string {
  return t(`rails-colour-${colour}`);
}

/** "2 red, 1 locomotive". */
export function cardsWords(cards: Cards, t: Translate): string {
  return groupsOf(cards)
    .map(({ card, count }) => t('rails-count', { count, colour: colourName(card, t) }))
    .join(', ');
}

export function names(state: TableState, t: Translate): string[] {
  return seatNames(state.seats, t);
}

/** "you 7, Ben 7": who would get what. */
export function gainWords(preview: Preview, me: Seat | null, names: string[], t: Translate): string {
  return preview.points
    .map(({ seat, points }) =>
      seat === me ? t('rails-gain-you', { points }) : t('rails-gain', { seat: names[seat] ?? '', points }),
    )
    .join(', ');
}
