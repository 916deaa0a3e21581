import { MediaQuery } from 'svelte/reactivity';

/** Is there room for seats and panel beside the board? Elsewhere they are over and under it, as on a phone. */
export class Desk extends MediaQuery {
  constructor() {
    super('(min-width: 1000px), (min-width: 700px) and (orientation: landscape)');
  }
}
