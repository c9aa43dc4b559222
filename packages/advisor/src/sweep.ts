/**
 * Backward induction over fillings, the fullest first. A filling has a row of values for each size of the bank, one for
 * each section total that matters; what they are worth follows from the fillings that one more entry leads to.
 */
import {
  bonusOf,
  classOf,
  digitOf,
  isComplete,
  isFull,
  lanesOf,
  legalAfter,
  mostLeft,
  type Lanes,
} from './fillings.js';
import type { Kernel, MakeKernel, Numbers } from './kernel.js';
import { layOut, mostTokens, type Layout, type Values } from './layout.js';
import { latticeOf, type Lattice } from './lattice.js';
import { FACTS, factsOf, LITERAL, type Kind, type Plan, type Special } from './plan.js';

/** Room behind a row for reading in whole vectors. */
const PAD = 8;

/** Outcomes that an entry tells apart: a zero, points, or neither. */
type Which = 'zero' | 'points' | 'all';

/** A way to fill a kind. */
export interface Way {
  readonly kind: Kind;
  readonly k: number;
  readonly which: Which;
  /** Added to the filling. */
  readonly step: number;
  /** Lists in the kernel by score class: of all outcomes, and of those that are not special. */
  readonly lists: readonly number[];
  readonly plainLists: readonly number[];
  /** The list of all outcomes, worth nothing. */
  readonly worthless: number;
  /** Where its row stands in the kernel. */
  readonly row: number;
}

/** What an entry brings: raw points, and extra points besides. */
export interface Gain {
  readonly points: number;
  readonly bonus: number;
}

/** A roll of a turn while it is solved. */
interface Stage {
  /** From 1. */
  readonly roll: number;
  /** No roll comes after it. */
  readonly first: boolean;
  /** Stopping now offers what stopping after the next roll does. */
  readonly same?: boolean;
  /** Kinds that may be filled; absent: as the orders allow. */
  readonly mask?: number;
  /** The bank after an entry of zero, and of points. */
  readonly zero?: number;
  readonly points?: number;
}

/** One filling while it is solved. */
export interface Now {
  readonly filling: number;
  readonly lanes: Lanes;
  /** Vectors in a row. */
  readonly n: number;
  /** Values are taken relative to this. */
  readonly ref: number;
  /** A repeat policy is awake: all watched boxes are full. */
  readonly awake: boolean;
}

export class Sweep {
  readonly layout: Layout;
  readonly values: Values;
  protected readonly plan: Plan;
  protected readonly lattice: Lattice;
  protected readonly kernel: Kernel;
  protected readonly ways: readonly Way[];
  readonly #singles = new Map<string, number>();
  /** By list of the kernel, what its groups bring. */
  protected readonly gains: (readonly Gain[])[] = [];
  /** Places in the kernel: rows by keep, twice; tables by outcome; the result. */
  protected readonly S: number;
  protected readonly other: number;
  protected readonly stop: number;
  readonly #served: number;
  readonly #named: number;
  readonly #out: number;

  /** @param room numbers that a child class needs in the kernel besides, for each lane */
  constructor(
    plan: Plan,
    make: MakeKernel,
    values: Values | ((length: number) => Numbers),
    room = 0,
    lattice = latticeOf(plan.dice, plan.sides),
    layout = layOut(plan),
  ) {
    this.plan = plan;
    this.lattice = lattice;
    this.layout = layout;
    this.values =
      typeof values === 'function'
        ? { at: this.layout.at, rows: values(this.layout.states), base: new Float64Array(plan.fillings) }
        : values;
    const { keeps, outcomes } = this.lattice;
    const lanes = this.layout.mostLanes + PAD;
    const move = Math.max(0, ...plan.kinds.map((kind) => (kind.inSection ? kind.most : 0)));
    const row = lanes + move + PAD;
    this.kernel = make(
      this.lattice,
      (2 * keeps + 3 * outcomes + 1 + room) * lanes + 2 * plan.kinds.length * row,
    );
    const place = (numbers: number): number => this.kernel.reserve(numbers);
    this.S = place(keeps * lanes);
    this.other = place(keeps * lanes);
    this.stop = place(outcomes * lanes);
    this.#served = place(outcomes * lanes);
    this.#named = place(outcomes * lanes);
    this.#out = place(lanes);
    this.ways = plan.kinds.flatMap((kind, k) => this.#waysOf(kind, k, () => place(row)));
  }

  #waysOf(kind: Kind, k: number, place: () => number): readonly Way[] {
    const { bank, special } = this.plan;
    const strict = bank !== undefined && String(bank.zero) !== String(bank.points);
    const split: readonly Which[] = kind.flagged || strict ? ['zero', 'points'] : ['all'];
    return split.map((which) => ({
      kind,
      k,
      which,
      step: kind.place * (kind.flagged && which === 'points' ? 2 : 1),
      lists: kind.scores.map((scores) => this.#list(kind, scores, which, undefined)),
      plainLists: kind.scores.map((scores) => this.#list(kind, scores, which, special)),
      worthless: this.#list(kind, new Float64Array(this.lattice.outcomes), which, undefined),
      row: place(),
    }));
  }

  #list(kind: Kind, scores: Float64Array, which: Which, special: Special | undefined): number {
    const outcomes = [...scores.keys()].filter(
      (r) =>
        !special?.outcomes.includes(r) && (which === 'all' || (which === 'points') === (scores[r] ?? 0) > 0),
    );
    return this.#keep(
      kind,
      outcomes,
      outcomes.map((r) => scores[r] ?? 0),
      0,
    );
  }

  /** Gives the kernel a list, and remembers what its groups of equal points bring. */
  #keep(kind: Kind, outcomes: readonly number[], points: readonly number[], bonus: number): number {
    const groups = [...new Set(points)];
    const list = this.kernel.list(
      outcomes,
      points.map((p) => (kind.inSection ? p : 0)),
      points.map((p) => p * kind.times + bonus),
      points.map((p) => groups.indexOf(p)),
    );
    this.gains[list] = groups.map((p) => ({ points: p, bonus }));
    return list;
  }

  /** Solves a filling, all that one more entry leads to being solved. */
  solve(filling: number): void {
    const lanes = lanesOf(this.plan, filling);
    if (isComplete(this.plan, filling)) return this.#end(filling, lanes);
    const now = this.nowAt(filling);
    if (this.plan.bank) this.#withBank(now, this.plan.bank);
    else {
      this.#turn(now);
      this.#store(now, 0);
    }
  }

  protected nowAt(filling: number): Now {
    const lanes = lanesOf(this.plan, filling);
    const n = Math.ceil((lanes.to - lanes.from + 1) / this.kernel.width);
    return { filling, lanes, n, ref: this.reference(filling), awake: this.isAwake(filling) };
  }

  /** The sheet is full: the bonus, and what tokens are worth. */
  #end(filling: number, { from, to }: Lanes): void {
    const { at, rows, base } = this.values;
    base[filling] = bonusOf(this.plan, from);
    const tokens = mostTokens(this.plan, filling);
    let i = at[filling] ?? 0;
    for (let bank = 0; bank <= tokens; bank++) {
      for (let total = from; total <= to; total++) {
        rows[i++] = bonusOf(this.plan, total) + bank * (this.plan.bank?.worth ?? 0) - (base[filling] ?? 0);
      }
    }
  }

  protected reference(filling: number): number {
    let ref = -Infinity;
    for (const { kind, step } of this.ways) {
      if (!isFull(kind, filling) && (this.values.at[filling + step] ?? -1) >= 0) {
        ref = Math.max(ref, this.values.base[filling + step] ?? 0);
      }
    }
    return ref;
  }

  protected isAwake(filling: number): boolean {
    const { special, kinds } = this.plan;
    return special?.watched.every((k) => kinds[k] && isFull(kinds[k], filling)) ?? false;
  }

  /** Whether it matters somewhere that all dice fell in one throw. */
  protected get asksServed(): boolean {
    return this.plan.classes.some((own, i) => own !== this.plan.classes[i ^ 1]);
  }

  /** A turn without a bank, from its last roll to its first; what outcomes of the first are worth ends in `#out`. */
  #turn(now: Now): void {
    const { rolls, declare } = this.plan;
    for (let roll = rolls; roll >= 1; roll--) {
      const same = roll < rolls && this.#same(now.filling, roll);
      this.#stage(now, { roll, first: roll === rolls, same }, this.S, this.#served);
      if (roll === declare) this.#nameOne(now, roll);
    }
    this.#begin(now, this.S, this.#served);
  }

  /** The value of the turn, from outcomes of its first roll. */
  #begin(now: Now, S: number, served: number): void {
    const outcomes = this.asksServed ? served : S;
    if (this.plan.wins) this.#winAtOnce(now, outcomes);
    this.#sum(outcomes, this.#out, now.n);
  }

  /**
   * One roll earlier: outcomes of the next roll in `S`, and of those with all dice thrown in `served`, become those of
   * this one.
   */
  #stage(now: Now, stage: Stage, S: number, served: number): void {
    const { n } = now;
    const { roll, first, same, zero = 0, points = 0 } = stage;
    const mask = stage.mask ?? legalAfter(this.plan, now.filling, roll);
    if (first) this.offers(now, S, classOf(this.plan, roll, false), mask, zero, points);
    else {
      this.#spread(S, n);
      if (this.asksServed) this.#emptyHand(S, served, n);
      this.kernel.inside(S, n);
      if (!same) this.offers(now, this.stop, classOf(this.plan, roll, false), mask, zero, points);
      this.kernel.stopOr(S, same ? S : this.stop, S, n);
    }
    if (!this.asksServed) return;
    // Dice that are all thrown again need what the keeps inside them are worth, which `S` still holds.
    this.offers(now, served, classOf(this.plan, roll, true), mask, zero, points);
    if (!first) this.kernel.stopOr(S, served, served, n);
  }

  /** Stopping after this roll offers just what stopping after the next one does. */
  #same(filling: number, roll: number): boolean {
    return (
      roll !== this.plan.declare &&
      !this.asksServed &&
      classOf(this.plan, roll, false) === classOf(this.plan, roll + 1, false) &&
      legalAfter(this.plan, filling, roll) === legalAfter(this.plan, filling, roll + 1)
    );
  }

  /** Holding nothing, all dice fall in one throw. */
  #emptyHand(S: number, served: number, n: number): void {
    this.#sum(served, S + (this.lattice.keeps - 1) * n * this.kernel.width, n);
  }

  /** Keeps, from those with one die more. */
  #spread(S: number, n: number): void {
    if (this.plan.safe) this.kernel.worsts(S, n);
    else this.kernel.means(S, n);
  }

  /** All outcomes as one number. */
  #sum(S: number, out: number, n: number): void {
    if (this.plan.safe) this.kernel.worst(S, out, n);
    else this.kernel.expect(S, out, n);
  }

  #copy(from: number, to: number, n: number): void {
    const { heap, width } = this.kernel;
    heap.copyWithin(to, from, from + this.lattice.outcomes * n * width);
  }

  /** After this roll a box may be named, which the rest of the turn is then for. */
  #nameOne(now: Now, roll: number): void {
    const { n, filling } = now;
    const named = this.plan.legal?.get(filling)?.at(-1) ?? 0;
    for (let k = 0; k < this.plan.kinds.length; k++) {
      if (!((named >> k) & 1)) continue;
      for (let later = this.plan.rolls; later >= roll; later--) {
        const first = later === this.plan.rolls;
        this.#stage(now, { roll: later, first, mask: 1 << k }, this.other, this.#named);
      }
      this.kernel.merge(this.S, this.other, n);
      if (this.asksServed) this.kernel.merge(this.#served, this.#named, n);
    }
  }

  /** A first roll that wins at once is worth all that the open boxes could still have brought. */
  #winAtOnce({ filling, lanes, n, ref }: Now, outcomes: number): void {
    const { wins, kinds } = this.plan;
    const watched = kinds[wins?.kind ?? -1];
    const won = watched && isFull(watched, filling) ? wins?.filled : wins?.open;
    const { heap, width } = this.kernel;
    won?.forEach((yes, r) => {
      if (!yes) return;
      for (let i = 0; i <= lanes.to - lanes.from; i++) {
        const best = mostLeft(this.plan, filling) + bonusOf(this.plan, lanes.from + i);
        heap[outcomes + r * n * width + i] = best - ref;
      }
    });
  }

  /**
   * Turns with a bank. Once the free rolls are used, only the tokens that are left count: `S` goes through them one by
   * one, and every bank's own free rolls branch off.
   */
  #withBank(now: Now, bank: NonNullable<Plan['bank']>): void {
    const { rolls } = this.plan;
    const { n, filling } = now;
    const most = mostTokens(this.plan, filling);
    if (this.#isPlain(bank)) return this.#withPlainBank(now, most);
    for (let tokens = 0; tokens <= most; tokens++) {
      this.#copy(this.S, this.other, n);
      this.#copy(this.#served, this.#named, n);
      for (let roll = rolls; roll >= 1; roll--) {
        const [zero, points] = [bank.zero[roll - 1] ?? 0, bank.points[roll - 1] ?? 0];
        const first = tokens === 0 && roll === rolls;
        const stage = { roll, first, zero: tokens + zero, points: tokens + points };
        this.#stage(now, stage, this.other, this.#named);
      }
      this.#begin(now, this.other, this.#named);
      this.#store(now, tokens);
      const bought = { roll: rolls + 1, first: tokens === 0, zero: tokens, points: tokens };
      this.#stage(now, bought, this.S, this.#served);
    }
  }

  /** Every roll that is not used is saved, whatever is written, and nothing asks which roll it was. */
  #isPlain({ zero, points }: NonNullable<Plan['bank']>): boolean {
    const { rolls, classes, legal } = this.plan;
    const isSaved = (change: number, i: number): boolean => change === rolls - 1 - i;
    return (
      !legal && zero.every(isSaved) && points.every(isSaved) && classes.every((own) => own === classes[0])
    );
  }

  /** Then free rolls and tokens are the same: a turn with so many of both left is worth the same, whichever they are. */
  #withPlainBank(now: Now, most: number): void {
    const free = this.plan.rolls - 1;
    for (let left = 0; left <= most + free; left++) {
      this.#stage(now, { roll: 1, first: left === 0, zero: left, points: left }, this.S, this.#served);
      if (left < free) continue;
      this.#begin(now, this.S, this.#served);
      this.#store(now, left - free);
    }
  }

  /** What stopping is worth, outcome by outcome, with these boxes and these banks afterwards. */
  protected offers(now: Now, table: number, score: number, mask: number, zero: number, points: number): void {
    this.kernel.clear(table, now.n);
    for (const way of this.ways) {
      if ((mask >> way.k) & 1) this.#loadRow(now, way, way.which === 'zero' ? zero : points);
    }
    this.eachOffer(now, score, mask, (list, { row }, plus) =>
      this.kernel.offer(table, list, row, plus, now.n),
    );
  }

  /** Every list of outcomes that a box takes now, with what is added to its points; its row is loaded. */
  protected eachOffer(
    now: Now,
    score: number,
    mask: number,
    visit: (list: number, way: Way, plus: number) => void,
  ): void {
    const { ref, awake, filling } = now;
    for (const way of this.ways) {
      if (!((mask >> way.k) & 1)) continue;
      const list = this.#isWorthless(way, filling)
        ? way.worthless
        : (awake ? way.plainLists : way.lists)[score];
      if (list !== undefined) visit(list, way, (this.values.base[filling + way.step] ?? 0) - ref);
    }
    if (awake && this.plan.special) this.#eachSpecial(now, score, mask, this.plan.special, visit);
  }

  #isWorthless({ kind }: Way, filling: number): boolean {
    const after = this.plan.kinds[kind.after];
    return after !== undefined && digitOf(after, filling) !== 2;
  }

  /** The row that an entry leads to, for every total that it may lead to. */
  #loadRow({ filling, lanes }: Now, { kind, step, row }: Way, bank: number): void {
    const { at, rows } = this.values;
    const { heap } = this.kernel;
    const next = filling + step;
    const there = lanesOf(this.plan, next);
    const length = there.to - there.from + 1;
    const start = (at[next] ?? 0) + bank * length;
    const count = lanes.to - lanes.from + 1 + (kind.inSection ? kind.most : 0) + PAD;
    const shift = lanes.from - there.from;
    for (let i = 0; i < count; i++) {
      const lane = i + shift;
      heap[row + i] = rows[start + (lane < 0 ? 0 : lane < length ? lane : length - 1)] ?? 0;
    }
  }

  /** n of a kind again: every box as the policy rules. */
  #eachSpecial(
    now: Now,
    score: number,
    mask: number,
    special: Special,
    visit: (list: number, way: Way, plus: number) => void,
  ): void {
    const { kinds } = this.plan;
    const scored = special.watched.every(
      (k) => kinds[k] && (!kinds[k].flagged || digitOf(kinds[k], now.filling) === 2),
    );
    const isOpen = (face: number): boolean => kinds.some((kind, k) => (mask >> k) & 1 && kind.face === face);
    const lowerOpen = isOpen(0);
    special.outcomes.forEach((r, s) => {
      const facts = factsOf(scored, isOpen(special.faces[s] ?? 0), lowerOpen);
      for (const way of this.ways) {
        if (!((mask >> way.k) & 1)) continue;
        const at = (s * FACTS + facts) * kinds.length + way.k;
        const ruled = special.points[at] ?? NaN;
        const points = ruled === LITERAL ? this.#literal(now, way, score, r) : ruled;
        if (Number.isNaN(points) || (way.which !== 'all' && (way.which === 'points') !== points > 0))
          continue;
        const plus = (this.values.base[now.filling + way.step] ?? 0) - now.ref;
        visit(
          this.#single(way.kind, r, points, special.bonus[at] ?? 0, at * this.plan.classes.length + score),
          way,
          plus,
        );
      }
    });
  }

  #literal({ filling }: Now, way: Way, score: number, r: number): number {
    return this.#isWorthless(way, filling) ? 0 : (way.kind.scores[score]?.[r] ?? 0);
  }

  /** A list of one outcome. What is worthless once may be worth something on another card, so points are in the key. */
  #single(kind: Kind, r: number, points: number, bonus: number, at: number): number {
    const key = `${at}/${points}`;
    let list = this.#singles.get(key);
    if (list === undefined) this.#singles.set(key, (list = this.#keep(kind, [r], [points], bonus)));
    return list;
  }

  /** Keeps the result of a turn as the values of its filling. */
  #store({ filling, lanes, ref }: Now, bank: number): void {
    const { at, rows, base } = this.values;
    const { heap } = this.kernel;
    const length = lanes.to - lanes.from + 1;
    const start = (at[filling] ?? 0) + bank * length;
    if (bank === 0) base[filling] = ref + (heap[this.#out] ?? 0);
    const off = ref - (base[filling] ?? 0);
    for (let i = 0; i < length; i++) rows[start + i] = (heap[this.#out + i] ?? 0) + off;
  }
}
