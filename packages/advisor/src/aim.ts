/**
 * Play that aims at something else than points: to reach a total, or to beat opponents. What a final total is good for
 * decides; the way there is looked at in full when few boxes are left, before that it is estimated.
 */
import type { Card, Ruleset } from '@yahtzee-game/rules';
import { emptyCard } from '@yahtzee-game/rules/engine';
import type { Advice } from './advice.js';
import { choicesOf, sheetOf, worthAt } from './choices.js';
import { bonusOf, entriesIn, mostLeft } from './fillings.js';
import type { ExactSolution, Solved } from './exact.js';
import type { Position } from './position.js';
import { isOver, Turn, type After, type Sheet } from './turn.js';
import { chanceToLead } from './lead.js';
import { writtenOn } from './written.js';

/** What a final total is good for, from 0 to 1; more points are never worse. */
export type Utility = (total: number) => number;

/** To have at least so many points. */
export const reach =
  (target: number): Utility =>
  (total) =>
    total >= target ? 1 : 0;

/** To win against opponents whose totals come out like this; a shared win counts as a part of one. */
export function beat(opponents: readonly Float64Array[]): Utility {
  const known = new Map<number, number>();
  return (total) => {
    let chance = known.get(total);
    if (chance === undefined) {
      const own = new Float64Array(Math.max(0, total) + 1);
      own[Math.max(0, total)] = 1;
      known.set(total, (chance = chanceToLead(own, opponents)));
    }
    return chance;
  };
}

/** With so many entries left every way to the end is looked at: about a second of work. */
const EXACT_ENTRIES = 3;
/** Points of a bell curve, and their weights. */
const BELL = Array.from({ length: 33 }, (_, i) => (i - 16) / 5).map(
  (z) => [z, Math.exp((-z * z) / 2)] as const,
);
const BELL_SUM = BELL.reduce((sum, [, weight]) => sum + weight, 0);

/** Advice for an aim. Its values are chances, where those of a solution are points. */
export class Aim {
  readonly #solved: Solved;
  readonly #utility: Utility;
  readonly #solution: ExactSolution;
  /** Standard deviation of the points of one entry. */
  readonly #spread: number;
  readonly #known = new Map<string, number>();

  /** @param deviation standard deviation of the final total of a whole game */
  constructor(solution: ExactSolution, solved: Solved, utility: Utility, deviation: number) {
    this.#solution = solution;
    this.#solved = solved;
    this.#utility = utility;
    this.#spread = deviation / Math.sqrt(this.#entriesLeft(sheetOf(solved, emptyCard(solved.rules))));
  }

  get ruleset(): Ruleset {
    return this.#solution.ruleset;
  }

  /** The chance to get there. */
  valueOf(position: Position): number {
    return this.#valueAt(this.#turn(position.card), position);
  }

  /** What may be done, the likeliest way first. */
  advise(position: Position): Advice {
    const turn = this.#turn(position.card);
    const value = this.#valueAt(turn, position);
    const exact = this.#entriesLeft(turn.sheet) <= EXACT_ENTRIES;
    return { choices: choicesOf(this.#solved, turn, position, value), value, exact };
  }

  #valueAt(turn: Turn, position: Position): number {
    const isEnd = isOver(this.#solved.plan, turn.sheet);
    return isEnd
      ? this.#utility(this.#total(turn.sheet, writtenOn(this.#solved.rules, position.card)))
      : worthAt(this.#solved, turn, position);
  }

  #turn(card: Card): Turn {
    return this.#turnOn(sheetOf(this.#solved, card), writtenOn(this.#solved.rules, card));
  }

  #turnOn(sheet: Sheet, written: number): Turn {
    const { plan, lattice } = this.#solved;
    const after: After = (gained, filling, total, bank) =>
      this.#worth({ filling, total, bank }, written + gained);
    return new Turn(plan, lattice, after, sheet, 1);
  }

  /** What a sheet is good for before its next turn. */
  #worth(sheet: Sheet, written: number): number {
    const { plan } = this.#solved;
    if (isOver(plan, sheet)) return this.#utility(this.#total(sheet, written));
    const least = this.#utility(written);
    const most = this.#utility(written + mostLeft(plan, sheet.filling) + this.#mostBonus());
    if (least === most) return least;
    const left = this.#entriesLeft(sheet);
    if (left >= EXACT_ENTRIES) return this.#guess(sheet, written, left);
    const key = `${sheet.filling}/${sheet.total}/${sheet.bank}/${written}`;
    let worth = this.#known.get(key);
    if (worth === undefined) this.#known.set(key, (worth = this.#turnOn(sheet, written).value));
    return worth;
  }

  #total({ total, bank }: Sheet, written: number): number {
    const { plan } = this.#solved;
    return written + bonusOf(plan, total) + bank * (plan.bank?.worth ?? 0);
  }

  #mostBonus(): number {
    const { ladder, special, kinds } = this.#solved.plan;
    const extra = Math.max(0, ...(special?.bonus ?? [])) * kinds.length;
    return Math.max(0, ...ladder.map(([, points]) => points)) + extra;
  }

  /** As if what is still to come were spread like a bell around its mean. */
  #guess(sheet: Sheet, written: number, left: number): number {
    const mean = written + this.#solution.toComeOn(sheet);
    const deviation = this.#spread * Math.sqrt(left);
    const sum = BELL.reduce(
      (all, [z, weight]) => all + weight * this.#utility(Math.round(mean + z * deviation)),
      0,
    );
    return sum / BELL_SUM;
  }

  #entriesLeft({ filling }: Sheet): number {
    return this.#solved.plan.kinds.reduce((sum, kind) => sum + kind.capacity - entriesIn(kind, filling), 0);
  }
}
