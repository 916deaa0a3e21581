import type { TableState, Translate } from '../../module';
import { depositAt, terrainAt, type Box, type Cell } from '../box';
import { keyOf } from '../land/outline';
import { viewOf, type Building } from '../view';
import { cardName, names, typeName } from '../words/names';

/** What a building is called. */
export function buildingName(building: Building, box: Box, t: Translate): string {
  return building.card ? cardName(building.card, t, box) : `${typeName(building.type, t)} ${building.shape}`;
}

export function ownerName(building: Building, table: TableState, t: Translate): string {
  return building.owner === null ? t('homestead-rival') : (names(table, t)[building.owner] ?? '');
}

/** "Ben, 5 in its area". */
export function buildingLine(building: Building, table: TableState, t: Translate): string {
  const { buildings } = viewOf(table);
  const size = buildings.filter(
    ({ type, type_area }) => type === building.type && type_area === building.type_area,
  );
  return t('homestead-building-line', {
    owner: ownerName(building, table, t),
    type: typeName(building.type, t),
    size: size.length,
  });
}

/** A cell in words: where it is, its terrain, what stands on it. */
export function cellLabel(cell: Cell, table: TableState, box: Box, t: Translate): string {
  const [row, col] = cell;
  const ore = depositAt(box.map, cell);
  const ground = t(
    ore ? `homestead-deposit-${ore}` : `homestead-terrain-${terrainAt(box.map, cell) ?? 'steppe'}`,
  );
  const there = viewOf(table).buildings.find(({ cells }) => cells.some((one) => keyOf(one) === keyOf(cell)));
  const at = t('homestead-cell-at', { row, col, ground });
  return there ? `${at} ${buildingName(there, box, t)}, ${ownerName(there, table, t)}.` : at;
}
