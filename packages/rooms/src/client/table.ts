/** Connects a board to a room: the other seats play as the log says, and all dice come from the log. */
import type { Table, TablePlayer } from '@yahtzee-game/element';
import {
  actionsOf,
  actionText,
  serializeGame,
  type Action,
  type Dice,
  type GameState,
  type PlayerAction,
  type Ruleset,
} from '@yahtzee-game/rules';
import { gameIndexOf } from '../core/index.js';
import type { Board, PlayOptions, RoomChange, RoomHandle } from './handle.js';

/** Plays a room on a board. Returns a function that disconnects the board from the room. */
export function playAt(room: RoomHandle, board: Board, options: PlayOptions = {}): () => void {
  const sitting = new Sitting(room, board, options);
  return () => sitting.leave();
}

/** A decision made on this board, and its position. */
interface Decision {
  readonly at: number;
  readonly action: PlayerAction;
  /** Whether it is the roll that opens a turn: in its place the log has only the dice. */
  readonly opens?: boolean;
}

/**
 * The log always decides. Decisions on the board are sent at once; if the log has another one at their position, the
 * board loads the game of the log. A position is a number of actions of the game, not of lines.
 */
class Sitting {
  readonly #room: RoomHandle;
  readonly #board: Board;
  readonly #options: PlayOptions;
  readonly #unsubscribe: () => void;
  #table: Table | undefined;
  /** The seat of this page, if it is played on this board. */
  #own: number | undefined;
  /** The number of decisions and rolls that are being sent. */
  #pending = 0;
  #sent: Promise<unknown> = Promise.resolve();
  #loads = 0;
  #isLoading = false;
  #hasLeft = false;

  constructor(room: RoomHandle, board: Board, options: PlayOptions) {
    this.#room = room;
    this.#board = board;
    this.#options = options;
    for (const type of DECISIONS) board.addEventListener(type, this.#decided);
    this.#unsubscribe = room.subscribe(this.#syncBoard);
    this.#syncBoard();
  }

  leave(): void {
    this.#hasLeft = true;
    this.#unsubscribe();
    for (const type of DECISIONS) this.#board.removeEventListener(type, this.#decided);
    this.#clear();
  }

  #clear(): void {
    if (this.#board.table === this.#table) this.#board.table = undefined;
  }

  /** The index of the game on the board: if everybody plays alone, that of the chosen seat, else that of this page. */
  get #index(): number {
    const { room, place } = this.#room;
    return gameIndexOf(room, this.#options.seat ?? place?.seat ?? 0);
  }

  get #game(): GameState | undefined {
    return this.#room.room.games[this.#index];
  }

  /** The actions of this game in the log. */
  get #actions(): readonly Action[] {
    return this.#game ? actionsOf(this.#game) : [];
  }

  /** The seat of this page, unless a computer plays it or the board shows the game of another seat. */
  #seatHere(): number | undefined {
    const { room, place } = this.#room;
    if (!place || room.seats[place.seat]?.by !== 'player') return undefined;
    return room.terms.dice === 'own' || place.seat === this.#index ? place.seat : undefined;
  }

  /** Whether a seat of the game is played on this board. A game for one has only the first seat. */
  #isOwn(seat: number): boolean {
    return this.#own !== undefined && (this.#room.room.terms.dice === 'same' || seat === this.#own);
  }

  readonly #syncBoard = (change?: RoomChange): void => {
    if (!this.#game || change === 'connection') return;
    const isOther = change === 'replaced' || (!this.#pending && this.#differs());
    if (!this.#table || this.#own !== this.#seatHere() || isOther) void this.#load();
  };

  /** Whether the game on the board differs from the log. If it lags in the turn of another, it catches up by itself. */
  #differs(): boolean {
    const { state } = this.#board;
    if (!state || this.#isLoading) return false;
    const ahead = actionsOf(state).length - this.#actions.length;
    return ahead > 0 || (ahead < 0 && this.#isOwn(state.seat));
  }

  /** Loads the game of the log into the board, with a new table, so that answers for the old one are ignored. */
  async #load(): Promise<void> {
    const game = this.#game;
    if (!game || this.#hasLeft) return;
    const load = ++this.#loads;
    this.#own = this.#seatHere();
    this.#table = this.#newTable();
    this.#isLoading = true;
    const text = serializeGame(game, { game: this.#room.code });
    giveGame(this.#board, this.#room.room.ruleset);
    const loaded = await this.#board.load(text, { table: this.#table, players: null });
    if (this.#hasLeft) return this.#clear();
    if (load !== this.#loads) return;
    this.#isLoading = false;
    if (loaded.ok) this.#syncBoard();
    // A file of the board could not be fetched: loading is tried again after the next line of the log.
    else this.#table = undefined;
  }

  #newTable(): Table {
    const elsewhere: TablePlayer = {
      begin: async (state, signal) => void (await this.#actionAt(lengthOf(state), signal)),
      choose: async (state, signal) =>
        (await this.#actionAt(lengthOf(state), signal)) as Exclude<Action, { type: 'dice' }>,
    };
    return {
      undo: false,
      player: (seat) => (this.#isOwn(seat) ? undefined : elsewhere),
      throwDice: (_, state, signal) => this.#throw(state, signal),
      again: this.#options.again ?? (() => void this.#room.again().catch(() => undefined)),
    };
  }

  async #throw(state: GameState, signal: AbortSignal): Promise<Dice> {
    const at = lengthOf(state);
    if (this.#isOwn(state.seat)) await this.#send(rollOf(state), signal);
    const action = await this.#actionAt(at, signal);
    if (action.type !== 'dice') throw new RangeError('no dice fell');
    return action.values;
  }

  readonly #decided = (event: Event): void => {
    const { action, game } = (event as Event & { readonly detail: Decided }).detail;
    const { state } = this.#board;
    if (!state || game !== this.#room.code || this.#isLoading) return;
    const at = lengthOf(state) - 1;
    // If the log already has an action at this position, it did not come from this board.
    if (at >= this.#actions.length) void this.#send({ at, action }).catch(() => undefined);
  };

  /**
   * Sends a decision, after those before it. If it is refused, or the log has another at its position, loads the game
   * of the log into the board and rejects.
   */
  #send(decision: Decision, signal?: AbortSignal): Promise<void> {
    const table = this.#table;
    const sending = this.#sent.then(async () => {
      if (table !== this.#table) return;
      try {
        await this.#playing(signal);
        await this.#do(decision);
      } catch (error) {
        if (!signal?.aborted) await this.#load();
        throw error;
      }
    });
    this.#pending++;
    this.#sent = sending.catch(() => undefined).finally(() => this.#pending--);
    return sending;
  }

  async #do({ at, action, opens = false }: Decision): Promise<void> {
    if (this.#actions.length === at) await this.#room.act(action);
    const done = this.#actions[at];
    const isDone = opens ? done?.type === 'dice' : done && this.#text(done) === this.#text(action);
    if (!isDone) throw new RangeError('the room has it otherwise');
  }

  #text(action: Action): string {
    return actionText(action, this.#room.room.ruleset);
  }

  /** Resolves when the seeds of all players have been shown. */
  async #playing(signal?: AbortSignal): Promise<void> {
    while (this.#room.room.phase === 'seeding') await this.#news(signal);
  }

  /** Resolves to the action at a position, as soon as the log has it. */
  async #actionAt(at: number, signal: AbortSignal): Promise<Action> {
    while (this.#actions.length <= at) await this.#news(signal);
    return this.#actions[at] as Action;
  }

  #news(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const unsubscribe = this.#room.subscribe(() => (unsubscribe(), resolve()));
      signal?.addEventListener('abort', () => (unsubscribe(), reject(signal.reason as Error)), {
        once: true,
      });
    });
  }
}

/** The events of decisions on the board. Rolls have none here: the board asks `throwDice` for them. */
const DECISIONS = ['yahtzee-score', 'yahtzee-announce'] as const;

const lengthOf = (state: GameState): number => actionsOf(state).length;

/** The roll whose dice a state awaits. */
function rollOf(state: GameState): Decision {
  const newest = state.log?.action;
  const length = lengthOf(state);
  return newest?.type === 'roll'
    ? { at: length - 1, action: newest }
    : { at: length, action: { type: 'roll', held: 0 }, opens: true };
}

/** The `detail` of these events. */
interface Decided {
  readonly action: PlayerAction;
  readonly game: string;
}

/** Gives the game of a rule sheet to a board, which knows those of the catalogue. */
export function giveGame(board: Board, ruleset: Ruleset): void {
  if (ruleset.toJSON && board.ruleset !== ruleset) board.ruleset = ruleset;
}
