/** The rooms and events in the memory of this process: copies of logs, which can be read again from the store. */
import type { Ruleset } from '@yahtzee-game/rules';
import {
  chained,
  commitmentTo,
  isEventLine,
  LogError,
  MOST_SEATS,
  mostSeats,
  NO_LINK,
  openEvent,
  openingText,
  openRoom,
  rulesetFor,
  termsOf,
  type EventTerms,
  type GameEvent,
  type Terms,
} from '../core/index.js';
import { newCode, newSecret } from './codes.js';
import { LiveEvent, LiveRoom } from './live.js';
import { keepSecret, secretOf, type Surroundings } from './live-log.js';

/** How long a new log is kept if nothing is added to it, in seconds. */
const KEPT_UNUSED = 30 * 86_400;

export class Rooms {
  readonly #surroundings: Surroundings;
  readonly #own: readonly Ruleset[];
  readonly #known = new Map<string, Promise<LiveRoom | LiveEvent | undefined>>();

  constructor(surroundings: Surroundings, own: readonly Ruleset[]) {
    this.#surroundings = surroundings;
    this.#own = own;
  }

  /** The number of logs in memory. */
  get size(): number {
    return this.#known.size;
  }

  /**
   * Opens a room with a new secret, and with no more seats than the game allows; resolves to its code.
   * Rejects with a RangeError, one sentence, if there is no such game or option, or if the room could never start.
   */
  async open(wanted: Omit<Terms, 'commit'>): Promise<string> {
    const secret = newSecret();
    return this.#openRoom({ ...wanted, commit: commitmentTo(secret) }, secret);
  }

  /** Opens a room with the game and the dice of an event; resolves to its code. */
  async openIn(
    { code, terms: ofEvent }: GameEvent,
    { most, away }: Pick<Terms, 'most' | 'away'>,
  ): Promise<string> {
    const { key: _, ...terms } = ofEvent;
    return this.#openRoom({ ...terms, most, away, dice: 'same', event: code });
  }

  /** Opens an event; resolves to its code, and rejects as `open` does. */
  async openEvent(wanted: Omit<EventTerms, 'commit'>): Promise<string> {
    // Throws if the game cannot be played alone, as it is in the rooms of an event.
    mostSeats(await rulesetFor(wanted, this.#own), { dice: 'same', most: MOST_SEATS });
    const secret = newSecret();
    const terms = { ...wanted, commit: commitmentTo(secret) };
    return this.#openLog('event', terms, secret);
  }

  async #openRoom(terms: Terms, secret?: string): Promise<string> {
    const ruleset = await rulesetFor(terms, this.#own);
    const most = mostSeats(ruleset, terms);
    return this.#openLog('open', { ...terms, most }, secret);
  }

  async #openLog(kind: 'open' | 'event', terms: object, secret: string | undefined): Promise<string> {
    const { store } = this.#surroundings;
    for (;;) {
      const code = newCode();
      // If a room has this code already, its secret must not be replaced.
      if ((await store.read(code, 0)).length) continue;
      if (secret !== undefined) await keepSecret(store, code, secret);
      const line = chained(NO_LINK, openingText(kind, code, terms));
      if (!(await store.append(code, 0, line, undefined))) continue;
      await store.expire(code, KEPT_UNUSED);
      return code;
    }
  }

  /**
   * Resolves to a room or an event; undefined if there is none.
   * Rejects with a LogError if its log is damaged, its secret is lost, or its game is unknown here.
   */
  find(code: string): Promise<LiveRoom | LiveEvent | undefined> {
    const known = this.#known.get(code);
    if (known) return known;
    const loading = this.#load(code);
    this.#known.set(code, loading);
    // Only logs that were found are remembered: one that is missing now may be in the store later.
    const forget = (): void => {
      if (this.#known.get(code) === loading) this.forget(code);
    };
    void loading.then((found) => found ?? forget(), forget);
    return loading;
  }

  async room(code: string): Promise<LiveRoom | undefined> {
    const live = await this.find(code);
    return live instanceof LiveRoom ? live : undefined;
  }

  async event(code: string): Promise<LiveEvent | undefined> {
    const live = await this.find(code);
    return live instanceof LiveEvent ? live : undefined;
  }

  /** Resolves to the logs in memory. */
  async all(): Promise<readonly (LiveRoom | LiveEvent)[]> {
    const found = await Promise.allSettled(this.#known.values());
    return found.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  }

  /** Removes a log from memory; it can be read again from the store. */
  forget(code: string): void {
    this.#known.delete(code);
  }

  async #load(code: string): Promise<LiveRoom | LiveEvent | undefined> {
    const { store } = this.#surroundings;
    const lines = await store.read(code, 0);
    const [first] = lines;
    if (first === undefined) return undefined;
    if (isEventLine(first))
      return new LiveEvent(openEvent(code, first), lines, await secretOf(store, code), this.#surroundings);
    const terms = termsOf(first);
    const room = openRoom(code, first, await this.#rulesetOf(terms));
    return new LiveRoom(room, lines, await secretOf(store, terms.event ?? code), this.#surroundings);
  }

  async #rulesetOf(terms: Terms): Promise<Ruleset> {
    try {
      return await rulesetFor(terms, this.#own);
    } catch (error) {
      throw error instanceof RangeError ? new LogError(`log: ${error.message}`) : error;
    }
  }
}
