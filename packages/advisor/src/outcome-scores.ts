/**
 * What each row scores with each outcome. Score functions are called once for each outcome, and once more for each roll
 * if they look at it.
 */
import type { Category, Rules, Throw } from '@yahtzee-game/rules';
import { commonFace, throwOf } from '@yahtzee-game/rules/engine';
import { sidesOf, type Lattice } from './lattice.js';
import { fixedScores } from './score-classes.js';

/** The points of a row. The same object is returned wherever they are the same. */
export interface RowScores {
  /** The points that occur, each once. */
  readonly points: Float64Array;
  /** By outcome, the index of its points. */
  readonly at: Uint16Array;
}

/**
 * Whether sides that differ in colour alone count as one, since there would be too many throws. Throws of fewer sides
 * are as likely only if each of the faces, from 1 on, is on equally many.
 */
export function areMerged({ sides }: Pick<Rules, 'sides'>): boolean {
  const faces = new Set(sides.map(({ face }) => face)).size;
  const each = sides.length / faces;
  const isEven = (face: number): boolean => sides.filter((side) => side.face === face).length === each;
  return each > 1 && Array.from({ length: faces }, (_, i) => i + 1).every(isEven);
}

/** Returns how many sides of a die are told apart. */
export const sidesApart = (rules: Pick<Rules, 'sides'>): number =>
  areMerged(rules) ? new Set(rules.sides.map(({ face }) => face)).size : rules.sides.length;

export class OutcomeScores {
  readonly rules: Rules;
  readonly lattice: Lattice;
  /** Outcomes in which all dice show the same face. */
  readonly equal: readonly number[];
  readonly #sides: readonly (readonly number[])[];
  /** By row, its scores that differ; a single one if it does not look at the roll. */
  readonly #kinds: RowScores[][];
  readonly #isFixed: readonly boolean[];
  readonly #byRoll = new Map<string, RowScores>();

  constructor(rules: Rules, lattice: Lattice) {
    this.rules = rules;
    this.lattice = lattice;
    const outcomes = Array.from({ length: lattice.outcomes }, (_, r) => r);
    this.#sides = outcomes.map((r) => sidesFor(rules, sidesOf(lattice, r)));
    const first = outcomes.map((r) => this.throwAt(r, 1, true));
    this.equal = outcomes.filter((r) => commonFace(this.throwAt(r, 1, true)));
    const fixed = fixedScores(rules.spec.categories, first);
    this.#isFixed = fixed.map((points) => points !== undefined);
    this.#kinds = fixed.map((points) => (points ? [rowScores(points)] : []));
  }

  /** Returns the scores of a row after this roll, whatever stands in other rows. */
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
    const { score } = this.rules.spec.categories[row] as Category;
    // A score such as `-t.sum` may give -0.
    const own = this.tabulate(roll, served, (t) => score(t) + 0);
    const kinds = this.#kinds[row] ?? [];
    const same = kinds.find((kind) => areEqual(kind, own));
    if (!same) kinds.push(own);
    return same ?? own;
  }

  /** Whether it matters after this roll that all dice were thrown in it. A repeat rule may always ask. */
  servedMatters(roll: number): boolean {
    const { categories, repeat } = this.rules.spec;
    return (
      repeat !== undefined ||
      categories.some((_, row) => this.of(row, roll, true) !== this.of(row, roll, false))
    );
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

/** Returns sides that show these faces, if they are merged. The colours of a face are assigned in rotation. */
function sidesFor({ sides }: Rules, faces: readonly number[]): readonly number[] {
  if (!areMerged({ sides })) return faces;
  return faces.map((face, i) => {
    const all = sides.flatMap((side, s) => (side.face === face ? s + 1 : []));
    return all[i % all.length] ?? face;
  });
}

function rowScores(table: Float64Array): RowScores {
  const points = Float64Array.from(new Set(table));
  return { points, at: Uint16Array.from(table, (own) => points.indexOf(own)) };
}

const areEqual = (a: RowScores, b: RowScores): boolean =>
  a.at.every((i, r) => a.points[i] === b.points[b.at[r] ?? 0]);
