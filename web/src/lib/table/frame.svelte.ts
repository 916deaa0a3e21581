import type { BoardProps, GameModule } from '../../games/module';
import { api } from '../api/client';
import type { Level, Offer, Seat, TableState } from '../api/types';
import { listOf, t } from '../i18n/index.svelte';
import { wishOf } from './keys';
import type { TableModel } from './model.svelte';
import { seatNames } from './names';
import type { Replay } from './replay.svelte';
import { verdict } from './verdict';

/** What slides in beside or over the table. */
export type Leaf = 'log' | 'seats' | 'more' | 'about' | 'keys' | 'rules';

export interface FrameWiring {
  readonly module: GameModule;
  readonly model: TableModel;
  readonly replay: Replay | null;
  onreplay(ply: number): void;
  onlive(): void;
}

/** What the frame shows and asks, apart from how it is laid out. */
export class Frame {
  leaf = $state<Leaf | null>(null);
  /** The section the rules open at. */
  section = $state<string | null>(null);
  /** The step that waits for a yes. */
  asked = $state<{ action: string; text: string; why: string } | null>(null);
  /** The seat whose points are being explained. */
  scoreOf = $state<Seat | null>(null);
  /** The seat a bot is to play for. */
  handing = $state<Seat | null>(null);
  ended = $state(false);
  /** At a shared device: whose eyes are on it. */
  holder = $state<Seat | null>(null);

  /** A function, since what it returns changes: the replay comes and goes. */
  constructor(private readonly wire: () => FrameWiring) {}

  private get wiring(): FrameWiring {
    return this.wire();
  }

  readonly live = $derived.by(() => this.wiring.model.state!);
  /** On the board: the replay's position, or the live one. */
  readonly shown = $derived.by(() => this.wiring.replay?.state ?? this.live);
  readonly names = $derived.by(() => seatNames(this.shown.seats, t));
  readonly shared = $derived.by(() => this.live.you.length > 1);
  /** A bot plays for whom the page looks through the eyes of. */
  readonly handed = $derived.by(() => this.live.viewer !== null && isHanded(this.live, this.live.viewer));
  readonly playing = $derived.by(
    () => !this.wiring.replay && this.live.you.length > 0 && this.live.status === 'running' && !this.handed,
  );
  readonly myMove = $derived.by(
    () =>
      this.playing &&
      !this.wiring.model.showing &&
      this.live.viewer !== null &&
      this.live.to_act.includes(this.live.viewer),
  );
  /** Who decides, if it is one seat alone. */
  readonly actor = $derived.by(() => {
    const { status, to_act } = this.shown;
    return status === 'running' && to_act.length === 1 ? (to_act[0] ?? null) : null;
  });

  /** The seat to hand the device to: its hand is not even fetched before its owner has said "that is me". */
  readonly curtain = $derived.by(() => {
    if (!this.shared || !this.playing || this.wiring.model.showing) return null;
    const asking = this.live.you.filter(
      (seat) => this.live.to_act.includes(seat) && !isHanded(this.live, seat),
    );
    return this.holder !== null && asking.includes(this.holder) ? null : (asking[0] ?? null);
  });
  readonly handShown = $derived.by(
    () => this.shown.viewer !== null && (!this.shared || this.shown.viewer === this.holder),
  );

  readonly board = $derived.by<BoardProps>(() => {
    const { model, replay } = this.wiring;
    return {
      state: this.handed ? withoutTurn(this.shown) : this.shown,
      offers: this.playing ? model.offers : [],
      live: this.playing,
      act: (action) => this.act(action),
      facts: replay ? (replay.stop?.facts ?? []) : model.facts,
      since: replay ? model.sinceLast(this.shown) : model.since,
      t,
    };
  });

  readonly sentence = $derived.by(() => {
    // What a bot decides for me is told as what another decides.
    const state = this.handed ? { ...this.shown, viewer: null } : this.shown;
    if (!this.shown.result) return this.wiring.module.sentence(state, t);
    return verdict(this.shown, t, listOf);
  });

  /** What happened at the replay's stop, in words. */
  readonly caption = $derived.by(() =>
    (this.wiring.replay?.stop?.facts ?? [])
      .map((fact) => this.wiring.module.factLine(fact, t, this.names))
      .filter((line) => line !== null)
      .join(' '),
  );

  act(action: string): void {
    const { module, model } = this.wiring;
    if (!this.playing) return;
    const offer = model.offers.find((candidate) => candidate.action === action);
    const why = offer && this.#doubt(offer);
    if (why) this.asked = { action, why, text: module.actionLine?.(action, t, this.names) ?? '' };
    else void model.act(action);
  }

  /** What to say before a step that deserves a second thought. */
  #doubt(offer: Offer): string | null {
    const { module } = this.wiring;
    if ((offer.preview as { ends?: boolean } | null)?.ends) return t('confirm-ends');
    if (module.confirm?.(offer, this.live)) return t('confirm-final');
    return module.warning?.(offer, t) ?? null;
  }

  confirm(): void {
    const action = this.asked?.action;
    this.asked = null;
    if (action) void this.wiring.model.act(action);
  }

  undo(): void {
    if (this.playing) void this.wiring.model.undo();
  }

  handOver(level: Level): void {
    const seat = this.handing;
    this.handing = null;
    if (seat !== null) void this.wiring.model.changeHands(() => api.handOver(this.live.id, seat, level));
  }

  takeBack(seat: Seat): void {
    void this.wiring.model.changeHands(() => api.takeBack(this.live.id, seat));
  }

  async take(seat: Seat): Promise<void> {
    await this.wiring.model.sit(seat);
    this.holder = seat;
  }

  openRules(section: string | null): void {
    this.section = section;
    this.leaf = 'rules';
  }

  lookAt(ply: number): void {
    this.leaf = null;
    this.wiring.onreplay(ply);
  }

  toggleReplay(): void {
    if (this.wiring.replay) this.wiring.onlive();
    else this.lookAt(this.live.ply);
  }

  key(event: KeyboardEvent): void {
    const { replay } = this.wiring;
    const wish = wishOf(event, replay !== null);
    if (!wish) return;
    event.preventDefault();
    const does: Record<typeof wish, () => unknown> = {
      undo: () => this.undo(),
      log: () => (this.leaf = 'log'),
      rules: () => this.openRules(null),
      help: () => (this.leaf = 'keys'),
      replay: () => this.toggleReplay(),
      escape: () => this.wiring.onlive(),
      earlier: () => replay?.to(replay.index - 1),
      later: () => replay?.to(replay.index + 1),
      first: () => replay?.to(0),
      last: () => replay?.to(replay.last),
      pause: () => replay?.toggle(),
    };
    void does[wish]();
  }
}

const isHanded = (state: TableState, seat: Seat) => (state.seats[seat]?.stand_in ?? null) !== null;

/** The board asks me for nothing while a bot plays for me. */
const withoutTurn = (state: TableState): TableState => ({
  ...state,
  to_act: state.to_act.filter((seat) => seat !== state.viewer),
});
