import { keep, kept } from './keep';

/** Whether my turn is announced with a sound. Off until asked for. */
class SoundChoice {
  on = $state(kept('sound') === 'on');

  toggle(): void {
    this.on = !this.on;
    keep('sound', this.on ? 'on' : 'off');
  }
}

export const sound = new SoundChoice();
