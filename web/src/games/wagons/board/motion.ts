import type { Attachment } from 'svelte/attachments';
import { nothing, play } from '$lib/ui/motion';
import type { Point } from './layout';

/** How long a piece takes, and how long after the one before it the next sets off. */
export const STEP = 300;
export const GAP = 140;

/** A wagon rolls in from where it was. */
export function rollIn(roll: { by: Point; delay: number } | null): Attachment<Element> {
  if (!roll) return nothing;
  return play([{ translate: `${roll.by.x}px ${roll.by.y}px` }, { translate: '0px 0px' }], {
    duration: STEP + 50,
    delay: roll.delay,
    easing: 'ease-in-out',
  });
}

/** A disc is put down. */
export function drop(delay: number | null): Attachment<Element> {
  if (delay === null) return nothing;
  return play(
    [
      { opacity: 0, translate: '0px -34px', scale: '1.25' },
      { opacity: 1, translate: '0px 0px', scale: '1' },
    ],
    { duration: STEP, delay },
  );
}

/** A disc that was pushed out goes back to its owner. */
export function flyOff(by: Point, delay: number): Attachment<Element> {
  return play(
    [
      { opacity: 1, translate: '0px 0px' },
      { opacity: 0, translate: `${by.x}px ${by.y}px` },
    ],
    {
      duration: STEP + 50,
      delay,
      fill: 'both',
    },
  );
}
