/**
 * A plan as the memory of the tile kernel: tables at the addresses that `tile-fields` names, then room for the values.
 */
import {
  bonusOf,
  doesServedMatter,
  hasScored,
  savesEveryRoll,
  sectionPoints,
  totalRangeOf,
} from '../plan/card-states.js';
import type { Lattice } from '../plan/lattice.js';
import { maxTokens, type Layout, type Numbers } from '../plan/layout.js';
import type { Plan } from '../plan/plan.js';
import { runsOf } from './runs.js';
import * as F from './tile-fields.js';

/** The memory from which a kernel solves a game. */
export interface TileTables {
  /** Its memory up to the first value that is to be computed. */
  readonly image: Uint8Array;
  /** Bytes of its memory. */
  readonly size: number;
  /** Where the values and their bases are, and how many of each. */
  readonly values: number;
  readonly states: number;
  readonly base: number;
  readonly filledLimit: number;
  /** Where in the order each layer ends; its combinations have the same number of entries: none leads to another. */
  readonly layers: readonly number[];
  /** Combinations to solve in one call, which takes about a millisecond. */
  readonly batch: number;
}

/** Bytes of a cache line; every table starts on one. */
const LINE = 64;

/** Tables that are given addresses before there is a memory. */
class Image {
  size = F.FIELDS + 4 * F.FIELD_COUNT;
  readonly #parts: (readonly [at: number, data: ArrayBufferView])[] = [];

  /** Reserves room for a number of bytes and returns its address. */
  room(bytes: number): number {
    const at = Math.ceil(this.size / LINE) * LINE;
    this.size = at + bytes;
    return at;
  }

  /** Adds a table and returns its address. */
  put(data: ArrayBufferView): number {
    const at = this.room(data.byteLength);
    this.#parts.push([at, data]);
    return at;
  }

  ints(values: Iterable<number>): number {
    return this.put(Int32Array.from(values));
  }

  doubles(values: Iterable<number>): number {
    return this.put(Float64Array.from(values));
  }

  bytes(fields: Int32Array): Uint8Array {
    const all = new Uint8Array(this.size);
    for (const [at, { buffer, byteOffset, byteLength }] of [...this.#parts, [F.FIELDS, fields] as const])
      all.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    return all;
  }
}

type NumbersConstructor = Float32ArrayConstructor | Float64ArrayConstructor;

/** Returns the tables of a plan. Each `yield` is a good moment for a pause. */
export function* tileTables(
  plan: Plan,
  lattice: Lattice,
  layout: Layout,
  Numbers: NumbersConstructor,
): Generator<void, TileTables> {
  const fields = new Int32Array(F.FIELD_COUNT);
  const image = new Image();
  putLattice(image, fields, lattice, Numbers);
  yield;
  const offers = putOffers(image, fields, plan, lattice.outcomes);
  yield;
  putRules(image, fields, plan);
  reserveRows(image, fields, plan, lattice, offers);
  const [complete = 0] = layout.layers;
  const order = layout.order.subarray(complete);
  if (plan.legal) yield* putLegal(image, fields, plan.legal, order);
  yield;
  const { base, rows } = valuesOfFullCards(plan, layout, complete, Numbers);
  fields[F.AT] = image.put(layout.at);
  fields[F.ORDER] = image.put(order);
  const baseAt = (fields[F.BASE] = image.put(base));
  const values = (fields[F.VALUES] = image.put(rows));
  return {
    image: image.bytes(fields),
    // A vector may be read beyond the last value.
    size: values + layout.states * Numbers.BYTES_PER_ELEMENT + LINE,
    values,
    states: layout.states,
    base: baseAt,
    filledLimit: plan.filledLimit,
    layers: layout.layers.slice(1).map((end) => end - complete),
    batch: plan.declare || plan.bank ? 4 : 32,
  };
}

function putLattice(image: Image, fields: Int32Array, lattice: Lattice, Numbers: NumbersConstructor): void {
  const { keeps, outcomes, sides, up, chances } = lattice;
  fields[F.KEEPS] = keeps;
  fields[F.OUTCOMES] = outcomes;
  fields[F.SIDES] = sides;
  fields[F.UP] = image.put(up.subarray(outcomes * sides).map((keep) => keep * F.ROW));
  fields[F.CHANCES] = image.put(Numbers.from(chances));
  fields[F.KEEP_RUNS] = image.ints(runsOf(lattice, outcomes, keeps - 1));
  fields[F.OUTCOME_RUNS] = image.ints(runsOf(lattice, 0, outcomes));
}

/** Puts the cell classes and their offers, an offer for each number of points; returns how many offers there are. */
function putOffers(image: Image, fields: Int32Array, { cellClasses }: Plan, outcomes: number): number {
  const classes = new Int32Array((cellClasses.length * F.CLASS_SIZE) / 4);
  const times = new Float64Array(classes.buffer);
  const gains: number[] = [];
  const shifts: number[] = [];
  const offers = cellClasses.map((own, k) => {
    const from = gains.length;
    const points = [...new Set(own.scores.flatMap((scores) => [...scores]))].toSorted((a, b) => a - b);
    for (const each of points) {
      gains.push(each * own.times);
      shifts.push(sectionPoints(own, each), Number(hasScored(each)));
    }
    const ints = [
      own.place,
      own.digits,
      own.capacity,
      own.flagged,
      own.inSection,
      own.maxPoints,
      own.after,
      own.face,
      from,
      gains.length,
      points.includes(0),
      own.leastPoints,
    ];
    classes.set(ints.map(Number), (k * F.CLASS_SIZE) / 4);
    times[(k * F.CLASS_SIZE + F.TIMES) / 8] = own.times;
    return new Map(points.map((each, i) => [each, (from + i) * F.ROW]));
  });
  fields[F.CLASSES] = cellClasses.length;
  fields[F.CLASS] = image.put(classes);
  fields[F.GAINS] = image.doubles(gains);
  fields[F.SHIFTS] = image.ints(shifts);
  putOutcomes(image, fields, cellClasses, outcomes, offers);
  return gains.length;
}

/**
 * Puts two tables for each score class: by outcome, the number of the offers with points and a list of them; by outcome
 * and cell class, the offers of all classes.
 */
function putOutcomes(
  image: Image,
  fields: Int32Array,
  cellClasses: Plan['cellClasses'],
  outcomes: number,
  offers: readonly ReadonlyMap<number, number>[],
): void {
  const scoring: number[] = [];
  const all: number[] = [];
  cellClasses[0]?.scores.forEach((_, scoreClass) => {
    const lists: number[] = [];
    const table: number[] = [];
    for (let r = 0; r < outcomes; r++) {
      const head = lists.push(0) - 1;
      cellClasses.forEach(({ scores }, k) => {
        const points = scores[scoreClass]?.[r] ?? 0;
        const row = offers[k]?.get(points) ?? 0;
        table.push(row);
        if (points) lists.push(row);
      });
      lists[head] = lists.length - head - 1;
    }
    scoring.push(image.ints(lists));
    all.push(image.ints(table));
  });
  fields[F.SCORING_OFFERS] = image.ints(scoring);
  fields[F.ALL_OFFERS] = image.ints(all);
}

/** Puts the section bonus, the score classes, the repeat rule, the bank, and the throws that win at once. */
function putRules(image: Image, fields: Int32Array, plan: Plan): void {
  const { ladder, cellClasses, scoreClasses, repeat, bank, wins } = plan;
  fields[F.ROLLS] = plan.rolls;
  fields[F.DECLARE] = plan.legal ? plan.declare : 0;
  fields[F.SAFE] = Number(plan.safe);
  fields[F.SERVED_MATTERS] = Number(doesServedMatter(plan));
  fields[F.SCORE_CLASSES] = image.ints(scoreClasses);
  fields[F.SCORE_CLASS_ROLLS] = scoreClasses.length / 2;
  const [first = [0]] = ladder;
  const [last] = ladder.at(-1) ?? [0];
  fields[F.FIRST_STEP] = first[0];
  fields[F.LAST_STEP] = last;
  fields[F.HAS_BONUS] = ladder.length;
  fields[F.BONUS] = image.doubles(Array.from({ length: last + 1 }, (_, total) => bonusOf(plan, total)));
  if (repeat) {
    fields[F.REPEATS] = repeat.outcomes.length;
    fields[F.REPEAT_ROWS] = image.ints(repeat.outcomes.map((outcome) => outcome * F.ROW));
    fields[F.REPEAT_FACES] = image.ints(repeat.faces);
    fields[F.REPEAT_POINTS] = image.put(repeat.points);
    fields[F.REPEAT_BONUS] = image.put(repeat.bonus);
    fields[F.WATCHED] = bitsOf(repeat.watched);
    fields[F.FLAGGED] = bitsOf(cellClasses.flatMap(({ flagged }, k) => (flagged ? k : [])));
    fields[F.RULINGS] = image.room(repeat.outcomes.length * (8 + cellClasses.length * 16));
    const kinds = cellClasses[0]?.scores.keys() ?? [];
    fields[F.LITERAL_POINTS] = image.doubles(
      [...kinds].flatMap((scoreClass) =>
        repeat.outcomes.flatMap((r) => cellClasses.map(({ scores }) => scores[scoreClass]?.[r] ?? 0)),
      ),
    );
  }
  if (bank) {
    fields[F.BANK] = savesEveryRoll(plan, bank) ? 2 : 1;
    fields[F.BANK_ZERO] = image.ints(bank.zero);
    fields[F.BANK_POINTS] = image.ints(bank.points);
    fields[F.BANK_GAIN] = bank.maxGain;
  }
  fields[F.WIN_CLASS] = wins?.cellClass ?? -2;
  if (wins) {
    fields[F.WIN_OPEN] = image.ints(wins.open);
    fields[F.WIN_FULL] = image.ints(wins.filled);
  }
}

const bitsOf = (classes: readonly number[]): number => classes.reduce((bits, k) => bits | (1 << k), 0);

/** Puts the cells that orders allow. There may be millions of combinations, so each `yield` is for a pause. */
function* putLegal(
  image: Image,
  fields: Int32Array,
  legal: NonNullable<Plan['legal']>,
  order: Int32Array,
): Generator<void, void> {
  const count = legal.get(order[0])?.length ?? 0;
  const sets = new Int32Array(order.length * count);
  for (const [i, filled] of order.entries()) {
    sets.set(legal.get(filled) ?? [], i * count);
    if (i % 2048 === 0) yield;
  }
  fields[F.LEGAL] = image.put(sets);
  fields[F.LEGAL_COUNT] = count;
}

/** Reserves the room in which a turn is computed. */
function reserveRows(
  image: Image,
  fields: Int32Array,
  plan: Plan,
  { keeps, outcomes }: Lattice,
  offers: number,
): void {
  const rows = (count: number): number => image.room(count * F.ROW);
  const servedRows = doesServedMatter(plan) ? outcomes : 0;
  fields[F.OFFER_ROWS] = rows(offers);
  fields[F.KEEP_ROWS] = rows(keeps);
  fields[F.BRANCH_ROWS] = rows(plan.declare || plan.bank ? keeps : 0);
  fields[F.SERVED_ROWS] = rows(servedRows);
  fields[F.SERVED_BRANCH_ROWS] = rows(servedRows);
  fields[F.STRIKE] = rows(1);
  fields[F.TURN] = rows(1);
  fields[F.COLUMNS] = image.room(4 * F.COLUMN_SIZE);
}

/** Returns the values of the first `complete` combinations, those of full cards: a card's section bonus and tokens. */
function valuesOfFullCards(
  plan: Plan,
  { order }: Layout,
  complete: number,
  Numbers: NumbersConstructor,
): { readonly base: Float64Array; readonly rows: Numbers } {
  const base = new Float64Array(plan.filledLimit);
  const rows: number[] = [];
  for (const filled of order.subarray(0, complete)) {
    const { from, to } = totalRangeOf(plan, filled);
    base[filled] = bonusOf(plan, from);
    for (let bank = 0; bank <= maxTokens(plan, filled); bank++) {
      for (let total = from; total <= to; total++) {
        rows.push(bonusOf(plan, total) + bank * (plan.bank?.worth ?? 0) - base[filled]);
      }
    }
  }
  return { base, rows: Numbers.from(rows) };
}
