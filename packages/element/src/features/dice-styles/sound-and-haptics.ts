/** Sound and vibration, if the page enables them, in time with the animations. */
import type { Board } from '../../board/board.js';
import type { YahtzeeEventType } from '../../board/events.js';
import type { BoardElement, Movement } from '../../board/feature.js';
import type { Landing } from '../../parts/dice/landings.js';
import { playLandings, playSound, type Sound } from './sounds.js';

/** Vibration patterns: alternately on and off, in milliseconds. */
const PULSES: Readonly<Partial<Record<YahtzeeEventType, readonly number[]>>> = {
  'yahtzee-roll': [15, 40, 15, 40, 15],
  'yahtzee-hold': [10],
  'yahtzee-score': [25],
  'yahtzee-end': [40, 60, 40, 60, 120],
};

export class SoundAndHaptics {
  readonly #board: Board;
  /** Whether the previous turn was that of a computer or a remote player. */
  #wasElsewhere = false;

  /** Starts to play the sounds of a board, by its settings. */
  constructor(host: BoardElement, board: Board) {
    this.#board = board;
    for (const [type, pulses] of Object.entries(PULSES))
      host.addEventListener(type, () => {
        if (board.settings.vibration === 'on') navigator.vibrate?.([...pulses]);
      });
    host.addEventListener('yahtzee-hold', () => this.#play('hold'));
    host.addEventListener('yahtzee-score', () => this.#play('score'));
    host.addEventListener('yahtzee-end', () => this.#play('end'));
    host.addEventListener('yahtzee-turn', ({ detail }) => {
      const isElsewhere = board.isElsewhere(detail.seat);
      if (detail.action && this.#wasElsewhere && !isElsewhere) this.#play('turn');
      this.#wasElsewhere = isElsewhere;
    });
  }

  land(landings: readonly Landing[]): void {
    if (this.#isOn) playLandings(landings);
  }

  accompany(movement: Movement, ends: readonly number[]): void {
    if (movement === 'bonus') this.#play('bonus');
    else this.land(ends.map((end) => ({ at: end / 1000, volume: 0.4, die: 2 })));
  }

  get #isOn(): boolean {
    return this.#board.settings.sound === 'on';
  }

  #play(sound: Sound): void {
    if (this.#isOn) playSound(sound);
  }
}
