import type { Attachment } from 'svelte/attachments';
import { nothing, play } from '$lib/ui/motion';

export const STEP = 300;

/** A tile is put down from a little above. */
export function setDown(delay: number | null): Attachment<Element> {
  if (delay === null) return nothing;
  return play(
    [
      { opacity: 0, translate: '0px -22px' },
      { opacity: 1, translate: '0px 0px' },
    ],
    { duration: STEP, delay },
  );
}
