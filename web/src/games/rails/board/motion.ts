import type { Attachment } from 'svelte/attachments';
import { nothing, play } from '$lib/ui/motion';

/** How long a piece takes, and how long after the one before it the next sets off. */
export const STEP = 280;
export const GAP = 70;

/** A car or a marker is put down. */
export function drop(delay: number | null): Attachment<Element> {
  if (delay === null) return nothing;
  return play(
    [
      { opacity: 0, translate: '0px -26px' },
      { opacity: 1, translate: '0px 0px' },
    ],
    { duration: STEP, delay },
  );
}

/** A card is turned up. */
export function turnUp(delay: number | null): Attachment<Element> {
  if (delay === null) return nothing;
  return play(
    [
      { opacity: 0, transform: 'rotateY(80deg) translateY(-6px)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: STEP, delay },
  );
}
