/** Plays the seats of computers and remote players. */
import type { GameState, Held, PlayerAction } from '@yahtzee-game/rules';
import type { LitElement } from 'lit';
import { demand, optional } from '../../basics/checks.js';
import { hasPage } from '../../basics/platform.js';
import { sentenceIn, warnOnce } from '../../basics/warnings.js';
import type { Board } from '../../board/board.js';
import type { BoardElement } from '../../board/feature.js';
import { watch } from '../../board/watch.js';
import type { Levels } from '../../game/seats.js';
import type { Settings } from '../../game/settings.js';
import type { Table, TablePlayer } from '../../game/table.js';
import { computer } from './computer.js';
import { demandLegal, heldCheck, playerCheck } from './player-checks.js';
import { keptSentence, type Kept } from './seat-view.js';
import { whileHeld } from './while-held.js';

/** Milliseconds before a step, by the setting `speed`. */
const PAUSES = {
  /** Before a turn, so that the previous entry can be read. */
  entry: { normal: 700, fast: 250, instant: 0 },
  /** After a throw, until the dice have landed and can be read. */
  dice: { normal: 1120, fast: 400, instant: 0 },
  /** After a decision, so that the kept dice can be seen. */
  kept: { normal: 900, fast: 300, instant: 0 },
} satisfies Record<string, Readonly<Record<Settings['speed'], number>>>;

/** Requests the decision of such a seat on turn, once for each state. Drops an answer if the game has changed. */
export class Seats {
  readonly #board: Board;
  readonly #host: BoardElement;
  /** Aborts the present question. */
  #question = new AbortController();
  #kept: Kept | undefined;
  /** Ends the current pause. */
  #endPause: (() => void) | undefined;
  /** Whether the Roll button is held down, so that there are no pauses. */
  #isHurried = false;
  /** Whether the rest of the present turn has no pauses. */
  #isSkipped = false;
  /** Players by seat, for the present game, table and levels. */
  #players = new Map<number, TablePlayer | undefined>();
  #table: Table | undefined;
  #levels: Levels = [];
  #game = '';

  constructor(board: Board, host: BoardElement) {
    this.#board = board;
    this.#host = host;
    const here = () => (board.connected && hasPage ? board.state : undefined);
    watch(
      board,
      () => [here(), board.table],
      ([state]) => this.#update(state),
    );
  }

  /** The dice that the computer on turn has just decided to keep. */
  get kept(): Kept | undefined {
    return this.#kept?.state === this.#board.state ? this.#kept : undefined;
  }

  /** Hurries the computer on turn to the end of its turn; false if there is none. */
  hurry(): boolean {
    if (!this.#isComputer) return false;
    this.#isSkipped = true;
    this.#endPause?.();
    return true;
  }

  /** While the Roll button is held down, computers do not pause. */
  watchKey(part: LitElement): void {
    whileHeld(part, '.roll', (isHeld) => {
      this.#isHurried = isHeld && this.#isComputer;
      if (this.#isHurried) this.#endPause?.();
    });
  }

  get #isAtOnce(): boolean {
    return this.#isHurried || this.#isSkipped;
  }

  get #isComputer(): boolean {
    const { state, levels, waiting } = this.#board;
    return waiting !== 'here' && state !== undefined && levels[state.seat] !== undefined;
  }

  playerOf(seat: number, state: GameState): TablePlayer | undefined {
    const { table, levels, game } = this.#board;
    if (table !== this.#table || levels !== this.#levels || game !== this.#game) this.#players.clear();
    [this.#table, this.#levels, this.#game] = [table, levels, game];
    if (!this.#players.has(seat)) this.#players.set(seat, this.#find(seat, state));
    return this.#players.get(seat);
  }

  #find(seat: number, state: GameState): TablePlayer | undefined {
    const { table, levels } = this.#board;
    const level = levels[seat];
    try {
      const player = table?.player?.(seat, state) ?? (level && computer(level, this.#host));
      demand(optional(playerCheck), player, `player(${seat})`);
      return player || undefined;
    } catch (error) {
      warnOnce(`table: ${sentenceIn(error)}`);
      return undefined;
    }
  }

  #update(state: GameState | undefined): void {
    this.#question.abort();
    this.#question = new AbortController();
    const player = state && state.turn.phase !== 'over' ? this.playerOf(state.seat, state) : undefined;
    if (!player) this.#isHurried = false;
    if (!state?.turn.roll) this.#isSkipped = false;
    // Waits until all listeners have received this state, since one of them may change it.
    if (state && player) queueMicrotask(() => void this.#play(player, state, this.#question.signal));
  }

  async #play(player: TablePlayer, state: GameState, signal: AbortSignal): Promise<void> {
    try {
      if (state.turn.phase === 'rolling') {
        if (!state.turn.roll) await this.#pause('entry', signal);
        if (!state.turn.roll && !signal.aborted) await player.begin?.(state, signal);
        if (!signal.aborted) await this.#board.throwDice();
        return;
      }
      const { action, cell } = await this.#decision(player, state, signal);
      if (signal.aborted) return;
      demandLegal(state, action);
      if (action.type === 'roll') await this.#keep({ state, held: action.held, cell }, signal);
      if (signal.aborted) return;
      this.#board.dispatch(action);
    } catch (error) {
      if (!signal.aborted) warnOnce(`table: seat ${state.seat}: ${sentenceIn(error)}`);
    }
  }

  /** Requests a decision. A computer decides during the pause after its dice; a remote person may mark dice before. */
  async #decision(
    player: TablePlayer,
    state: GameState,
    signal: AbortSignal,
  ): Promise<{ action: PlayerAction; cell: string | undefined }> {
    if (!this.#isComputer) await this.#pause('dice', signal);
    let cell: string | undefined;
    const mark = (held: Held, keptFor?: string): void => {
      if (signal.aborted) return;
      demand(heldCheck(state), held, 'mark: held');
      cell = keptFor;
      if (!this.#isComputer) this.#board.preview(held);
    };
    const asked = player.choose(state, signal, mark);
    const [action] = await Promise.all([asked, this.#isComputer && this.#pause('dice', signal)]);
    return { action, cell };
  }

  /** Shows the kept dice, and announces them if there is time. */
  async #keep(kept: Kept, signal: AbortSignal): Promise<void> {
    const { settings } = this.#board;
    this.#board.preview(kept.held);
    if (this.#isComputer) {
      this.#kept = kept;
      if (settings.speech === 'terse' || this.#isAtOnce) this.#board.refresh();
      else this.#board.say((snapshot) => keptSentence(snapshot, kept));
    }
    await this.#pause('kept', signal);
  }

  /** Pauses so that the players at the board can follow. A table that provides the dice sets the pace itself. */
  async #pause(step: keyof typeof PAUSES, signal: AbortSignal): Promise<void> {
    const { table, settings } = this.#board;
    if (table?.throwDice || signal.aborted) return;
    // A timer of 0 ms too lets the page run other tasks; a whole game of computers would block it otherwise.
    const pause = this.#isAtOnce ? 0 : PAUSES[step][settings.speed];
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.#endPause = () => (clearTimeout(timer), resolve());
      signal.addEventListener('abort', this.#endPause, { once: true });
    });
    this.#endPause = undefined;
  }
}
