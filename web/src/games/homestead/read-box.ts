import type { Box, Card } from './box';

/** A card as a box writes it: what does not apply may be left out. */
type Written = Pick<Card, 'id' | 'name' | 'type' | 'shape' | 'terrain' | 'effects'> & Partial<Card>;

export interface WrittenBox extends Omit<Box, 'cards'> {
  cards: Written[];
  /** Which of the cards are trading posts. */
  posts?: { id: string }[];
}

/** The components as the server sends them, with every part in its place. */
export function readBox(written: WrittenBox): Box {
  const posts = new Set((written.posts ?? []).map(({ id }) => id));
  const cards = written.cards.map((card): Card => ({
    count: 1,
    cell_terrain: null,
    river_cells: [],
    wagon: false,
    requirements: [],
    farm_symbol: null,
    bonus: [],
    is_post: posts.has(card.id),
    ...card,
  }));
  return { ...written, cards };
}
