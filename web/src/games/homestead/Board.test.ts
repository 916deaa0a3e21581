// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import { mind } from './mind.svelte';
import { build, offer, solo, table, view } from './testing/fixtures';
import { show, type Shown } from './testing/show';

let shown: Shown;
beforeEach(() => {
  // The map lies at the corner of the window, ten pixels a cell.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 230, 230));
});
afterEach(() => {
  shown.close();
  vi.restoreAllMocks();
});

const HOUSE = view({ ask: 'place', seat: 0, card: 'house' });
const PLACES = [
  offer(
    'place 3,14 3,15 4,14',
    build(7, {
      effects: [
        { count: 1, dollars: 2, buildings: [] },
        { count: 5, dollars: 5, buildings: [1, 5] },
      ],
    }),
  ),
  offer('place 8,14 9,14 9,15', build(3)),
];

const point = (name: string, row: number, col: number, more: object = {}) => {
  const event = new MouseEvent(name, { clientX: col * 10 + 5, clientY: row * 10 + 5, bubbles: true });
  shown.one('.board').dispatchEvent(Object.assign(event, { pointerType: 'mouse', pointerId: 1, ...more }));
  flushSync();
};
const finger = { pointerType: 'touch' };
const tap = (row: number, col: number) => {
  point('pointerdown', row, col, finger);
  point('pointerup', row, col, finger);
  point('click', row, col);
};

describe('the map', () => {
  it('has every building with its sign and its owner', () => {
    shown = show(Board, { state: table(view({ ask: 'play', seat: 1 })) });
    expect(shown.all('.building')).toHaveLength(13);
    expect(shown.all('.building .badge')).toHaveLength(13);
    expect(shown.all('.building .canal')).toHaveLength(3);
  });

  it('reads the building under the mouse: its area and a radius', () => {
    shown = show(Board, { state: table(view({ ask: 'play', seat: 1 })) });
    mind.radius = 3;
    point('pointermove', 6, 13);
    expect(shown.one('.note').textContent).toContain('House');
    expect(shown.one('.note').textContent).toContain('Ada');
    expect(shown.all('.umkreis')).toHaveLength(1);
    point('pointerleave', 6, 13);
    expect(shown.all('.note')).toHaveLength(0);
  });

  it('draws areas on request', () => {
    mind.layer = 'type_area';
    shown = show(Board, { state: table(view({ ask: 'play', seat: 1 })) });
    expect(shown.all('.areas text').map((size) => size.textContent)).toContain('3');
    mind.layer = 'none';
  });

  it('marks the new area of the rival', () => {
    shown = show(Board, { state: table(solo({ ask: 'play', seat: 0 })) });
    expect(shown.one('.areas text').textContent).toBe('2');
  });
});

describe('the tile in hand', () => {
  it('shows what every place pays as it is held', () => {
    shown = show(Board, { state: table(HOUSE), offers: PLACES });
    expect(shown.all('.places text').map((one) => one.textContent)).toEqual(['7']);
    expect(shown.all('.places .turned')).toHaveLength(1);
    mind.turns = 3;
    flushSync();
    expect(shown.all('.places text').map((one) => one.textContent)).toEqual(['3']);
  });

  it('follows the mouse, says what it pays and why, and is laid by a press', () => {
    shown = show(Board, { state: table(HOUSE), offers: PLACES });
    point('pointermove', 3, 14);
    expect(shown.one('.tag .sum').textContent).toBe('+7 $');
    expect(shown.one('.tag .parts').textContent).toBe('2 + 5');
    expect(shown.all('.counted')).toHaveLength(2);
    expect(shown.all('.umkreis')).toHaveLength(0);
    point('click', 3, 14);
    expect(shown.act).toHaveBeenCalledWith('place 3,14 3,15 4,14');
  });

  it('marks where it plainly cannot lie, and asks the table why', () => {
    shown = show(Board, { state: table(HOUSE), offers: PLACES });
    point('pointermove', 6, 10);
    expect(shown.all('.cross').length).toBeGreaterThan(0);
    expect(shown.all('.tag')).toHaveLength(0);
    point('click', 6, 10);
    expect(shown.act).toHaveBeenCalledWith('place 6,10 6,11 7,10');
  });

  it('turns with the wheel, and leaves the wheel with Ctrl to the zoom', () => {
    shown = show(Board, { state: table(HOUSE), offers: PLACES });
    point('pointermove', 3, 14);
    const wheel = (more: object) => {
      const event = new WheelEvent('wheel', { deltaY: 80, bubbles: true, cancelable: true });
      shown.one('.board').dispatchEvent(Object.assign(event, { ctrlKey: false, shiftKey: false, ...more }));
    };
    wheel({});
    expect(mind.turns).toBe(1);
    wheel({ ctrlKey: true });
    expect(mind.turns).toBe(1);
  });

  it('needs two taps of a finger, and turns by itself to fit', () => {
    shown = show(Board, { state: table(HOUSE), offers: PLACES });
    tap(9, 14);
    expect(shown.act).not.toHaveBeenCalled();
    expect(mind.held).toMatchObject({ spot: [9, 14], turns: 3 });
    tap(9, 15);
    expect(shown.act).toHaveBeenCalledWith('place 8,14 9,14 9,15');
  });

  it('is dragged by a finger', () => {
    shown = show(Board, { state: table(HOUSE), offers: PLACES });
    tap(3, 14);
    (shown.one('.board') as HTMLElement).setPointerCapture = () => {};
    point('pointerdown', 3, 15, finger);
    point('pointermove', 5, 16, finger);
    point('pointerup', 5, 16, finger);
    point('click', 5, 16);
    expect(mind.spot).toEqual([5, 15]);
    expect(shown.act).not.toHaveBeenCalled();
  });

  it('is led by keys, from a place where it fits', () => {
    shown = show(Board, { state: table(HOUSE), offers: PLACES });
    const cursor = shown.one('.cursor') as SVGElement;
    cursor.dispatchEvent(new Event('focus'));
    flushSync();
    expect(cursor.getAttribute('aria-label')).toBe('Row 3, column 14: steppe. It fits here: 7 $.');
    shown.key('Enter', cursor);
    expect(shown.act).toHaveBeenCalledWith('place 3,14 3,15 4,14');
    shown.key('ArrowLeft', cursor);
    expect(cursor.getAttribute('aria-label')).toBe(
      "Row 3, column 13: steppe. Farmers' Trading Post, Ben. It may not lie here.",
    );
  });

  it('is not in the hand of who only looks on', () => {
    shown = show(Board, { state: table(HOUSE), live: false });
    point('pointermove', 3, 14);
    expect(shown.all('.held')).toHaveLength(0);
    expect(shown.all('.places')).toHaveLength(0);
  });
});
