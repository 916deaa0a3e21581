import type { Seat, Translate } from '../../module';
import type { Preview } from '../view';
import { regionWords } from '../words';

/** What playing a card will do, line by line, as far as the server foresees it. `discs`: how many the card shows. */
export function effects(preview: Preview, me: Seat, discs: number, names: string[], t: Translate): string[] {
  const lines = preview.places.map(({ region, pushes }) => {
    const words = { ...regionWords(region, t), seat: pushes === null ? '' : (names[pushes] ?? '') };
    if (pushes === null) return t('wagons-does-place', words);
    return t(pushes === me ? 'wagons-does-push-own' : 'wagons-does-push', words);
  });
  if (preview.places.length + preview.lapses < discs) lines.push(t('wagons-does-choose'));
  if (preview.lapses > 0) lines.push(t('wagons-does-lapse', { discs: preview.lapses }));
  if (preview.wagons > 0) lines.push(t('wagons-does-steps', { count: preview.wagons }));
  if (preview.ends) lines.push(t('wagons-does-end'));
  return lines;
}
