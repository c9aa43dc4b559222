/**
 * The scores of each row with each outcome. Score functions are called once for each outcome, and again for each roll
 * if they depend on it.
 */
import type { Rules, Throw } from '@yahtzee-game/rules';
import { commonFace, throwOf } from '@yahtzee-game/rules/engine';
import { fixedScores } from '../compile/score-classes.js';
import { latticeInSteps, sidesOf, type Lattice } from '../plan/lattice.js';
import { mergedBy, mergedOf, sidesFor, type MergedSides, type Trait } from '../plan/merged-sides.js';
import { keepCount } from '../plan/multisets.js';

/** The points of a row. Equal points of a row are the same object. */
export interface RowScores {
  /** The points that occur, each once. */
  readonly points: Float64Array;
  /** By outcome, the index of its points. */
  readonly at: Uint16Array;
}

/** Most keeps, so that a decision takes a few milliseconds. With more, sides with the same face count as one. */
const MAX_KEEPS = 50_000;
/** More keeps than this take too much memory and time. */
const TOO_MANY_KEEPS = 500_000;

/** Calls the score functions. Each `yield` is a good moment for a pause. */
export function* outcomeScoresOf(rules: Rules): Generator<void, OutcomeScores> {
  const { spec, sides } = rules;
  const { count } = spec.dice;
  const merged = keepCount(count, sides.length) > MAX_KEEPS ? mergedBy(sides, 'face') : undefined;
  const different = merged?.length ?? sides.length;
  if (keepCount(count, different) > TOO_MANY_KEEPS)
    throw new RangeError(`solve: ${spec.id}: too many different throws`);
  const lattice = yield* latticeInSteps(count, different);
  const outcomes = Array.from({ length: lattice.outcomes }, (_, r) => sidesOf(lattice, r));
  yield;
  const dice = merged ? outcomes.map((shown) => sidesFor(merged, shown)) : outcomes;
  const throws = dice.map((shown) => throwOf(sides, shown, 1, true));
  yield;
  const fixed = yield* fixedScores(spec.categories, throws);
  return new OutcomeScores(rules, { lattice, merged, dice, throws, fixed });
}

/** The dice, throws and scores of all outcomes. */
interface Outcomes {
  readonly lattice: Lattice;
  /** Sides that count as one, if some do. */
  readonly merged: MergedSides | undefined;
  /** By outcome, the sides that its dice show. */
  readonly dice: readonly (readonly number[])[];
  /** By outcome, a first throw that shows it. */
  readonly throws: readonly Throw[];
  /** By row, its points by outcome; `undefined` if they depend on the roll. */
  readonly fixed: readonly (Float64Array | undefined)[];
}

export class OutcomeScores {
  readonly rules: Rules;
  readonly lattice: Lattice;
  /** Outcomes in which all dice show the same face. */
  readonly equal: readonly number[];
  /** Whether sides of several colours count as one. */
  readonly areMerged: boolean;
  readonly #mergedOf: readonly number[];
  readonly #sides: readonly (readonly number[])[];
  /** By row, its different scores; a single one if they do not depend on the roll. */
  readonly #kinds: RowScores[][];
  readonly #isFixed: readonly boolean[];
  readonly #byRoll = new Map<string, RowScores>();
  readonly #alike = new Map<Trait, readonly number[]>();

  constructor(rules: Rules, { lattice, merged, dice, throws, fixed }: Outcomes) {
    this.rules = rules;
    this.lattice = lattice;
    this.equal = throws.flatMap((t, r) => (commonFace(t) ? r : []));
    this.areMerged = merged !== undefined;
    this.#mergedOf = mergedOf(merged ?? []);
    this.#sides = dice;
    this.#isFixed = fixed.map((points) => points !== undefined);
    this.#kinds = fixed.map((points) => (points ? [rowScores(points)] : []));
  }

  /** Returns dice as the lattice has them, with the numbers of merged sides if sides are merged. */
  inLattice(dice: readonly number[]): readonly number[] {
    return this.areMerged ? dice.map((die) => this.#mergedOf[die - 1] ?? die) : dice;
  }

  /** Whether the scores of a row depend on this trait of the dice alone. */
  looksAtAlone(row: number, trait: Trait): boolean {
    const alike = this.#alikeBy(trait);
    const rolls = Array.from({ length: this.rules.spec.rolls }, (_, i) => i + 1);
    const kinds = rolls.flatMap((roll) => [this.of(row, roll, true), this.of(row, roll, false)]);
    return kinds.every(({ at }) => at.every((points, r) => points === at[alike[r] ?? r]));
  }

  /** Returns, by outcome, the first outcome whose dice have the same traits. */
  #alikeBy(trait: Trait): readonly number[] {
    let alike = this.#alike.get(trait);
    if (!alike) this.#alike.set(trait, (alike = this.#findAlike(trait)));
    return alike;
  }

  #findAlike(trait: Trait): readonly number[] {
    const traits = this.rules.sides.map((side) => side[trait]);
    const first = new Map<string, number>();
    return this.#sides.map((dice, r) => {
      const key = dice
        .map((die) => traits.indexOf(traits[die - 1]))
        .toSorted((a, b) => a - b)
        .join();
      const known = first.get(key) ?? r;
      first.set(key, known);
      return known;
    });
  }

  /** Returns the scores of a row after this roll, regardless of other rows. */
  of(row: number, roll: number, served: boolean): RowScores {
    const kinds = this.#kinds[row] ?? [];
    const [only] = kinds;
    if (only && this.#isFixed[row]) return only;
    const key = `${row}/${roll}/${served}`;
    let scores = this.#byRoll.get(key);
    if (!scores) this.#byRoll.set(key, (scores = this.#kindOf(row, roll, served)));
    return scores;
  }

  #kindOf(row: number, roll: number, served: boolean): RowScores {
    const { score } = this.rules.spec.categories[row];
    // A score such as `-t.sum` may give -0.
    const own = this.tabulate(roll, served, (t) => score(t) + 0);
    const kinds = this.#kinds[row] ?? [];
    const same = kinds.find((kind) => areEqual(kind, own));
    if (!same) kinds.push(own);
    return same ?? own;
  }

  /** Returns the points that a function gives for the outcomes of a roll. */
  tabulate(roll: number, served: boolean, points: (t: Throw) => number): RowScores {
    return rowScores(Float64Array.from(this.#sides, (_, r) => points(this.throwAt(r, roll, served))));
  }

  /** Returns an outcome as a throw. */
  throwAt(r: number, roll: number, served: boolean): Throw {
    return throwOf(this.rules.sides, this.#sides[r] ?? [], roll, served);
  }
}

function rowScores(table: Float64Array): RowScores {
  const points = Float64Array.from(new Set(table));
  return { points, at: Uint16Array.from(table, (own) => points.indexOf(own)) };
}

const areEqual = (a: RowScores, b: RowScores): boolean =>
  a.at.every((i, r) => a.points[i] === b.points[b.at[r]]);
