/** Where a board lies under its window: scale 1 fits, more is closer. Offsets in window pixels. */
export interface Pose {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MOST = 4;
export const home: Pose = { scale: 1, x: 0, y: 0 };

/** The nearest pose that leaves no gap at the window's edges. */
export function settle(pose: Pose, size: Size): Pose {
  const scale = Math.min(MOST, Math.max(1, pose.scale));
  const within = (at: number, length: number) => Math.min(0, Math.max(length * (1 - scale), at));
  return { scale, x: within(pose.x, size.width), y: within(pose.y, size.height) };
}

/** Scales about a point of the window: what lies under the finger stays under it. */
export function zoomAt(pose: Pose, factor: number, at: { x: number; y: number }, size: Size): Pose {
  const scale = Math.min(MOST, Math.max(1, pose.scale * factor));
  const ratio = scale / pose.scale;
  return settle({ scale, x: at.x - (at.x - pose.x) * ratio, y: at.y - (at.y - pose.y) * ratio }, size);
}

export function moveBy(pose: Pose, dx: number, dy: number, size: Size): Pose {
  return settle({ ...pose, x: pose.x + dx, y: pose.y + dy }, size);
}
