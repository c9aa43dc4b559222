/** A room on a board: what others decide comes from the log, and what is decided at the board goes there. */
import {
  actionsOf,
  serializeGame,
  type Action,
  type Chance,
  type Dice,
  type GameState,
  type PlayerAction,
} from '@yahtzee-game/rules';
import { gameIndexOf } from '../core/index.js';
import type { Board } from './handle.js';
import type { LiveRoom } from './live-room.js';
import { RoomError } from './room-error.js';

/** Milliseconds for which the dice that somebody elsewhere keeps can be seen before the others fall. */
const KEPT = 700;

/** What a board has of its games: how long their logs are. */
type BoardState = NonNullable<Board['state']>;

/** Plays a room on a board, as `RoomHandle.playOn` says. */
export function playOn(room: LiveRoom, board: Board): () => void {
  const seated = new SeatedBoard(room, board);
  const stops = [
    room.subscribe((change) => change === 'log' && seated.follow()),
    listen(board, 'yahtzee-announce', seated.send),
    listen(board, 'yahtzee-score', seated.send),
  ];
  seated.load();
  return () => {
    for (const stop of stops) stop();
    seated.stop();
  };
}

function listen(board: Board, type: string, listener: (event: Event) => void): () => void {
  board.addEventListener(type, listener);
  return () => board.removeEventListener(type, listener);
}

class SeatedBoard {
  readonly #room: LiveRoom;
  readonly #board: Board;
  readonly #waiting = new Set<() => void>();
  #isOwn: boolean;
  #isStopped = false;

  constructor(room: LiveRoom, board: Board) {
    this.#room = room;
    this.#board = board;
    this.#isOwn = this.#decidesHere;
  }

  /** Shows the game as the log has it. */
  load(): void {
    const game = this.#game;
    if (game && !this.#isStopped)
      void this.#board.load(serializeGame(game), { table: this.#table }).catch(() => undefined);
  }

  /** Something has been added to the log. */
  follow(): void {
    for (const wake of this.#waiting) wake();
    if (this.#isOwn === this.#decidesHere) return;
    // The computer has taken the seat of this page, or it was taken back: another table.
    this.#isOwn = this.#decidesHere;
    this.load();
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Sends what has been decided at this board, and what the log does not have yet. */
  readonly send = (event: Event): void => {
    const { action } = (event as CustomEvent<{ readonly action: PlayerAction }>).detail;
    const { state } = this.#board;
    if (this.#isStopped || !state || !this.#isOwn) return;
    if (this.#actions.length === lengthOf(state) - 1) void this.#decide(action).catch(() => this.load());
  };

  /** The seat whose game is shown: one's own, or the first. */
  get #seat(): number {
    return this.#room.place?.seat ?? 0;
  }

  get #game(): GameState | undefined {
    const { room } = this.#room;
    return room.games[gameIndexOf(room, this.#seat)];
  }

  get #actions(): readonly Action[] {
    return this.#game ? actionsOf(this.#game) : [];
  }

  get #decidesHere(): boolean {
    const { place, room } = this.#room;
    return place !== undefined && room.seats[place.seat]?.by === 'player';
  }

  get #table(): object {
    const isSame = this.#room.room.terms.dice === 'same';
    const own = isSame ? 0 : this.#seat;
    const isOwn = this.#isOwn;
    return {
      undo: false,
      player: (seat: number) =>
        isOwn && seat === own
          ? undefined
          : { choose: (state: BoardState, signal: AbortSignal) => this.#actionAfter(state, signal) },
      throwDice: (_owed: Chance, state: BoardState & { readonly seat: number }, signal: AbortSignal) =>
        isOwn && (isSame || state.seat === own) ? this.#throw(state, signal) : this.#watch(state, signal),
      again: () => void this.#room.again().catch(() => undefined),
    };
  }

  async #throw(state: BoardState, signal: AbortSignal): Promise<Dice> {
    const asked = lengthOf(state);
    await this.#until(() => this.#room.room.phase !== 'seeding', signal);
    // A roll and its dice are one entry: while the dice are missing, so is the roll.
    const last = lastOf(state);
    const roll = last?.type === 'roll' ? last : ({ type: 'roll', held: 0 } as const);
    if (this.#actions.length <= asked) await this.#decide(roll);
    return this.#diceAt(asked, signal);
  }

  /** Whoever is behind sees the dice at once. */
  async #watch(state: BoardState, signal: AbortSignal): Promise<Dice> {
    const at = lengthOf(state);
    const dice = await this.#diceAt(at, signal);
    if (lastOf(state)?.type === 'roll' && this.#actions.length === at + 1)
      await new Promise((resolve) => setTimeout(resolve, KEPT));
    return dice;
  }

  async #diceAt(at: number, signal: AbortSignal): Promise<Dice> {
    const action = await this.#actionAt(at, signal);
    if (action.type === 'dice') return action.values;
    this.load();
    throw new RoomError('stale', 'the board shows another game than the room');
  }

  async #actionAfter(state: BoardState, signal: AbortSignal): Promise<PlayerAction> {
    const action = await this.#actionAt(lengthOf(state), signal);
    if (action.type !== 'dice') return action;
    this.load();
    throw new RoomError('stale', 'the board shows another game than the room');
  }

  async #actionAt(at: number, signal: AbortSignal): Promise<Action> {
    await this.#until(() => this.#actions.length > at, signal);
    const action = this.#actions[at];
    if (!action) throw new RoomError('stale', 'the log is shorter than it was');
    return action;
  }

  /** Adds a decision. Talk in between changes nothing; if the game has gone on, the board shows how. */
  async #decide(action: PlayerAction): Promise<void> {
    const { length } = this.#actions;
    while ((await this.#room.add(action)) === 'late') {
      if (this.#actions.length === length) continue;
      this.load();
      return;
    }
  }

  /** Resolves once something holds; rejects when nobody waits for it any more. */
  #until(holds: () => boolean, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (signal.aborted) reject(new RoomError('closed', 'nobody waits any more'));
        else if (holds()) resolve();
        else return;
        this.#waiting.delete(look);
        signal.removeEventListener('abort', look);
      };
      this.#waiting.add(look);
      signal.addEventListener('abort', look);
      look();
    });
  }
}

/** The number of actions of a board's game. */
function lengthOf({ log }: BoardState): number {
  let length = 0;
  for (let entry = log; entry; entry = entry.before) length++;
  return length;
}

const lastOf = ({ log }: BoardState): Action | undefined =>
  (log as { readonly action: Action } | undefined)?.action;
