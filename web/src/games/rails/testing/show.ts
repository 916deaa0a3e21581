import { flushSync, mount, unmount, type Component } from 'svelte';
import { vi } from 'vitest';
import type { BoardProps } from '../../module';
import { mind } from '../mind.svelte';
import { speak } from './speak';

export interface Shown {
  at: HTMLElement;
  act: ReturnType<typeof vi.fn<(action: string) => void>>;
  all(selector: string): Element[];
  one(selector: string): Element;
  click(selector: string): void;
  key(key: string, target?: EventTarget): void;
  close(): void;
}

/** Puts a board or a panel on the page, in English. */
export function show(
  component: Component<BoardProps>,
  props: Pick<BoardProps, 'state'> & Partial<BoardProps>,
): Shown {
  const at = document.body.appendChild(document.createElement('div'));
  const act = vi.fn<(action: string) => void>();
  const rest = { offers: [], live: true, facts: [], since: [], t: speak('en') };
  const mounted = mount(component, { target: at, props: { ...rest, act, ...props } });
  flushSync();

  const all = (selector: string) => [...at.querySelectorAll(selector)];
  const one = (selector: string) => {
    const [found, ...more] = all(selector);
    if (!found || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} of ${selector}`);
    return found;
  };
  const send = (target: EventTarget, event: Event) => {
    target.dispatchEvent(event);
    flushSync();
  };
  return {
    at,
    act,
    all,
    one,
    click: (selector) => send(one(selector), new MouseEvent('click', { bubbles: true })),
    key: (key, target = document.body) =>
      send(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    close: () => {
      void unmount(mounted);
      mind.clear();
      mind.pinnedTicket = null;
      at.remove();
    },
  };
}
