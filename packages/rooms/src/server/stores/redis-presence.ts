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

export class RedisPresence implements SharedPresence {
  readonly #client: RedisClient;
  readonly #id = randomUUID();
  /** What this process has said, where it has connections: a Redis that has lost it is told again. */
  readonly #said = new Map<string, readonly number[]>();
  readonly #living: ReturnType<typeof setInterval>;

  constructor(client: RedisClient) {
    this.#client = client;
    this.#living = setInterval(() => this.#live(), SAID_EVERY * 1000);
    this.#living.unref();
    this.#live();
    client.on('ready', () => this.#sayAgain());
  }

  async share(room: string, own: readonly number[]): Promise<readonly number[]> {
    if (own.length) this.#said.set(room, own);
    else this.#said.delete(room);
    const said = (await this.#client.eval(
      SHARE,
      1,
      hereIn(room),
      this.#id,
      own.join(),
      KEPT,
    )) as readonly string[];
    const others = entriesOf(said).filter(([id]) => id !== this.#id);
    const living = await Promise.all(others.map(([id]) => this.#client.exists(lifeOf(id))));
    return [...own, ...others.flatMap(([, seats], i) => (living[i] ? seats.split(',').map(Number) : []))];
  }

  /** Says that this process has no connections any more; to be called before the client is closed. */
  end(): void {
    clearInterval(this.#living);
    this.#said.clear();
    // A command that waits for a connection would keep the client from closing.
    if (this.#client.status === 'ready') this.#client.del(lifeOf(this.#id)).catch(() => undefined);
  }

  /** Failures are ignored: it is said again soon, or when Redis is back. */
  #live(): void {
    this.#client.set(lifeOf(this.#id), '', 'EX', LIFE).catch(() => undefined);
  }

  #sayAgain(): void {
    this.#live();
    for (const [room, own] of this.#said) this.share(room, own).catch(() => undefined);
  }
}

/** The pairs of a list of names and values by turns. */
function entriesOf(list: readonly string[]): readonly (readonly [name: string, value: string])[] {
  return list.flatMap((name, i) => (i % 2 === 0 ? [[name, list[i + 1] ?? ''] as const] : []));
}
