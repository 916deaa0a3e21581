import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderRules } from './rules-markdown';

describe('renderRules', () => {
  const page = renderRules(
    '# Title\n\n## 5 Cards\n\nText <b>raw</b>\n\n### 5.3 How a *block* works\n\n|a|\n|-|\n|b|\n',
  );

  it('gives numbered headings their anchor', () => {
    expect(page.title).toBe('Title');
    expect(page.html).toContain('<h3 id="s5-3" tabindex="-1">');
    expect(
      page.contents.map((heading) => [heading.anchor, heading.number, heading.title, heading.depth]),
    ).toEqual([
      ['s5', '5', 'Cards', 2],
      ['s5-3', '5.3', 'How a block works', 3],
    ]);
  });

  it('gives rulings an anchor, and leaves them out of the contents', () => {
    const rulings = renderRules('## 12 Rulings\n\n### A5 One disc left\n\n### R8b Both ends\n');
    expect(rulings.html).toContain('<h3 id="sA5" tabindex="-1">');
    expect(rulings.html).toContain('<h3 id="sR8b" tabindex="-1">');
    expect(rulings.contents).toHaveLength(1);
  });

  it('lets no HTML through', () => {
    expect(page.html).not.toContain('<b>');
  });

  it('puts tables into a box that scrolls and can be reached', () => {
    expect(page.html).toContain('<div class="table" tabindex="0"><table>');
  });
});

describe('the rules pages', () => {
  const folder = join(import.meta.dirname, '../../docs/rules');
  const games = [...new Set(readdirSync(folder).flatMap((name) => /^(\w+)\.en\.md$/.exec(name)?.[1] ?? []))];

  it.each(games)('%s has the same sections in every language', (game) => {
    const sections = (language: string) =>
      renderRules(readFileSync(join(folder, `${game}.${language}.md`), 'utf8')).contents.map(
        (heading) => heading.number,
      );
    expect(sections('de')).toEqual(sections('en'));
    expect(sections('it')).toEqual(sections('en'));
  });
});
