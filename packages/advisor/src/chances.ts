/**
 * Where best play leads: from an empty sheet forwards, the fillings with fewer entries first. What has been written
 * before is a distribution of points for each section total; a turn moves it on by the chances of each entry.
 */
import { bonusOf, digitOf, entriesMade, isComplete, isFull, lanesOf, legalAfter } from './fillings.js';
import type { MakeKernel } from './kernel.js';
import { FACTS, factsOf, type Kind, type Plan } from './plan.js';
import type { Sheet } from './turn.js';
import { type Values } from './layout.js';
import { Sweep, type Gain, type Now } from './sweep.js';

/** What a kind has brought. */
export interface KindChances {
  /** Mean of its points, their multiplier applied. */
  mean: number;
  /** Chance that nothing was written but zeros; for a kind of one entry, that it was struck. */
  zero: number;
}

export interface Chances {
  /** By kind. */
  readonly kinds: readonly KindChances[];
  readonly bonus: KindChances;
  /** Extra points, such as chips. */
  readonly extra: { readonly mean: number };
  /** Chance of each final total. */
  readonly totals: Float64Array;
}

/** A sheet from which play goes on, the points written there, the section bonus left aside, and the chance of it. */
export interface Start {
  readonly sheet: Sheet;
  readonly written: number;
  readonly chance: number;
}

/** Points beside the section total: `mass[lane * width + points - least]`. */
interface Pile {
  readonly least: number;
  readonly width: number;
  readonly mass: Float64Array;
}

/** Which points may have been written beside the section total. */
interface Span {
  least: number;
  most: number;
}

/** Whether a plan's turns are such that chances can be followed: no bank, no naming, no served hands, no sudden win. */
export const canFollow = ({ bank, declare, wins, classes }: Plan): boolean =>
  !bank && !declare && !wins && classes.every((own) => own === classes[0]);

export class Follow extends Sweep {
  /** Places in the kernel: chances by keep, of stopping, and rows by group; what keeps are worth themselves. */
  readonly #P: number;
  readonly #stops: number;
  readonly #groups: number;
  readonly #own: readonly number[];
  readonly #best: readonly number[];
  readonly #piles: (Pile | undefined)[];
  readonly #spans: (Span | undefined)[];
  readonly #groupRows: number;

  constructor(plan: Plan, make: MakeKernel, values: Values) {
    const most = Math.max(...plan.kinds.flatMap((kind) => kind.scores.map((scores) => new Set(scores).size)));
    const { keeps, outcomes } = countsOf(plan);
    super(plan, make, values, (1 + 2 * (plan.rolls - 1)) * keeps + outcomes + most + 1);
    const lanes = this.layout.mostLanes + 8;
    const place = (rows: number): number => this.kernel.reserve(rows * lanes);
    this.#groupRows = most + 1;
    this.#P = place(keeps);
    this.#stops = place(outcomes);
    this.#groups = place(this.#groupRows);
    this.#own = Array.from({ length: plan.rolls - 1 }, () => place(keeps));
    this.#best = Array.from({ length: plan.rolls - 1 }, () => place(keeps));
    this.#piles = new Array<Pile | undefined>(plan.fillings);
    this.#spans = new Array<Span | undefined>(plan.fillings);
  }

  /** Follows best play from these sheets; each `yield` is the share that is done. */
  *run(starts: readonly Start[]): Generator<number, Chances> {
    // By entries made, so that no more than two lots of fillings are held at a time.
    const order = this.layout.order.toSorted(
      (a, b) => entriesMade(this.plan, a) - entriesMade(this.plan, b) || a - b,
    );
    for (const start of starts) this.#begin(start);
    for (const filling of order) this.#spread(filling);
    for (const { sheet, written, chance } of starts) this.#put(sheet, written, chance);
    const kinds = this.plan.kinds.map((): KindChances => ({ mean: 0, zero: 0 }));
    const extra = { mean: 0 };
    for (const [i, filling] of order.entries()) {
      const pile = this.#piles[filling];
      const full = isComplete(this.plan, filling);
      if (!pile || full) continue;
      this.#follow(filling, pile, kinds, extra);
      // What has moved on is not needed any more.
      this.#piles[filling] = undefined;
      yield i / order.length;
    }
    return { kinds, extra, ...this.#ends(order) };
  }

  /** Where a sheet's section total stands in its row, and what it has beside it. */
  #laneOf({ filling, total }: Sheet, written: number): { readonly lane: number; readonly besides: number } {
    const { from, to } = lanesOf(this.plan, filling);
    const kept = Math.min(to, Math.max(from, total));
    return { lane: kept - from, besides: written - kept };
  }

  #begin({ sheet, written }: Start): void {
    const { besides } = this.#laneOf(sheet, written);
    const span = (this.#spans[sheet.filling] ??= { least: besides, most: besides });
    span.least = Math.min(span.least, besides);
    span.most = Math.max(span.most, besides);
  }

  #put(sheet: Sheet, written: number, chance: number): void {
    const { lane, besides } = this.#laneOf(sheet, written);
    const { mass, width, least } = this.#pileAt(sheet.filling);
    const at = lane * width + besides - least;
    mass[at] = (mass[at] ?? 0) + chance;
  }

  /** Bounds of the points that fillings after this one may have beside their section totals. */
  #spread(filling: number): void {
    const span = this.#spans[filling];
    if (!span) return;
    const { from, to } = lanesOf(this.plan, filling);
    const extra = this.#mostExtra(filling);
    for (const { kind, step } of this.ways) {
      if (isFull(kind, filling) || (this.layout.at[filling + step] ?? -1) < 0) continue;
      const next = lanesOf(this.plan, filling + step);
      // A total that is cut off at the end of its row goes on as points beside it.
      const high = Math.max(0, to + (kind.inSection ? kind.most : 0) - next.to);
      const low = Math.min(0, from - next.from);
      const gain = (kind.inSection ? 0 : kind.most * kind.times) + high + extra;
      const there = (this.#spans[filling + step] ??= { least: span.least, most: span.most });
      there.least = Math.min(there.least, span.least + low);
      there.most = Math.max(there.most, span.most + gain);
    }
  }

  /** The most that a repeat may bring besides, on this filling. */
  #mostExtra(filling: number): number {
    const { special, kinds } = this.plan;
    if (!special || !this.isAwake(filling)) return 0;
    const scored = special.watched.every(
      (k) => kinds[k] && (!kinds[k].flagged || digitOf(kinds[k], filling) === 2),
    );
    const block = FACTS * kinds.length;
    const struck = factsOf(true, false, false) * kinds.length;
    return special.bonus.reduce(
      (most, bonus, at) => (at % block >= struck === scored ? Math.max(most, bonus) : most),
      0,
    );
  }

  #targetAt(filling: number): Target {
    return { ...lanesOf(this.plan, filling), pile: this.#pileAt(filling) };
  }

  #pileAt(filling: number): Pile {
    let pile = this.#piles[filling];
    if (!pile) {
      const { from, to } = lanesOf(this.plan, filling);
      const { least, most } = this.#spans[filling] ?? { least: 0, most: 0 };
      const width = most - least + 1;
      pile = { least, width, mass: new Float64Array((to - from + 1) * width) };
      this.#piles[filling] = pile;
    }
    return pile;
  }

  /** One turn from a filling: who stops where, and what that writes. */
  #follow(filling: number, pile: Pile, kinds: readonly KindChances[], extra: { mean: number }): void {
    const now = this.nowAt(filling);
    const taken = occupied(pile, now.lanes.to - now.lanes.from + 1);
    const { heap, width } = this.kernel;
    const row = now.n * width;
    this.#stopChances(now);
    this.eachOffer(now, 0, legalAfter(this.plan, filling, 1), (list, way, plus) => {
      const gains = this.gains[list] ?? [];
      heap.fill(0, this.#groups, this.#groups + gains.length * row);
      this.kernel.claim(this.stop, this.#stops, list, way.row, plus, this.#groups, now.n);
      let target: Target | undefined;
      const kind = kinds[way.k];
      for (let g = 0; g < gains.length; g++) {
        const gain = gains[g] as Gain;
        for (const lane of taken) {
          const chance = heap[this.#groups + g * row + lane.lane] ?? 0;
          if (chance === 0) continue;
          const mass = chance * lane.mass;
          if (kind) {
            kind.mean += mass * gain.points * way.kind.times;
            if (gain.points === 0) kind.zero += mass;
          }
          extra.mean += mass * gain.bonus;
          target ??= this.#targetAt(filling + way.step);
          move(pile, lane, now.lanes.from + lane.lane, way.kind, gain, chance, target);
        }
      }
    });
  }

  /** Chances of stopping with each outcome, in `#stops`; what stopping is worth, in `stop`. */
  #stopChances(now: Now): void {
    const { kernel, plan, lattice } = this;
    const { n } = now;
    const size = n * kernel.width;
    const { outcomes, keeps, chances } = lattice;
    this.offers(now, this.stop, 0, legalAfter(this.plan, now.filling, 1), 0, 0);
    kernel.heap.copyWithin(this.S, this.stop, this.stop + outcomes * size);
    for (let roll = plan.rolls - 2; roll >= 0; roll--) {
      const [own, best] = [this.#own[roll] ?? 0, this.#best[roll] ?? 0];
      kernel.means(this.S, n);
      kernel.heap.copyWithin(own, this.S, this.S + keeps * size);
      kernel.inside(this.S, n);
      kernel.heap.copyWithin(best, this.S, this.S + keeps * size);
      kernel.stopOr(this.S, this.stop, this.S, n);
    }
    kernel.heap.fill(0, this.#stops, this.#stops + outcomes * size);
    kernel.heap.fill(0, this.#P, this.#P + keeps * size);
    for (let r = 0; r < outcomes; r++) {
      kernel.heap.fill(chances[r] ?? 0, this.#P + r * size, this.#P + (r + 1) * size);
    }
    for (let roll = 0; roll < plan.rolls - 1; roll++) {
      kernel.decide(this.#P, this.#best[roll] ?? 0, this.#own[roll] ?? 0, this.stop, this.#stops, n);
      kernel.roll(this.#P, n);
    }
    const { heap } = kernel;
    for (let i = 0; i < outcomes * size; i++) {
      heap[this.#stops + i] = (heap[this.#stops + i] ?? 0) + (heap[this.#P + i] ?? 0);
    }
  }

  /** Full sheets: the section bonus, and every final total. */
  #ends(order: Int32Array): { readonly bonus: KindChances; readonly totals: Float64Array } {
    const bonus: KindChances = { mean: 0, zero: 0 };
    const totals: number[] = [];
    for (const filling of order) {
      const pile = this.#piles[filling];
      if (!pile) continue;
      const { from, to } = lanesOf(this.plan, filling);
      for (let lane = 0; lane <= to - from; lane++) {
        const worth = bonusOf(this.plan, from + lane);
        for (let i = 0; i < pile.width; i++) {
          const mass = pile.mass[lane * pile.width + i] ?? 0;
          if (!mass) continue;
          const total = from + lane + pile.least + i + worth;
          totals[total] = (totals[total] ?? 0) + mass;
          bonus.mean += mass * worth;
          if (!worth) bonus.zero += mass;
        }
      }
    }
    return { bonus, totals: Float64Array.from(totals, (mass) => mass ?? 0) };
  }
}

/** A lane of a pile that is not empty: its chance in all, and where its points begin and end. */
interface Occupied {
  readonly lane: number;
  readonly mass: number;
  readonly first: number;
  readonly end: number;
}

function occupied({ mass, width }: Pile, lanes: number): readonly Occupied[] {
  const found: Occupied[] = [];
  for (let lane = 0; lane < lanes; lane++) {
    let first = lane * width;
    let end = first + width;
    while (first < end && mass[first] === 0) first++;
    while (end > first && mass[end - 1] === 0) end--;
    let sum = 0;
    for (let i = first; i < end; i++) sum += mass[i] ?? 0;
    if (sum > 0) found.push({ lane, mass: sum, first, end });
  }
  return found;
}

/** Where an entry leads: the pile there, and the totals that it tells apart. */
interface Target {
  readonly from: number;
  readonly to: number;
  readonly pile: Pile;
}

/** Moves a lane's points on by an entry, with the chance of it. */
function move(
  pile: Pile,
  { lane, first, end }: Occupied,
  total: number,
  kind: Kind,
  gain: Gain,
  chance: number,
  target: Target,
): void {
  const kept = Math.min(target.to, Math.max(target.from, total + (kind.inSection ? gain.points : 0)));
  const besides = gain.points * kind.times + gain.bonus - (kept - total);
  const { mass } = pile;
  const out = target.pile.mass;
  const there = (kept - target.from) * target.pile.width + pile.least + besides - target.pile.least;
  const shift = there - lane * pile.width;
  // oxlint-disable-next-line typescript/no-non-null-assertion -- the innermost loop, within its bounds
  for (let i = first; i < end; i++) out[shift + i]! += chance * mass[i]!;
}

function countsOf({ dice, sides }: Plan): { readonly keeps: number; readonly outcomes: number } {
  const multisets = (size: number): number => {
    let ways = 1;
    for (let i = 1; i <= size; i++) ways = (ways * (sides - 1 + i)) / i;
    return ways;
  };
  const sizes = Array.from({ length: dice + 1 }, (_, size) => Math.round(multisets(size)));
  return { keeps: sizes.reduce((a, b) => a + b, 0), outcomes: sizes[dice] ?? 0 };
}
