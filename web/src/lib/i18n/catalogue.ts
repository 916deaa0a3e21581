import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle';
import type { Language } from './languages';

const files = import.meta.glob<string>('../../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

/** All messages of one language: the frame's and every game's. */
export async function loadCatalogue(language: Language): Promise<FluentBundle> {
  const mine = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  const sources = await Promise.all(mine.map(([, load]) => load()));
  return bundleOf(language, sources);
}

/** A number in a message is written as it is beside it: with a minus, not with a hyphen. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** A message with its variables filled in; null if there is none. Without `errors` a missing variable throws. */
export function say(
  bundle: FluentBundle,
  id: string,
  args: Record<string, string | number> = {},
  errors?: Error[],
): string | null {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return null;
  const figures = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? new Figure(value) : value,
  ]);
  return bundle.formatPattern(pattern, Object.fromEntries(figures), errors);
}

export function bundleOf(language: Language, sources: string[]): FluentBundle {
  // Our three languages all run left to right: no isolation marks, which would break copying and searching.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}
