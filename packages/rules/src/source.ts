/** Where dice come from. The engine never draws a number: an app asks a source, and feeds its answer to `reduce`. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Chance, Dice } from './types.js';

/** Side numbers for the dice that chance owes, in order of position. */
export type DiceSource = (chance: Chance) => Dice;

/** Dice that depend on nothing but the seed, the seat, the turn and the roll, so that a resumed game goes on alike. */
export const seededDice =
  (seed: string | number): DiceSource =>
  ({ count, sides, seat, turn, roll }) =>
    listOf(`${seed}/${seat}/${turn}/${roll}`, count, sides);

/**
 * The same dice for everybody: the k dice rolled take, in order of position, the first k values of the list that
 * belongs to (seed, turn, roll). Players who decide alike get alike dice.
 */
export const duplicateDice =
  (seed: string | number): DiceSource =>
  ({ count, sides, turn, roll }) =>
    listOf(`${seed}/${turn}/${roll}`, count, sides);

/** The first values of the list that belongs to a text. */
function listOf(text: string, count: number, sides: number): Dice {
  const generator = xoroshiro128plusFromState([1, 2, 3, 4].map((salt) => hash(text, salt)));
  return Array.from({ length: count }, () => uniformInt(generator, 1, sides));
}

/** 32 bits of a text: FNV-1a, then the finaliser of MurmurHash3, so that near texts give far numbers. */
function hash(text: string, salt: number): number {
  let h = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}
