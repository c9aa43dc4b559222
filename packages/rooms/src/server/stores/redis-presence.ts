/** Which players are connected to which process, in Redis: the cost does not depend on the number of processes. */
import { randomUUID } from 'node:crypto';
import type { SharedPresence } from '../store.js';
import type { RedisClient } from './ioredis.js';

/** A process that has not said for this time that it lives has died, in seconds; and how often it says so. */
const [LIFE, SAID_EVERY] = [15, 4];
/** How long a room is remembered after the last change, in seconds: longer than anybody is waited for. */
const KEPT = 40 * 86_400;

/** Sets or removes the seats of one process in a room, and returns those of all: names and values by turns. */
const SHARE = `
  if ARGV[2] == '' then redis.call('hdel', KEYS[1], ARGV[1])
  else redis.call('hset', KEYS[1], ARGV[1], ARGV[2]) redis.call('expire', KEYS[1], ARGV[3]) end
  return redis.call('hgetall', KEYS[1])
`;

const hereIn = (room: string): string => `yahtzee:{${room}}:here`;
const lifeOf = (id: string): string => `yahtzee:process:${id}`;

type Own = () => readonly number[];

export class RedisPresence implements SharedPresence {
  readonly #client: RedisClient;
  readonly #id = randomUUID();
  /** The rooms where this process has said that it has connections, and has not yet taken that back. */
  readonly #said = new Map<string, Own>();
  readonly #living: ReturnType<typeof setInterval>;

  constructor(client: RedisClient) {
    this.#client = client;
    this.#living = setInterval(() => this.#live(), SAID_EVERY * 1000);
    this.#living.unref();
    this.#live();
    client.on('ready', () => this.#sayAgain());
  }

  async share(room: string, own: Own): Promise<readonly number[]> {
    const seats = own();
    if (seats.length) this.#said.set(room, own);
    const said = (await this.#client.eval(
      SHARE,
      1,
      hereIn(room),
      this.#id,
      seats.join(),
      KEPT,
    )) as readonly string[];
    // Only now: what could not be taken back is taken back later.
    if (!seats.length && !own().length) this.#said.delete(room);
    const others = entriesOf(said).filter(([id]) => id !== this.#id);
    const living = await Promise.all(others.map(([id]) => this.#isAlive(id)));
    const dead = others.flatMap(([id], i) => (living[i] ? [] : [id]));
    if (dead.length) this.#client.hdel(hereIn(room), ...dead).catch(() => undefined);
    return [...seats, ...others.flatMap(([, list], i) => (living[i] ? list.split(',').map(Number) : []))];
  }

  /** Takes back what this process has said; to be called before the client is closed. */
  end(): void {
    clearInterval(this.#living);
    // A command that waits for a connection would keep the client from closing.
    if (this.#client.status !== 'ready') return;
    this.#client.del(lifeOf(this.#id)).catch(() => undefined);
    for (const room of this.#said.keys()) this.#client.hdel(hereIn(room), this.#id).catch(() => undefined);
  }

  /** In a cluster the process may be known to a node that is away; then it counts as living. */
  async #isAlive(id: string): Promise<boolean> {
    return (await this.#client.exists(lifeOf(id)).catch(() => 1)) > 0;
  }

  /**
   * Says that this process lives. Failures are ignored: it is said again soon. If it was thought to be dead meanwhile,
   * others have removed what it has said.
   */
  #live(): void {
    if (this.#client.status !== 'ready') return;
    void this.#client.set(lifeOf(this.#id), '', 'EX', LIFE, 'GET').then(
      (before) => before === null && this.#shareAgain(),
      () => undefined,
    );
  }

  /** After Redis was away it may have lost all, and has not heard who has left. */
  #sayAgain(): void {
    this.#live();
    this.#shareAgain();
  }

  #shareAgain(): void {
    for (const [room, own] of this.#said) this.share(room, own).catch(() => undefined);
  }
}

/** The pairs of a list of names and values by turns. */
function entriesOf(list: readonly string[]): readonly (readonly [name: string, value: string])[] {
  return list.flatMap((name, i) => (i % 2 === 0 ? [[name, list[i + 1] ?? ''] as const] : []));
}
