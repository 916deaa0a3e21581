import type { GameModule } from '../module';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import Scores from './Scores.svelte';
import Seat from './Seat.svelte';
import { actionLine, warning } from './actions';
import { breakdown } from './breakdown';
import { factLine } from './facts';
import { sentence } from './sentence';
import { keys } from './panel/keys';
import { pace } from './board/scene';
import './rails.css';

const rails: GameModule = {
  slug: 'rails',
  Picture,
  Board,
  Panel,
  Seat,
  Scores,
  sentence,
  factLine,
  breakdown,
  actionLine,
  warning,
  keys,
  pace,
  typicalPlayers: 4,
};

export default rails;
