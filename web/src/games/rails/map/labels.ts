import { discOverlap, overlap, type Slab } from './boxes';
import type { Point } from './projection';
import { BOARD, CITY, slabsOf, type LanePlace } from './space';

/** A city's name in one line or two, its middle at x and y. */
export interface Label extends Point {
  lines: string[];
  width: number;
  height: number;
}

export const LABEL_SIZE = 15;
export const LINE_HEIGHT = 14;

interface Named {
  id: string;
  name: string;
  at: Point;
}

/** Widths of the slab face as printed here; a little generous. */
function widthOf(text: string): number {
  let width = 2;
  for (const sign of text) {
    if (/[iltfjr.' ]/.test(sign)) width += 4.7;
    else if (/[mwMWGO]/.test(sign)) width += 11.4;
    else width += /[A-Z]/.test(sign) ? 10 : 8;
  }
  return width;
}

/** One line, and two where the name has a gap: the most even split. */
export function formsOf(name: string): { lines: string[]; width: number; height: number }[] {
  const form = (lines: string[]) => ({
    lines,
    width: Math.max(...lines.map(widthOf)),
    height: LINE_HEIGHT * lines.length + 1,
  });
  const words = name.split(' ');
  const splits = words
    .slice(1)
    .map((_, i) => form([words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]))
    .sort((a, b) => a.width - b.width);
  return [form([name]), ...splits.slice(0, 1)];
}

/** All places a name could take round its city, the best liked first. */
function candidates({ name, at }: Named): { label: Label; price: number }[] {
  const found: { label: Label; price: number }[] = [];
  for (const form of formsOf(name))
    for (const distance of [CITY + 2, CITY + 6, CITY + 10])
      for (let turn = 0; turn < 24; turn++) {
        const cos = Math.cos((turn * Math.PI) / 12);
        const sin = Math.sin((turn * Math.PI) / 12);
        // The further to a side, the more of the name lies on that side.
        const lean = (part: number, half: number) =>
          Math.abs(part) < 0.2 ? 0 : Math.sign(part) * half * Math.min(1, Math.abs(part) * 1.5);
        const x = at.x + cos * distance + lean(cos, form.width / 2);
        const y = at.y + sin * distance + lean(sin, form.height / 2);
        const price = (distance - CITY - 2) / 4 + (form.lines.length > 1 ? 1.5 : 0) + Math.abs(sin) * 0.2;
        found.push({ label: { ...form, x, y }, price });
      }
  return found;
}

const slabOf = (label: Label): Slab => ({
  x: label.x,
  y: label.y,
  angle: 0,
  long: label.width / 2,
  wide: label.height / 2,
});

/** Puts every name where it covers nothing; those with the least room choose first. */
export function labelsFor(cities: Named[], lanes: LanePlace[]): Map<string, Label> {
  const spaces = lanes.flatMap(slabsOf);
  const priced = cities.map((city) => {
    const near = spaces.filter(({ x, y }) => Math.abs(x - city.at.x) < 190 && Math.abs(y - city.at.y) < 90);
    const choices = candidates(city).map(({ label, price }) => ({
      label,
      price: price + harm(slabOf(label), near, cities, city),
    }));
    return { id: city.id, choices, free: choices.filter(({ price }) => price < 4).length };
  });
  const placed = new Map<string, Label>();
  for (const { id, choices } of priced.sort((a, b) => a.free - b.free)) {
    const taken = [...placed.values()].map(slabOf);
    const total = (choice: { label: Label; price: number }) =>
      choice.price + taken.reduce((sum, other) => sum + 3 * overlap(slabOf(choice.label), other) ** 2, 0);
    placed.set(
      id,
      choices.map((c) => ({ ...c, price: total(c) })).sort((a, b) => a.price - b.price)[0]!.label,
    );
  }
  return placed;
}

function harm(slab: Slab, spaces: Slab[], cities: Named[], own: Named): number {
  const grown = { ...slab, long: slab.long + 1, wide: slab.wide + 1 };
  let sum = 0;
  const add = (depth: number) => (sum += depth > 0 ? 6 + 2 * depth * depth : 0);
  for (const space of spaces) add(overlap(grown, space));
  for (const city of cities) add(discOverlap(slab, city.at, city === own ? CITY + 1 : CITY + 3));
  if (slab.x - slab.long < 5 || slab.x + slab.long > BOARD.width - 5) sum += 500;
  return sum;
}
