/** The rooms that this process knows. What it knows of a room is a copy of its log: any process may add to that. */
import {
  addEntry,
  addLine,
  commitmentTo,
  entryText,
  LogError,
  openRoom,
  rulesetFor,
  seatsToStart,
  termsOf,
  type Entry,
  type Room,
  type Terms,
} from '../core/index.js';
import type { Ruleset } from '@yahtzee-game/rules';
import { hashOf, newCode, newSecret } from './codes.js';
import type { LogStore } from './store.js';

/** How long logs are kept, in seconds: of a room that is over, and of one that nobody adds to. */
const KEPT_WHEN_OVER = 86_400;
const KEPT_UNTIL_OVER = 30 * 86_400;
/** After how many milliseconds the store is told again that a room is still played in. */
const TOLD_EVERY = 86_400_000;

/** Names of what is kept beside a log. */
const SECRET = 'secret';
const ofToken = (token: string): string => `token/${hashOf(token)}`;

/** What an entry is made of when it is known where it will stand. */
export type Decide<No> = (
  room: Room,
) => { readonly entry: Entry } | No | Promise<{ readonly entry: Entry } | No>;

/** Is told of each line that this process has added. */
export type Added = (room: Room, line: string) => void;

export class Rooms {
  readonly #store: LogStore;
  readonly #own: readonly Ruleset[];
  readonly #added: Added;
  readonly #known = new Map<string, Promise<LiveRoom | undefined>>();

  constructor(store: LogStore, own: readonly Ruleset[], added: Added) {
    this.#store = store;
    this.#own = own;
    this.#added = added;
  }

  /** The number of rooms that are known here. */
  get size(): number {
    return this.#known.size;
  }

  /**
   * Opens a room with a secret of its own, and with no more seats than the game has.
   * Rejects with a RangeError, one sentence, if there is no such game or option.
   */
  async open(wanted: Omit<Terms, 'commit'>): Promise<string> {
    const secret = newSecret();
    const ruleset = await rulesetFor(wanted, this.#own);
    const [, most] = seatsToStart(ruleset, wanted);
    const terms = { ...wanted, most, commit: commitmentTo(secret) };
    const line = entryText({ type: 'open', terms }, ruleset);
    for (;;) {
      const code = newCode();
      await this.#store.keep(code, SECRET, secret);
      if (!(await this.#store.append(code, 0, line))) continue;
      await this.#store.expire(code, KEPT_UNTIL_OVER);
      return code;
    }
  }

  /**
   * Resolves to a room; undefined if there is none.
   * Rejects with a LogError if its log is one that no room has written.
   */
  find(code: string): Promise<LiveRoom | undefined> {
    const known = this.#known.get(code);
    if (known) return known;
    const loading = this.#load(code);
    this.#known.set(code, loading);
    return loading;
  }

  /** Forgets what can be read again. */
  forget(code: string): void {
    this.#known.delete(code);
  }

  async #load(code: string): Promise<LiveRoom | undefined> {
    const lines = await this.#store.read(code, 0);
    const [first] = lines;
    if (first === undefined) return undefined;
    const terms = termsOf(first);
    const [secret] = await this.#store.kept(code, [SECRET]);
    if (secret === undefined) throw new LogError(`log: the secret of ${code} is lost`);
    const live = new LiveRoom(
      openRoom(code, first, await this.#rulesetOf(terms)),
      first,
      secret,
      this.#store,
      this.#added,
    );
    live.follow(1, lines.slice(1));
    return live;
  }

  async #rulesetOf(terms: Terms): Promise<Ruleset> {
    try {
      return await rulesetFor(terms, this.#own);
    } catch (error) {
      throw error instanceof RangeError ? new LogError(`log: ${error.message}`) : error;
    }
  }
}

/** A room as far as its log is known here, and the way to add to it. */
export class LiveRoom {
  readonly secret: string;
  readonly lines: string[];
  #room: Room;
  /** When the last line came that was no talk; the clock is `performance.now()`. */
  #changed = performance.now();
  #toldUntil = 0;
  readonly #store: LogStore;
  readonly #added: Added;
  readonly #seats = new Map<string, number>();

  constructor(room: Room, first: string, secret: string, store: LogStore, added: Added) {
    this.#room = room;
    this.lines = [first];
    this.secret = secret;
    this.#store = store;
    this.#added = added;
  }

  get room(): Room {
    return this.#room;
  }

  /** For how many seconds nothing has happened but talk. */
  get quietFor(): number {
    return (performance.now() - this.#changed) / 1000;
  }

  /**
   * Adds the entry that `decide` makes. When somebody else was faster, the entry is made anew, of what is now true.
   * Resolves to what `decide` says if that is no entry.
   */
  async add<No extends { readonly no: string }>(decide: Decide<No>): Promise<No | undefined> {
    for (;;) {
      const room = this.#room;
      const decision = await decide(room);
      if ('no' in decision) return decision;
      // Whatever is wrong with an entry is found before it is written.
      const next = addEntry(room, decision.entry);
      const line = entryText(decision.entry, room.ruleset);
      if (await this.#store.append(room.code, room.length, line)) {
        if (this.#room === room) this.#take(next, line);
        else this.follow(room.length, [line]);
        this.#added(next, line);
        await this.#keepOn();
        return undefined;
      }
      await this.refresh();
      if (this.#room.length <= room.length) throw new LogError('log: it is shorter than it was');
    }
  }

  /** Reads what others have added; resolves to whether there was anything. */
  async refresh(): Promise<boolean> {
    const { code, length } = this.#room;
    this.follow(length, await this.#store.read(code, length));
    return this.#room.length > length;
  }

  /** Takes lines in, of which some may be known already. */
  follow(at: number, lines: readonly string[]): void {
    for (const line of lines.slice(Math.max(0, this.#room.length - at)))
      this.#take(addLine(this.#room, line), line);
  }

  #take(next: Room, line: string): void {
    this.#room = next;
    this.lines.push(line);
    if (!line.startsWith('say ')) this.#changed = performance.now();
  }

  /** Makes the token of a seat. It is kept before anybody sits there: no seat is without an owner. */
  async issueToken(token: string, seat: number): Promise<void> {
    await this.#store.keep(this.#room.code, ofToken(token), String(seat));
    this.#seats.set(ofToken(token), seat);
  }

  /** Resolves to the seat that a token belongs to. */
  async seatOf(token: string): Promise<number | undefined> {
    const name = ofToken(token);
    const known = this.#seats.get(name);
    if (known !== undefined) return known;
    const [kept] = await this.#store.kept(this.#room.code, [name]);
    if (kept === undefined) return undefined;
    this.#seats.set(name, Number(kept));
    return Number(kept);
  }

  /** A room lives on while something happens in it, and for a day when it is over. */
  async #keepOn(): Promise<void> {
    const { code, phase } = this.#room;
    const now = performance.now();
    if (phase !== 'over' && now < this.#toldUntil) return;
    this.#toldUntil = now + TOLD_EVERY;
    await this.#store.expire(code, phase === 'over' ? KEPT_WHEN_OVER : KEPT_UNTIL_OVER);
  }
}
