/** The eight colours of train cards, as they are sorted in a hand; the locomotive stands for any of them. */
export const COLOURS = ['purple', 'white', 'blue', 'yellow', 'orange', 'black', 'red', 'green'] as const;
export const CARDS = [...COLOURS, 'locomotive'] as const;

export type Colour = (typeof COLOURS)[number];
export type Card = (typeof CARDS)[number];
/** Lanes are also printed in gray: any one colour pays for them. */
export type LaneColour = Colour | 'gray';

/** Cards by colour; colours one has none of may be missing. */
export type Cards = Partial<Record<Card, number>>;

/**
 * Each colour's sign, so that nobody needs to tell colours apart. Paths about the origin, 20 wide and high, filled.
 * Purple diamond, white ring, blue waves, yellow star, orange tent, black horseshoe, red cross, green pine, gray dots.
 */
export const SIGNS: Record<Card | 'gray', string> = {
  purple: 'M0 -10L8 0L0 10L-8 0Z',
  white: 'M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9ZM0 -4.800A4.800 4.800 0 1 0 0 4.800A4.800 4.800 0 1 0 0 -4.8Z',
  blue: 'M-10 -5.500Q-5 -10 0 -5.500T10 -5.500V-1.500Q5 3 0 -1.500T-10 -1.5ZM-10 3Q-5 -1.500 0 3T10 3V7Q5 11.500 0 7T-10 7Z',
  yellow:
    'M0 -10.500L2.700 -3.700L10 -3.200L4.400 1.500L6.200 8.600L0 4.700L-6.200 8.600L-4.400 1.500L-10 -3.200L-2.700 -3.7Z',
  orange: 'M0 -9L10.500 9H3.500L0 1.500L-3.500 9H-10.5Z',
  black: 'M-9 9V-1A9 9 0 1 1 9 -1V9H4V-1A4 4 0 1 0 -4 -1V9Z',
  red: 'M-3.200 -9.500H3.200V-3.200H9.500V3.200H3.200V9.500H-3.200V3.200H-9.500V-3.200H-3.2Z',
  green: 'M0 -10.500L6 -3H3.500L8.500 5H2V10H-2V5H-8.500L-3.500 -3H-6Z',
  gray: 'M-8 -2.500A2.500 2.500 0 1 1 -8 2.500A2.500 2.500 0 1 1 -8 -2.5ZM0 -2.500A2.500 2.500 0 1 1 0 2.500A2.500 2.500 0 1 1 0 -2.5ZM8 -2.500A2.500 2.500 0 1 1 8 2.500A2.500 2.500 0 1 1 8 -2.5Z',
  // Seen from the side, running west: funnel, boiler, cab, two wheels.
  locomotive:
    'M-9 -2H-7.500V-8H-3.500V-2H2V-8.500H10V5H8.800A3.600 3.600 0 1 1 1.700 5H-1.700A3.600 3.600 0 1 1 -8.800 5H-10.500L-9 2ZM4.500 -6V-2.500H7.800V-6Z',
};

const isCard = (name: string): name is Card => (CARDS as readonly string[]).includes(name);

/** The sign of a card's or lane's colour; a colour of somebody's own box has the dots. */
export function signOf(colour: string): string {
  return isCard(colour) ? SIGNS[colour] : SIGNS.gray;
}

/** CSS variables of a colour: its ground and what is drawn on it. */
export const groundOf = (colour: string) => `var(--rails-${isCard(colour) ? colour : 'gray'})`;
export const markOf = (colour: string) => `var(--rails-${isCard(colour) ? colour : 'gray'}-mark)`;

/** A hand as groups in reading order, without the empty ones. */
export function groupsOf(cards: Cards): { card: Card; count: number }[] {
  return CARDS.map((card) => ({ card, count: cards[card] ?? 0 })).filter(({ count }) => count > 0);
}
