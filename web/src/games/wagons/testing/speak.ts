import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf } from '$lib/i18n/catalogue';
import type { Language } from '$lib/i18n/languages';
import type { Translate } from '../../module';

const LOCALES = join(import.meta.dirname, '../../../../../locales');

/** The real messages of a language; an unknown id or a missing argument throws. */
export function speak(language: Language): Translate {
  const files = ['app.ftl', 'wagons.ftl'].map((file) => readFileSync(join(LOCALES, language, file), 'utf8'));
  const bundle = bundleOf(language, files);
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id} in ${language}`);
    return bundle.formatPattern(pattern, args);
  };
}
