import type { Attachment } from 'svelte/attachments';
import { nothing, play } from '$lib/ui/motion';
import type { Point } from '../trail/places';

/** How long a piece takes, and how long after the one before it the next sets off. */
export const STEP = 300;
export const GAP = 90;

/** A tile or a disc is put down. */
export function drop(delay: number | null): Attachment<Element> {
  if (delay === null) return nothing;
  return play(
    [
      { opacity: 0, translate: '0px -24px' },
      { opacity: 1, translate: '0px 0px' },
    ],
    { duration: STEP, delay },
  );
}

/** A card is turned face up. */
export function turnUp(delay: number | null): Attachment<Element> {
  if (delay === null) return nothing;
  return play(
    [
      { opacity: 0.2, transform: 'rotateY(180deg)' },
      { opacity: 1, transform: 'rotateY(90deg)', offset: 0.5 },
      { opacity: 1, transform: 'none' },
    ],
    { duration: STEP * 1.6, delay },
  );
}

/** A cattleman walks from place to place, to where he stands now. */
export function walk(way: Point[], delay: number): Attachment<Element> {
  if (way.length < 2) return nothing;
  return play(
    way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: Math.min(1400, STEP * (way.length - 1)), delay, easing: 'ease-in-out' },
  );
}
