/** Remembers the last throw and entry at a board: moments are only for these, not for a loaded game or after undo. */
import type { Dice, GameState, Held } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';

export class JustNow {
  #rolls = 0;
  #thrown: { readonly dice: Dice; readonly held: Held } | undefined;
  #state: GameState | undefined;
  #before: GameState | undefined;

  /** Called after every change of the board. */
  update({ state, rolls, held, notice }: Snapshot): void {
    if (rolls !== this.#rolls)
      this.#thrown = rolls && notice?.kind !== 'undone' ? { dice: state.turn.dice, held } : undefined;
    this.#rolls = rolls;
    if (state === this.#state) return;
    this.#before = this.#state;
    this.#state = state;
  }

  /** Whether the dice have just landed, and none has been selected since. */
  hasThrown(snapshot: Snapshot): boolean {
    return this.hasLanded(snapshot) && snapshot.held === this.#thrown?.held && !snapshot.notice;
  }

  /** Whether these are the dice of the last throw at this board. */
  hasLanded({ state: { turn } }: Snapshot): boolean {
    return turn.phase === 'deciding' && turn.dice === this.#thrown?.dice;
  }

  /** The state before the entry that has just been made; undefined if there is none. */
  beforeEntry({ notice, state }: Snapshot): GameState | undefined {
    return notice?.kind === 'entry' && state === this.#state ? this.#before : undefined;
  }
}
