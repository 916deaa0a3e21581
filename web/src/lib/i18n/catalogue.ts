import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './languages';

const files = import.meta.glob<string>('../../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

/** All messages of one language: the frame's and every game's. */
export async function loadCatalogue(language: Language): Promise<FluentBundle> {
  const mine = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  const sources = await Promise.all(mine.map(([, load]) => load()));
  return bundleOf(language, sources);
}

export function bundleOf(language: Language, sources: string[]): FluentBundle {
  // Our three languages all run left to right: no isolation marks, which would break copying and searching.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}
