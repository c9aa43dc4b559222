/** One turn without a game: the probability and the mean points of a row, from any dice and rolls left. */
import type { Dice, Rules, Ruleset, Score, Throw } from '@yahtzee-game/rules';
import { rulesOf, throwOf } from '@yahtzee-game/rules/engine';
import { expectation, keepOf, keepsInside, latticeOf, sidesOf, type Lattice } from './lattice.js';
import { isWhole, refuse, shown } from './refuse.js';

export interface OddsOptions {
  /** The side of each die; by default none, before the first roll. */
  readonly dice?: Dice;
  /** Rolls left, the first one included while there are no dice; by default all of the turn. */
  readonly rollsLeft?: number;
  /** What play maximises: the probability of any points (default), or the mean of the points. */
  readonly aim?: 'chance' | 'points';
}

/** What a choice brings if all later choices are the best ones for the aim. */
export interface Odds {
  /** Probability of any points, 0 to 1. */
  readonly chance: number;
  /** Mean of the points, before any multiplier. */
  readonly points: number;
}

export interface OddsAnswer extends Odds {
  /** Ways to hold some of the dice, by their sides, best first; empty without dice or without rolls. */
  readonly holds: readonly (Odds & { readonly dice: readonly number[] })[];
}

/** More than any game gives, saved ones included. */
const MAX_ROLLS = 1000;

/** Both numbers, by keep. */
interface Tables {
  readonly chance: Float64Array;
  readonly points: Float64Array;
}

/**
 * Returns the odds of a row in one turn, jokers aside. Choices that are equal for the aim are compared by the other
 * number.
 * @param row id of a row, or a score function
 * @throws RangeError, one sentence, if the ruleset has no such row, or no such dice or rolls
 */
export function odds(ruleset: Ruleset, row: string | Score, options: OddsOptions = {}): OddsAnswer {
  const rules = rulesOf(ruleset);
  const { spec, sides } = rules;
  const score = typeof row === 'string' ? spec.categories.find(({ id }) => id === row)?.score : row;
  if (typeof score !== 'function') {
    const known = spec.categories.map(({ id }) => id).join(', ');
    throw new RangeError(`odds: ${ruleset.id} has no row ${shown(row)}; rows: ${known}`);
  }
  check(rules, options);
  const { dice = [], aim = 'chance', rollsLeft = dice.length ? spec.rolls - 1 : spec.rolls } = options;
  const lattice = latticeOf(spec.dice.count, sides.length);
  const rollNumber = Math.max(1, spec.rolls - rollsLeft);
  const thrown = (r: number): Throw => throwOf(sides, sidesOf(lattice, r), rollNumber, !dice.length);
  const outcomes = Array.from({ length: lattice.outcomes }, (_, r) => score(thrown(r)));
  let now: Tables = {
    chance: Float64Array.from(outcomes, (points) => (points > 0 ? 1 : 0)),
    points: Float64Array.from(outcomes),
  };
  const stop = now;
  const free = dice.length ? rollsLeft : rollsLeft - 1;
  let keeps = now;
  for (let left = 0; left < free; left++) {
    keeps = rolled(lattice, now);
    now = chosen(lattice, stop, keeps, aim);
  }
  if (!dice.length) return { ...mean(lattice, now), holds: [] };
  const own = keepOf(lattice, dice);
  const holds = free > 0 ? holdsOf(lattice, dice, keeps) : [];
  return {
    chance: now.chance[own] ?? 0,
    points: now.points[own] ?? 0,
    holds: holds.toSorted((a, b) => (better(a, b, aim) ? -1 : 1)),
  };
}

/** Callers without types may ask about anything. */
function check({ spec, sides }: Rules, { dice = [], rollsLeft = 1, aim = 'chance' }: OddsOptions): void {
  const isThrow = Array.isArray(dice) && (dice.length === 0 || dice.length === spec.dice.count);
  if (!isThrow || !Array.from<unknown>(dice).every((die) => isWhole(die, 1, sides.length)))
    refuse('dice', dice, `none, or ${spec.dice.count} from 1 to ${sides.length}`);
  const fewest = dice.length === 0 ? 1 : 0;
  if (!isWhole(rollsLeft, fewest, MAX_ROLLS)) refuse('rollsLeft', rollsLeft, `${fewest} to ${MAX_ROLLS}`);
  if (aim !== 'chance' && aim !== 'points') refuse('aim', aim, 'chance, points');
}

/** Numbers that differ by less are equal; such differences come from rounding. */
const ROUNDING = 1e-12;

/** Whether `a` is better than `b`: by what is aimed at, then by the other number. */
function better(a: Odds, b: Odds, aim: 'chance' | 'points'): boolean {
  const other = aim === 'chance' ? 'points' : 'chance';
  const first = a[aim] - b[aim];
  return Math.abs(first) > ROUNDING ? first > 0 : a[other] > b[other] + ROUNDING;
}

/** Returns the odds of keeps: the mean over the keeps with one more die. */
function rolled({ keeps, outcomes, sides, up }: Lattice, from: Tables): Tables {
  const spread = (table: Float64Array): Float64Array => {
    const all = new Float64Array(keeps);
    all.set(table);
    for (let m = outcomes; m < keeps; m++) {
      let sum = 0;
      for (let side = 0; side < sides; side++) sum += all[up[m * sides + side] ?? 0] ?? 0;
      all[m] = sum / sides;
    }
    return all;
  };
  return { chance: spread(from.chance), points: spread(from.points) };
}

/** Returns the odds of outcomes: the best of stopping and of every keep inside. */
function chosen(
  { keeps, outcomes, down, downStart }: Lattice,
  stop: Tables,
  own: Tables,
  aim: 'chance' | 'points',
): Tables {
  const best: Odds[] = [];
  for (let m = keeps - 1; m >= 0; m--) {
    const from = m < outcomes ? stop : own;
    let most: Odds = { chance: from.chance[m] ?? 0, points: from.points[m] ?? 0 };
    for (let i = downStart[m] ?? 0; i < (downStart[m + 1] ?? 0); i++) {
      const inner = best[down[i] ?? 0];
      if (inner && better(inner, most, aim)) most = inner;
    }
    best[m] = most;
  }
  const firsts = best.slice(0, outcomes);
  return {
    chance: Float64Array.from(firsts, ({ chance }) => chance),
    points: Float64Array.from(firsts, ({ points }) => points),
  };
}

const mean = (lattice: Lattice, { chance, points }: Tables): Odds => ({
  chance: expectation(lattice, chance),
  points: expectation(lattice, points),
});

function holdsOf(lattice: Lattice, dice: Dice, keeps: Tables): OddsAnswer['holds'] {
  return [...keepsInside(lattice, dice).keys()].map((keep) => ({
    dice: sidesOf(lattice, keep),
    chance: keeps.chance[keep] ?? 0,
    points: keeps.points[keep] ?? 0,
  }));
}
