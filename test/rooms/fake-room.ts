/**
 * A room in this page, without a server: the object that `<yahtzee-room>` is given, and the other people in the room.
 */
import type { Place, Presence, RoomChange, RoomHandle, Terms } from '@yahtzee-game/rooms';
import {
  commitmentTo,
  decide,
  ending,
  gameIndexOf,
  isOnTurn,
  play,
  writeEntry,
  type Entry,
  type Intent,
  type Phrase,
  type Room,
} from '@yahtzee-game/rooms/core';
import { legalActions, type PlayerAction } from '@yahtzee-game/rules';
import { CODE, opened } from './opened.js';

const SECRET = 'ab'.repeat(32);
const SEED = 'cd'.repeat(32);

export class FakeRoom implements RoomHandle {
  room: Room;
  readonly lines: string[];
  place: Place | undefined;
  here: readonly Presence[] = [];
  connection: RoomHandle['connection'] = 'connected';
  retryIn: number | undefined;
  retries = 0;
  isClosed = false;
  board: unknown;
  options: Parameters<RoomHandle['playOn']>[1];
  /** The code of the next room for the same players. */
  following = 'WXYZ2345';
  #canSay = true;
  readonly #listeners = new Set<(change: RoomChange) => void>();

  private constructor(room: Room, line: string) {
    this.lines = [line];
    this.room = room;
  }

  static async open(wanted: Partial<Terms> = {}, code = CODE): Promise<FakeRoom> {
    const { room, line } = await opened(SECRET, wanted, code);
    return new FakeRoom(room, line);
  }

  get code(): string {
    return this.room.code;
  }

  /** Another player takes a seat, and is connected. */
  join(name: string): void {
    this.ask(undefined, { type: 'sit', by: 'player', name, commit: commitmentTo(SEED) });
    this.seeHere([...this.here, { seat: this.room.seats.length - 1 }]);
  }

  sit(name: string): Promise<Place> {
    this.place = { seat: this.room.seats.length, token: 'token' };
    this.join(name);
    return Promise.resolve(this.place);
  }

  ask(asker: number | undefined, intent: Intent): void {
    const decision = decide(this.room, SECRET, asker, intent);
    if ('no' in decision) throw Object.assign(new Error(decision.no), { code: decision.no });
    this.add(decision.entry);
  }

  add(...entries: readonly Entry[]): void {
    for (const entry of entries) {
      const [after, line] = writeEntry(this.room, entry);
      this.room = after;
      this.lines.push(line);
    }
    this.tell('log');
  }

  async act(intent: Intent): Promise<void> {
    this.ask(this.place?.seat, intent);
    if (intent.type === 'start') this.reveal();
    return Promise.resolve();
  }

  reveal(): void {
    for (const [seat, { by }] of this.room.seats.entries())
      if (by === 'player') this.ask(seat, { type: 'seed', seed: SEED });
  }

  /** Makes a decision for a seat, of any kind of player. */
  play(seat: number, action: PlayerAction): void {
    const decision = play(this.room, SECRET, seat, action);
    if ('no' in decision) throw new Error(decision.no);
    const end = (this.add(decision.entry), ending(this.room, SECRET));
    if (end) this.add(end);
  }

  /** All players take the first legal action until the game is over. */
  playToTheEnd(): void {
    const before = [...this.#listeners];
    this.#listeners.clear();
    while (this.room.phase === 'playing') {
      const seat = this.room.seats.findIndex((_, i) => isOnTurn(this.room, i));
      const game = this.room.games[gameIndexOf(this.room, seat)];
      const box = game && legalActions(game).findLast(({ type }) => type === 'score');
      this.play(seat, box ?? { type: 'roll', held: 0 });
    }
    for (const listener of before) this.#listeners.add(listener);
    this.tell('log');
  }

  async say(phrase: Phrase): Promise<boolean> {
    const could = this.#canSay;
    this.#canSay = false;
    if (could) await this.act({ type: 'say', phrase });
    return could;
  }

  playOn(board: unknown, options: FakeRoom['options']): () => void {
    this.board = board;
    this.options = options;
    return () => (this.board = undefined);
  }

  retry(): void {
    this.retries++;
  }

  again(): Promise<string> {
    if (this.room.next === undefined) this.add({ type: 'next', code: this.following });
    return Promise.resolve(this.following);
  }

  subscribe(listener: (change: RoomChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.isClosed = true;
  }

  seeHere(here: readonly Presence[]): void {
    this.here = here;
    this.tell('here');
  }

  connect(connection: RoomHandle['connection'], retryIn?: number): void {
    this.connection = connection;
    this.retryIn = retryIn;
    this.tell('connection');
  }

  tell(change: RoomChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
