import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Message, type Pattern, type Resource, Visitor } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../bots';
import { bundleOf, say } from './catalogue';
import { languages } from './languages';

const locales = join(import.meta.dirname, '../../../../locales');
const sources = join(import.meta.dirname, '../..');

const files = readdirSync(join(locales, 'en')).filter((name) => name.endsWith('.ftl'));
const read = (language: string, file: string) => readFileSync(join(locales, language, file), 'utf8');

/** "In the East" and "into the East" are one place in two cases; the code gives both, each language takes its own. */
const place = (name: string) => (name === 'in' || name === 'to' ? 'in/to' : name);

/** The variables each message takes, by id. */
function variables(resource: Resource): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of resource.body) {
    if (entry.type !== 'Message') continue;
    const names = new Set<string>();
    const visitor = new (class extends Visitor {
      override visitVariableReference(node: { id: { name: string } }) {
        names.add(node.id.name);
      }
    })();
    visitor.visit((entry as Message).value as Pattern);
    found.set((entry as Message).id.name, [...names].map(place).sort());
  }
  return found;
}

const parsed = (language: string, file: string) => parse(read(language, file), {});

describe.each(files)('%s', (file) => {
  it('has no syntax error and no message twice', () => {
    for (const language of languages) {
      const entries = parsed(language, file).body;
      expect(entries.filter((entry) => entry.type === 'Junk')).toEqual([]);
      const ids = entries
        .filter((entry) => entry.type === 'Message')
        .map((entry) => (entry as Message).id.name);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    }
  });

  it('says the same things with the same variables in every language', () => {
    const english = variables(parsed('en', file));
    for (const language of languages) {
      expect([language, Object.fromEntries(variables(parsed(language, file)))]).toEqual([
        language,
        Object.fromEntries(english),
      ]);
    }
  });
});

it('every language has the same files', () => {
  for (const language of languages) {
    expect(readdirSync(join(locales, language)).sort()).toEqual(readdirSync(join(locales, 'en')).sort());
  }
});

describe('ids in the code', () => {
  const known = new Set(files.flatMap((file) => [...variables(parsed('en', file)).keys()]));
  const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') && !name.startsWith('dev'))
    .map((name) => ({ name, text: readFileSync(join(sources, name), 'utf8') }));

  it('are all in the catalogue', () => {
    const missing = code.flatMap(({ name, text }) =>
      [...text.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].flatMap(([, id = '']) =>
        known.has(id) ? [] : [`${name}: ${id}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('also where the code chooses between two, or builds them from a list', () => {
    const chosen = code.flatMap(({ name, text }) =>
      [...text.matchAll(/\bt\(\s*[\w.]+ \? '([a-z][\w-]*)' : '([a-z][\w-]*)'/g)].flatMap(
        ([, a = '', b = '']) => [a, b].filter((id) => !known.has(id)).map((id) => `${name}: ${id}`),
      ),
    );
    expect(chosen).toEqual([]);
    for (const level of LEVELS) {
      expect(known).toContain(`bot-${level}`);
      expect(known).toContain(`bot-${level}-about`);
    }
  });
});

it('formats with plural and variable', () => {
  const bundle = bundleOf('de', [read('de', 'app.ftl')]);
  expect(say(bundle, 'end-won', { names: 'Ann', count: 1 })).toBe('Ann gewinnt');
  expect(say(bundle, 'end-won', { names: 'Ann und Bob', count: 2 })).toBe('Ann und Bob teilen sich den Sieg');
  expect(say(bundle, 'no-such-message')).toBeNull();
});

it('writes numbers below zero with a minus, in every language', () => {
  for (const language of languages)
    expect(say(bundleOf(language, ['points = { $points }']), 'points', { points: -10 })).toBe('−10');
});
