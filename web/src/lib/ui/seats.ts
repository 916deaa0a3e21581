/** Six seats, told apart by colour, pattern and letter. */

export const SEATS = 6;

export const seatPatterns = ['solid', 'diagonal', 'dots', 'bars', 'hatch', 'rings'] as const;

/** "A" for seat 0. */
export const seatLetter = (seat: number) => String.fromCharCode(65 + seat);

export const seatColour = (seat: number) => `var(--seat-${seat % SEATS})`;
export const seatInk = (seat: number) => `var(--seat-${seat % SEATS}-on)`;
export const seatLine = (seat: number) => `var(--seat-${seat % SEATS}-line)`;

/** An SVG fill with the seat's pattern; SeatPatterns must be mounted once. */
export const seatFill = (seat: number) => `url(#seat-${seat % SEATS})`;
