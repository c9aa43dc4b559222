/** One turn without a game: the probability and the mean points of a row, from any dice and rolls left. */
import type { Dice, Rules, Ruleset, Score } from '@yahtzee-game/rules';
import { rulesOf, throwOf } from '@yahtzee-game/rules/engine';
import { isWhole, optionsOf, refuse } from '../basics/refuse.js';
import { expectation, keepOf, keepsInside, latticeOf, sidesOf, type Lattice } from '../plan/lattice.js';
import { keepCount } from '../plan/multisets.js';

export interface OddsOptions {
  /** The side of each die; none by default. Those of the first roll count as thrown at once, later ones do not. */
  readonly dice?: Dice | undefined;
  /**
   * Rolls left, the first included while there are no dice; by default, all of the turn, with dice all but the first.
   */
  readonly rollsLeft?: number | undefined;
  /** The aim of play: to maximise the probability of any points (default), or the mean of the points. */
  readonly aim?: 'chance' | 'points' | undefined;
}

/** The odds of a choice, if all later choices are the best ones for the aim. */
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

/** Most keeps of a throw; a lattice of more takes seconds. */
const MAX_KEEPS = 50_000;
/** More than any game gives, saved ones included. */
const MAX_ROLLS_LEFT = 1000;

/** Both numbers of `Odds`, by keep. */
interface Tables {
  readonly chance: Float64Array;
  readonly points: Float64Array;
}

/** The tables of outcomes whose dice fell in one throw, and of all others; the same object if both are equal. */
interface Outcomes {
  readonly served: Tables;
  readonly others: Tables;
}

/**
 * Returns the odds of a row in one turn, jokers aside. Choices that are equal for the aim are compared by the other
 * number.
 * @param row id of a row, or a score function
 * @throws RangeError, one sentence, if the ruleset has no such row, or no such dice or rolls, or too many different
 *   throws
 */
export function odds(ruleset: Ruleset, row: string | Score, options: OddsOptions = {}): OddsAnswer {
  const rules = rulesOf(ruleset);
  const { spec, sides } = rules;
  const score = typeof row === 'string' ? spec.categories.find(({ id }) => id === row)?.score : row;
  if (typeof score !== 'function') {
    const known = spec.categories.map(({ id }) => id).join(', ');
    return refuse('row', row, `the id of a row, or a score; rows of ${ruleset.id}: ${known}`);
  }
  check(rules, optionsOf(options, ['dice', 'rollsLeft', 'aim']));
  if (!hasOdds(rules)) throw new RangeError(`odds: ${ruleset.id} has too many different throws`);
  const { dice = [], aim = 'chance', rollsLeft = dice.length ? spec.rolls - 1 : spec.rolls } = options;
  const lattice = latticeFor(spec.dice.count, sides.length);
  const free = dice.length ? rollsLeft : rollsLeft - 1;
  const first = Math.max(1, spec.rolls - free);
  let now = stopped(rules, lattice, score, first + free);
  let keeps = now.others;
  for (let roll = first + free - 1; roll >= first; roll--) {
    keeps = rolled(lattice, now);
    now = chosen(lattice, stopped(rules, lattice, score, roll), keeps, aim);
  }
  if (!dice.length) return { ...mean(lattice, now.served), holds: [] };
  const own = keepOf(lattice, dice);
  const { chance, points } = first === 1 ? now.served : now.others;
  const holds = free > 0 ? holdsOf(lattice, dice, keeps) : [];
  return {
    chance: chance[own],
    points: points[own],
    holds: holds.toSorted((a, b) => (better(a, b, aim) ? -1 : 1)),
  };
}

/** Whether throws are few enough to be counted. */
export const hasOdds = ({ spec, sides }: Rules): boolean =>
  keepCount(spec.dice.count, sides.length) <= MAX_KEEPS;

/** The lattice that was asked for last: rows of a game share it. */
let latest: Lattice | undefined;

function latticeFor(dice: number, sides: number): Lattice {
  if (latest?.dice !== dice || latest.sides !== sides) latest = latticeOf(dice, sides);
  return latest;
}

/** Returns the scores of every outcome of a roll. */
function stopped({ sides }: Rules, lattice: Lattice, score: Score, roll: number): Outcomes {
  const tables = (served: boolean): Tables => {
    const points = Float64Array.from({ length: lattice.outcomes }, (_, r) =>
      score(throwOf(sides, sidesOf(lattice, r), roll, served)),
    );
    return { chance: points.map((of) => (of > 0 ? 1 : 0)), points };
  };
  const [served, others] = [tables(true), tables(false)];
  const isSame = served.points.every((of, r) => of === others.points[r]);
  return { served: isSame ? others : served, others };
}

/** Checks the options, since callers without types may pass anything. */
function check({ spec, sides }: Rules, { dice = [], rollsLeft = 1, aim = 'chance' }: OddsOptions): void {
  const isThrow = Array.isArray(dice) && (dice.length === 0 || dice.length === spec.dice.count);
  if (!isThrow || !Array.from<unknown>(dice).every((die) => isWhole(die, 1, sides.length)))
    refuse('dice', dice, `none, or ${spec.dice.count} from 1 to ${sides.length}`);
  const fewest = dice.length === 0 ? 1 : 0;
  if (!isWhole(rollsLeft, fewest, MAX_ROLLS_LEFT))
    refuse('rollsLeft', rollsLeft, `${fewest} to ${MAX_ROLLS_LEFT}`);
  if (aim !== 'chance' && aim !== 'points') refuse('aim', aim, 'chance, points');
}

/** Numbers that differ by less count as equal, since rounding causes such differences. */
const ROUNDING = 1e-12;

/** Whether `a` is better than `b`: by what is aimed at, then by the other number. */
function better(a: Odds, b: Odds, aim: 'chance' | 'points'): boolean {
  const other = aim === 'chance' ? 'points' : 'chance';
  const first = a[aim] - b[aim];
  return Math.abs(first) > ROUNDING ? first > 0 : a[other] > b[other] + ROUNDING;
}

/** Returns the odds of keeps: the mean over the keeps with one more die. The empty keep throws all dice at once. */
function rolled(lattice: Lattice, { served, others }: Outcomes): Tables {
  const { keeps, outcomes, sides, up } = lattice;
  const spread = (by: keyof Tables): Float64Array => {
    const all = new Float64Array(keeps);
    all.set(others[by]);
    for (let m = outcomes; m < keeps; m++) {
      let sum = 0;
      for (let side = 0; side < sides; side++) sum += all[up[m * sides + side]];
      all[m] = sum / sides;
    }
    if (served !== others) all[keeps - 1] = mean(lattice, served)[by];
    return all;
  };
  return { chance: spread('chance'), points: spread('points') };
}

/** Returns the odds of outcomes: the best of stopping and of every keep inside. */
function chosen(lattice: Lattice, stop: Outcomes, keeps: Tables, aim: 'chance' | 'points'): Outcomes {
  const others = bestOf(lattice, stop.others, keeps, aim);
  return { served: stop.served === stop.others ? others : bestOf(lattice, stop.served, keeps, aim), others };
}

function bestOf(
  { keeps, outcomes, down, downStart }: Lattice,
  stop: Tables,
  own: Tables,
  aim: 'chance' | 'points',
): Tables {
  const best: Odds[] = [];
  for (let m = keeps - 1; m >= 0; m--) {
    const from = m < outcomes ? stop : own;
    let most: Odds = { chance: from.chance[m], points: from.points[m] };
    for (let i = downStart[m]; i < downStart[m + 1]; i++) {
      const inner = best[down[i]];
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
    chance: keeps.chance[keep],
    points: keeps.points[keep],
  }));
}
