export const languages = ['en', 'de', 'it'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words, as a switch must show them. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', it: 'Italiano' };

export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text);

/** The first language of a list of preferences ("de-AT", "it") that we speak; else English. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}
