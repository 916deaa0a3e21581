import type { Component } from 'svelte';
import type { Fact, Offer, Seat, TableState } from '../lib/api/types';
import type { Translate } from '../lib/i18n/translate';

export type { Fact, Offer, Seat, TableState, Translate };

/** What a game draws with. It renders the state and says what the person wants; it decides nothing. */
export interface BoardProps {
  state: TableState;
  /** What may be done now; empty in replay, for spectators and while others' moves are being shown. */
  offers: Offer[];
  /** False in replay and for spectators: nothing can be done, nothing glows. */
  live: boolean;
  /** Sends an action. An illegal one may be sent: the frame shows the refusal with its rule. */
  act(action: string): void;
  /** Facts of the step just shown, to animate. */
  facts: Fact[];
  /** Facts since my last move, for the fading trace. */
  since: Fact[];
  t: Translate;
}

export interface ScoreLine {
  label: string;
  value: number;
}

/**
 * One game as the client knows it. A new game is one folder whose index.ts exports one of these as default.
 *
 * Messages the frame asks for, from locales/<lang>/<slug>.ftl: `<slug>-name`, `<slug>-pitch` (the lobby's one line),
 * `<slug>-reason-<reason>` ($winner, $count), `<slug>-option-<key>`, `<slug>-option-<key>-help`,
 * `<slug>-option-<key>-<value>`, `<slug>-refuse-<code>` ($need, $have).
 *
 * Seat colours: CSS variables --seat-0 … --seat-5 (fill), --seat-0-on … (text on it), --seat-0-line … (outline that
 * shows on paper), and SVG fills url(#seat-0) … url(#seat-5) with the seat's pattern (lib/ui/SeatPatterns.svelte is
 * mounted once by the app). The letter is `seatLetter(seat)` from lib/ui/seats.ts.
 */
export interface GameModule {
  slug: string;
  /** The lobby's picture: a small map that fills its box (an SVG with viewBox 0 0 320 180, slice). */
  Picture: Component;
  /** The board: an SVG that fills its box and keeps its proportions. */
  Board: Component<BoardProps>;
  /** Hand and buttons of the moment; right column on a desk, bottom bar on a phone. */
  Panel: Component<BoardProps>;
  /** What a seat shows beside name and score. */
  Seat: Component<{ state: TableState; seat: Seat; t: Translate }>;
  /** The end screen's table by source. Names in its head carry the class `name`: on a phone badges must do. */
  Scores: Component<{ state: TableState; t: Translate }>;
  /** The one sentence of the moment: who decides what. */
  sentence(state: TableState, t: Translate): string;
  /** A line of the log; null when the fact needs no words. `names` by seat. */
  factLine(fact: Fact, t: Translate, names: string[]): string | null;
  /** Where a seat's points come from. The sum is its score. */
  breakdown(state: TableState, seat: Seat, t: Translate): ScoreLine[];
  /** An action in words, for the question before a step that cannot be taken back. */
  actionLine?(action: string, t: Translate, names: string[]): string;
  /** Whether to ask before this step (it ends the game, it cannot be undone and costs much…). */
  confirm?(offer: Offer, state: TableState): boolean;
  /** Why one may want to think again before this step, though it may be taken back; null: nothing to warn of. */
  warning?(offer: Offer, t: Translate): string | null;
  /** The game's own keys for the list of shortcuts; the frame has U, L, R, H and ?. */
  keys?(t: Translate): { keys: string; label: string }[];
  /** How long a step deserves to be looked at before the next one, in milliseconds (default 300). */
  pace?(facts: Fact[]): number;
  /** Whether a rival without a seat begins his turn with this fact. He moves as chance does, in nobody's entry. */
  rivalBegins?(fact: Fact): boolean;
  /** Typical number of players, for "play now". */
  typicalPlayers?: number;
}
