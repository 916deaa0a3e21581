import { flushSync, mount, unmount, type Component } from 'svelte';
import { vi } from 'vitest';
import type { BoardProps, Translate } from '../../games/module';

export interface Shown {
  at: HTMLElement;
  act: ReturnType<typeof vi.fn<(action: string) => void>>;
  all(selector: string): Element[];
  one(selector: string): Element;
  click(selector: string): void;
  key(key: string, target?: EventTarget): void;
  close(): void;
}

type Wanted = Pick<BoardProps, 'state'> & Partial<BoardProps>;

/** Puts a game's board or panel on the page. */
export function shower(
  t: Translate,
  forget: () => void,
): (component: Component<BoardProps>, props: Wanted) => Shown {
  return (component, props) => show(component, { t, ...props }, forget);
}

function show(
  component: Component<BoardProps>,
  props: Wanted & Pick<BoardProps, 't'>,
  forget: () => void,
): Shown {
  const at = document.body.appendChild(document.createElement('div'));
  const act = vi.fn<(action: string) => void>();
  const rest = { offers: [], live: true, facts: [], since: [] };
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
      forget();
      at.remove();
    },
  };
}
