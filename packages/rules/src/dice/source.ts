/** Where dice come from. The engine never draws a number: an app asks a source, and feeds its answer to `reduce`. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { deny } from '../model/refuse.js';
import type { Chance, Dice } from '../model/types.js';
import { checkChance } from './dice-range.js';

/** Side numbers for the dice that chance owes, in order of position. */
export type DiceSource = (chance: Chance) => Dice;

/**
 * Dice that depend on nothing but the seed, the seat, the turn and the roll, so that a resumed game goes on alike. The
 * same seed gives the same dice in every version of this package; a number is the text of its digits.
 * Give seeds that are used side by side a common beginning, such as "game 3" and "game 5": two seeds that differ in
 * their first character alone, such as "3" and "5", may share the first die of every throw.
 * The source throws a RangeError, one sentence, for more than 256 sides, or numbers that are not whole.
 * @throws RangeError, one sentence, if the seed is neither a text nor a finite number.
 */
export function seededDice(seed: string | number): DiceSource {
  checkSeed(seed);
  return (chance) => {
    checkChance(chance, 'count', 'sides', 'seat', 'turn', 'roll');
    return listOf(`${seed}/${chance.seat}/${chance.turn}/${chance.roll}`, chance);
  };
}

/**
 * The same dice for everybody: the k dice rolled take, in order of position, the first k values of the list that
 * belongs to (seed, turn, roll). Players who decide alike get alike dice. Seeds and errors are those of `seededDice`.
 * @throws RangeError, one sentence, if the seed is neither a text nor a finite number.
 */
export function duplicateDice(seed: string | number): DiceSource {
  checkSeed(seed);
  return (chance) => {
    checkChance(chance, 'count', 'sides', 'turn', 'roll');
    return listOf(`${seed}/${chance.turn}/${chance.roll}`, chance);
  };
}

/** @throws RangeError, one sentence, if it is neither a text nor a finite number. */
export function checkSeed(seed: unknown): void {
  if (typeof seed === 'string' || Number.isFinite(seed)) return;
  deny('seed', seed, 'a text or a finite number');
}

/** The first values of the list that belongs to a text. */
function listOf(text: string, { count, sides }: Chance): Dice {
  const random = randomFrom(text);
  return Array.from({ length: count }, () => random(1, sides));
}

/** Whole numbers from one to another, both included: those that belong to a text. */
export function randomFrom(text: string): (from: number, to: number) => number {
  const generator = xoroshiro128plusFromState([1, 2, 3, 4].map((salt) => hash(text, salt)));
  return (from, to) => uniformInt(generator, from, to);
}

/** 32 bits of a text: FNV-1a, then the finaliser of MurmurHash3, so that near texts give far numbers. */
export function hash(text: string, salt: number): number {
  let h = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}
