/** The answers of a game that is too large to be solved as a whole: estimated from its parts, exact near the end. */
import type { Card, Rules, Ruleset } from '@yahtzee-game/rules';
import { emptyCard, rulesOf, totalsOf } from '@yahtzee-game/rules/engine';
import { checkSignal } from '../basics/refuse.js';
import type { Signal } from '../basics/signal.js';
import { inSlices } from '../basics/slices.js';
import { sum } from '../basics/sum.js';
import type { ExactSolution } from '../exact/exact-solution.js';
import { pointsSoFar } from '../exact/points-so-far.js';
import { ranked, type Advice } from '../questions/advice.js';
import { checkPosition } from '../questions/check-position.js';
import type { Position } from '../questions/position.js';
import type { CellStatistics, Statistics } from '../questions/solution.js';
import type { SolveOptions } from '../worker/solve-options.js';
import { calibrationOf, type Calibration, type Surplus, type Uncorrected } from './calibration.js';
import { CardTurn } from './card-turn.js';
import { cardOf, decompose, type SolvedPart } from './decomposition.js';
import { EndSearch } from './end-search.js';
import { outcomeScoresOf, type OutcomeScores } from './outcome-scores.js';
import { PartValues } from './part-values.js';
import { entriesLeft, entriesLeftAfterTurn } from './turn-entries.js';

/** With at most this many entries left, all ways to the end are searched. */
const EXACT_ENTRIES = 2;
/** The same where rolls are saved, since each number of saved rolls is a different card, and where keeps are many. */
const EXACT_ENTRIES_OF_MANY = 1;
/** More keeps of a turn than this are many. */
const MANY_KEEPS = 2000;

/** Solves the parts of a game, combines them, and calibrates their sum by simulated games. */
export async function estimated(
  rules: Rules,
  solvePart: (part: Ruleset) => Promise<ExactSolution>,
  { signal, onProgress }: Pick<SolveOptions, 'signal' | 'onProgress'>,
): Promise<EstimatedSolution> {
  const solved: SolvedPart[] = [];
  const known = new Map<string, ExactSolution>();
  const scores = await inSlices(outcomeScoresOf(rules), signal);
  const parts = decompose(scores);
  for (const part of parts) {
    const solution = known.get(part.alike) ?? (await solvePart(part.ruleset));
    known.set(part.alike, solution);
    solved.push({ ...part, solution, rules: rulesOf(part.ruleset) });
    onProgress?.(solved.length / (parts.length + 1));
  }
  const solution = await inSlices(calibrated(scores, solved), signal);
  onProgress?.(1);
  return solution;
}

/** Returns a solution with corrected estimates. Each `yield` is a good moment for a pause. */
function* calibrated(
  scores: OutcomeScores,
  parts: readonly SolvedPart[],
): Generator<void, EstimatedSolution> {
  const calibration = yield* calibrationOf(new EstimatedSolution(scores, parts));
  return new EstimatedSolution(scores, parts, calibration);
}

export class EstimatedSolution implements Uncorrected {
  readonly exact = false;
  readonly states: number;
  readonly expectedTotal: number;
  readonly standardError: number;
  readonly #rules: Rules;
  readonly #scores: OutcomeScores;
  readonly #parts: readonly SolvedPart[];
  readonly #estimate: PartValues;
  readonly #surplus: Surplus;
  readonly #exact: EndSearch;
  /** The turn that was asked about last: several decisions share it. */
  #lastTurn:
    { readonly card: Card; readonly follow: number | undefined; readonly turn: CardTurn } | undefined;

  /** @param calibration by default, nothing is added to the sum of the parts */
  constructor(
    scores: OutcomeScores,
    parts: readonly SolvedPart[],
    { surplus, standardError }: Calibration = { surplus: [], standardError: NaN },
  ) {
    const { rules } = scores;
    this.#rules = rules;
    this.#scores = scores;
    this.#parts = parts;
    this.#surplus = surplus;
    this.standardError = standardError;
    this.#estimate = new PartValues(rules, parts);
    this.#exact = new EndSearch(this.#scores);
    this.states = sum(parts.map(({ solution }) => solution.states));
    this.expectedTotal = this.valueOf({ ...BEFORE_A_TURN, card: emptyCard(rules) });
  }

  get ruleset(): Ruleset {
    return this.#rules.ruleset;
  }

  valueOf(position: Position): number {
    checkPosition(this.#rules, position);
    if (entriesLeft(position.card) === 0) return totalsOf(this.#rules, position.card).total;
    return this.#turnOf(position).valueAt(position) + this.#surplusAfterTurn(position.card);
  }

  advise(position: Position): Advice {
    checkPosition(this.#rules, position);
    const exact = this.isExact(position.card);
    if (position.roll === 0 || position.held !== undefined)
      return { choices: [], value: this.valueOf(position), exact };
    const surplus = this.#surplusAfterTurn(position.card);
    const choices = this.#turnOf(position).choices(position);
    const most = Math.max(...choices.map((choice) => choice.value));
    const valued = choices.map((choice) => ({
      ...choice,
      value: choice.value + surplus,
      loss: most - choice.value,
    }));
    return { choices: ranked(valued), value: most + surplus, exact };
  }

  estimateOf(card: Card): number {
    return this.#estimate.of(card);
  }

  /** Returns what is added to all values of a turn. It is the same for all choices, since all end in one entry. */
  #surplusAfterTurn(card: Card): number {
    if (this.isExact(card)) return 0;
    const left = entriesLeftAfterTurn(this.#rules, card);
    return this.#surplus[Math.min(left, this.#surplus.length - 1)] ?? 0;
  }

  /**
   * Whether values are exact from this card on. They never are if other players or instant wins matter, sides are
   * merged, or a turn fills every column.
   */
  isExact(card: Card): boolean {
    const { fill, follow, tokens, wins } = this.#rules.spec;
    const areMany = tokens !== undefined || this.#scores.lattice.keeps > MANY_KEEPS;
    const entries = areMany ? EXACT_ENTRIES_OF_MANY : EXACT_ENTRIES;
    return (
      entriesLeft(card) <= entries && !this.#scores.areMerged && fill !== 'everyColumn' && !follow && !wins
    );
  }

  #turnOf({ card, follow }: Position): CardTurn {
    if (this.#lastTurn?.card !== card || this.#lastTurn.follow !== follow) {
      const values = this.isExact(card) ? this.#exact : this.#estimate;
      this.#lastTurn = { card, follow, turn: new CardTurn(this.#scores, card, values, follow) };
    }
    return this.#lastTurn.turn;
  }

  /** Returns the distribution as if the parts were independent of each other, moved to the calibrated mean. */
  async distribution(position?: Position, signal?: Signal): Promise<Float64Array> {
    if (position !== undefined) checkPosition(this.#rules, position);
    checkSignal(signal);
    const card = position?.card ?? emptyCard(this.#rules);
    let all = Float64Array.of(1);
    for (const part of this.#parts) {
      const own = cardOf(part, this.#rules, card);
      const from = { ...BEFORE_A_TURN, card: own };
      all = convolve(all, await pointsToComeOf(part, from, signal));
    }
    const mean = all.reduce((so, p, points) => so + p * points, 0);
    const moved = Math.round(this.valueOf({ ...BEFORE_A_TURN, card }) - mean);
    const totals = new Float64Array(Math.max(1, all.length + moved));
    all.forEach((p, points) => {
      const total = Math.max(0, points + moved);
      totals[total] = totals[total] + p;
    });
    return totals;
  }

  async statistics(signal?: Signal): Promise<Statistics> {
    checkSignal(signal);
    const cells: Record<string, CellStatistics> = {};
    const bonus: CellStatistics = { mean: 0, zero: 0 };
    let extra = 0;
    for (const { solution, cells: idOf } of this.#parts) {
      const own = await solution.statistics(signal);
      for (const [id, of] of idOf) {
        const statistics = own.cells[id];
        if (statistics) cells[of] = statistics;
      }
      bonus.mean += own.bonus.mean;
      bonus.zero = Math.max(bonus.zero, own.bonus.zero);
      extra += own.extra;
    }
    return { expectedTotal: this.expectedTotal, cells, bonus, extra };
  }
}

const BEFORE_A_TURN = {
  dice: [],
  roll: 0,
  held: undefined,
  rollsLeft: 0,
  served: true,
  announced: undefined,
  tokens: 0,
};

/** Standard deviation of an entry's points, as a share of their mean; 0.6 in Yatzy, 0.85 in Yahtzee with its chips. */
const ENTRY_DEVIATION = 0.7;

/** Resolves to the distribution of the points that a part still brings; a bell curve if that takes too much memory. */
async function pointsToComeOf(
  { solution, rules }: SolvedPart,
  from: Position,
  signal: Signal | undefined,
): Promise<Float64Array> {
  const { card } = from;
  try {
    return (await solution.distribution(from, signal)).slice(pointsSoFar(rules, card));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const mean = solution.pointsToCome(card);
    return bellCurve(mean, (ENTRY_DEVIATION * mean) / Math.sqrt(Math.max(1, rules.slots - card.filled)));
  }
}

/** Returns the probabilities of whole numbers from 0 on, normally distributed. */
function bellCurve(mean: number, deviation: number): Float64Array {
  const weights = Float64Array.from({ length: Math.ceil(mean + 5 * deviation) + 1 }, (_, x) =>
    Math.exp(-(((x - mean) / Math.max(1, deviation)) ** 2) / 2),
  );
  const all = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / all);
}

/** Returns the distribution of the sum of two independent numbers. */
function convolve(a: Float64Array, b: Float64Array): Float64Array<ArrayBuffer> {
  const out = new Float64Array(a.length + Math.max(0, b.length - 1));
  a.forEach((p, i) => {
    if (p) b.forEach((q, j) => (out[i + j] = out[i + j] + p * q));
  });
  return out;
}
