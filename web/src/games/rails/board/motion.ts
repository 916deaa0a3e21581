import type { Attachment } from 'svelte/attachments';

/** How long a piece takes, and how long after the one before it the next sets off. */
export const STEP = 280;
export const GAP = 70;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function play(frames: Keyframe[], options: KeyframeAnimationOptions): Attachment<Element> {
  return (element) => {
    if (still()) return;
    const animation = element.animate(frames, { easing: 'ease-out', fill: 'backwards', ...options });
    return () => animation.cancel();
  };
}

const nothing: Attachment<Element> = () => {};

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

/** Points rise from where they were earned, stay long enough to be read, and go. */
export function rise(delay: number): Attachment<Element> {
  return play(
    [
      { opacity: 0, translate: '0px 16px', offset: 0 },
      { opacity: 1, translate: '0px 0px', offset: 0.15 },
      { opacity: 1, translate: '0px -6px', offset: 0.8 },
      { opacity: 0, translate: '0px -18px', offset: 1 },
    ],
    { duration: 1700, delay, fill: 'both' },
  );
}
