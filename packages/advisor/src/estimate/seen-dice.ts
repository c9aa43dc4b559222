/** Dice as seen by rows that depend on one trait alone: sides that differ only in other traits count as one. */
import type { Repeat, Rules, Side, Spec, Throw } from '@yahtzee-game/rules';
import { throwOf } from '@yahtzee-game/rules/engine';
import { mergedBy, sidesFor, type Trait } from '../plan/merged-sides.js';

export interface SeenDice {
  /** The sides that can be told apart, each with a different face. */
  readonly sides: readonly Side[];
  /** Returns a throw of the real dice that looks the same as a throw of these sides. */
  readonly shown: (t: Throw) => Throw;
}

/** Returns the dice as they are seen; `undefined` where merged sides would not be equally likely, or no fewer. */
export function seenBy({ sides }: Rules, trait: Trait): SeenDice | undefined {
  const merged = mergedBy(sides, trait);
  if (!merged) return undefined;
  const seen = merged.map(([first = 1], i): Side => {
    const face = trait === 'face' ? sides[first - 1]?.face : undefined;
    return { face: face ?? i + 1 };
  });
  const numbers = new Map(seen.map(({ face }, i) => [face, i + 1]));
  return {
    sides: seen,
    shown: (t) => {
      const dice = t.sides.map(({ face }) => numbers.get(face) ?? 0);
      return throwOf(sides, sidesFor(merged, dice), t.roll, t.served);
    },
  };
}

/** Returns rules for dice as they are seen. The functions of the spec are called with the real dice. */
export function withSeen(spec: Spec, { sides, shown }: SeenDice): Spec {
  return {
    ...spec,
    dice: { count: spec.dice.count, sides },
    categories: spec.categories.map((row) => ({ ...row, score: (t) => row.score(shown(t)) })),
    ...(spec.repeat && { repeat: askedAbout(spec.repeat, shown) }),
  };
}

const askedAbout = (repeat: Repeat, shown: SeenDice['shown']): Repeat => ({
  ...repeat,
  place: (facts, row) => repeat.place({ ...facts, t: shown(facts.t) }, row),
  bonus: (facts, row) => repeat.bonus({ ...facts, t: shown(facts.t) }, row),
});
