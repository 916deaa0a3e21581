import type { Attachment } from 'svelte/attachments';
import type { Cell } from '../box';
import { holdFor, type Held } from '../land/hold';
import { CELL, keyOf } from '../land/outline';
import { mind } from '../mind.svelte';
import type { InHand, Place } from '../placing';

interface World {
  ground: SVGRectElement | undefined;
  land: { width: number; height: number };
  tile: InHand | null;
  /** Where the tile in hand lies now. */
  cells: Cell[] | null;
  places: Map<string, Place>;
  /** The number of the building there. */
  standing(cell: Cell): number | null;
  press(cell: Cell): void;
}

/** So far the wheel turns for a quarter of a tile. */
const NOTCH = 60;
/** Below this a finger that moves has only trembled. */
const SLACK = 8;

/**
 * Mouse and finger over the map. A mouse carries the tile along and presses to lay it; a finger puts it somewhere,
 * drags it on, and a second tap lays it. The wheel turns it; with Ctrl it zooms, as without a tile.
 */
export class Pointer {
  /** Pixels a unit of the drawing has on the screen, as of the last event. */
  unit = $state<number | null>(null);
  #wheel = 0;
  #drag: { from: Cell; spot: Cell; x: number; y: number; moved: boolean } | null = null;
  #touch = false;

  constructor(private readonly world: () => World) {}

  #cell({ clientX, clientY }: { clientX: number; clientY: number }): Cell | null {
    const { ground, land } = this.world();
    const box = ground?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    this.unit = box.width / (land.width * CELL);
    const row = Math.floor(((clientY - box.top) / box.height) * land.height);
    const col = Math.floor(((clientX - box.left) / box.width) * land.width);
    return row >= 0 && col >= 0 && row < land.height && col < land.width ? [row, col] : null;
  }

  readonly watch: Attachment<HTMLElement> = (node) => {
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      hear: (event: HTMLElementEventMap[K]) => void,
      passive = true,
    ) => node.addEventListener(name, hear, { signal: stop.signal, passive });
    on('pointerdown', (event) => this.#down(event, node));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', () => this.#up());
    on('pointercancel', () => this.#up());
    on('pointerleave', () => this.#leave());
    on('click', (event) => this.#click(event));
    // Not passive: it must stop the page and the zoom.
    on('wheel', (event) => this.#turn(event), false);
    return () => stop.abort();
  };

  #down(event: PointerEvent, node: HTMLElement): void {
    this.#touch = event.pointerType === 'touch';
    const { cells } = this.world();
    const from = this.#cell(event);
    if (!this.#touch || !cells || !from || !mind.spot) return;
    if (!cells.some((cell) => keyOf(cell) === keyOf(from))) return;
    // The tile is under the finger: it moves the tile, not the map.
    event.stopPropagation();
    node.setPointerCapture(event.pointerId);
    this.#drag = { from, spot: mind.spot, x: event.clientX, y: event.clientY, moved: false };
  }

  #move(event: PointerEvent): void {
    const cell = this.#cell(event);
    if (this.#drag) {
      const { from, spot, x, y, moved } = this.#drag;
      this.#drag.moved = moved || Math.hypot(event.clientX - x, event.clientY - y) > SLACK;
      if (cell && this.#drag.moved) mind.spot = [spot[0] + cell[0] - from[0], spot[1] + cell[1] - from[1]];
      return;
    }
    if (event.pointerType === 'touch') return;
    this.#point(cell);
  }

  /** Where a mouse is. */
  #point(cell: Cell | null): void {
    const { tile, standing } = this.world();
    if (tile) {
      if (!cell && mind.laid) return;
      // Many events, few cells.
      if (!cell || !mind.spot || keyOf(cell) !== keyOf(mind.spot)) mind.spot = cell;
      mind.laid = false;
    }
    mind.hovered = cell && standing(cell);
  }

  #up(): void {
    // The click that follows still asks whether this was a drag.
    const drag = this.#drag;
    setTimeout(() => {
      if (this.#drag === drag) this.#drag = null;
    });
  }

  #leave(): void {
    if (!mind.laid) mind.lift();
    mind.hovered = null;
  }

  #click(event: MouseEvent): void {
    const cell = this.#cell(event);
    if (this.#drag?.moved || !cell) return;
    const { tile, cells, press } = this.world();
    const onTile = cells?.some((one) => keyOf(one) === keyOf(cell));
    if (!tile || !this.#touch || onTile) press(cell);
    else mind.lay(this.#reach(cell, tile));
  }

  /** A finger is not exact: if the tile fits there turned another way, it turns by itself. */
  #reach(cell: Cell, tile: InHand): Held {
    const now: Held = { spot: cell, turns: mind.turns, flipped: mind.flipped };
    const { places } = this.world();
    const over = [...places.values()].filter(({ cells }) => cells.some((one) => keyOf(one) === keyOf(cell)));
    const holds = over.flatMap(({ cells, worth }) => {
      const held = holdFor(tile.shape, cells, now);
      return held ? [{ held, worth: worth ?? 0, near: nearness(held, now) }] : [];
    });
    holds.sort((a, b) => b.near - a.near || b.worth - a.worth);
    return holds[0]?.held ?? now;
  }

  #turn(event: WheelEvent): void {
    const { tile } = this.world();
    if (!tile || !mind.spot || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.#wheel += event.shiftKey ? event.deltaX || event.deltaY : event.deltaY;
    if (Math.abs(this.#wheel) < NOTCH) return;
    if (event.shiftKey) mind.flip();
    else mind.turn(Math.sign(this.#wheel));
    this.#wheel = 0;
  }
}

/** How little a tile has to change to be held that way: under the same finger first, then not turned. */
function nearness(held: Held, now: Held): number {
  const here = keyOf(held.spot) === keyOf(now.spot) ? 2 : 0;
  return here + (held.turns === now.turns && held.flipped === now.flipped ? 1 : 0);
}
