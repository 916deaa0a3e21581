import type { GameModule } from '../module';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import Scores from './Scores.svelte';
import Seat from './Seat.svelte';
import { actionLine, confirm } from './actions';
import { breakdown } from './breakdown';
import { factLine } from './facts';
import { sentence } from './sentence';
import { keys } from './hand/keys';
import { pace } from './board/scene';
import './wagons.css';

const wagons: GameModule = {
  slug: 'wagons',
  Picture,
  Board,
  Panel,
  Seat,
  Scores,
  sentence,
  factLine,
  breakdown,
  actionLine,
  confirm,
  keys,
  pace,
  typicalPlayers: 3,
};

export default wagons;
