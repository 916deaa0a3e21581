import { MediaQuery } from 'svelte/reactivity';

/** Is there room for the panel beside the board? Elsewhere it is under it, as on a phone. */
export class Desk extends MediaQuery {
  constructor() {
    super('(min-width: 1000px), (min-width: 700px) and (orientation: landscape)');
  }
}

/** Is there little height, as on a phone held sideways? */
export class LowScreen extends MediaQuery {
  constructor() {
    super('(max-height: 559px)');
  }
}

/** Where the seats are: beside the board, in a line above it, or, on a screen too low for that, behind a button. */
export class SeatPlace {
  readonly #desk = new Desk();
  readonly #wide = new MediaQuery('(min-width: 1200px)');
  readonly #low = new LowScreen();

  get current(): 'beside' | 'above' | 'away' {
    if (!this.#desk.current) return 'above';
    if (this.#wide.current) return 'beside';
    return this.#low.current ? 'away' : 'above';
  }
}
