/**
 * Tells which players are connected, and for how long the others have been gone. The time at which a player left is
 * kept beside the log, so that it is known after a restart in a game over several days. The first process to notice
 * stores it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { GameEvent, Room } from '../core/index.js';
import type { Presence } from '../protocol.js';
import type { Audience } from './audience.js';
import { LiveEvent, type LiveRoom } from './live.js';
import type { Rooms } from './rooms.js';
import type { LogStore } from './store.js';

/** Changes within this time are announced together, in milliseconds: those of a room, and those of an event. */
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

  /** Resolves to the presence of players; includes seats that a computer has taken over while their player watches. */
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

  /** Stores nothing for a room that is over: nobody is waited for, and the store may have deleted the room. */
  async #keep({ code, phase }: Room, seat: number, since: string): Promise<void> {
    if (phase !== 'over') await this.#store.keep(code, sinceOf(seat), since);
  }

  /** After a moment, tells everybody in a room who is there, or everybody in an event who plays. */
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

/** The rooms without a result: people are still playing there, or have left for good. */
function roomsInPlay({ rooms, results }: GameEvent): readonly string[] {
  const done = new Set(results.map(({ room }) => room));
  return rooms.filter((code) => !done.has(code));
}
