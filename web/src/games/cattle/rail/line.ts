import type { Space } from '../names';
import type { Point } from '../trail/places';

/** The railway as rows of spaces; every second row runs back. East is right: the line begins at Kansas City. */
export interface Line {
  width: number;
  height: number;
  spaces: Map<Space, Point>;
  /** The line through all main spaces. */
  d: string;
  /** Each turnout's own bend. */
  turnouts: { space: Space; d: string }[];
  /** Where a fee for transport lies between two spaces. */
  crossings: { after: number; x: number; y: number }[];
  cities: Map<string, Point>;
  stations: Map<number, Point>;
}

/** Between a space and its turnout. */
const SIDING = 44;
const EDGE = 46;

interface Plan {
  perRow: number;
  /** Where each row lies. */
  rows: number[];
  width: number;
  height: number;
  /** Cities in a row, and where the rows lie. */
  cityRows: number[];
  citiesPerRow: number;
}

/** Two rows on a desk, four on a phone. */
const WIDE: Plan = {
  perRow: 20,
  rows: [196, 98],
  width: 1180,
  height: 346,
  cityRows: [256],
  citiesPerRow: 10,
};
const NARROW: Plan = {
  perRow: 10,
  rows: [386, 286, 186, 86],
  width: 606,
  height: 690,
  cityRows: [458, 582],
  citiesPerRow: 5,
};

interface Printed {
  railroad: { last: number; crossings_after_space: number[] };
  stations: { n: number; space: Space }[];
  cities: { id: string }[];
}

export function lineOf({ railroad, stations, cities }: Printed, wide: boolean): Line {
  const plan = wide ? WIDE : NARROW;
  const pitch = (plan.width - 2 * EDGE) / (plan.perRow - 1);
  const at = (n: number): Point => {
    const row = Math.floor(n / plan.perRow);
    const along = n % plan.perRow;
    const fromRight = row % 2 === 0 ? along : plan.perRow - 1 - along;
    return { x: plan.width - EDGE - fromRight * pitch, y: plan.rows[row]! };
  };
  const spaces = new Map<Space, Point>();
  let d = '';
  for (let n = 0; n <= railroad.last; n += 1) {
    const point = at(n);
    const turns = n > 0 && n % plan.perRow === 0;
    const before = n > 0 ? at(n - 1) : point;
    // At the end of a row the line swings up into the next one.
    const out = before.x < plan.width / 2 ? -26 : 26;
    d +=
      n === 0
        ? `M${point.x} ${point.y}`
        : turns
          ? `C${before.x + out} ${before.y} ${point.x + out} ${point.y} ${point.x} ${point.y}`
          : `L${point.x} ${point.y}`;
    spaces.set(String(n), point);
  }
  const turnouts: Line['turnouts'] = [];
  const signs = new Map<number, Point>();
  for (const { n, space } of stations) {
    const main = Number(space);
    if (Number.isInteger(main)) {
      const end = at(main);
      signs.set(n, { x: end.x, y: end.y - SIDING });
      continue;
    }
    const [a, b] = [at(Math.floor(main)), at(Math.ceil(main))];
    const point = { x: (a.x + b.x) / 2, y: a.y - SIDING };
    spaces.set(space, point);
    turnouts.push({
      space,
      d: `M${a.x} ${a.y}C${a.x} ${a.y - 26} ${point.x} ${point.y + 26} ${point.x} ${point.y}C${point.x} ${point.y + 26} ${b.x} ${b.y - 26} ${b.x} ${b.y}`,
    });
    signs.set(n, point);
  }
  const crossings = railroad.crossings_after_space.map((after) => {
    const [a, b] = [at(after), at(after + 1)];
    return { after, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  });
  const gap = plan.width / plan.citiesPerRow;
  const cityAt = new Map<string, Point>();
  cities.forEach(({ id }, i) => {
    const row = Math.floor(i / plan.citiesPerRow);
    const along = i % plan.citiesPerRow;
    const column = row % 2 === 0 ? along : plan.citiesPerRow - 1 - along;
    cityAt.set(id, { x: plan.width - gap * (column + 0.5), y: plan.cityRows[row]! });
  });
  return {
    width: plan.width,
    height: plan.height,
    spaces,
    d,
    turnouts,
    crossings,
    cities: cityAt,
    stations: signs,
  };
}
