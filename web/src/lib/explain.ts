import { ApiProblem } from './api/client';
import type { Problem, Refusal } from './api/types';
import { i18n } from './i18n/index.svelte';
import type { Translate } from './i18n/translate';

/** A refusal in the reader's language; the server's English where a translation is missing. */
export function refusalText(refusal: Refusal, t: Translate): string {
  const args = { need: refusal.need ?? 0, have: refusal.have ?? 0 };
  for (const id of [`${refusal.game}-refuse-${refusal.code}`, `core-refuse-${refusal.code}`]) {
    if (i18n.has(id)) return t(id, args);
  }
  return refusal.text;
}

export function problemText(problem: Problem, t: Translate): string {
  if (problem.refusal) return refusalText(problem.refusal, t);
  const id = `problem-${problem.type}`;
  const detail = problem.detail || problem.title;
  return t(i18n.has(id) ? id : 'problem-other', { detail });
}

/** Whatever went wrong, in words for the person in front of the screen. */
export function explain(error: unknown, t: Translate): string {
  if (error instanceof ApiProblem) return problemText(error.problem, t);
  return t('problem-other', { detail: String(error) });
}
