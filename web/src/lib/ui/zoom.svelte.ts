import { home, MOST, moveBy, settle, zoomAt, type Pose, type Size } from './panzoom';

interface Point {
  x: number;
  y: number;
}

/** How close a board is looked at: shared by the board, which fingers move, and its buttons, wherever they are. */
export class Zoom {
  pose = $state.raw<Pose>(home);
  size = $state.raw<Size>({ width: 0, height: 0 });

  get near(): boolean {
    return this.pose.scale > 1;
  }

  get nearest(): boolean {
    return this.pose.scale >= MOST;
  }

  /** A turned phone changes the window: the board stays inside it. */
  resize(size: Size): void {
    this.size = size;
    this.pose = settle(this.pose, size);
  }

  at(point: Point, factor: number): void {
    this.pose = zoomAt(this.pose, factor, point, this.size);
  }

  closer(factor: number): void {
    this.at({ x: this.size.width / 2, y: this.size.height / 2 }, factor);
  }

  move(dx: number, dy: number): void {
    this.pose = moveBy(this.pose, dx, dy, this.size);
  }

  fit(): void {
    this.pose = home;
  }
}
