/** The distributions of the points to come, one card state at a time: slow, but for every plan. */
import { bonusOf, inRange, isComplete, maxPointsLeft, type CardState } from '../plan/card-states.js';
import { latticeOf, type Lattice } from '../plan/lattice.js';
import type { Values } from '../plan/layout.js';
import type { Plan } from '../plan/plan.js';
import { Means, type Distributions } from './distributions.js';
import { turnEndings, type LikelyEntry } from './turn-endings.js';
import { expectedPointsAfter, Turn } from './turn.js';

/** A card state, and how its turn ends; a full card has no entries. */
interface Reached {
  readonly cardState: CardState;
  readonly entries: readonly LikelyEntry[];
  /** Probability that a throw wins the game at once. */
  readonly won: number;
}

/** The results for a state: its means, and by number of points to come its probability. */
interface Known {
  readonly cardState: CardState;
  readonly means: Float64Array;
  readonly chances: Map<number, number>;
}

/**
 * Finds the distributions of a card state, its next states, and other states. Each `yield` is the share of the work
 * that is done, or 0 if unknown.
 */
export function* distributionsByState(
  plan: Plan,
  values: Values,
  root: CardState,
  others: readonly CardState[] = [],
): Generator<number, Distributions> {
  const states: Reached[] = [];
  for (const reached of statesFrom(plan, values, [root, ...others])) {
    states.push(reached);
    yield 0;
  }
  const known = new Map<string, Known>();
  // Entries only add to `filled`, so the states that a state leads to come after it in the list.
  for (const [i, state] of states.toReversed().entries()) {
    known.set(keyOf(state.cardState), knownOf(plan, state, known));
    yield i / states.length;
  }
  // The root has the fewest entries of all.
  const next = (states[0]?.entries ?? []).map((entry) => entry.next);
  const own = new Set([...next, ...others, root].map((state) => keyOf(state)));
  return collected([...known].flatMap(([key, state]) => (own.has(key) ? state : [])));
}

const keyOf = ({ filled, total, bank }: CardState): string => `${filled}/${total}/${bank}`;

/** Returns every state that best play leads to from these, in ascending order of `filled`. */
function* statesFrom(plan: Plan, values: Values, roots: readonly CardState[]): Generator<Reached> {
  const lattice = latticeOf(plan.dice, plan.sides);
  const after = expectedPointsAfter(plan, values);
  const open = new Map<number, Map<string, CardState>>();
  const add = (state: CardState): void => {
    const there = open.get(state.filled) ?? new Map<string, CardState>();
    open.set(state.filled, there.set(keyOf(state), state));
  };
  for (const root of roots) add(root);
  while (open.size) {
    const filled = Math.min(...open.keys());
    for (const cardState of open.get(filled)?.values() ?? []) {
      const reached = isComplete(plan, filled)
        ? { cardState, entries: [], won: 0 }
        : reachedAt(plan, lattice, new Turn(plan, lattice, after, cardState));
      for (const { next } of reached.entries) add(next);
      yield reached;
    }
    open.delete(filled);
  }
}

function reachedAt(plan: Plan, lattice: Lattice, turn: Turn): Reached {
  const { entries, won } = turnEndings(plan, lattice, turn);
  return {
    cardState: turn.cardState,
    entries: entries.map((entry) => ({ ...entry, next: inRange(plan, entry.next) })),
    won,
  };
}

function knownOf(plan: Plan, { cardState, entries, won }: Reached, later: ReadonlyMap<string, Known>): Known {
  const means = new Means(plan.cellClasses.length);
  const own: Known = { cardState, means: new Float64Array(means.count), chances: new Map() };
  const come = (points: number, chance: number): void =>
    void own.chances.set(points, (own.chances.get(points) ?? 0) + chance);
  const { filled, total, bank } = cardState;
  const worth = bonusOf(plan, total);
  if (isComplete(plan, filled)) {
    const saved = bank * (plan.bank?.worth ?? 0);
    means.addBonus(own.means, 0, worth, 1);
    means.addExtra(own.means, 0, saved, 1);
    come(worth + saved, 1);
  }
  if (won) {
    const left = maxPointsLeft(plan, filled);
    means.addBonus(own.means, 0, worth, won);
    means.addExtra(own.means, 0, left, won);
    come(left + worth, won);
  }
  for (const { cellClass, points, bonus, next, chance } of entries) {
    const there = later.get(keyOf(next));
    const counted = points * (plan.cellClasses[cellClass]?.times ?? 1);
    there?.means.forEach((mean, at) => (own.means[at] = own.means[at] + chance * mean));
    means.addEntry(own.means, 0, cellClass, counted, bonus, chance);
    there?.chances.forEach((mass, toCome) => come(toCome + counted + bonus, chance * mass));
  }
  return own;
}

function collected(all: readonly Known[]): Distributions {
  const least = all.map(({ chances }) => Math.min(...chances.keys()));
  const starts = [0];
  for (const [i, { means, chances }] of all.entries()) {
    const most = Math.max(...chances.keys());
    starts.push((starts[i] ?? 0) + means.length + most - (least[i] ?? 0) + 1);
  }
  const numbers = new Float64Array(starts.at(-1) ?? 0);
  for (const [i, { means, chances }] of all.entries()) {
    const start = starts[i] ?? 0;
    numbers.set(means, start);
    for (const [points, chance] of chances) numbers[start + means.length + points - (least[i] ?? 0)] = chance;
  }
  return {
    filled: all.map(({ cardState }) => cardState.filled),
    totals: all.map(({ cardState }) => cardState.total),
    banks: all.map(({ cardState }) => cardState.bank),
    least,
    starts,
    numbers,
  };
}
