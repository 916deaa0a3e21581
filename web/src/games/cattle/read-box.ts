import type { Box, Building, CraigCard, Objective, TrailNode } from './box';

/** The files of a box, as the server sends them. */
interface Files {
  trail: { nodes: TrailNode[]; off_trail_teepee_slots: { id: string; value: number }[] };
  board: Pick<Box, 'cities' | 'city_links' | 'railroad' | 'fees'> & {
    stations: Omit<Box['stations'][number], 'n'>[];
  };
  tiles: { neutral: Box['neutral']; private: (Omit<Building, 'id'> & { side: string })[] };
  cards: Box['cattle'] & { objectives: Objective[]; start_objectives: Objective[] };
  player: Box['player_board'];
  craig: { cards: CraigCard[] };
}

/** A box as the client draws it. */
export function readBox(components: unknown): Box {
  const { trail, board, tiles, cards, player, craig } = components as Files;
  return {
    trail,
    buildings: tiles.private.map((building) => ({ ...building, id: `${building.number}${building.side}` })),
    neutral: tiles.neutral,
    stations: board.stations.map(({ corner }, i) => ({ n: i + 1, corner })),
    cities: board.cities,
    city_links: board.city_links,
    railroad: board.railroad,
    fees: board.fees,
    cattle: cards,
    player_board: player,
    objectives: [...cards.objectives, ...cards.start_objectives],
    craig: { cards: craig.cards },
  };
}
