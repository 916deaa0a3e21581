import { glyphOf } from '../ops';
import type { SignName } from '../parts/icons';
import type { View } from '../view';
import type { Worker } from '../names';

const AUX: Record<string, SignName> = {
  money: 'coin',
  draw: 'draw',
  certificate: 'certificate',
  engine: 'engine',
  remove: 'remove',
};

const VERBS: Record<string, SignName> = {
  place: 'cattleman',
  go: 'steps',
  build: 'build',
  buy: 'cow',
  reveal: 'deck',
  discard: 'discard',
  remove: 'remove',
  draw: 'draw',
  engine: 'engine',
  upgrade: 'station',
  objective: 'objective',
  teepee: 'teepee',
  hazard: 'hazard',
  adjacent: 'adjacent',
  certificates: 'certificate',
  deliver: 'city',
  disc: 'disc',
  play: 'objective',
  risk: 'hazard',
  done: 'yes',
  no: 'none',
};

/** The sign of an action. */
export function signOf(action: string, view: View): SignName {
  const [verb = '', what = ''] = action.split(' ');
  switch (verb) {
    case 'use': {
      const op = view.location.find(({ use }) => use === what)?.op;
      return op ? glyphOf(op).sign : 'star';
    }
    case 'aux':
      return AUX[what] ?? 'aux';
    case 'hire': {
      const match = /^r(\d+)c(\d+)$/.exec(what);
      return (match && view.job_market.rows[Number(match[1]) - 1]?.[Number(match[2]) - 1]) || 'hire';
    }
    case 'give':
      return what as Worker;
    case 'foresight': {
      const column = view.asking.ask === 'foresight' ? view.asking.column : 1;
      const tile = view.foresight[column - 1]?.[what === 'bottom' ? 1 : 0];
      if (tile?.kind === 'worker') return tile.worker;
      return tile?.kind === 'hazard' ? tile.zone : 'teepee';
    }
    default:
      return VERBS[verb] ?? 'star';
  }
}
