import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colours of a theme: what all share, then its own blocks in order. */
function theme(name: 'noon' | 'campfire'): Map<string, string> {
  const colours = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const other = name === 'noon' ? 'campfire' : 'noon';
    if (!selector.includes(':root') || (selector.includes(`'${other}'`) && !selector.includes(`'${name}'`))) {
      if (!selector.includes(':root,')) continue;
    }
    for (const [, key = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g))
      colours.set(key, value);
  }
  return colours;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['noon', 'campfire'] as const)('%s', (name) => {
  const colours = theme(name);
  const of = (key: string) => colours.get(key) ?? '#000000';
  const grounds = ['paper', 'sheet'];
  const washes = ['wash-rust', 'wash-river', 'wash-sage', 'wash-ochre'];

  it.each([
    ...['ink', 'faded', 'rust', 'rust-deep', 'river', 'sage-text', 'ochre-text', 'dusk'].flatMap((text) =>
      grounds.map((ground) => [text, ground]),
    ),
    ...washes.flatMap((ground) => [
      ['ink', ground],
      ['rust-deep', ground],
    ]),
    ['on-rust', 'rust'],
    ['on-rust', 'rust-deep'],
    ...[0, 1, 2, 3, 4, 5].map((seat) => [`seat-${seat}-on`, `seat-${seat}`]),
  ])('%s can be read on %s', (text, ground) => {
    expect(colours.has(text!) && colours.has(ground!)).toBe(true);
    expect(contrast(of(text!), of(ground!))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([0, 1, 2, 3, 4, 5])('the outline of seat %s shows on paper', (seat) => {
    for (const ground of grounds)
      expect(contrast(of(`seat-${seat}-line`), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
