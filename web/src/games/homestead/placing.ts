import type { Offer, TableState } from '../module';
import { cardOf, terrainAt, type Box, type Card, type Cell, type Terrain, type Type } from './box';
import { cellsHeld, cellsOfPlace, placeText, type Hold } from './land/hold';
import { keyOf } from './land/outline';
import { previewOf, viewOf, worthOf, type Build } from './view';

/** The tile that is being placed. */
export interface InHand {
  shape: Cell[];
  name: string;
  type: Type;
  /** Null: a tile of the rival. */
  card: Card | null;
}

/** A place that is offered. */
export interface Place {
  action: string;
  cells: Cell[];
  build: Build | null;
  /** What it is worth, if that is known. */
  worth: number | null;
}

/** What is being placed at this moment, by whomever. */
export function tileInHand(state: TableState, box: Box): InHand | null {
  const { asking, players } = viewOf(state);
  const held = (card: Card | null): InHand | null =>
    card && { shape: box.shapes[card.shape] ?? [], name: card.shape, type: card.type, card };
  switch (asking.ask) {
    case 'place':
      return held(cardOf(box, asking.card));
    case 'post':
      return held(cardOf(box, players[asking.seat]?.post));
    case 'rival': {
      const { type, shape } = asking.tile;
      return { shape: box.shapes[shape] ?? [], name: shape, type, card: null };
    }
    default:
      return null;
  }
}

/** The places offered, by their action. */
export function placesOf(offers: Offer[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const offer of offers) {
    if (!offer.action.startsWith('place ')) continue;
    const build = previewOf(offer)?.build ?? null;
    places.set(offer.action, {
      action: offer.action,
      cells: cellsOfPlace(offer.action),
      build,
      worth: build && worthOf(build),
    });
  }
  return places;
}

/** For a tile held this way: the cells where it may be let go, with what it is worth there. */
export function spotsOf(shape: Cell[], hold: Hold, places: Map<string, Place>, box: Box): Map<string, Place> {
  const spots = new Map<string, Place>();
  for (let row = 0; row < box.map.height; row++) {
    for (let col = 0; col < box.map.width; col++) {
      const place = places.get(placeText(cellsHeld(shape, { ...hold, spot: [row, col] })));
      if (place) spots.set(keyOf([row, col]), place);
    }
  }
  return spots;
}

/** Best first; where worth is equal or unknown, from the north-west. */
export function ranked(places: Map<string, Place>): Place[] {
  return [...places.values()].sort(
    (a, b) =>
      (b.worth ?? 0) - (a.worth ?? 0) || a.cells[0]![0] - b.cells[0]![0] || a.cells[0]![1] - b.cells[0]![1],
  );
}

/**
 * Cells on which the tile plainly cannot lie: beyond the map, under another tile, on a terrain the card does not show.
 * A hint for the eye; whether a place is lawful, and by which rule not, only the server says.
 */
export function clashes(
  tile: InHand,
  cells: Cell[],
  taken: Set<string>,
  forests: Set<string>,
  box: Box,
): Set<string> {
  const found = new Set<string>();
  cells.forEach((cell, i) => {
    const terrain = terrainAt(box.map, cell);
    if (terrain === null || taken.has(keyOf(cell)) || !fits(tile, i, terrain, forests.has(keyOf(cell))))
      found.add(keyOf(cell));
  });
  return found;
}

function fits({ card }: InHand, i: number, terrain: Terrain, opened: boolean): boolean {
  // The rival's tiles have terrains of their own: not for us to guess.
  if (!card) return true;
  const shown = card.cell_terrain?.[i] ? [card.cell_terrain[i]] : card.terrain;
  return shown.includes(terrain) || (opened && shown.includes('steppe'));
}
