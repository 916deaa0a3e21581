import type { Translate } from '../../module';
import type { Node } from '../names';
import type { View } from '../view';
import { nameOf } from '../who';
import { placeName } from '../words/names';

/** A place in words: its tile, who stands there, what a walk to it costs. */
export function placeLabel(
  view: View,
  node: Node,
  pays: number | null,
  names: string[],
  t: Translate,
): string {
  const parts = [`${placeName(view, node, t, names)}.`];
  view.players.forEach(({ at }, seat) => {
    if (at === node) parts.push(t('cattle-stands', { seat: nameOf(names, seat, t) }));
  });
  if (view.craig?.at === node) parts.push(t('cattle-stands', { seat: t('cattle-craig') }));
  if (pays !== null) parts.push(t('cattle-stop-pays', { pays }));
  return parts.join(' ');
}
