/** Repeatable random numbers for tests, so that no test depends on the generator that it tests. */

/** A whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

/** Mulberry32: one 32-bit word of state, good enough to play random games. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** One of a list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new Error('there is nothing to pick from');
  return list[random(list.length)] as T;
}
