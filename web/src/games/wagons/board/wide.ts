import type { Layout, Place, Ring } from './layout';

/** A desk: the continent as it lies, west on the left. */
export const wide: Layout = {
  wide: true,
  width: 1140,
  height: 1000,
  disc: 23,
  wagon: 1.25,
  font: { count: 36, points: 21 },
  places: {
    CA: column(50, 96, 17),
    W: column(162, 206, 24, 264),
    MW: column(374, 200, 24, 474),
    GP: column(584, 200, 24, 684),
    E: column(796, 166, 24, 896),
    NE: column(974, 126, 19),
  },
  track: { x: 76, y: 948, w: 988 },
  pile: { x: 1080, y: 566 },
  discard: { x: 1080, y: 706 },
  card: { w: 78, h: 109 },
};

function column(x: number, w: number, font: number, ringX?: number): Place {
  const centre = x + w / 2;
  return {
    title: { x: centre, y: 98, anchor: 'middle', font },
    count: { x: centre, y: 142, anchor: 'middle' },
    wagons: { x: x + 4, y: 158, w: w - 8, h: 256 },
    target: { x, y: 64, w, h: 358 },
    ring: ringX ? ring(ringX, 538) : null,
  };
}

function ring(x: number, y: number): Ring {
  const circles = Array.from({ length: 8 }, (_, i) => {
    const turn = ((i - 3) * Math.PI) / 4;
    return { x: x + 73 * Math.cos(turn), y: y + 73 * Math.sin(turn) };
  });
  return {
    circles,
    centre: { x, y },
    plate: { x: x - 102, y: y - 102, w: 204, h: 204, round: 102 },
    points: { x: x - 101, y: y + 112, w: 202, h: 38 },
  };
}
