/** Pieces more than one game has in front of a seat; each game adds its own. */
export const CHIPS = {
  /** A fan of cards. */
  hand: 'M10.500 4.500h8v12h-8zM10.500 6.500L5 8l3 11.500 7.500-2',
};
