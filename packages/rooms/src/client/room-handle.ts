/** A room on a server, as a page sees it. */
import type { Ruleset } from '@yahtzee-game/rules';
import {
  addLine,
  commitmentTo,
  isHash,
  keyOf,
  maySign,
  needsSeeds,
  openRoom as roomFrom,
  PHRASE_EVERY,
  rulesetFor,
  signedBy,
  termsOf,
  type Intent,
  type Phrase,
  type Room,
} from '../core/index.js';
import { checkCode, checkRulesets, checkServer, checkWanted, deny, optionsOf } from '../doors.js';
import type { Place, Presence, Requests } from '../protocol.js';
import type { ServerConnection } from './connection.js';
import {
  RoomError,
  type Board,
  type Connection,
  type JoinRoom,
  type OpenRoom,
  type PlayOptions,
  type RoomChange,
  type RoomHandle,
} from './handle.js';
import { FollowedLog } from './followed-log.js';
import type { LineReader } from './log.js';
import { isOutdated } from './outdated.js';
import { keepPlace, keptPlace, type KeptPlace } from './place.js';
import { answered, connected, isRefused, type Refused } from './requests.js';
import { newSeed, owesPromise, revealing } from './seeds.js';
import { newToken, shownOf } from './token.js';
import { playAt } from './table.js';

/** Opens a room on a server. Rejects with a `RoomError`; with a RangeError, one sentence, if an argument is invalid. */
export const openRoom: OpenRoom = async (server, wanted, options) => {
  checkServer(server);
  checkWanted(wanted);
  const { rulesets } = optionsOf(options, ['rulesets']);
  checkRulesets(rulesets);
  return connected(server, async (connection) => {
    const { code } = answered('open', await connection.request('open', wanted));
    return entered(connection, server, code, { place: null, rulesets });
  });
};

/**
 * Joins a room: returns to a seat, by default to the one that this browser had there. Rejects with a `RoomError`; with
 * a RangeError, one sentence, if an argument is invalid.
 */
export const joinRoom: JoinRoom = async (server, code, options) => {
  checkServer(server);
  checkCode(code);
  const { place = keptPlace(server, code), rulesets } = optionsOf(options, ['place', 'rulesets']);
  checkRulesets(rulesets);
  if (place !== null && place !== undefined && !isHash(place.token))
    deny('place', place, 'the `place` of a room that was left, or null to watch');
  return connected(server, (connection) => entered(connection, server, code, { place, rulesets }));
};

async function entered(
  connection: ServerConnection,
  server: string,
  code: string,
  { place, rulesets }: { place: KeptPlace | null | undefined; rulesets: readonly Ruleset[] | undefined },
): Promise<RoomHandle> {
  const ask = entering(code, undefined, place?.token);
  const answer = answered('enter', await connection.request('enter', ask));
  const ruleset = await rulesetFor(termsOf(answer.lines[0] ?? ''), rulesets);
  const reader = { open: (line: string) => roomFrom(code, line, ruleset), add: addLine };
  return new OnlineRoom(connection, server, reader, place ?? undefined, answer);
}

const entering = (
  code: string,
  known: string | undefined,
  token: string | undefined,
): Requests['enter']['ask'] => ({
  code,
  ...(known !== undefined && { known }),
  ...(token !== undefined && { token: shownOf(token) }),
});

/** Refusals after which a token has no seat. After others it may: the server may have failed after giving it one. */
const SEATLESS = ['bad-request', 'full', 'started'];

class OnlineRoom implements RoomHandle {
  readonly code: string;
  readonly #connection: ServerConnection;
  readonly #server: string;
  readonly #listeners = new Set<(change: RoomChange) => void>();
  readonly #log: FollowedLog<Room>;
  #place: KeptPlace | undefined;
  #here: readonly Presence[] = [];
  #saidAt = -Infinity;
  /** Whether the server has lost the room. */
  #isGone = false;
  /** Whether a seed is being promised or shown. */
  #isSeeding = false;

  constructor(
    connection: ServerConnection,
    server: string,
    reader: LineReader<Room>,
    place: KeptPlace | undefined,
    entered: Requests['enter']['answer'],
  ) {
    this.#connection = connection;
    this.#server = server;
    this.#log = new FollowedLog(reader, entered.lines, {
      isConnected: () => connection.status === 'connected',
      enter: (known) => this.#enter(known),
      grown: () => this.#grown('log'),
      replaced: () => this.#grown('replaced'),
    });
    this.code = this.room.code;
    // A place given by the page has no seed, but this browser may have stored it.
    const kept = place && keptPlace(server, this.code);
    this.#place = kept && kept.token === place?.token ? kept : place;
    this.#entered(entered, this.#place);
    connection.listener = {
      reconnected: () => this.#log.catchUp(),
      log: (news) => this.#log.take(news),
      here: (here) => this.#setHere(here),
      changed: () => this.#tell('connection'),
    };
  }

  get room(): Room {
    return this.#log.state;
  }
  get lines(): readonly string[] {
    return this.#log.lines;
  }
  get place(): Place | undefined {
    const { seat, token } = this.#place ?? {};
    return seat === undefined || token === undefined ? undefined : { seat, token };
  }
  get here(): readonly Presence[] {
    return this.#here;
  }
  get connection(): Connection {
    const { status } = this.#connection;
    return status === 'connected' && this.#isGone ? 'gone' : status;
  }
  get retryIn(): number | undefined {
    return this.#connection.retryIn;
  }

  retry(): void {
    this.#connection.retry();
  }

  /** Asks for the lines after the one with this link, or for all. Rejects with a `RoomError`. */
  async #enter(known: string | undefined): Promise<void> {
    const place = this.#place;
    const ask = entering(this.code, known, place?.token);
    const answer = this.#found('enter', await this.#connection.persist('enter', ask));
    this.#log.read(answer);
    this.#entered(answer, place);
  }

  #catchUp(): Promise<void> {
    return this.#enter(this.#log.link);
  }

  /** @param asked the place with which was asked: by now this page may have sat down */
  #entered({ seat, here }: Requests['enter']['answer'], asked: KeptPlace | undefined): void {
    // The token may be for another room, or for an earlier one with the same code: then there is no seat.
    if (asked && asked === this.#place && seat !== asked.seat)
      this.#setPlace(seat === undefined ? undefined : { ...asked, seat });
    this.#setHere(here);
    void this.#seed();
  }

  async sit(name: string): Promise<Place> {
    if (this.place) throw new RoomError('not-now', 'sit: this page has a seat');
    const { code } = this;
    // The same token is used if no answer came before, also after a reload: so it gets the same seat.
    const { token = newToken(), seed = needsSeeds(this.room.terms) ? newSeed() : undefined } =
      this.#place ?? {};
    this.#place = { token, seed };
    keepPlace(this.#server, code, this.#place);
    const hashed = seed !== undefined && { commit: commitmentTo(seed) };
    const answer = await this.#sit({ code, name, token: shownOf(token), key: keyOf(token), ...hashed });
    if (isRefused(answer) && SEATLESS.includes(answer.no)) this.#setPlace(undefined);
    const { seat } = answered('sit', answer);
    this.#setPlace({ seat, token, seed });
    // The line mostly comes before the answer.
    if (this.room.seats.length <= seat) await this.#catchUp();
    this.#checkSeat(seat, token, hashed ? hashed.commit : undefined);
    return { seat, token };
  }

  /** Throws unless the log has what this page has given: else the server could sign, or choose the seed, in its place. */
  #checkSeat(seat: number, token: string, commit: string | undefined): void {
    const { key, commit: written } = this.room.seats[seat] ?? {};
    if (key === keyOf(token) && written === commit) return;
    this.#setPlace(undefined);
    throw new RoomError('damaged', 'sit: the log has another key or another hash than this page has given');
  }

  /** Asks until there is an answer: the same token gets the same seat. A new connection has to enter first. */
  async #sit(ask: Requests['sit']['ask']): Promise<Requests['sit']['answer'] | Refused> {
    for (;;) {
      const answer = await this.#connection.request('sit', ask);
      if (answer) return answer;
      await this.#catchUp();
    }
  }

  async act(intent: Intent): Promise<void> {
    for (;;) {
      const { room: before } = this;
      const { seat, token } = this.#seated();
      const answer = await this.#connection.request('act', {
        code: this.code,
        token: shownOf(token),
        known: before.link,
        intent: signedBy(token, intent, seat, before),
      });
      if (answer && 'ok' in answer) return this.#log.take(answer);
      if (!answer) await this.#catchUp();
      else if (answer.no === 'stale') this.#log.read(answer);
      else {
        // The server may have lost the line by which the seat was taken.
        if (answer.no === 'not-seated') await this.#catchUp();
        this.#found('act', answer);
      }
      if (isOutdated(intent, seat, before, this.room, this.lines.slice(before.length))) return;
    }
  }

  async say(phrase: Phrase): Promise<boolean> {
    const now = performance.now();
    if (now - this.#saidAt < PHRASE_EVERY * 1000) return false;
    this.#saidAt = now;
    await this.act({ type: 'say', phrase });
    return true;
  }

  playOn(board: Board, options?: PlayOptions): () => void {
    return playAt(this, board, options);
  }

  async again(): Promise<string> {
    const { next } = this.room;
    if (next !== undefined) return next;
    const { token } = this.#seated();
    const after = { code: this.code, token: shownOf(token) };
    return answered('open', await this.#connection.request('open', { after })).code;
  }

  subscribe(listener: (change: RoomChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    this.#log.stop();
    this.#connection.close();
  }

  #seated(): Place {
    const { place } = this;
    if (!place) throw new RoomError('not-seated', 'this page only watches');
    return place;
  }

  #grown(change: 'log' | 'replaced'): void {
    this.#tell(change);
    void this.#seed();
  }

  /** Returns an answer about this room, and notes whether the server still has it; throws if it is a refusal. */
  #found<T extends object>(name: string, answer: T): Exclude<T, Refused> {
    const isGone = isRefused(answer) && answer.no === 'no-such-room';
    if (isGone !== this.#isGone) {
      this.#isGone = isGone;
      this.#tell('connection');
    }
    return answered(name, answer);
  }

  #setHere(here: readonly Presence[]): void {
    this.#here = here;
    this.#tell('here');
  }

  #setPlace(place: KeptPlace | undefined): void {
    this.#place = place;
    keepPlace(this.#server, this.code, place);
    this.#tell('here');
  }

  #tell(change: RoomChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** Promises or shows this player's seed as soon as it is awaited, and signs the log at the end. */
  async #seed(): Promise<void> {
    if (this.#isSeeding) return;
    this.#isSeeding = true;
    try {
      for (let step = this.#owed(); step; step = this.#owed()) await step();
    } catch (error) {
      // Another page of the same player was faster, or the connection is closed.
      if (!(error instanceof RoomError)) throw error;
    } finally {
      this.#isSeeding = false;
    }
  }

  /** Returns the step for which the others wait; undefined if there is none. */
  #owed(): (() => Promise<void>) | undefined {
    const { place } = this;
    if (!place) return undefined;
    if (owesPromise(this.room, place.seat)) return () => this.#promise(place);
    if (maySign(this.room, place.seat)) return () => this.act({ type: 'sign' });
    const intent = revealing(this.room, place.seat, this.#place?.seed);
    return intent && (() => this.act(intent));
  }

  async #promise(place: Place): Promise<void> {
    const seed = newSeed();
    const commit = commitmentTo(seed);
    await this.act({ type: 'commit', commit });
    if (this.room.seats[place.seat]?.commit === commit) this.#setPlace({ ...place, seed });
  }
}
