/** A game that is solved as a whole: it answers for every position, in well under a millisecond. */
import type { Card, Rules, Ruleset } from '@yahtzee-game/rules';
import type { Advice, Choice } from './advice.js';
import type { Start } from './chances.js';
import { keepOf, sidesOf, type Lattice } from './lattice.js';
import type { Plan } from './plan.js';
import type { Position } from './position.js';
import type { Solution, Statistics } from './solution.js';
import { rowOf, type Values } from './sweep.js';
import { NOTHING, Turn, type Entry, type Sheet } from './turn.js';
import { writtenOn } from './written.js';

export interface Solved {
  readonly rules: Rules;
  readonly plan: Plan;
  readonly lattice: Lattice;
  readonly values: Values;
  /** Where and how further work may be done. */
  readonly worker: boolean;
  readonly wasm: boolean;
}

const EMPTY_SHEET: readonly Start[] = [{ sheet: { filling: 0, total: 0, bank: 0 }, written: 0, chance: 1 }];

export class ExactSolution implements Solution {
  readonly exact = true;
  /** How many states have a value: fillings × section totals × banks. */
  readonly states: number;
  /** Mean of the final total under best play, from an empty sheet. */
  readonly expectedTotal: number;
  readonly #solved: Solved;

  constructor(solved: Solved) {
    this.#solved = solved;
    this.states = solved.values.rows.length;
    this.expectedTotal = rowOf(solved.plan, solved.values, 0)(0, 0);
  }

  get ruleset(): Ruleset {
    return this.#solved.rules.ruleset;
  }

  /** Expected final total under best play from here. */
  valueOf(position: Position): number {
    return writtenOn(this.#solved.rules, position.card) + this.#toCome(position, this.#turnOf(position));
  }

  /** Points that a card still brings, its bonus included, before the next turn. */
  toCome(card: Card): number {
    const { plan, values } = this.#solved;
    const { filling, total, bank } = this.#sheetOf(card);
    return rowOf(plan, values, filling)(total, bank);
  }

  #turnOf(position: Position): Turn {
    const { plan, lattice, values } = this.#solved;
    return new Turn(plan, lattice, values, this.#sheetOf(position.card));
  }

  #toCome({ dice, roll, held, served, announced }: Position, turn: Turn): number {
    const { lattice, plan, values } = this.#solved;
    if (roll === 0) return rowOf(plan, values, turn.sheet.filling)(turn.sheet.total, turn.sheet.bank);
    const named = this.#kindOf(announced);
    if (held === undefined) return turn.best(roll, served, named)[keepOf(lattice, dice)] ?? 0;
    return (
      turn.keeps(roll, named)[
        keepOf(
          lattice,
          dice.filter((_, i) => (held >> i) & 1),
        )
      ] ?? 0
    );
  }

  /**
   * The chance of each final total under best play, by total: from this position, or from an empty sheet.
   * Negative totals, which some house rules allow, are left out.
   */
  async distribution(position?: Position, signal?: AbortSignal): Promise<Float64Array> {
    const { chancesFrom, endsOfTurn } = await import('./outlook.js');
    if (!position) return (await chancesFrom(this.#solved, EMPTY_SHEET, signal)).totals;
    const written = writtenOn(this.#solved.rules, position.card);
    const starts = endsOfTurn(this.#solved, this.#turnOf(position), position, written);
    return (await chancesFrom(this.#solved, starts, signal)).totals;
  }

  /** What best play brings from an empty sheet, by box and bonus. */
  async statistics(signal?: AbortSignal): Promise<Statistics> {
    const { chancesFrom } = await import('./outlook.js');
    const { kinds, bonus, extra } = await chancesFrom(this.#solved, EMPTY_SHEET, signal);
    const cells = Object.fromEntries(
      this.#solved.plan.kinds.map(({ cells: [cell = ''] }, k) => [cell, kinds[k] ?? { mean: 0, zero: 0 }]),
    );
    return { expectedTotal: this.expectedTotal, cells, bonus, extra: extra.mean };
  }

  /**
   * Everything that the player may do here, best first. Empty while dice are awaited.
   * Ways to hold the same faces are one choice, of the first positions that show them.
   */
  advise(position: Position): Advice {
    const { plan } = this.#solved;
    const turn = this.#turnOf(position);
    const written = writtenOn(this.#solved.rules, position.card);
    const value = written + this.#toCome(position, turn);
    if (position.roll === 0 || position.held !== undefined) return { choices: [], value, exact: this.exact };
    const worth = (toCome: number): { value: number; loss: number } => ({
      value: written + toCome,
      loss: Math.max(0, value - written - toCome),
    });
    const choices: Choice[] = [
      ...this.#scores(position, turn).map(({ kind, points, bonus, value: toCome }): Choice => ({
        kind: 'score',
        cell: this.#openCell(kind, position.card),
        points: points * (plan.kinds[kind]?.times ?? 1),
        bonus,
        ...worth(toCome),
      })),
      ...this.#announcements(position, turn).map(([cell, toCome]): Choice => ({
        kind: 'announce',
        cell,
        ...worth(toCome),
      })),
      ...this.#holds(position, turn).map(([held, keep, toCome]): Choice => ({
        kind: 'hold',
        held,
        dice: this.#faces(keep),
        ...worth(toCome),
      })),
    ].toSorted((a, b) => b.value - a.value);
    return { choices, value, exact: this.exact };
  }

  #scores({ dice, roll, served, announced }: Position, turn: Turn): readonly Entry[] {
    return turn.entries(roll, served, keepOf(this.#solved.lattice, dice), this.#kindOf(announced));
  }

  #announcements(
    { dice, roll, served, announced }: Position,
    turn: Turn,
  ): readonly (readonly [string, number])[] {
    const { plan, lattice } = this.#solved;
    if (roll !== plan.declare || announced !== undefined) return [];
    const outcome = keepOf(lattice, dice);
    return turn
      .announceable()
      .map((k) => [plan.kinds[k]?.cells[0] ?? '', turn.best(roll, served, k)[outcome] ?? 0] as const);
  }

  /** Positions held, the keep they make, and what is to come. */
  #holds(
    { dice, roll, rollsLeft, announced }: Position,
    turn: Turn,
  ): readonly (readonly [number, number, number])[] {
    if (rollsLeft <= 0) return [];
    const { lattice } = this.#solved;
    const table = turn.keeps(roll, this.#kindOf(announced));
    const found = new Map<number, number>();
    for (let held = 0; held < 2 ** dice.length - 1; held++) {
      const keep = keepOf(
        lattice,
        dice.filter((_, i) => (held >> i) & 1),
      );
      if (!found.has(keep)) found.set(keep, held);
    }
    return [...found].flatMap(([keep, held]) => {
      const toCome = table[keep] ?? -Infinity;
      // A roll after which no box could be filled is not allowed.
      return Number.isFinite(toCome) ? [[held, keep, toCome] as const] : [];
    });
  }

  #faces(keep: number): readonly number[] {
    return sidesOf(this.#solved.lattice, keep).map(
      (side) => this.#solved.rules.sides[side - 1]?.face ?? side,
    );
  }

  #kindOf(cell: string | undefined): number {
    return cell === undefined
      ? NOTHING
      : this.#solved.plan.kinds.findIndex(({ cells }) => cells.includes(cell));
  }

  /** The first cell of a kind that has room. */
  #openCell(kind: number, card: Card): string {
    const { plan, rules } = this.#solved;
    const cells = plan.kinds[kind]?.cells ?? [];
    return cells.find((id) => roomIn(rules, card, id)) ?? cells[0] ?? '';
  }

  #sheetOf(card: Card): Sheet {
    const { plan, rules } = this.#solved;
    let filling = 0;
    let total = 0;
    for (const kind of plan.kinds) {
      const entries = kind.cells.flatMap((id) => entriesOf(rules, card, id));
      const sum = entries.reduce((a, b) => a + b, 0);
      filling += kind.place * (kind.flagged && sum > 0 ? 2 : entries.length);
      if (kind.inSection) total += sum;
    }
    return { filling, total, bank: plan.bank ? card.tokens : 0 };
  }
}

function entriesOf(rules: Rules, card: Card, id: string): readonly number[] {
  const cell = rules.cellById.get(id);
  if (!cell) return [];
  return card.slots.slice(cell.slot, cell.slot + cell.entries).filter((points) => points !== null);
}

const roomIn = (rules: Rules, card: Card, id: string): boolean =>
  entriesOf(rules, card, id).length < (rules.cellById.get(id)?.entries ?? 0);
