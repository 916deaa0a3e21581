import type { Offer } from '../../module';
import type { Node } from '../names';

/** A walk of more steps cannot even be written: no limit is higher. */
const LONGEST_WALK = 7;

const AT_A_PLACE = ['place', 'teepee', 'hazard', 'adjacent'];

/** The place an action is about; null if it is not about a place of the trail. */
export function placeIn(action: string): Node | null {
  const [verb = '', ...rest] = action.split(' ');
  if (verb === 'go') return rest.at(-1) ?? null;
  if (verb === 'build') return rest[1] ?? null;
  return AT_A_PLACE.includes(verb) ? (rest[0] ?? null) : null;
}

/** What may be done with each place; with a building in mind, only what is about that building. */
export function choicesOf(offers: Offer[], building: string | null): Map<Node, string[]> {
  const choices = new Map<Node, string[]>();
  for (const { action } of offers) {
    const place = placeIn(action);
    if (place === null) continue;
    if (building !== null && action.startsWith('build ') && action.split(' ')[1] !== building) continue;
    choices.set(place, [...(choices.get(place) ?? []), action]);
  }
  return choices;
}

/**
 * What pressing a place means that nothing is offered for: for the server to refuse, and to say why. Null where no
 * place is asked for, or more would have to be said. `way` leads there over the places that hold a tile.
 */
export function attemptAt(place: Node, offers: Offer[], building: string | null, way: Node[]): string | null {
  if (building !== null) return `build ${building} ${place}`;
  const verbs = new Set(offers.map(({ action }) => action.split(' ')[0]!));
  if (verbs.has('go')) return way.length > LONGEST_WALK ? null : ['go', ...way].join(' ');
  const verb = AT_A_PLACE.find((one) => verbs.has(one));
  return verb === undefined ? null : `${verb} ${place}`;
}
