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
import { gameIndexOf, type Intent } from '../core/index.js';
import type { Board, PlayOptions, RoomHandle } from './handle.js';
import { RoomError } from './room-error.js';

/** In milliseconds. */
const PACE = 700;

/** What a board needs of a room. */
export interface PlayedRoom extends Pick<RoomHandle, 'room' | 'place' | 'subscribe' | 'again'> {
  /**
   * Adds an intent where the log ends now. Resolves to `late` if others have added something before; what that
   * means for the intent, who asks has to say. Rejects with a `RoomError` if the room refuses.
   */
  add(intent: Intent): Promise<Added>;
}

/** Whether an intent was added, or something else came before. */
export type Added = 'added' | 'late';

/** What a board has of its games: how long their logs are. */
type BoardState = NonNullable<Board['state']>;

/** Plays a room on a board, as `RoomHandle.playOn` says. */
export function playOn(room: PlayedRoom, board: Board, { pace = PACE }: PlayOptions = {}): () => void {
  const seated = new SeatedBoard(room, board, pace);
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
  readonly #room: PlayedRoom;
  readonly #board: Board;
  readonly #pace: number;
  readonly #waiting = new Set<() => void>();
  /** What is being sent: one decision after the other. */
  #sending: Promise<void> = Promise.resolve();
  #isOwn: boolean;
  #isStopped = false;

  constructor(room: PlayedRoom, board: Board, pace: number) {
    this.#room = room;
    this.#board = board;
    this.#pace = pace;
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

  /** Sends what has been decided at this board; what has come from the log is there already. */
  readonly send = (event: Event): void => {
    const { action } = (event as CustomEvent<{ readonly action: PlayerAction }>).detail;
    const { state } = this.#board;
    if (this.#isStopped || !state || !this.#isOwn) return;
    const at = lengthOf(state) - 1;
    if (this.#actions.length <= at) void this.#decide(action, at).catch(() => this.load());
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
          : {
              choose: (state: BoardState, signal: AbortSignal) =>
                this.#orReload(signal, this.#decisionAt(lengthOf(state), signal)),
            },
      throwDice: (_owed: Chance, state: BoardState & { readonly seat: number }, signal: AbortSignal) =>
        this.#orReload(
          signal,
          isOwn && state.seat === own ? this.#throw(state, signal) : this.#watch(state, signal),
        ),
      again: () => void this.#room.again().catch(() => undefined),
    };
  }

  /** What does not fit the game on the board means that the room's is another one. */
  async #orReload<T>(signal: AbortSignal, asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      if (!signal.aborted) this.load();
      throw error;
    }
  }

  async #throw(state: BoardState, signal: AbortSignal): Promise<Dice> {
    const at = lengthOf(state);
    await this.#until(() => this.#room.room.phase !== 'seeding', signal);
    const last = lastOf(state);
    // A roll and its dice are one entry: the log has neither or both.
    if (this.#actions.length <= at)
      await (last?.type === 'roll'
        ? this.#decide(last, at - 1)
        : this.#decide({ type: 'roll', held: 0 }, at));
    return this.#diceAt(at, signal);
  }

  /** Whoever is behind sees the dice at once. */
  async #watch(state: BoardState, signal: AbortSignal): Promise<Dice> {
    const at = lengthOf(state);
    const dice = await this.#diceAt(at, signal);
    if (lastOf(state)?.type === 'roll' && this.#actions.length === at + 1)
      await new Promise((resolve) => setTimeout(resolve, this.#pace));
    return dice;
  }

  async #diceAt(at: number, signal: AbortSignal): Promise<Dice> {
    const action = await this.#actionAt(at, signal);
    return action.type === 'dice' ? action.values : otherGame();
  }

  async #decisionAt(at: number, signal: AbortSignal): Promise<PlayerAction> {
    const action = await this.#actionAt(at, signal);
    return action.type === 'dice' ? otherGame() : action;
  }

  async #actionAt(at: number, signal: AbortSignal): Promise<Action> {
    await this.#until(() => this.#actions.length > at, signal);
    return this.#actions[at] ?? otherGame();
  }

  /** Adds a decision that is the action of this number; rejects if the game has gone on in another way. */
  #decide(action: PlayerAction, at: number): Promise<void> {
    const deciding = this.#sending.then(() => this.#send(action, at));
    this.#sending = deciding.catch(() => undefined);
    return deciding;
  }

  async #send(action: PlayerAction, at: number): Promise<void> {
    // Talk in between changes nothing: the decision is still the next one.
    while (this.#actions.length === at) await this.#room.add(action);
    const added = this.#actions[at];
    if (added?.type !== 'dice' && JSON.stringify(added) !== JSON.stringify(action)) otherGame();
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

function otherGame(): never {
  throw new RoomError('stale', 'the board shows another game than the room');
}

/** The number of actions of a board's game. */
function lengthOf({ log }: BoardState): number {
  let length = 0;
  for (let entry = log; entry; entry = entry.before) length++;
  return length;
}

const lastOf = ({ log }: BoardState): Action | undefined =>
  (log as { readonly action: Action } | undefined)?.action;
