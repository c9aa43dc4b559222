/** The mean utility of cards near the end of a game, found by a search of all ways to the end. */
import { leastToCome, mostToCome } from '../forecast/distributions.js';
import { Turn } from '../forecast/turn.js';
import { bonusOf, entriesOpen, isComplete, type CardState } from '../plan/card-states.js';
import { latticeOf, type Lattice } from '../plan/lattice.js';
import type { Plan } from '../plan/plan.js';
import type { Utilities, UtilityJob } from './job.js';

/** With at most this many entries left, all ways to the end are searched, in about a second. */
export const SEARCHED_ENTRIES = 3;

export const utilityKey = ({ filled, total, bank }: CardState, soFar: number): string =>
  `${filled}/${total}/${bank}/${soFar}`;

/** Returns bounds of the final total from here on, as far as the open cells tell them. */
export function totalsFrom(
  plan: Plan,
  { filled, bank: saved }: CardState,
  soFar: number,
): readonly [least: number, most: number] {
  const { ladder, bank } = plan;
  const bonuses = ladder.map(([, points]) => points);
  const tokens = bank ? bank.worth * (saved + bank.maxGain * entriesOpen(plan, filled)) : 0;
  return [
    soFar + leastToCome(plan, filled) + Math.min(0, ...bonuses) + Math.min(0, tokens),
    soFar + mostToCome(plan, filled) + Math.max(0, ...bonuses) + Math.max(0, tokens),
  ];
}

/** Finds the utilities of all cards that a turn may end with. Each `yield` is the share of the work that is done. */
export function* searchUtilities(job: UtilityJob): Generator<number, Utilities> {
  const search = new UtilitySearch(job);
  const next = search.nextOf(job.from, job.soFar);
  const found: Utilities = { keys: [...next.keys()], values: new Float64Array(next.size) };
  let i = 0;
  for (const { cardState, soFar } of next.values()) {
    found.values[i++] = search.valueOf(cardState, soFar);
    yield i / next.size;
  }
  return found;
}

interface Reached {
  readonly cardState: CardState;
  readonly soFar: number;
}

class UtilitySearch {
  readonly #plan: Plan;
  readonly #lattice: Lattice;
  readonly #job: UtilityJob;
  readonly #known = new Map<string, number>();

  constructor(job: UtilityJob) {
    this.#plan = job.plan;
    this.#lattice = latticeOf(job.plan.dice, job.plan.sides);
    this.#job = job;
  }

  /** Returns all cards that a turn may end with, whatever is decided. */
  nextOf(from: CardState, before: number): ReadonlyMap<string, Reached> {
    const found = new Map<string, Reached>();
    const note = (gained: number, filled: number, total: number, bank: number): number => {
      const [cardState, soFar] = [{ filled, total, bank }, before + gained];
      found.set(utilityKey(cardState, soFar), { cardState, soFar });
      return 0;
    };
    // The value of the turn is computed only to note the entries that it asks about.
    void new Turn(this.#plan, this.#lattice, note, from, 1).value;
    return found;
  }

  /** Returns the mean utility of a card state before its next turn. */
  valueOf(cardState: CardState, soFar: number): number {
    const { filled, total, bank } = cardState;
    if (isComplete(this.#plan, filled))
      return this.#utility(soFar + bonusOf(this.#plan, total) + bank * (this.#plan.bank?.worth ?? 0));
    const [least, most] = totalsFrom(this.#plan, cardState, soFar);
    if (this.#utility(least) === this.#utility(most)) return this.#utility(least);
    const key = utilityKey(cardState, soFar);
    let value = this.#known.get(key);
    if (value === undefined) {
      const after = (gained: number, next: number, nextTotal: number, nextBank: number): number =>
        this.valueOf({ filled: next, total: nextTotal, bank: nextBank }, soFar + gained);
      this.#known.set(key, (value = new Turn(this.#plan, this.#lattice, after, cardState, 1).value));
    }
    return value;
  }

  #utility(total: number): number {
    const { first, utilities } = this.#job;
    return utilities[Math.min(utilities.length - 1, Math.max(0, total - first))];
  }
}
