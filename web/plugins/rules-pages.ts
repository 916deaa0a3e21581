import type { Plugin } from 'vite';
import { renderRules } from './rules-markdown.ts';

/** Turns `docs/rules/<game>.<lang>.md` into a module with rendered HTML: no Markdown parser is shipped. */
export function rulesPages(): Plugin {
  return {
    name: 'westbound-rules-pages',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/docs\/rules\/[^/]+\.md$/.test(id)) return null;
      return { code: `export default ${JSON.stringify(renderRules(source))};`, map: null };
    },
  };
}
