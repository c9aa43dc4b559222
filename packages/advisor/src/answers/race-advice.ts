/**
 * Advice for races of crosses, such as Sachsenkniffel: the worth of the rest of a turn, in crosses. A card has too many
 * rows to solve them together, so each turn is solved separately, by backward induction: which row to name now, or
 * whether to throw again; once a row is named, only the dice decide. A cross counts for more in a row that fills
 * slowly, and in one that has much room left: a card is full only when its last row is.
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
import { sum } from '../basics/sum.js';
import { expectation, heldDice, keepOf, latticeOf, sidesOf, type Lattice } from '../plan/lattice.js';
import type { Advice, Unranked } from '../questions/advice.js';
import { rankedAdvice } from './ranked-advice.js';

const KIND = { unit: 'crosses', exact: false } as const;
const races = new WeakMap<Ruleset, Race>();
/**
 * A row with room for n of its m crosses counts for m (n/m)^GROWTH crosses, and another turn for ANOTHER. Of the values
 * tried in some thousand simulated cards each, these fill a card of Sachsenkniffel in the fewest rounds: 19.2. If all
 * crosses count alike (exponent 1), it takes 20.4 or more, and 22 if another turn counts for what it brings on average.
 */
const GROWTH = 1.3;
const ANOTHER = 1.6;

/**
 * Returns all choices of the player on turn; none while dice are awaited. Each `yield` is a good moment for a pause.
 */
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

/**
 * Returns the worth of a turn, in crosses, from the crosses that it ends with and from whether another turn follows.
 */
type Worth = (crosses: number, again: boolean) => number;

/** A row, and the crosses that dice may bring there. */
interface Row {
  readonly cell: CellInfo;
  /** By outcome of all dice, its crosses. */
  readonly crosses: readonly number[];
  /** By room of the row, rolls left, and crosses so far: the worth of the turn. */
  readonly worth: readonly (readonly (readonly number[])[])[];
}

/** A row that is not complete yet. */
interface OpenRow {
  readonly row: Row;
  readonly room: number;
}

class Race {
  readonly #lattice: Lattice;
  readonly #rows: readonly Row[];

  constructor(rules: Rules) {
    const { spec, sides, cells } = rules;
    const lattices = Array.from({ length: spec.dice.count }, (_, i) => latticeOf(i + 1, sides.length));
    this.#lattice = lattices.at(-1) as Lattice;
    const thrown = cells.map((cell) => throwsOf(rules, cell, lattices));
    const means = thrown.map((throws) => meanOf(throws, spec.rolls));
    const mean = sum(means) / means.length;
    this.#rows = thrown.map((throws, i) => rowOf(throws, spec.rolls, mean / (means[i] ?? 1)));
  }

  advise(state: GameState): Advice {
    const card = state.cards[state.seat];
    const open = this.#rows.flatMap((row): readonly OpenRow[] => {
      const { slot, entries } = row.cell;
      const room = card?.slots.slice(slot, slot + entries).filter((cross) => cross === null).length;
      return room ? [{ row, room }] : [];
    });
    const choices = state.rules.game
      .legalActions(state)
      .flatMap((action) => this.#choiceOf(state, action, open));
    return rankedAdvice(choices, KIND);
  }

  #choiceOf(state: GameState, action: PlayerAction, open: readonly OpenRow[]): readonly Unranked[] {
    const { dice, announced } = state.turn;
    const left = rollsLeft(state);
    const outcome = keepOf(this.#lattice, dice);
    if (action.type === 'roll') {
      const own = open.find(({ row }) => row.cell.index === announced);
      const value = own ? worthOf(own, outcome, left) : this.#thrown(open, left - 1);
      const held = heldDice(dice, action.held).toSorted((a, b) => a - b);
      return [{ kind: 'hold', held: action.held, dice: held, value, loss: 0 }];
    }
    if (action.type !== 'score' && action.type !== 'announce') return [];
    const { cell, type } = action;
    const own = open.find(({ row }) => row.cell.id === cell);
    const value = own ? worthOf(own, outcome, type === 'score' ? 0 : left) : 0;
    if (type === 'announce') return [{ kind: 'announce', cell, value, loss: 0 }];
    const points = Math.min(own?.row.crosses[outcome] ?? 0, own?.room ?? 0);
    return [{ kind: 'score', cell, points, bonus: 0, value, loss: 0 }];
  }

  /** Returns the worth of a throw of all dice while no row is named. */
  #thrown(open: readonly OpenRow[], left: number): number {
    const again = left > 0 ? this.#thrown(open, left - 1) : 0;
    const best = Float64Array.from({ length: this.#lattice.outcomes }, (_, outcome) =>
      open.reduce((most, own) => Math.max(most, worthOf(own, outcome, left)), again),
    );
    return expectation(this.#lattice, best);
  }
}

/** Returns the worth of naming a row; 0 if the dice make no cross there. */
function worthOf({ row, room }: OpenRow, outcome: number, left: number): number {
  const crosses = row.crosses[outcome] ?? 0;
  return crosses ? (row.worth[room]?.[left]?.[crosses] ?? 0) : 0;
}

/** The crosses that throws may bring in a row. */
interface Throws {
  readonly cell: CellInfo;
  /** By outcome of all dice, its crosses. */
  readonly crosses: readonly number[];
  /** By number of dice, from 0, the probability of each number of crosses. */
  readonly chances: readonly (readonly number[])[];
}

/** @param lattices by number of dice, from one */
function throwsOf({ sides }: Rules, cell: CellInfo, lattices: readonly Lattice[]): Throws {
  const crosses = lattices.map((lattice): readonly number[] =>
    Array.from({ length: lattice.outcomes }, (_, outcome) =>
      cell.category.score(throwOf(sides, sidesOf(lattice, outcome), 1, true)),
    ),
  );
  const chances = [[1], ...lattices.map((lattice, i) => chancesOf(lattice, crosses[i] ?? []))];
  return { cell, crosses: crosses.at(-1) ?? [], chances };
}

/** Returns the mean number of crosses that a whole turn brings to an empty row. */
function meanOf({ cell, chances }: Throws, rolls: number): number {
  const first = endingsOf(chances, cell.entries, rolls, (crosses) => crosses).at(-1) ?? [];
  return sum((chances.at(-1) ?? []).map((chance, crosses) => chance * (first[crosses] ?? 0)));
}

/** @param weight how much a cross counts */
function rowOf({ cell, crosses, chances }: Throws, rolls: number, weight: number): Row {
  const most = cell.entries;
  const left = (room: number): number => weight * most * (room / most) ** GROWTH;
  const worth = Array.from({ length: most + 1 }, (_, room) =>
    endingsOf(chances, room, rolls, (made, again) => left(room) - left(room - made) + (again ? ANOTHER : 0)),
  );
  return { cell, crosses, worth };
}

/**
 * Returns by rolls left, and then by crosses so far, the worth of a turn for a row.
 * @param chances by number of dice, the probability of each number of crosses
 * @param room crosses that the row has room for
 */
function endingsOf(
  chances: readonly (readonly number[])[],
  room: number,
  rolls: number,
  worth: Worth,
): readonly (readonly number[])[] {
  const dice = chances.length - 1;
  const most = (chances[dice]?.length ?? 1) - 1;
  const endings: number[][] = [];
  const endingWith = (made: number, left: number): number => {
    // Every cross takes the same number of dice.
    const free = (most - made) * (dice / most);
    const again = made > 0 && (made >= room || free === 0);
    if (again || left === 0) return worth(Math.min(made, room), again);
    return sum((chances[free] ?? []).map((chance, more) => chance * (endings[left - 1]?.[made + more] ?? 0)));
  };
  for (let left = 0; left < rolls; left++)
    endings.push(Array.from({ length: most + 1 }, (_, made) => endingWith(made, left)));
  return endings;
}

/** Returns the probability of each number of crosses. */
function chancesOf(lattice: Lattice, crosses: readonly number[]): readonly number[] {
  const chances = new Array<number>(1 + Math.max(...crosses)).fill(0);
  crosses.forEach((n, outcome) => (chances[n] = (chances[n] ?? 0) + lattice.chances[outcome]));
  return chances;
}
