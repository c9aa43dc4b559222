/** The entries that a turn ends with under best play, from any moment of it, with their probabilities. */
import { heldDice, keepOf, type Lattice } from '../plan/lattice.js';
import type { Plan } from '../plan/plan.js';
import type { Position } from '../questions/position.js';
import { NOT_ANNOUNCED, type Entry, type Turn } from './turn.js';

/** An entry that ends the turn. */
export interface LikelyEntry extends Entry {
  readonly chance: number;
}

/** How a turn ends: its entries, and the probability that a throw wins the game at once. */
export interface TurnEndings {
  readonly entries: readonly LikelyEntry[];
  readonly won: number;
}

/** Returns how a turn ends, from before its first roll. */
export function turnEndings(plan: Plan, lattice: Lattice, turn: Turn): TurnEndings {
  const first = emptyThrows(lattice);
  first.served.set(lattice.chances);
  return new TurnForwardPass(plan, lattice, turn).run(1, first, NOT_ANNOUNCED);
}

/**
 * Returns how a turn ends from these dice, which may await a decision or a throw.
 * @param announced class of the announced cell, or `NOT_ANNOUNCED`
 */
export function turnEndingsFrom(
  plan: Plan,
  lattice: Lattice,
  turn: Turn,
  { dice, roll, held, served }: Pick<Position, 'dice' | 'roll' | 'held' | 'served'>,
  announced: number,
): TurnEndings {
  if (roll === 0) return turnEndings(plan, lattice, turn);
  const pass = new TurnForwardPass(plan, lattice, turn);
  if (held === undefined) {
    const now = emptyThrows(lattice);
    (served ? now.served : now.others)[keepOf(lattice, dice)] = 1;
    return pass.run(roll, now, announced);
  }
  const keeps = new Float64Array(lattice.keeps);
  keeps[keepOf(lattice, heldDice(dice, held))] = 1;
  return pass.run(roll + 1, rollKeeps(lattice, keeps), announced);
}

/** Probabilities by outcome: of throws of all dice, and of other throws. */
interface Throws {
  readonly served: Float64Array;
  readonly others: Float64Array;
}

const emptyThrows = ({ outcomes }: Lattice): Throws => ({
  served: new Float64Array(outcomes),
  others: new Float64Array(outcomes),
});

/** A forward pass through one turn. */
class TurnForwardPass {
  readonly #plan: Plan;
  readonly #lattice: Lattice;
  readonly #turn: Turn;
  readonly #entries = new Map<string, Entry & { chance: number }>();
  #won = 0;

  constructor(plan: Plan, lattice: Lattice, turn: Turn) {
    this.#plan = plan;
    this.#lattice = lattice;
    this.#turn = turn;
  }

  run(roll: number, now: Throws, announced: number): TurnEndings {
    this.#decide(roll, now, announced);
    return { entries: [...this.#entries.values()], won: this.#won };
  }

  /** Makes the best choice for every outcome of this roll, and continues until the turn is over. */
  #decide(roll: number, now: Throws, announced: number): void {
    const kept = new Float64Array(this.#lattice.keeps);
    const announcements = new Map<number, Throws>();
    const keeps = roll < this.#turn.rolls ? this.#turn.keeps(roll, announced) : undefined;
    const bestKeeps = keeps && this.#turn.bestKeeps(roll, announced);
    for (const served of [true, false]) {
      (served ? now.served : now.others).forEach((chance, r) => {
        if (chance === 0) return;
        if (roll === 1 && this.#turn.winsAtOnce(r)) return void (this.#won += chance);
        const keep = bestKeeps?.[r] ?? 0;
        const rolling = keeps?.[keep] ?? -Infinity;
        const stop = this.#bestEntry(roll, served, r, announced);
        const k = this.#bestAnnouncement(roll, served, r, announced);
        const announcing = k < 0 ? -Infinity : this.#turn.best(roll, served, k)[r];
        const best = Math.max(rolling, announcing, stop?.value ?? -Infinity);
        if (stop?.value === best) this.#end(stop, chance);
        else if (announcing === best) this.#announce(announcements, k, served, r, chance);
        else kept[keep] = kept[keep] + chance;
      });
    }
    for (const [k, throws] of announcements) this.#decide(roll, throws, k);
    if (kept.some((chance) => chance > 0)) this.#decide(roll + 1, rollKeeps(this.#lattice, kept), announced);
  }

  #bestEntry(roll: number, served: boolean, r: number, announced: number): Entry | undefined {
    let best: Entry | undefined;
    for (const entry of this.#turn.entries(roll, served, r, announced)) {
      if (!best || entry.value > best.value) best = entry;
    }
    return best;
  }

  /** Returns the class that is best announced now, or `NOT_ANNOUNCED` if none may be. */
  #bestAnnouncement(roll: number, served: boolean, r: number, announced: number): number {
    if (announced !== NOT_ANNOUNCED || roll !== this.#plan.declare) return NOT_ANNOUNCED;
    const value = (k: number): number => this.#turn.best(roll, served, k)[r];
    const [first = NOT_ANNOUNCED, ...others] = this.#turn.announceable();
    return others.reduce((best, k) => (value(k) > value(best) ? k : best), first);
  }

  #announce(announcements: Map<number, Throws>, k: number, served: boolean, r: number, chance: number): void {
    const throws = announcements.get(k) ?? emptyThrows(this.#lattice);
    announcements.set(k, throws);
    const table = served ? throws.served : throws.others;
    table[r] = table[r] + chance;
  }

  #end(entry: Entry, chance: number): void {
    const { filled, total, bank } = entry.next;
    const key = [filled, total, bank, entry.points, entry.bonus].join();
    const known = this.#entries.get(key);
    if (known) known.chance += chance;
    else this.#entries.set(key, { ...entry, chance });
  }
}

/** Returns the throws that keeps lead to. Only the empty keep throws all dice. */
function rollKeeps({ outcomes, sides, up, chances }: Lattice, keeps: Float64Array): Throws {
  const empty = keeps.length - 1;
  const flow = keeps.slice();
  flow[empty] = 0;
  for (let m = empty - 1; m >= outcomes; m--) {
    const share = flow[m] / sides;
    if (share === 0) continue;
    for (let side = 0; side < sides; side++) {
      const to = up[m * sides + side];
      flow[to] = flow[to] + share;
    }
  }
  return {
    served: chances.map((chance) => chance * keeps[empty]),
    others: flow.slice(0, outcomes),
  };
}
