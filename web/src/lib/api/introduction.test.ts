import { expect, it } from 'vitest';
import { introduction } from './introduction';

/** Requests that a test answers, in the order they were sent in. */
function line() {
  const sent: { name: string; answer: () => void; fail: () => void }[] = [];
  const send = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      sent.push({ name, answer: () => resolve(name), fail: () => reject(new Error(name)) });
    });
  return { sent, send, names: () => sent.map(({ name }) => name) };
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

it('sends the first request at once, and the others when it is answered', async () => {
  const { sent, send, names } = line();
  const through = introduction();
  const answers = ['language', 'table', 'name'].map((name) => through(send(name)));
  expect(names()).toEqual(['language']);
  await pause();
  expect(names()).toEqual(['language']);
  sent[0]!.answer();
  await pause();
  expect(names()).toEqual(['language', 'table', 'name']);
  sent[2]!.answer();
  sent[1]!.answer();
  expect(await Promise.all(answers)).toEqual(['language', 'table', 'name']);
});

it('lets the next one be first if that came to nothing', async () => {
  const { sent, send, names } = line();
  const through = introduction();
  const answers = ['language', 'table', 'name'].map((name) => through(send(name)));
  sent[0]!.fail();
  await expect(answers[0]).rejects.toThrow('language');
  await pause();
  expect(names()).toEqual(['language', 'table']);
  sent[1]!.answer();
  expect(await answers[1]).toBe('table');
  await pause();
  expect(names()).toEqual(['language', 'table', 'name']);
  sent[2]!.answer();
  expect(await answers[2]).toBe('name');
});
