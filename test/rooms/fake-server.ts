/** A room without a network: its decisions, and the information that it sends, are those of a server. */
import { RoomError, type Place, type RoomChange, type RoomHandle } from '@yahtzee-game/rooms';
import {
  commitmentTo,
  decide,
  ending,
  play,
  writeEntry,
  type Decision,
  type Decider,
  type Intent,
  type Room,
  type Terms,
} from '@yahtzee-game/rooms/core';
import { greedyAction, type GameState } from '@yahtzee-game/rules';
import { CODE, opened } from './opened.js';

const hex = (digit: number): string => String(digit % 10).repeat(64);
const SECRET = hex(7);

export class FakeServer {
  room: Room;
  /** Whether it refuses all requests. */
  refuses = false;
  readonly refused: string[] = [];
  readonly #listeners = new Set<(change: RoomChange) => void>();

  private constructor(room: Room) {
    this.room = room;
  }

  static async open(terms: Partial<Terms>): Promise<FakeServer> {
    return new FakeServer((await opened(SECRET, terms)).room);
  }

  static async begun(terms: Partial<Terms>, ...names: readonly string[]): Promise<FakeServer> {
    const server = await FakeServer.open(terms);
    server.sit(...names);
    server.start();
    server.reveal();
    return server;
  }

  get games(): readonly GameState[] {
    return this.room.games;
  }

  sit(...names: readonly string[]): void {
    for (const [seat, name] of names.entries())
      this.#add(undefined, { type: 'sit', by: 'player', name, commit: commitmentTo(hex(seat)) });
  }

  start(): void {
    this.#add(0, { type: 'start' });
  }

  reveal(): void {
    for (const seat of this.room.seats.keys()) this.#add(seat, { type: 'seed', seed: hex(seat) });
  }

  decider(seat: number, by: Decider): void {
    this.#add(seat, { type: 'decider', seat, by });
  }

  /** The computer takes one action. */
  computerPlays(seat: number): void {
    const [game] = this.room.games;
    if (!game) throw new Error('there is no game');
    const action = game.turn.phase === 'rolling' ? ({ type: 'roll', held: 0 } as const) : greedyAction(game);
    this.#write(play(this.room, SECRET, seat, action));
  }

  join(seat: number | undefined): FakeRoom {
    return new FakeRoom(this, seat);
  }

  ask(seat: number | undefined, intent: Intent): void {
    const decision: Decision = this.refuses ? { no: 'not-now' } : decide(this.room, SECRET, seat, intent);
    if ('no' in decision) {
      this.refused.push(`${seat} ${intent.type} ${decision.no}`);
      throw new RoomError(decision.no, decision.no);
    }
    this.#write(decision);
  }

  /** Goes on from another log: the store has lost lines. */
  goOnFrom(room: Room): void {
    this.room = room;
    for (const listener of this.#listeners) listener('replaced');
  }

  subscribe(listener: (change: RoomChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #add(seat: number | undefined, intent: Intent): void {
    this.#write(decide(this.room, SECRET, seat, intent));
  }

  #write(decision: Decision): void {
    if ('no' in decision) throw new Error(`${decision.no} ${decision.why}`);
    [this.room] = writeEntry(this.room, decision.entry);
    const end = ending(this.room, SECRET);
    if (end) [this.room] = writeEntry(this.room, end);
    for (const listener of this.#listeners) listener('log');
  }
}

/** A page's view of the room. */
export class FakeRoom implements RoomHandle {
  readonly code = CODE;
  readonly lines = [];
  readonly here = [];
  readonly connection = 'connected';
  readonly retryIn = undefined;
  readonly place: Place | undefined;
  readonly #server: FakeServer;
  #asked = 0;

  constructor(server: FakeServer, seat: number | undefined) {
    this.#server = server;
    this.place = seat === undefined ? undefined : { seat, token: '' };
  }

  get room(): Room {
    return this.#server.room;
  }

  /** Whether all requests have been answered. */
  get isIdle(): boolean {
    return this.#asked === 0;
  }

  async act(intent: Intent): Promise<void> {
    this.#asked++;
    try {
      await new Promise((resolve) => setTimeout(resolve));
      this.#server.ask(this.place?.seat, intent);
      await new Promise((resolve) => setTimeout(resolve));
    } finally {
      this.#asked--;
    }
  }

  subscribe(listener: (change: RoomChange) => void): () => void {
    return this.#server.subscribe(listener);
  }

  sit = never;
  say = never;
  playOn = never;
  again = never;
  retry = never;
  close = never;
}

function never(): never {
  throw new Error('boards ask for no such thing');
}
