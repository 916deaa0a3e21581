import type { Breed, City, Hand, Node, Op, Printed, Worker, Zone } from './names';

/** What is printed on the pieces of a table's box, as the server sends it. It never changes during a game. */
export interface Box {
  trail: { nodes: TrailNode[]; off_trail_teepee_slots: { id: Node; value: number }[] };
  buildings: Building[];
  neutral: Record<string, Printed[]>;
  stations: { n: number; corner: Corner }[];
  cities: BoxCity[];
  city_links: Link[];
  railroad: { last: number; crossings_after_space: number[] };
  cattle: {
    types: Record<Breed, { value: number }>;
    market: { type: Breed; vp: number; n: number }[];
    offers: { cowboys: number; value: number; cards: number; money: number }[];
  };
  /** Per hand, by the number of players. */
  fees: Record<string, Record<Hand, number>>;
  player_board: { slot_actions: Record<Worker, Record<string, Op>> };
  objectives: Objective[];
  craig: { cards: CraigCard[] };
}

export type Corner = 'white' | 'dark';

export interface TrailNode {
  id: Node;
  kind: 'start' | 'neutral' | 'build' | 'hazard' | 'teepee' | 'kansas_city';
  next: Node[];
  woods?: boolean;
  risk?: Op | null;
  zone?: Zone | null;
  value?: number | null;
}

export interface Building {
  id: string;
  number: number;
  craftsmen: number;
  vp: number;
  hands: Hand[];
  actions: Printed[];
}

export interface BoxCity {
  id: City;
  value: number;
  corner: Corner;
  repeat?: boolean;
  each_disc?: { money_now?: number; vp_end?: number } | null;
}

export interface Link {
  between: City[];
  vp_end?: number;
  take_objective?: number;
}

export type Task =
  | 'building'
  | 'station'
  | 'hazard'
  | 'green_teepee'
  | 'blue_teepee'
  | 'cattle3'
  | 'cattle4'
  | 'cattle5'
  | 'san_francisco';

export interface Objective {
  id: string;
  immediate: Op | null;
  tasks: Task[];
  vp: number;
  penalty: number;
}

export type Steps = { kind: 'fixed'; n: number } | { kind: 'variable'; base: number };

export interface CraigCard {
  card: number;
  move: Steps;
  special: string | null;
  kansas_city: ('top' | 'bottom')[];
  cattle_position: number;
  worker: Worker;
  teepee: 'green' | 'blue';
  engine: Steps;
  hazard: Zone;
  objective_position: number;
}

export const buildingOf = (box: Box, id: string) => box.buildings.find((one) => one.id === id);
export const nodeOf = (box: Box, id: Node) => box.trail.nodes.find((node) => node.id === id);
export const objectiveOf = (box: Box, id: string) => box.objectives.find((one) => one.id === id);

/** The points printed on a cattle card; several breeds have cards of different worth, named in the card. */
export function cattlePoints(box: Box | null, card: string, breed: Breed): number {
  const named = /_(\d)$/.exec(card)?.[1];
  if (named) return Number(named);
  return box?.cattle.market.find(({ type }) => type === breed)?.vp ?? 0;
}

/** What hands cost together at a table of so many players. */
export function feeOf(box: Box, hands: Hand[], seats: number): number {
  // Alone against Craig the fees of two are paid.
  const rates = box.fees[String(Math.max(2, seats))];
  return hands.reduce((sum, hand) => sum + (rates?.[hand] ?? 0), 0);
}
