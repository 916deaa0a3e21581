import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf } from '$lib/i18n/catalogue';
import type { Language } from '$lib/i18n/languages';
import type { Translate } from '../../module';

const locales = join(import.meta.dirname, '../../../../../locales');

/** The game's words in one language; a missing message shows in brackets, a missing argument throws. */
export function speak(language: Language): Translate {
  const sources = ['rails', 'app'].map((file) =>
    readFileSync(join(locales, language, `${file}.ftl`), 'utf8'),
  );
  const bundle = bundleOf(language, sources);
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : `[${id}]`;
  };
}
