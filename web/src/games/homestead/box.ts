/** A cell of the map: row and column from 0, the north-west corner first. */
export type Cell = [row: number, col: number];

export const TYPES = ['forester', 'mine', 'farm', 'production', 'city', 'order'] as const;
export type Type = (typeof TYPES)[number];

export type Terrain = 'steppe' | 'forest' | 'mountain' | 'river';

type Name = Record<string, string>;

/** The map and the cards of the box a table plays with, as the server sends them. They never change in a game. */
export interface Box {
  map: Land;
  shapes: Record<string, Cell[]>;
  cards: Card[];
  solo_cards: SoloCard[];
  tiles: { type: string; shape: string; count: number }[];
  farm_table: number[];
  farm_symbols: string[];
  solo_rating: { min: number; key: string }[];
}

export interface Land {
  id: string;
  name: Name;
  width: number;
  height: number;
  /** One letter a cell: `.` steppe, `f` forest, `m` mountain, `g` with gold, `s` with silver, `~` river. */
  rows: string[];
  /** Forest areas; an area's number is its place in this list. */
  forests: Cell[][];
}

export interface Card {
  id: string;
  name: Name;
  type: Type;
  count: number;
  shape: string;
  terrain: Terrain[];
  /** Terrain of each cell of the shape, where the card shows it cell by cell. */
  cell_terrain: Terrain[] | null;
  /** Which cells of the shape become river. */
  river_cells: number[];
  wagon: boolean;
  requirements: Clause[];
  farm_symbol: string | null;
  bonus: Type[];
  effects: Clause[];
  is_post: boolean;
}

export interface SoloCard {
  id: string;
  name: Name;
  order_id: string;
  buildings: { type: Type; shape: string }[];
  effect: Clause;
}

/** An effect, a star or a restriction: a kind and its numbers. */
export interface Clause {
  kind: string;
  dollars?: number;
  per?: number;
  max?: number;
  min?: number;
  min_size?: number;
  size?: number;
  radius?: number;
  cells?: number;
  count?: number;
  terrain?: Terrain;
  deposit?: string;
  owner?: 'own' | 'other' | 'any';
  types?: Type[];
  needs?: Type[];
  scope?: string;
}

const LETTERS: Record<string, Terrain> = {
  '.': 'steppe',
  f: 'forest',
  m: 'mountain',
  g: 'mountain',
  s: 'mountain',
  '~': 'river',
};

/** What is printed on a cell; null beyond the map. */
export function terrainAt({ rows }: Pick<Land, 'rows'>, [row, col]: Cell): Terrain | null {
  return LETTERS[rows[row]?.[col] ?? ''] ?? null;
}

export function depositAt({ rows }: Pick<Land, 'rows'>, [row, col]: Cell): 'gold' | 'silver' | null {
  const letter = rows[row]?.[col];
  return letter === 'g' ? 'gold' : letter === 's' ? 'silver' : null;
}

export function cardOf(box: Box | null, id: string | null | undefined): Card | null {
  return box?.cards.find((card) => card.id === id) ?? null;
}

export function soloCardOf(box: Box | null, id: string | null | undefined): SoloCard | null {
  return box?.solo_cards.find((card) => card.id === id) ?? null;
}

/** The radii a card's sentences speak of, each once. */
export function radiiOf(card: Card): number[] {
  const all = [...card.effects, ...card.requirements].flatMap(({ radius }) => radius ?? []);
  return [...new Set(all)].sort((a, b) => a - b);
}
