import type { GameModule } from '../module';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import Scores from './Scores.svelte';
import Seat from './Seat.svelte';
import { actionLine } from './actions';
import { pace } from './board/scene';
import { breakdown } from './breakdown';
import { factLine } from './facts';
import { keys } from './panel/keys';
import { sentence } from './sentence';
import './cattle.css';

const cattle: GameModule = {
  slug: 'cattle',
  Picture,
  Board,
  Panel,
  Seat,
  Scores,
  sentence,
  factLine,
  breakdown,
  actionLine,
  keys,
  pace,
  rivalBegins: ({ fact }) => fact === 'craig-card',
  typicalPlayers: 2,
};

export default cattle;
