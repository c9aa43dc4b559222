/** Checks what a source of dice is asked for; all sources share it. */
import { deny, isWhole } from '../model/refuse.js';
import type { Chance } from '../model/types.js';

/** Dice in one throw: far more than any game throws, and few enough to end. */
const MAX_COUNT = 100_000;
/** A byte decides a side. */
const MAX_SIDES = 256;

/** The range of each number of a chance. The throw for who begins is before the first turn. */
const RANGES: Readonly<Record<keyof Chance, readonly [from: number, to?: number]>> = {
  count: [0, MAX_COUNT],
  sides: [1, MAX_SIDES],
  seat: [0],
  turn: [-1],
  roll: [0],
};

/**
 * Checks those numbers of a chance that a source depends on.
 * @throws RangeError, one sentence, if it is no chance, or a number is out of its range.
 */
export function checkChance(chance: Chance, ...fields: readonly (keyof Chance)[]): void {
  if (typeof (chance as unknown) !== 'object' || !(chance as unknown))
    deny('chance', chance, 'what chance(state) returns while dice are awaited');
  for (const field of fields) check(field, chance[field], ...RANGES[field]);
}

/** @throws RangeError, one sentence, if it is no whole number in this range. */
export function check(name: string, value: unknown, from: number, to = Number.MAX_SAFE_INTEGER): void {
  if (isWhole(value, from, to)) return;
  const allowed = to < Number.MAX_SAFE_INTEGER ? `from ${from} to ${to}` : `from ${from}`;
  deny(name, value, `a whole number ${allowed}`);
}
