import type { Fact, Translate } from '../module';
import type { CattleFact } from './fact';
import type { Node } from './names';
import { nameOf } from './who';
import { cardName, cardsWords, cityName, placeName, tileName } from './words/names';

/** A line of the log. Null where the lines around it, or the board, say enough. */
export function factLine(fact: Fact, t: Translate, names: string[]): string | null {
  const args = argsOf(fact as CattleFact, t, names);
  return args && t(`cattle-fact-${fact.fact}`, args);
}

type Args = Record<string, string | number>;

/** The fields of a fact as its message takes them: seats, places, cards and cities by name. */
function argsOf(fact: CattleFact, t: Translate, names: string[]): Args | null {
  const seat = 'seat' in fact ? nameOf(names, fact.seat, t) : '';
  const place = placesOf(fact, t, names);
  const at = 'at' in fact ? place(fact.at) : '';
  switch (fact.fact) {
    // Laying the table out, and what the lines around it say.
    case 'sides':
    case 'master-placed':
    case 'neutral-placed':
    case 'tile-returned':
    case 'foresight-laid':
    case 'market-card':
    case 'display-card':
    case 'turn':
    case 'used':
      return null;
    case 'tile-placed':
      return { at, tile: tileName(fact.tile, t, names) };
    case 'tile-lost':
      return { tile: tileName(fact.tile, t, names) };
    case 'worker-placed':
      return { row: fact.row, worker: t(`cattle-worker-${fact.worker}`) };
    case 'token-moved':
      return { row: fact.row };
    case 'start-card':
    case 'objective-played':
      return { seat, card: cardName(fact.card, t) };
    case 'placed':
      return { seat, at };
    case 'moved':
      return { seat, steps: fact.path.length, at: place(fact.path.at(-1) ?? '') };
    case 'fee':
      return {
        seat,
        at,
        due: fact.due,
        paid: fact.paid,
        to: fact.to === null ? t('cattle-bank') : nameOf(names, fact.to, t),
      };
    case 'aux':
      return {
        seat,
        kind: t(`cattle-aux-${fact.kind}${fact.double ? '-double' : ''}`),
        double: fact.double ? 'yes' : 'no',
      };
    case 'gained':
    case 'paid':
      return { seat, money: fact.money };
    case 'certificates':
      return { seat, from: fact.from, to: fact.to };
    case 'discarded':
    case 'removed':
      return { seat, card: cardName(fact.card, t) };
    case 'drew':
      // That a card was drawn is no news to those who may not know which.
      return fact.card === null ? null : { seat, card: cardName(fact.card, t) };
    case 'reshuffled':
      return { seat, cards: fact.cards };
    case 'hired':
      return { seat, worker: t(`cattle-worker-${fact.worker}`), price: fact.price };
    case 'built':
      return { seat, building: fact.building, at, price: fact.price, over: fact.over ?? 'none' };
    case 'bought':
      return { seat, cards: cardsWords(fact.cards, t), price: fact.price };
    case 'engine':
      return { seat, from: fact.from, to: fact.to };
    case 'upgraded':
      return { seat, station: fact.station, price: fact.price };
    case 'disc':
      return { seat, from: discName(fact.from, t), to: targetName(fact.to, t) };
    case 'master-taken':
      return {
        seat,
        station: fact.station,
        master: t(`cattle-master-${fact.master}`),
        worker: t(`cattle-worker-${fact.worker}`),
      };
    case 'objective-taken':
      return { seat, card: fact.card ? cardName(fact.card, t) : 'none', to: fact.to };
    case 'teepee-taken':
      return { seat, colour: t(`cattle-teepee-${fact.colour}`), money: fact.money };
    case 'hazard-taken':
      return { seat, zone: t(`cattle-zone-${fact.zone}`), vp: fact.vp };
    case 'foresight':
      return { seat, column: fact.column, tile: tileName(fact.tile, t, names) };
    case 'income':
      return {
        seat,
        hand: cardsWords(fact.hand, t),
        breeding: fact.breeding,
        permanent: fact.permanent,
        temporary: fact.temporary,
        money: fact.money,
      };
    case 'delivered':
    case 'undelivered':
      return { seat, city: cityName(fact.city) };
    case 'transport':
      return { seat, money: fact.money };
    case 'link':
      return { seat, between: fact.between.map(cityName).join(' – ') };
    case 'started':
    case 'token':
    case 'last-turns':
      return { seat };
    case 'ended':
      return { reason: t(`cattle-reason-${fact.reason}`) };
    case 'shown':
      return { seat, hand: cardsWords(fact.hand, t) || '–' };
    case 'scored':
      return { seat, points: fact.score.total };
    default:
      return craigArgs(fact, t, names);
  }
}

type CraigFact = Extract<CattleFact, { fact: `craig-${string}` }>;

/** Craig says why at every step. */
function craigArgs(fact: CraigFact, t: Translate, names: string[]): Args | null {
  const place = placesOf(fact, t, names);
  switch (fact.fact) {
    case 'craig-card':
      return { card: fact.card ?? 0, next: fact.next };
    case 'craig-reshuffled':
      return { cards: fact.cards };
    case 'craig-fork':
      return {
        at: place(fact.at),
        path: place(fact.path[0] ?? ''),
        reason: fact.reason,
        lengths: fact.lengths.join(' / '),
        fees: fact.fees.join(' / '),
        to_you: fact.to_you.join(' / '),
      };
    case 'craig-moved':
      return { at: place(fact.path.at(-1) ?? '') };
    case 'craig-pays':
      return { at: place(fact.at), money: fact.money };
    case 'craig-foresight':
      return {
        column: fact.column,
        place: fact.place ? t(`cattle-${fact.place}`) : '',
        tile: fact.tile ? tileName(fact.tile, t, names) : 'none',
        reason: fact.reason,
      };
    case 'craig-delivered':
      return { city: cityName(fact.city), disc: fact.disc };
    case 'craig-built':
      return {
        building: fact.building,
        at: place(fact.at),
        fork: place(fact.fork),
        reason: fact.reason,
      };
    case 'craig-cattle':
      return { position: fact.position, card: cardName(fact.card, t) };
    case 'craig-job':
      return { worker: t(`cattle-worker-${fact.worker}`), row: fact.row };
    case 'craig-teepee':
      return { colour: t(`cattle-teepee-${fact.colour}`), at: place(fact.at) };
    case 'craig-engine':
      return { from: fact.from, to: fact.to, steps: fact.steps, reason: fact.reason };
    case 'craig-station':
      return { station: fact.station };
    case 'craig-master':
      return { station: fact.station, master: t(`cattle-master-${fact.master}`) };
    case 'craig-hazard':
      return { zone: t(`cattle-zone-${fact.zone}`), vp: fact.vp, reason: fact.reason };
    case 'craig-objective':
      return { place: fact.place, card: cardName(fact.card, t), why: fact.link ? 'link' : 'card' };
    case 'craig-nothing':
      return { special: t(`cattle-special-${fact.special ?? 'none'}`), reason: fact.reason };
  }
}

/** How the places a fact speaks of are called: by what lay there. */
function placesOf(fact: CattleFact, t: Translate, names: string[]): (node: Node) => string {
  const then = 'tiles' in fact ? { trail: fact.tiles } : null;
  return (node) => placeName(then, node, t, names);
}

/** A disc's space, or the station it comes from. */
export function discName(from: string, t: Translate): string {
  const station = /^station(\d+)$/.exec(from)?.[1];
  return station ? t('cattle-station', { station }) : t(`cattle-disc-${from}`);
}

function targetName(to: string, t: Translate): string {
  const station = /^station(\d+)$/.exec(to)?.[1];
  return station ? t('cattle-station', { station }) : cityName(to);
}
