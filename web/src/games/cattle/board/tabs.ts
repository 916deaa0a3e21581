import type { Tab } from '../mind.svelte';
import type { Ask } from '../view';

/** The part of the table a question is about; null leaves the reader where they are. */
export function tabFor(ask: Ask): Tab | null {
  switch (ask) {
    case 'place':
    case 'move':
    case 'step':
    case 'walk':
    case 'build':
    case 'teepee':
    case 'hazard':
    case 'adjacent':
    case 'local':
      return 'trail';
    case 'forward':
    case 'back':
    case 'special-back':
    case 'end-of-line':
    case 'deliver':
    case 'upgrade':
    case 'upgrade-behind':
    case 'master':
      return 'railway';
    case 'hire':
    case 'foresight':
      return 'jobs';
    case 'buy':
    case 'objective':
      return 'cards';
    case 'city-disc':
    case 'station-disc':
      return 'boards';
    default:
      return null;
  }
}
