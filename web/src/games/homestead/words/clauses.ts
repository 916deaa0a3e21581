import type { Translate } from '../../module';
import type { Card, Clause } from '../box';
import { isAll, pluralWords, setWords, terrainWords, whatWords } from './names';

/** The numbers and words every sentence of a card may ask for. */
function argsOf(clause: Clause, t: Translate): Record<string, string | number> {
  const { terrain, deposit, types, needs, owner } = clause;
  return {
    dollars: clause.dollars ?? 0,
    per: clause.per ?? 1,
    radius: clause.radius ?? 0,
    min: clause.min ?? 1,
    min_size: clause.min_size ?? 1,
    size: clause.size ?? 1,
    count: clause.count ?? 1,
    cells: terrain ? t(`homestead-cells-${terrain}`) : (clause.cells ?? 0),
    max: clause.max ?? 0,
    cell: terrain ? t(`homestead-cell-${terrain}`) : '',
    deposit: deposit ? t(`homestead-deposit-${deposit}`) : '',
    what: whatWords(types ?? (needs?.length === 1 ? needs : undefined), owner, t),
    types: pluralWords(types, t),
    needs: needs ? setWords(needs, t) : '',
  };
}

/** What one effect of a card pays, in words made from its numbers. */
export function effectWords(clause: Clause, end: boolean, t: Translate): string {
  // At the end only own buildings count; the clause need not say so.
  const whole = end ? { ...clause, owner: clause.owner ?? ('own' as const) } : clause;
  const args = argsOf(whole, t);
  let effect = t(`homestead-${end ? 'end' : 'effect'}-${kindOf(clause)}`, args);
  // An area of whatever buildings needs no list of their types.
  if (isAll(clause.types)) effect = effect.replace(` (${args['types']})`, '');
  if ((clause.per ?? 1) > 1 && clause.kind !== 'forest_area_size')
    effect = t('homestead-effect-per', { effect, per: args['per']! });
  if (clause.max !== undefined && clause.max !== null)
    effect = t('homestead-effect-max', { effect, max: clause.max });
  return together(effect);
}

/** A set of one is no set. */
const kindOf = ({ kind, needs }: Clause) =>
  kind === 'sets_in_radius' && needs?.length === 1 ? 'building_in_radius' : kind;

/** A sum and its sign stay on one line. */
const together = (words: string) => words.replaceAll(' $', '\u00a0$');

/** One condition beside the star. */
export function requirementWords(clause: Clause, t: Translate): string {
  return t(`homestead-require-${clause.kind}`, argsOf(clause, t));
}

/** What a solo card forbids in its round. */
export function restrictionWords(clause: Clause, t: Translate): string {
  const id = clause.kind === 'toll' ? `toll-${clause.scope ?? 'any'}` : clause.kind;
  return t(`homestead-solo-${id}`, argsOf(clause, t));
}

/** The whole card in sentences, for ear and tooltip. */
export function cardWords(card: Card, name: string, t: Translate): string {
  const end = card.type === 'order';
  const effects = card.effects.map((effect) => effectWords(effect, end, t)).join(' + ');
  return [
    t('homestead-card-words', {
      name,
      type: t(`homestead-type-${card.type}`),
      shape: card.shape,
      terrain: terrainWords(card.terrain, t),
    }),
    card.cell_terrain &&
      t('homestead-card-cells', {
        terrain: card.cell_terrain.map((one) => t(`homestead-terrain-${one}`)).join(', '),
      }),
    card.wagon && !card.is_post && t('homestead-card-wagon'),
    card.requirements.length > 0 &&
      t('homestead-card-star', {
        conditions: card.requirements.map((one) => requirementWords(one, t)).join('; '),
      }),
    card.farm_symbol && t('homestead-card-symbol', { symbol: t(`homestead-symbol-${card.farm_symbol}`) }),
    effects
      ? t(end ? 'homestead-card-pays-end' : 'homestead-card-pays', { effects })
      : t('homestead-card-pays-nothing'),
    card.type === 'forester' && t('homestead-card-opens'),
    card.river_cells.length > 0 && t('homestead-card-water'),
    card.bonus.length > 0 && t('homestead-card-bonus', { types: pluralWords(card.bonus, t) }),
  ]
    .filter(Boolean)
    .join(' ');
}
