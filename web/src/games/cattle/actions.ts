import type { Translate } from '../module';
import { actionWords } from './words/actions';

/** An action in words, for the question before it is done. */
export function actionLine(action: string, t: Translate, names: string[]): string {
  return actionWords(action, t, names);
}
