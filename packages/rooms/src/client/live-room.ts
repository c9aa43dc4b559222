/** A room that is connected: it follows the log, and adds to it as the seat of this page. */
import { commitmentTo, mayReveal, type Intent, type Phrase, type Room } from '../core/index.js';
import type { Lines, Place, Presence } from '../protocol.js';
import type { Connection, ConnectionState } from './connection.js';
import type { Board, PlayOptions, RoomChange, RoomHandle } from './handle.js';
import type { Log } from './log.js';
import { keepPlace, newSeed, type KeptPlace } from './places.js';
import { playOn, type Added, type PlayedRoom } from './play-on.js';
import { errorOf, RoomError } from './room-error.js';

/** Milliseconds after which the page asks whether it has missed anything. */
const LOOK_EVERY = 20_000;
/** Milliseconds between two phrases. */
const PHRASE_EVERY = 5000;

export class LiveRoom implements RoomHandle, PlayedRoom {
  readonly #server: string;
  readonly #connection: Connection;
  readonly #log: Log;
  readonly #listeners = new Set<(change: RoomChange) => void>();
  readonly #timer: ReturnType<typeof setInterval>;
  #place: KeptPlace | undefined;
  #here: readonly Presence[] = [];
  #saidAt = -Infinity;
  /** What is being sent: one intent after the other, since each names the position at which it is meant. */
  #sending: Promise<unknown> = Promise.resolve();
  #isTending = false;
  #isAsking = false;

  constructor(server: string, connection: Connection, log: Log, place: KeptPlace | undefined) {
    this.#server = server;
    this.#connection = connection;
    this.#log = log;
    this.#place = place;
    connection.hear({
      log: (lines, about) => void (about === this.code && this.#take(lines)),
      here: (here, about) => void (about === this.code && this.#seeHere(here)),
    });
    connection.subscribe(() => this.#reconnected());
    this.#timer = setInterval(this.#look, LOOK_EVERY);
    globalThis.document?.addEventListener('visibilitychange', this.#look);
  }

  get code(): string {
    return this.room.code;
  }
  get room(): Room {
    return this.#log.room;
  }
  get lines(): readonly string[] {
    return this.#log.lines;
  }
  get place(): Place | undefined {
    return this.#place;
  }
  get here(): readonly Presence[] {
    return this.#here;
  }
  get connection(): ConnectionState {
    return this.#connection.state;
  }
  get retryIn(): number | undefined {
    return this.#connection.retryIn;
  }

  /** Asks for what this page does not know yet. */
  async enter(): Promise<void> {
    const { code, place } = this;
    const answer = await this.#connection.ask('enter', {
      code,
      from: this.lines.length,
      ...(place && { token: place.token }),
    });
    if ('no' in answer) throw errorOf(answer);
    if (place && answer.seat === undefined) this.#place = undefined;
    this.#take(answer);
    this.#seeHere(answer.here);
  }

  async sit(name: string): Promise<Place> {
    const seed = newSeed();
    const { code } = this;
    const hasSeed = this.room.terms.event === undefined;
    const answer = await this.#connection.ask('sit', {
      code,
      name,
      ...(hasSeed && { commit: commitmentTo(seed) }),
    });
    if ('no' in answer) throw errorOf(answer);
    this.#keep({ ...answer, seed });
    this.#tell('here');
    this.#tend();
    return answer;
  }

  async act(intent: Intent): Promise<void> {
    // What is no move is meant whatever else has happened; the room says if it is too late.
    while ((await this.add(intent)) === 'late');
  }

  async say(phrase: Phrase): Promise<boolean> {
    const now = performance.now();
    if (now - this.#saidAt < PHRASE_EVERY) return false;
    this.#saidAt = now;
    await this.act({ type: 'say', phrase });
    return true;
  }

  add(intent: Intent): Promise<Added> {
    const adding = this.#sending.then(() => this.#send(intent));
    this.#sending = adding.catch(() => undefined);
    return adding;
  }

  async #send(intent: Intent): Promise<Added> {
    const { code, place } = this;
    if (!place) throw new RoomError('not-seated', 'this page has no seat in the room');
    const at = this.lines.length;
    const answer = await this.#connection.ask('act', { code, token: place.token, at, intent });
    if ('ok' in answer) {
      // The line itself may be on its way still.
      if (this.lines.length === at) await this.enter();
      return 'added';
    }
    if (answer.no !== 'stale') throw errorOf(answer);
    this.#take(answer);
    return 'late';
  }

  playOn(board: Board, options?: PlayOptions): () => void {
    return playOn(this, board, options);
  }

  retry(): void {
    this.#connection.retry();
  }

  async again(): Promise<string> {
    const { code, place, room } = this;
    if (room.next !== undefined) return room.next;
    if (!place) throw new RoomError('not-seated', 'this page has no seat in the room');
    const answer = await this.#connection.ask('open', { after: { code, token: place.token } });
    if ('no' in answer) throw errorOf(answer);
    return answer.code;
  }

  subscribe(listener: (change: RoomChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    clearInterval(this.#timer);
    globalThis.document?.removeEventListener('visibilitychange', this.#look);
    this.#connection.close();
  }

  #take(lines: Lines): void {
    const before = this.lines.length;
    if (!this.#log.take(lines)) return this.#look();
    if (this.lines.length === before) return;
    this.#tell('log');
    this.#tend();
  }

  #seeHere(here: readonly Presence[]): void {
    this.#here = here;
    this.#tell('here');
  }

  #reconnected(): void {
    this.#tell('connection');
    this.#look();
  }

  /** Messages may be lost, and a page in the background sleeps; the log is still there. */
  readonly #look = (): void => {
    if (this.connection !== 'connected' || this.#isAsking) return;
    this.#isAsking = true;
    void this.enter()
      .catch(() => undefined)
      .finally(() => (this.#isAsking = false));
  };

  /** Commits to a seed and shows it when it is awaited, without anybody being asked. */
  #tend(): void {
    const intent = this.#isTending ? undefined : this.#seedAwaited();
    if (!intent) return;
    this.#isTending = true;
    void this.add(intent)
      .catch(() => undefined)
      .finally(() => {
        this.#isTending = false;
        this.#tend();
      });
  }

  #seedAwaited(): Intent | undefined {
    const { room } = this;
    const place = this.#place;
    const seat = place && room.seats[place.seat];
    if (!place || seat?.by !== 'player' || room.phase !== 'seeding') return undefined;
    if (mayReveal(room, place.seat))
      return seat.commit === commitmentTo(place.seed) ? { type: 'seed', seed: place.seed } : undefined;
    if (seat.commit) return undefined;
    const seed = newSeed();
    this.#keep({ ...place, seed });
    return { type: 'commit', commit: commitmentTo(seed) };
  }

  #keep(place: KeptPlace): void {
    this.#place = place;
    keepPlace(this.#server, this.code, place);
  }

  #tell(change: RoomChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
