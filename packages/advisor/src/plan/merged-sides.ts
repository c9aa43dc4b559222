/**
 * Sides of a die that count as one. Dice of several colours have more throws than a solver can hold, while most rows
 * depend on faces alone, and others on colours alone.
 */
import type { Side } from '@yahtzee-game/rules';

/** By number of a merged side, less 1, the sides that it stands for. */
export type MergedSides = readonly (readonly number[])[];

/** A trait that sides of a die may have in common. */
export type Trait = 'face' | 'colour';

/**
 * Returns the sides merged by a trait, in order of its first appearance; `undefined` where merged sides would not be
 * equally likely, or no fewer.
 */
export function mergedBy(sides: readonly Side[], trait: Trait): MergedSides | undefined {
  const merged = new Map<unknown, number[]>();
  sides.forEach((side, i) => merged.set(side[trait], [...(merged.get(side[trait]) ?? []), i + 1]));
  const all = [...merged.values()];
  const each = sides.length / all.length;
  return each > 1 && all.every(({ length }) => length === each) ? all : undefined;
}

/** Returns by number of a side, less 1, the merged side that stands for it. */
export function mergedOf(merged: MergedSides): readonly number[] {
  const found: number[] = [];
  for (const [i, sides] of merged.entries()) for (const side of sides) found[side - 1] = i + 1;
  return found;
}

/** Returns sides that dice may show for these merged ones; the sides that a merged one stands for are used in turn. */
export const sidesFor = (merged: MergedSides, dice: readonly number[]): readonly number[] =>
  dice.map((die, i) => {
    const all = merged[die - 1] ?? [];
    return all[i % all.length] ?? 0;
  });
