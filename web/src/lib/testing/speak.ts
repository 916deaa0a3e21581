import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translate } from '../i18n/translate';
import { bundleOf, say } from '../i18n/catalogue';
import type { Language } from '../i18n/languages';

const LOCALES = join(import.meta.dirname, '../../../../locales');

/** A game's real messages in one language; an unknown id or a missing argument throws. */
export function speakerOf(game: string): (language: Language) => Translate {
  return (language) => {
    const files = ['app.ftl', `${game}.ftl`];
    const bundle = bundleOf(
      language,
      files.map((file) => readFileSync(join(LOCALES, language, file), 'utf8')),
    );
    return (id, args) => {
      const words = say(bundle, id, args);
      if (words === null) throw new Error(`no message ${id} in ${language}`);
      return words;
    };
  };
}
