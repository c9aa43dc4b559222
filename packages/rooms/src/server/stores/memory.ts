import type { LogStore } from '../store.js';

/** How often expired logs are deleted, in milliseconds. */
const SWEEP = 60_000;

interface Shelf {
  readonly lines: string[];
  readonly values: Map<string, string>;
  until: number;
}

/** Returns a store that keeps logs in memory, for one process and as long as it runs. */
export function memoryStore(): LogStore {
  const shelves = new Map<string, Shelf>();
  let sweepAt = 0;

  const shelfOf = (room: string): Shelf => {
    const shelf = shelves.get(room) ?? { lines: [], values: new Map<string, string>(), until: Infinity };
    shelves.set(room, shelf);
    return shelf;
  };

  const sweep = (now: number): void => {
    for (const [room, { until }] of shelves) if (until <= now) shelves.delete(room);
    sweepAt = now + SWEEP;
  };

  return {
    async append(room, at, line, before) {
      const { lines } = shelfOf(room);
      return lines.length === at && lines.at(-1) === before && lines.push(line) > at;
    },
    async read(room, from) {
      return shelves.get(room)?.lines.slice(from) ?? [];
    },
    async keep(room, name, value) {
      shelfOf(room).values.set(name, value);
    },
    async kept(room, names) {
      const values = shelves.get(room)?.values;
      return names.map((name) => values?.get(name));
    },
    async expire(room, seconds) {
      const now = Date.now();
      const shelf = shelves.get(room);
      if (shelf) shelf.until = now + seconds * 1000;
      if (now >= sweepAt || seconds <= 0) sweep(now);
    },
    async close() {
      shelves.clear();
    },
  };
}
