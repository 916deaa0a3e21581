import { expect, it } from 'vitest';
import { botName, levelLine, levelOf, LEVELS } from './bots';
import { languages } from './i18n/languages';
import { speakerOf } from './testing/speak';

it('goes from weak to strong', () => {
  expect(LEVELS).toEqual(['easy', 'medium', 'hard']);
});

it('has a name and a line for each level in every language', () => {
  for (const language of languages) {
    const t = speakerOf('wagons')(language);
    const names = LEVELS.map((level) => botName(level, t));
    const lines = LEVELS.map((level) => levelLine(level, t));
    expect(new Set([...names, ...lines]).size).toBe(6);
  }
});

it('calls a program by its own name', () => {
  const t = speakerOf('wagons')('en');
  expect(botName('search:1000', t)).toContain('search:1000');
  expect(levelOf('search:1000')).toBe('medium');
  expect(levelOf('hard')).toBe('hard');
});
