/** One turn without a game: how likely a box comes out, from any dice, with a number of rolls left. */
import type { Dice, Ruleset, Score, Throw } from '@yahtzee-game/rules';
import { rulesOf, throwOf } from '@yahtzee-game/rules/engine';
import { keepOf, latticeOf, sidesOf, type Lattice } from './lattice.js';

export interface OddsOptions {
  /** Dice as they lie; none if absent: the turn has not begun. */
  readonly dice?: Dice;
  /** Rolls left, the first one included while there are no dice; all of them if absent. */
  readonly rollsLeft?: number;
  /** What play aims at: to score at all (default), or as many points as possible. */
  readonly aim?: 'chance' | 'points';
}

/** What a way to go on brings, if one goes on aiming well. */
export interface Odds {
  /** Chance that it scores. */
  readonly chance: number;
  /** Mean points. */
  readonly points: number;
}

export interface OddsAnswer extends Odds {
  /** Ways to hold some of the dice, best first; empty without dice or without rolls. */
  readonly holds: readonly (Odds & { readonly dice: readonly number[] })[];
}

/** Both numbers, by keep: what play aims at comes first where ways are compared. */
interface Tables {
  readonly chance: Float64Array;
  readonly points: Float64Array;
}

/**
 * Odds of a row, or of a score of your own, jokers aside. Equal means are told apart by the other number.
 * @throws one sentence if the ruleset has no such row.
 */
export function odds(ruleset: Ruleset, row: string | Score, options: OddsOptions = {}): OddsAnswer {
  const rules = rulesOf(ruleset);
  const { spec, sides } = rules;
  const score = typeof row === 'string' ? spec.categories.find(({ id }) => id === row)?.score : row;
  if (!score) {
    const known = spec.categories.map(({ id }) => id).join(', ');
    throw new RangeError(`odds: ${ruleset.id} has no row "${String(row)}"; rows: ${known}`);
  }
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

const EPSILON = 1e-12;

/** Whether one pair of numbers is better than another: by what is aimed at, then by the other number. */
function better(a: Odds, b: Odds, aim: 'chance' | 'points'): boolean {
  const other = aim === 'chance' ? 'points' : 'chance';
  const first = a[aim] - b[aim];
  return Math.abs(first) > EPSILON ? first > 0 : a[other] > b[other] + EPSILON;
}

/** Keeps: the mean of those with one die more. */
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

/** Outcomes: the best of stopping and of every keep inside. */
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

function mean({ chances }: Lattice, { chance, points }: Tables): Odds {
  const of = (table: Float64Array): number =>
    table.reduce((sum, value, r) => sum + value * (chances[r] ?? 0), 0);
  return { chance: of(chance), points: of(points) };
}

function holdsOf(lattice: Lattice, dice: Dice, keeps: Tables): OddsAnswer['holds'] {
  const found = new Set<number>();
  for (let held = 0; held < 2 ** dice.length - 1; held++) {
    found.add(
      keepOf(
        lattice,
        dice.filter((_, i) => (held >> i) & 1),
      ),
    );
  }
  return [...found].map((keep) => ({
    dice: sidesOf(lattice, keep),
    chance: keeps.chance[keep] ?? 0,
    points: keeps.points[keep] ?? 0,
  }));
}
