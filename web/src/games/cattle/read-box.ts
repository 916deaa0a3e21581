import type { Box, Building, Objective } from './box';

/** What the server sends; numbers are left to be counted where the order says them. */
type Sent = Omit<Box, 'buildings' | 'stations' | 'objectives'> & {
  buildings: (Omit<Building, 'id'> & { side: string })[];
  stations: Omit<Box['stations'][number], 'n'>[];
  objectives: { deck: Objective[]; start_cards: Objective[] };
};

/** The server's components as the client draws them. */
export function readBox(components: unknown): Box {
  const sent = components as Sent;
  return {
    ...sent,
    buildings: sent.buildings.map((building) => ({ ...building, id: `${building.number}${building.side}` })),
    stations: sent.stations.map((station, i) => ({ ...station, n: i + 1 })),
    objectives: [...sent.objectives.deck, ...sent.objectives.start_cards],
  };
}
