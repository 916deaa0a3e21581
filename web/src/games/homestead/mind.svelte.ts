import type { Cell } from './box';
import type { Held } from './land/hold';

/** Which areas the map shows: none, all that hang together, each owner's own, or those of one type. */
export const LAYERS = ['none', 'area', 'own_area', 'type_area'] as const;
export type Layer = (typeof LAYERS)[number];

/**
 * What the player is looking at before deciding: the tile in hand, the card being read, the areas shown. Shared by
 * panel and board. Only about attention; nothing here is ever sent.
 */
class Mind {
  /** Where the tile in hand is held; null while it is nowhere on the map. */
  spot = $state<Cell | null>(null);
  turns = $state(0);
  flipped = $state(false);
  /** Put there by finger or keys: it stays when the mouse goes elsewhere. */
  laid = $state(false);
  /** The building pointed at, and the one pressed. */
  hovered = $state<number | null>(null);
  pinned = $state<number | null>(null);
  /** Which of the cards to choose from is being considered, by its place. */
  card = $state<number | null>(null);
  /** The one under mouse or keyboard. */
  eyed = $state<number | null>(null);
  layer = $state<Layer>('none');
  /** Around the building being looked at. */
  radius = $state(0);

  get held(): Held | null {
    return this.spot && { spot: this.spot, turns: this.turns, flipped: this.flipped };
  }

  get considered(): number | null {
    return this.eyed ?? this.card;
  }

  eye(card: number, on: boolean): void {
    if (on) this.eyed = card;
    else if (this.eyed === card) this.eyed = null;
  }

  get building(): number | null {
    return this.hovered ?? this.pinned;
  }

  turn(quarters = 1): void {
    this.turns = (this.turns + quarters + 4) % 4;
  }

  /** Mirrors what one sees, left to right, however the tile is turned. */
  flip(): void {
    this.flipped = !this.flipped;
    this.turns = (4 - this.turns) % 4;
  }

  lay(held: Held): void {
    this.spot = held.spot;
    this.turns = held.turns;
    this.flipped = held.flipped;
    this.laid = true;
  }

  lift(): void {
    this.spot = null;
    this.laid = false;
  }

  clear(): void {
    this.lift();
    this.hovered = this.pinned = this.card = this.eyed = null;
  }

  /** Another tile: it is held as it is drawn on its card. */
  reset(): void {
    this.clear();
    this.turns = 0;
    this.flipped = false;
  }
}

export const mind = new Mind();
