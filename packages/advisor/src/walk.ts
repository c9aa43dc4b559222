/** How a turn may end under best play, from any moment of it; one position at a time, for every kind of game. */
import { keepOf, type Lattice } from './lattice.js';
import type { Plan } from './plan.js';
import type { Position } from './position.js';
import { NOTHING, type Entry, type Turn } from './turn.js';

/** An entry that ends the turn, and its chance. */
export interface End extends Entry {
  readonly chance: number;
}

/** Chances by outcome, of throws of all dice and of others. */
interface Roll {
  readonly served: Float64Array;
  readonly others: Float64Array;
}

/** How a turn ends: the entries, and the chance that it wins the game at once. */
export interface Ends {
  readonly entries: readonly End[];
  readonly won: number;
}

/** Walks through one turn from a position. */
export class Walk {
  readonly #plan: Plan;
  readonly #lattice: Lattice;
  readonly #turn: Turn;
  readonly #ends = new Map<string, Entry & { chance: number }>();
  #won = 0;

  constructor(plan: Plan, lattice: Lattice, turn: Turn) {
    this.#plan = plan;
    this.#lattice = lattice;
    this.#turn = turn;
  }

  /** From the start of the turn. */
  fromStart(): Ends {
    const first = this.#roll();
    first.served.set(this.#lattice.chances);
    this.#go(1, first, NOTHING);
    return this.#found();
  }

  /** From dice that lie, or that are awaited. */
  from(
    { dice, roll, held, served }: Pick<Position, 'dice' | 'roll' | 'held' | 'served'>,
    announced: number,
  ): Ends {
    if (roll === 0) return this.fromStart();
    const now = this.#roll();
    if (held === undefined) {
      (served ? now.served : now.others)[keepOf(this.#lattice, dice)] = 1;
      this.#go(roll, now, announced);
    } else {
      const kept = dice.filter((_, i) => (held >> i) & 1);
      const keeps = new Float64Array(this.#lattice.keeps);
      keeps[keepOf(this.#lattice, kept)] = 1;
      this.#go(roll + 1, this.#rolled(keeps), announced);
    }
    return this.#found();
  }

  #found(): Ends {
    return { entries: [...this.#ends.values()], won: this.#won };
  }

  #roll(): Roll {
    const { outcomes } = this.#lattice;
    return { served: new Float64Array(outcomes), others: new Float64Array(outcomes) };
  }

  /** Everybody does what is best after this roll, and goes on until the turn is over. */
  #go(roll: number, now: Roll, announced: number): void {
    const kept = new Float64Array(this.#lattice.keeps);
    const named = new Map<number, Roll>();
    const keeps = roll < this.#turn.rolls ? this.#turn.keeps(roll, announced) : undefined;
    const bestKeeps = keeps && this.#turn.bestKeeps(roll, announced);
    for (const served of [true, false]) {
      (served ? now.served : now.others).forEach((chance, r) => {
        if (chance === 0) return;
        if (roll === 1 && this.#turn.winsAtOnce(r)) return void (this.#won += chance);
        const keep = bestKeeps?.[r] ?? 0;
        const rolling = keeps?.[keep] ?? -Infinity;
        const stop = this.#bestEntry(roll, served, r, announced);
        const name = this.#bestName(roll, served, r, announced);
        const naming = name < 0 ? -Infinity : (this.#turn.best(roll, served, name)[r] ?? 0);
        const best = Math.max(rolling, naming, stop?.value ?? -Infinity);
        if (stop?.value === best) this.#end(stop, chance);
        else if (naming === best) this.#name(named, name, served, r, chance);
        else kept[keep] = (kept[keep] ?? 0) + chance;
      });
    }
    for (const [k, then] of named) this.#go(roll, then, k);
    if (kept.some((chance) => chance > 0)) this.#go(roll + 1, this.#rolled(kept), announced);
  }

  #bestEntry(roll: number, served: boolean, r: number, announced: number): Entry | undefined {
    let best: Entry | undefined;
    for (const entry of this.#turn.entries(roll, served, r, announced)) {
      if (!best || entry.value > best.value) best = entry;
    }
    return best;
  }

  #bestName(roll: number, served: boolean, r: number, announced: number): number {
    if (announced !== NOTHING || roll !== this.#plan.declare) return NOTHING;
    const worth = (k: number): number => this.#turn.best(roll, served, k)[r] ?? 0;
    const [first = NOTHING, ...others] = this.#turn.announceable();
    return others.reduce((best, k) => (worth(k) > worth(best) ? k : best), first);
  }

  #name(named: Map<number, Roll>, k: number, served: boolean, r: number, chance: number): void {
    const then = named.get(k) ?? this.#roll();
    named.set(k, then);
    const table = served ? then.served : then.others;
    table[r] = (table[r] ?? 0) + chance;
  }

  #end(entry: Entry, chance: number): void {
    const { filling, total, bank } = entry.next;
    const key = [filling, total, bank, entry.points, entry.bonus].join();
    const known = this.#ends.get(key);
    if (known) known.chance += chance;
    else this.#ends.set(key, { ...entry, chance });
  }

  /** Chances of keeps become those of what they are rolled to. */
  #rolled(keeps: Float64Array): Roll {
    const { outcomes, sides, up, chances } = this.#lattice;
    const next = this.#roll();
    const empty = keeps.length - 1;
    next.served.set(chances.map((chance) => chance * (keeps[empty] ?? 0)));
    const flow = keeps.slice();
    flow[empty] = 0;
    for (let m = empty - 1; m >= outcomes; m--) {
      const share = (flow[m] ?? 0) / sides;
      if (share === 0) continue;
      for (let side = 0; side < sides; side++) {
        const to = up[m * sides + side] ?? 0;
        flow[to] = (flow[to] ?? 0) + share;
      }
    }
    next.others.set(flow.subarray(0, outcomes));
    return next;
  }
}
