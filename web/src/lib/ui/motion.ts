import type { Attachment } from 'svelte/attachments';

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves a piece once, as it appears; not for who wants no motion. */
export function play(frames: Keyframe[], options: KeyframeAnimationOptions): Attachment<Element> {
  return (element) => {
    if (still()) return;
    const animation = element.animate(frames, { easing: 'ease-out', fill: 'backwards', ...options });
    return () => animation.cancel();
  };
}

export const nothing: Attachment<Element> = () => {};

/** How long points can be read that rise from where they were earned. */
export const RISE = 1500;

/** Points rise from where they were earned, stay long enough to be read, and go. */
export function rise(delay: number): Attachment<Element> {
  return play(
    [
      { opacity: 0, translate: '0px 16px', offset: 0 },
      { opacity: 1, translate: '0px 0px', offset: 0.16 },
      { opacity: 1, translate: '0px -5px', offset: 0.8 },
      { opacity: 0, translate: '0px -16px', offset: 1 },
    ],
    { duration: RISE, delay, fill: 'both' },
  );
}
