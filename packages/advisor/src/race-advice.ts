/**
 * Advice for races of crosses, such as Sachsenkniffel: how many crosses the rest of a turn is worth. The rows of a card are
 * too many to solve them together, so each turn is solved for itself, by backward induction: which row to name now, or
 * whether to throw again; once a row is named, only the dice decide. A cross counts for more in a row that fills slowly, and
 * a turn that brings another one counts for what that is worth on the card as it stands.
 */
import {
  rollsLeft,
  type CellInfo,
  type GameState,
  type PlayerAction,
  type Rules,
  type Ruleset,
} from '@yahtzee-game/rules';
import { throwOf } from '@yahtzee-game/rules/engine';
import type { Advice, Unranked } from './advice.js';
import { expectation, heldDice, keepOf, latticeOf, sidesOf, type Lattice } from './lattice.js';
import { rankedAdvice } from './ranked-advice.js';
import { sum } from './sum.js';

const KIND = { unit: 'crosses', exact: false } as const;
const races = new WeakMap<Ruleset, Race>();
/** Turns that a chain of further turns is followed for; after them it settles to less than a thousandth of a cross. */
const CHAIN = 12;

/** Returns all choices of the player on turn; none while dice are awaited. Each `yield` is a good moment for a pause. */
export function* adviceFor(state: GameState): Generator<void, Advice> {
  const { rules, turn } = state;
  if (turn.phase !== 'deciding') return { choices: [], value: 0, ...KIND };
  let race = races.get(rules.ruleset);
  if (!race) {
    races.set(rules.ruleset, (race = new Race(rules)));
    yield;
  }
  return race.advise(state);
}

/** How a turn for a named row ends. */
interface Ending {
  /** Mean of the crosses. */
  readonly crosses: number;
  /** Probability that it brings another turn. */
  readonly again: number;
}

const NOTHING: Ending = { crosses: 0, again: 0 };

/** A row, and what the dice may bring there. */
interface Row {
  readonly cell: CellInfo;
  /** By outcome of all dice, its crosses. */
  readonly crosses: readonly number[];
  /** How much a cross counts. */
  readonly weight: number;
  /** By room of the row, rolls left, and crosses so far: how the turn ends. */
  readonly endings: readonly (readonly (readonly Ending[])[])[];
}

/** A row that is not complete yet. */
interface OpenRow {
  readonly row: Row;
  readonly room: number;
}

class Race {
  readonly #rolls: number;
  readonly #lattice: Lattice;
  readonly #rows: readonly Row[];

  constructor(rules: Rules) {
    const { spec, sides, cells } = rules;
    const lattices = Array.from({ length: spec.dice.count }, (_, i) => latticeOf(i + 1, sides.length));
    this.#rolls = spec.rolls;
    this.#lattice = lattices.at(-1) as Lattice;
    const rows = cells.map((cell) => rowOf(rules, cell, lattices));
    const means = rows.map((row) => this.#meanOf(row));
    this.#rows = rows.map((row, i) => ({ ...row, weight: sum(means) / means.length / (means[i] ?? 1) }));
  }

  advise(state: GameState): Advice {
    const card = state.cards[state.seat];
    const open = this.#rows.flatMap((row): readonly OpenRow[] => {
      const { slot, entries } = row.cell;
      const room = card?.slots.slice(slot, slot + entries).filter((cross) => cross === null).length;
      return room ? [{ row, room }] : [];
    });
    let another = 0;
    for (let turn = 0; turn < CHAIN; turn++) another = this.#thrown(open, this.#rolls - 1, another);
    const choices = state.rules.game
      .legalActions(state)
      .flatMap((action) => this.#choiceOf(state, action, open, another));
    return rankedAdvice(choices, KIND);
  }

  #choiceOf(
    state: GameState,
    action: PlayerAction,
    open: readonly OpenRow[],
    another: number,
  ): readonly Unranked[] {
    const { dice, announced } = state.turn;
    const left = rollsLeft(state);
    const outcome = keepOf(this.#lattice, dice);
    if (action.type === 'roll') {
      const own = open.find(({ row }) => row.cell.index === announced);
      const value = own ? worthOf(own, outcome, left, another) : this.#thrown(open, left - 1, another);
      const held = heldDice(dice, action.held).toSorted((a, b) => a - b);
      return [{ kind: 'hold', held: action.held, dice: held, value, loss: 0 }];
    }
    if (action.type !== 'score' && action.type !== 'announce') return [];
    const { cell, type } = action;
    const own = open.find(({ row }) => row.cell.id === cell);
    const value = own ? worthOf(own, outcome, type === 'score' ? 0 : left, another) : 0;
    if (type === 'announce') return [{ kind: 'announce', cell, value, loss: 0 }];
    const points = Math.min(own?.row.crosses[outcome] ?? 0, own?.room ?? 0);
    return [{ kind: 'score', cell, points, bonus: 0, value, loss: 0 }];
  }

  /** Returns what a throw of all dice is worth while no row is named. */
  #thrown(open: readonly OpenRow[], left: number, another: number): number {
    const again = left > 0 ? this.#thrown(open, left - 1, another) : 0;
    const best = Float64Array.from({ length: this.#lattice.outcomes }, (_, outcome) =>
      open.reduce((most, own) => Math.max(most, worthOf(own, outcome, left, another)), again),
    );
    return expectation(this.#lattice, best);
  }

  /** Returns how many crosses a whole turn for an empty row brings. */
  #meanOf({ crosses, endings }: Row): number {
    const first = endings.at(-1)?.[this.#rolls - 1];
    return expectation(
      this.#lattice,
      Float64Array.from(crosses, (n) => first?.[n]?.crosses ?? 0),
    );
  }
}

/** Returns what it is worth to name a row; nothing if the dice make no cross there. */
function worthOf({ row, room }: OpenRow, outcome: number, left: number, another: number): number {
  const { crosses, again } = row.endings[room]?.[left]?.[row.crosses[outcome] ?? 0] ?? NOTHING;
  return row.crosses[outcome] ? crosses * row.weight + again * another : 0;
}

/** @param lattices by number of dice, from one */
function rowOf({ spec, sides }: Rules, cell: CellInfo, lattices: readonly Lattice[]): Row {
  const crosses = lattices.map((lattice): readonly number[] =>
    Array.from({ length: lattice.outcomes }, (_, outcome) =>
      cell.category.score(throwOf(sides, sidesOf(lattice, outcome), 1, true)),
    ),
  );
  const thrown = [[1], ...lattices.map((lattice, i) => chancesOf(lattice, crosses[i] ?? []))];
  const endings = Array.from({ length: cell.entries + 1 }, (_, room) => endingsOf(thrown, room, spec.rolls));
  return { cell, crosses: crosses.at(-1) ?? [], weight: 1, endings };
}

/**
 * Returns by rolls left, and then by crosses so far, how a turn for a row ends.
 * @param thrown by number of dice, the probability of each number of crosses
 * @param room crosses that the row has room for
 */
function endingsOf(thrown: readonly (readonly number[])[], room: number, rolls: number): readonly Ending[][] {
  const dice = thrown.length - 1;
  const most = (thrown[dice]?.length ?? 1) - 1;
  const endings: Ending[][] = [];
  const endingWith = (made: number, left: number): Ending => {
    // As many dice make each cross.
    const free = (most - made) * (dice / most);
    const again = made > 0 && (made >= room || free === 0) ? 1 : 0;
    if (again || left === 0) return { crosses: Math.min(made, room), again };
    const later = (more: number): Ending => endings[left - 1]?.[made + more] ?? NOTHING;
    const chances = thrown[free] ?? [];
    return {
      crosses: sum(chances.map((chance, more) => chance * later(more).crosses)),
      again: sum(chances.map((chance, more) => chance * later(more).again)),
    };
  };
  for (let left = 0; left < rolls; left++)
    endings.push(Array.from({ length: most + 1 }, (_, made) => endingWith(made, left)));
  return endings;
}

/** Returns the probability of each number of crosses. */
function chancesOf(lattice: Lattice, crosses: readonly number[]): readonly number[] {
  const chances = new Array<number>(1 + Math.max(...crosses)).fill(0);
  crosses.forEach((n, outcome) => (chances[n] = (chances[n] ?? 0) + (lattice.chances[outcome] ?? 0)));
  return chances;
}
