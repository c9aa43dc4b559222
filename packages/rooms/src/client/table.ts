/** A room as the table of a board: the seats of others do what the log says, and dice are those of the log. */
import type { Table, TablePlayer } from '@yahtzee-game/element';
import {
  actionsOf,
  actionText,
  serializeGame,
  type Action,
  type Dice,
  type GameState,
  type PlayerAction,
} from '@yahtzee-game/rules';
import { gameIndexOf } from '../core/index.js';
import type { Board, PlayOptions, RoomChange, RoomHandle } from './handle.js';

/** Plays a room on a board. Returns a function that leaves the board alone again. */
export function playAt(room: RoomHandle, board: Board, options: PlayOptions = {}): () => void {
  const sitting = new Sitting(room, board, options);
  return () => sitting.leave();
}

/** A decision of this board, and the position of the log that is to hold it. */
interface Decision {
  readonly at: number;
  readonly action: PlayerAction;
  /** It is the roll that opens a turn: the log holds the dice in its place. */
  readonly opens?: boolean;
}

/**
 * The log is right, always: what the board does beyond it is sent at once, and if the room has it otherwise, the board
 * gets the game of the log. A position of the log is the number of actions before it.
 */
class Sitting {
  readonly #room: RoomHandle;
  readonly #board: Board;
  readonly #options: PlayOptions;
  readonly #unsubscribe: () => void;
  #table: Table | undefined;
  /** The seat of this page, if it is played here. */
  #own: number | undefined;
  /** Decisions that are being sent, and throws that are awaited. */
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

  /** The game that the board shows: where everybody plays alone, one's own, or the chosen one. */
  get #index(): number {
    const { room, place } = this.#room;
    return gameIndexOf(room, this.#options.seat ?? place?.seat ?? 0);
  }

  get #game(): GameState | undefined {
    return this.#room.room.games[this.#index];
  }

  /** What has been done in it. */
  get #actions(): readonly Action[] {
    return this.#game ? actionsOf(this.#game) : [];
  }

  /** The seat of this page, unless the computer plays it or the board shows the game of another. */
  #seatHere(): number | undefined {
    const { room, place } = this.#room;
    if (!place || room.seats[place.seat]?.by !== 'player') return undefined;
    return room.terms.dice === 'own' || place.seat === this.#index ? place.seat : undefined;
  }

  /** Whether a seat of the board's game is played here. Who plays alone has the first. */
  #isOwn(seat: number): boolean {
    return this.#own !== undefined && (this.#room.room.terms.dice === 'same' || seat === this.#own);
  }

  readonly #syncBoard = (change?: RoomChange): void => {
    if (!this.#game || change === 'connection') return;
    if (!this.#table || this.#own !== this.#seatHere() || (!this.#pending && this.#differs()))
      void this.#load();
  };

  /** Whether the board has another game than the log. What others do, it does by itself. */
  #differs(): boolean {
    const { state } = this.#board;
    if (!state || this.#isLoading) return false;
    const ahead = actionsOf(state).length - this.#actions.length;
    return ahead > 0 || (ahead < 0 && this.#isOwn(state.seat));
  }

  /** Gives the board the game of the log, and a table of its own: nothing that was asked before is answered to it. */
  async #load(): Promise<void> {
    const game = this.#game;
    if (!game || this.#hasLeft) return;
    const load = ++this.#loads;
    this.#own = this.#seatHere();
    this.#table = this.#newTable();
    this.#isLoading = true;
    const text = serializeGame(game, { game: this.#room.code });
    const loaded = await this.#board.load(text, { table: this.#table, players: null });
    if (this.#hasLeft) return this.#clear();
    if (load !== this.#loads) return;
    this.#isLoading = false;
    if (loaded.ok) this.#syncBoard();
    // A file of the board could not be fetched: the next line of the log is another opportunity.
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
    // What the log has already, somebody else has done.
    if (at >= this.#actions.length) void this.#send({ at, action }).catch(() => undefined);
  };

  /**
   * Sends a decision, after those before it. If it is refused, or the log has another in its place, the board gets the
   * game of the log, and this rejects.
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

  /** Resolves when the seeds of all are there. */
  async #playing(signal?: AbortSignal): Promise<void> {
    while (this.#room.room.phase === 'seeding') await this.#news(signal);
  }

  /** Resolves to the action at a position of the log, when it is there. */
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

/** What the board decides without asking; throws are asked for. */
const DECISIONS = ['yahtzee-score', 'yahtzee-announce'] as const;

const lengthOf = (state: GameState): number => actionsOf(state).length;

/** The roll that awaits dice in a state. */
function rollOf(state: GameState): Decision {
  const newest = state.log?.action;
  const length = lengthOf(state);
  return newest?.type === 'roll'
    ? { at: length - 1, action: newest }
    : { at: length, action: { type: 'roll', held: 0 }, opens: true };
}

/** What an event of the board tells. */
interface Decided {
  readonly action: PlayerAction;
  readonly game: string;
}
