import type { CurvePoint } from './curve';

export interface Scale {
  left: number;
  right: number;
  top: number;
  bottom: number;
  x(ply: number): number;
  y(score: number): number;
}

/** Room for the numbers on the left and the names on the right. */
export function scaleOf(points: CurvePoint[], width: number, height: number): Scale {
  const [left, right, top, bottom] = [40, width - 60, 14, height - 14];
  const plies = points.map((point) => point.ply);
  const ticks = ticksOf(points);
  const [first, last] = [plies[0] ?? 0, plies.at(-1) ?? 1];
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return {
    left,
    right,
    top,
    bottom,
    x: (ply) => left + ((ply - first) / (last - first || 1)) * (right - left),
    y: (score) => bottom - ((score - low) / (high - low || 1)) * (bottom - top),
  };
}

/** Four to six round numbers that hold all scores. */
export function ticksOf(points: CurvePoint[]): number[] {
  const scores = points.flatMap((point) => point.scores);
  const low = Math.min(0, ...scores);
  const high = Math.max(10, ...scores);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((size) => (high - low) / size <= 6) ?? 1000;
  const ticks: number[] = [];
  for (let tick = Math.floor(low / step) * step; tick < high + step; tick += step) ticks.push(tick);
  return ticks;
}

/** Scores hold until they change: stairs, not slopes. */
export function pathOf(points: CurvePoint[], seat: number, scale: Scale): string {
  return points
    .map((point, i) => {
      const [x, y] = [round(scale.x(point.ply)), round(scale.y(point.scores[seat] ?? 0))];
      return i === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
}

/** Moves labels apart that would cover each other, keeping their order. */
export function spreadLabels(wanted: number[], gap: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed = [...wanted];
  for (let pass = 0; pass < 20; pass += 1) {
    for (let k = 1; k < order.length; k += 1) {
      const [above, below] = [order[k - 1]!, order[k]!];
      const lack = gap - (placed[below]! - placed[above]!);
      if (lack <= 0) continue;
      placed[above]! -= lack / 2;
      placed[below]! += lack / 2;
    }
  }
  return placed;
}

const round = (value: number) => Math.round(value * 10) / 10;
