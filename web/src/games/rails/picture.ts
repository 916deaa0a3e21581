import type { Seat } from '../module';
import { Curve, type Bend, type Posture } from './map/curve';

interface Line {
  path: string;
  spaces: Posture[];
  length: number;
  seat: Seat | null;
  colour: string;
}

/** Cities of the picture, roughly where they are; a seat where somebody holds one. */
export const PICTURE_CITIES: { x: number; y: number; seat: Seat | null }[] = [
  { x: 150, y: 352, seat: null },
  { x: 112, y: 590, seat: 1 },
  { x: 250, y: 620, seat: null },
  { x: 392, y: 330, seat: null },
  { x: 560, y: 420, seat: 0 },
  { x: 530, y: 640, seat: null },
  { x: 706, y: 468, seat: 3 },
  { x: 706, y: 640, seat: null },
];

const LINES: { from: number; to: number; spaces: number; bend: Bend; seat: Seat | null; colour: string }[] = [
  { from: 0, to: 3, spaces: 4, bend: [-0.08, -0.08], seat: 1, colour: 'red' },
  { from: 0, to: 1, spaces: 3, bend: [0.12, 0.12], seat: 1, colour: 'red' },
  { from: 1, to: 2, spaces: 2, bend: [0, 0], seat: null, colour: 'yellow' },
  { from: 2, to: 5, spaces: 4, bend: [0.1, 0.1], seat: null, colour: 'purple' },
  { from: 2, to: 3, spaces: 4, bend: [0.1, 0.1], seat: null, colour: 'orange' },
  { from: 3, to: 4, spaces: 3, bend: [-0.1, -0.1], seat: 0, colour: 'red' },
  { from: 4, to: 5, spaces: 3, bend: [0.06, 0.06], seat: 0, colour: 'red' },
  { from: 4, to: 6, spaces: 3, bend: [-0.08, -0.08], seat: null, colour: 'blue' },
  { from: 6, to: 7, spaces: 2, bend: [0, 0], seat: null, colour: 'green' },
  { from: 5, to: 7, spaces: 3, bend: [0.08, 0.08], seat: 3, colour: 'white' },
];

const CITY = 28;

/** The lines between them, with big spaces: the picture is small. */
export function pictureLines(): Line[] {
  return LINES.map(({ from, to, spaces, bend, seat, colour }) => {
    const curve = new Curve(PICTURE_CITIES[from]!, PICTURE_CITIES[to]!, bend);
    const pitch = (curve.length - 2 * CITY) / spaces;
    const at = (distance: number) => {
      const { x, y } = curve.at(distance);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    };
    const reach = (curve.length - 2 * CITY) / 10;
    return {
      path: `M${Array.from({ length: 11 }, (_, i) => at(CITY + reach * i)).join('L')}`,
      spaces: Array.from({ length: spaces }, (_, i) => curve.at(CITY + pitch * (i + 0.5))),
      length: pitch - 6,
      seat,
      colour,
    };
  });
}
