/**
 * Who is here, and for how long the others have not been. Since when somebody is gone is kept beside the log, so that
 * a game of days knows it after a restart; whichever process looks first writes it down.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { GameEvent, Room } from '../core/index.js';
import type { Presence } from '../protocol.js';
import type { Audience } from './audience.js';
import { LiveEvent, type LiveRoom } from './live.js';
import type { Rooms } from './rooms.js';
import type { LogStore } from './store.js';

/** Comings and goings within so many milliseconds are told at once, and those of a whole event. */
const [TOGETHER, IN_EVENT] = [50, 1000];

const sinceOf = (seat: number): string => `gone/${seat}`;

export class Attendance {
  readonly #audience: Audience;
  readonly #rooms: Rooms;
  readonly #store: LogStore;
  readonly #awaited = new Set<string>();

  constructor(audience: Audience, rooms: Rooms, store: LogStore) {
    this.#audience = audience;
    this.#rooms = rooms;
    this.#store = store;
  }

  /** Resolves to the seats of players; seats of computers are here only while their players look on. */
  async of({ room }: LiveRoom): Promise<readonly Presence[]> {
    const pages = counted(await this.#audience.seats(room.code));
    const seats = room.seats.flatMap(({ by }, seat) => (by === 'player' || pages.has(seat) ? [seat] : []));
    const since = await this.#store.kept(room.code, seats.map(sinceOf));
    return Promise.all(seats.map((seat, i) => this.#one(room, seat, pages.get(seat) ?? 0, since[i])));
  }

  async #one(room: Room, seat: number, pages: number, since: string | undefined): Promise<Presence> {
    if (pages > 0) {
      if (since) await this.#keep(room, seat, '');
      return { seat, ...(pages > 1 && { pages }) };
    }
    const now = Date.now();
    if (!since) await this.#keep(room, seat, String(now));
    return { seat, gone: since ? Math.max(0, Math.floor((now - Number(since)) / 1000)) : 0 };
  }

  /** Nobody is waited for in a room that is over, and the store may have let it go. */
  async #keep({ code, phase }: Room, seat: number, since: string): Promise<void> {
    if (phase !== 'over') await this.#store.keep(code, sinceOf(seat), since);
  }

  /** Tells everybody in a room who is there, or in an event how many play, a moment later. */
  async announce(code: string, moment = TOGETHER): Promise<void> {
    if (this.#awaited.has(code)) return;
    this.#awaited.add(code);
    await pause(moment, undefined, { ref: false });
    this.#awaited.delete(code);
    const live = await this.#rooms.find(code);
    if (live) await (live instanceof LiveEvent ? this.#tellEvent(live) : this.#tellRoom(live));
    if (!this.#audience.size(code)) this.#rooms.forget(code);
  }

  async #tellRoom(live: LiveRoom): Promise<void> {
    const { code, terms } = live.room;
    this.#audience.send(code, 'here', await this.of(live));
    if (terms.event !== undefined) await this.announce(terms.event, IN_EVENT);
  }

  async #tellEvent(live: LiveEvent): Promise<void> {
    await live.refresh();
    this.#audience.send(live.code, 'playing', await this.#audience.players(roomsInPlay(live.state)));
  }
}

function counted(seats: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return counts;
}

/** The rooms without a result: people may be playing there, or have never come back. */
function roomsInPlay({ rooms, results }: GameEvent): readonly string[] {
  const done = new Set(results.map(({ room }) => room));
  return rooms.filter((code) => !done.has(code));
}
