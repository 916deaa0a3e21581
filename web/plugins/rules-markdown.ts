import MarkdownIt from 'markdown-it';

export interface RulesHeading {
  /** `s5-3` for a heading that begins "5.3". */
  anchor: string;
  number: string;
  title: string;
  depth: number;
}

export interface RulesPage {
  title: string;
  html: string;
  contents: RulesHeading[];
}

/** The anchor a refusal's section number leads to: "5.3" -> "s5-3". */
export const anchorOf = (section: string) => `s${section.replaceAll('.', '-')}`;

const numbered = /^§?\s*(\d+(?:\.\d+)*)\.?\s+(.*)$/;

/** "A5 …", "R8b …": a ruling can be linked too, but the contents would drown in them. */
const ruling = /^([AR]\d+[a-z]?)\s/;

/** Renders one rules page; headings numbered "5.3 …" get the anchor `s5-3`, and become the contents. */
export function renderRules(source: string): RulesPage {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });
  // Wide tables scroll in a box of their own, which the keyboard must reach.
  markdown.renderer.rules['table_open'] = () => '<div class="table" tabindex="0"><table>';
  markdown.renderer.rules['table_close'] = () => '</table></div>';
  const tokens = markdown.parse(source, {});
  const contents: RulesHeading[] = [];
  let title = '';

  tokens.forEach((token, i) => {
    if (token.type !== 'heading_open') return;
    const text = plain(tokens[i + 1]?.children ?? []);
    const depth = Number(token.tag.slice(1));
    if (depth === 1) title = text;
    const match = numbered.exec(text) ?? ruling.exec(text);
    if (!match) return;
    const [, number = '', rest] = match;
    const anchor = anchorOf(number);
    token.attrSet('id', anchor);
    token.attrSet('tabindex', '-1');
    if (rest !== undefined) contents.push({ anchor, number, title: rest, depth });
  });

  return { title, html: markdown.renderer.render(tokens, markdown.options, {}), contents };
}

function plain(children: { type: string; content: string }[]): string {
  return children.map((child) => child.content).join('');
}
