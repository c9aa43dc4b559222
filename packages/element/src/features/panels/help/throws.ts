/** Enumerates the possible throws of a game. */
import type { Side, Spec, Throw } from '@yahtzee-game/rules';

/** The maximum number of throws; if there are more, only the first sides of the dice are used. */
const MOST_THROWS = 30_000;

export const sidesOf = ({ sides }: Spec['dice']): readonly Side[] =>
  typeof sides === 'number' ? Array.from({ length: sides }, (_, i) => ({ face: i + 1 })) : sides;

/** Returns every possible throw, without regard to order, as after the last roll of a turn. */
export function throwsOf({ dice, rolls }: Spec): readonly Throw[] {
  const sides = sidesOf(dice);
  let used = sides.length;
  while (used > 1 && multisets(used, dice.count) > MOST_THROWS) used--;
  const throws: Throw[] = [];
  collect(sides.slice(0, used), dice.count, [], (shown) => throws.push(throwOf(shown, rolls, rolls === 1)));
  return throws;
}

/** Returns the throw that shows these sides. */
export function throwOf(shown: readonly Side[], roll: number, served: boolean): Throw {
  const highest = Math.max(6, ...shown.map(({ face }) => face));
  const counts = new Array<number>(highest + 1).fill(0);
  let sum = 0;
  for (const { face } of shown) {
    counts[face] = (counts[face] ?? 0) + 1;
    sum += face;
  }
  return { n: shown.length, counts, sum, sides: shown, roll, served };
}

/** Returns the number of unordered throws of `count` dice with `sides` sides. */
function multisets(sides: number, count: number): number {
  let n = 1;
  for (let i = 1; i <= count; i++) n = (n * (sides + i - 1)) / i;
  return n;
}

function collect(
  sides: readonly Side[],
  count: number,
  shown: readonly Side[],
  take: (shown: readonly Side[]) => void,
): void {
  if (shown.length === count) return take(shown);
  sides.forEach((side, i) => collect(sides.slice(i), count, [...shown, side], take));
}
