import { i18n } from '$lib/i18n/index.svelte';
import { seatNames } from '$lib/table/names';
import type { TableState, Translate } from '../../module';
import { cardOf, soloCardOf, TYPES, type Box, type Card, type SoloCard, type Type } from '../box';
import { boxes } from '../boxes';

/** "log_cabin" as a name, for a card nobody has named in this language. */
const readable = (id: string) => id.replace(/_/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

function printed(card: Card | SoloCard | null, id: string): string {
  return card?.name[i18n.language] ?? card?.name['en'] ?? readable(id);
}

/** A card's name: as its box prints it, else ours. */
export function cardName(id: string, t: Translate, box: Box | null = boxes.latest): string {
  const known = cardOf(box, id) ?? soloCardOf(box, id);
  return known ? printed(known, id) : named(id, t);
}

/** Before the box has come our own cards have their names all the same. */
function named(id: string, t: Translate): string {
  return i18n.has(`homestead-card-${id}`) ? t(`homestead-card-${id}`) : readable(id);
}

export function cardNames(ids: string[], t: Translate, box: Box | null = boxes.latest): string {
  return ids.map((id) => cardName(id, t, box)).join(', ');
}

export function names(state: TableState, t: Translate): string[] {
  return seatNames(state.seats, t);
}

export const typeName = (type: Type, t: Translate) => t(`homestead-type-${type}`);

/** "farm, mine or forester". */
function joined(words: string[], how: 'or' | 'and', t: Translate): string {
  const last = words.at(-1) ?? '';
  const some = words.slice(0, -1).join(', ');
  return some ? t(`homestead-${how}`, { some, last }) : last;
}

/** Whether buildings of every type are meant. */
export const isAll = (types: Type[] | undefined) => TYPES.every((type) => types?.includes(type));

/** "own farm or own mine": whose buildings of which types. */
export function whatWords(types: Type[] | undefined, owner: string | undefined, t: Translate): string {
  const whose = owner ?? 'any';
  if (!types || isAll(types)) return t(`homestead-${whose}-building`);
  return joined(
    types.map((type) => t(`homestead-${whose}-${type}`)),
    'or',
    t,
  );
}

/** "farms, mines": several of each. */
export function pluralWords(types: Type[] | undefined, t: Translate): string {
  if (!types || isAll(types)) return t('homestead-plural-building');
  return types.map((type) => t(`homestead-plural-${type}`)).join(', ');
}

/** "mine and city building": one of each. */
export function setWords(needs: Type[], t: Translate): string {
  return joined(
    needs.map((type) => t(`homestead-any-${type}`)),
    'and',
    t,
  );
}

export function terrainWords(terrain: string[], t: Translate): string {
  return joined(
    terrain.map((one) => t(`homestead-terrain-${one}`)),
    'or',
    t,
  );
}
