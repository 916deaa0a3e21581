import { MediaQuery } from 'svelte/reactivity';
import { keep, kept } from './keep';

export const themes = ['auto', 'noon', 'campfire'] as const;
export type Theme = (typeof themes)[number];

/** Light by day, dark by night, as the system says; or as the person says. */
class ThemeChoice {
  choice = $state<Theme>('auto');
  #dark = new MediaQuery('(prefers-color-scheme: dark)');

  get shown(): 'noon' | 'campfire' {
    if (this.choice !== 'auto') return this.choice;
    return this.#dark.current ? 'campfire' : 'noon';
  }

  start(): void {
    const stored = kept('theme');
    if (stored === 'noon' || stored === 'campfire') this.choice = stored;
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset['theme'] = this.shown;
      });
    });
    document.documentElement.dataset['theme'] = this.shown;
  }

  choose(choice: Theme): void {
    this.choice = choice;
    keep('theme', choice);
  }
}

export const theme = new ThemeChoice();
