import type { RulesPage } from '../../../plugins/rules-markdown';
import type { Language } from '../i18n/languages';

const pages = import.meta.glob<RulesPage>('../../../../docs/rules/*.{en,de,it}.md', { import: 'default' });

/** The rules of a game in a language, or in English while a translation is missing; null for an unknown game. */
export async function rulesPage(game: string, language: Language): Promise<RulesPage | null> {
  const load =
    pages[`../../../../docs/rules/${game}.${language}.md`] ?? pages[`../../../../docs/rules/${game}.en.md`];
  return load ? load() : null;
}

/** The anchor of a section as refusals name it: "5.3" -> "s5-3". */
export const anchorOf = (section: string) => `s${section.replaceAll('.', '-')}`;

/** The anchors to try for a section, the most exact first: a missing 5.3.1 opens at 5.3. */
export function anchorsOf(section: string): string[] {
  const parts = section.split('.');
  return parts.map((_, i) => anchorOf(parts.slice(0, parts.length - i).join('.')));
}
