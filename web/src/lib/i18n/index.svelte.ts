import type { FluentBundle } from '@fluent/bundle';
import { keep, kept } from '../keep';
import { loadCatalogue, say } from './catalogue';
import { isLanguage, preferred, type Language } from './languages';
import type { Translate } from './translate';

/** The language of the page and its messages. */
class I18n {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);

  /** The person's own choice; null as long as the browser's preference decides. */
  get chosen(): Language | null {
    const stored = kept('language');
    return isLanguage(stored) ? stored : null;
  }

  async start(): Promise<void> {
    await this.show(this.chosen ?? preferred(navigator.languages));
  }

  async show(language: Language): Promise<void> {
    this.#bundle = await loadCatalogue(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    keep('language', language);
    await this.show(language);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  t: Translate = (id, args) => {
    return (this.#bundle && say(this.#bundle, id, args, [])) ?? `[${id}]`;
  };
}

export const i18n = new I18n();
export const t: Translate = (id, args) => i18n.t(id, args);

/** "3 minutes ago" and the like, in the page's language. */
export function ago(iso: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  const words = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
  const size = Math.abs(seconds);
  if (!Number.isFinite(size)) return '';
  if (size < 60) return words.format(0, 'minute');
  if (size < 3600) return words.format(Math.trunc(seconds / 60), 'minute');
  if (size < 86400) return words.format(Math.trunc(seconds / 3600), 'hour');
  return words.format(Math.trunc(seconds / 86400), 'day');
}

/** "Ann, Bob and Cleo". */
export function listOf(words: string[]): string {
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words);
}
