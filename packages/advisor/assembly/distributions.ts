// The kernel of the distributions: the steps of a turn for eight section totals at once, in AssemblyScript.
//
// Algorithm   src/forecast/turn-tiles.ts goes back through the lattice of keeps (`means`, `inside`, `stopOr`, `clear`,
//             `offer`), as tiles.ts does, to find the best decisions. Then `decide`, `roll` and `claim` follow these
//             forward to the entries that end the turn. `mix` adds up distributions.
// Layout      A row is one number for each section total, in four vectors of 16 bytes. `S` holds one row for each keep:
//             full keeps (outcomes) first, then those with one die less, and so on to the empty keep.
// Precision   f64, since the probabilities of rare totals are very small.
//
// `pmax` is a single instruction. `max` also propagates NaN, which no value here is.

import * as F from '../src/kernel/tile-fields';
import { bestInside, mean6 } from './rows';

const ROW: usize = F.ROW;
const VECTOR: usize = 16;

// The gain of a group of a list, f64: the rise of the section total, points, extra points, and its number of outcomes.
const GAIN: usize = 32;
const SHIFT: usize = 0;
const POINTS: usize = 8;
const EXTRA: usize = 16;
const COUNT: usize = 24;

let keeps: i32 = 0;
let outcomes: i32 = 0;
/** Keeps that are full or lack one die. */
let atMostOneLess: i32 = 0;
let sides: i32 = 0;
/** Address of the keep with one more die, by keep and side; i32. */
let up: usize = 0;
/** Addresses of runs of keeps that are not full, and of outcomes: see src/kernel/runs.ts. */
let keepRuns: usize = 0;
let outcomeRuns: usize = 0;
/** Address of the indices at which each keep's list of keeps with one die less begins; keeps + 1 numbers, i32. */
let downStart: usize = 0;
let down: usize = 0;
/** Address of the probability of each outcome when all dice are thrown; f64. */
let chances: usize = 0;

export function setup(
  keeps_: i32,
  outcomes_: i32,
  sides_: i32,
  up_: usize,
  downStart_: usize,
  down_: usize,
  chances_: usize,
  keepRuns_: usize,
  outcomeRuns_: usize,
): void {
  keeps = keeps_;
  outcomes = outcomes_;
  sides = sides_;
  up = up_;
  downStart = downStart_;
  down = down_;
  chances = chances_;
  keepRuns = keepRuns_;
  outcomeRuns = outcomeRuns_;
  atMostOneLess = outcomes;
  while (atMostOneLess < keeps && load<i32>(up + <usize>(atMostOneLess * sides) * 4) < outcomes)
    atMostOneLess++;
}

/** Returns the address of the row of a keep, whose number is at address `list`. */
@inline
function rowOf(S: usize, list: usize): usize {
  return S + <usize>load<i32>(list) * ROW;
}

@inline
function isAnyAboveZero(a: v128, b: v128, c: v128, d: v128): bool {
  return v128.any_true(v128.or(v128.or(a, b), v128.or(c, d)));
}

/** Writes to every keep in `S` that is not full the mean of those with one more die; full ones are in `full`. */
export function means(full: usize, S: usize): void {
  meansOf(full, S, outcomes, atMostOneLess);
  meansOf(S, S, atMostOneLess, keeps);
}

/** The same for keeps `m` … `end` − 1, from those with one more die in `from`. */
function meansOf(from: usize, S: usize, m: i32, end: i32): void {
  const share = v128.splat<f64>(1.0 / <f64>sides);
  let list = up + <usize>(m * sides) * 4;
  if (sides == 6) {
    for (; m < end; m++, list += 24) {
      const a = rowOf(from, list);
      const b = rowOf(from, list + 4);
      const c = rowOf(from, list + 8);
      const d = rowOf(from, list + 12);
      const e = rowOf(from, list + 16);
      const f = rowOf(from, list + 20);
      const out = S + <usize>m * ROW;
      mean6<f64>(out, a, b, c, d, e, f, share);
      mean6<f64>(out + 16, a + 16, b + 16, c + 16, d + 16, e + 16, f + 16, share);
      mean6<f64>(out + 32, a + 32, b + 32, c + 32, d + 32, e + 32, f + 32, share);
      mean6<f64>(out + 48, a + 48, b + 48, c + 48, d + 48, e + 48, f + 48, share);
    }
    return;
  }
  for (; m < end; m++, list += <usize>sides * 4) {
    const out = S + <usize>m * ROW;
    for (let i: usize = 0; i < ROW; i += VECTOR) {
      let sum = v128.load(rowOf(from, list) + i);
      for (let face = 1; face < sides; face++) {
        sum = v128.add<f64>(sum, v128.load(rowOf(from, list + <usize>face * 4) + i));
      }
      v128.store(out + i, v128.mul<f64>(sum, share));
    }
  }
}

/** Writes to `out`, for every keep that is not full, the greatest of itself and the keeps inside it. */
export function inside(S: usize, out: usize): void {
  const empty = <usize>(keeps - 1) * ROW;
  memory.copy(out + empty, S + empty, ROW);
  bestInside<f64>(out, S, out, keepRuns);
}

/** Writes to `out`, by outcome, the greater of stopping and the best keep inside it, whose value is in `S`. */
export function stopOr(S: usize, stop: usize, out: usize): void {
  bestInside<f64>(S, stop, out, outcomeRuns);
}

/** Fills a table by outcome with −∞, as if no cell may be filled. */
export function clear(stop: usize): void {
  const end = stop + <usize>outcomes * ROW;
  const never = v128.splat<f64>(-Infinity);
  for (let at = stop; at < end; at += VECTOR) v128.store(at, never);
}

/**
 * Raises the value of stopping to that of filling a cell, for each outcome of a list: points + plus + value of the next
 * card state. The offsets of the outcomes' rows (i32) come group by group. All outcomes of a group have the same gain,
 * which is in `gains`.
 * @param row values of the next card state
 */
export function offer(stop: usize, list: usize, gains: usize, groupCount: i32, row: usize, plus: f64): void {
  for (; groupCount; groupCount--, gains += GAIN) {
    const from = row + <usize>load<f64>(gains, SHIFT) * 8;
    const gain = v128.splat<f64>(load<f64>(gains, POINTS) + load<f64>(gains, EXTRA) + plus);
    const a = v128.add<f64>(v128.load(from), gain);
    const b = v128.add<f64>(v128.load(from, 16), gain);
    const c = v128.add<f64>(v128.load(from, 32), gain);
    const d = v128.add<f64>(v128.load(from, 48), gain);
    for (let count = <i32>load<f64>(gains, COUNT); count; count--, list += 4) {
      const at = stop + <usize>load<i32>(list);
      v128.store(at, v128.pmax<f64>(v128.load(at), a));
      v128.store(at, v128.pmax<f64>(v128.load(at, 16), b), 16);
      v128.store(at, v128.pmax<f64>(v128.load(at, 32), c), 32);
      v128.store(at, v128.pmax<f64>(v128.load(at, 48), d), 48);
    }
  }
}

/**
 * Writes to outcomes of `P` the probabilities of a throw of all dice, for the section totals at which `wanted` is 1,
 * else 0. The other keeps must be 0; `roll` leaves them so.
 */
export function begin(P: usize, wanted: usize): void {
  const a = v128.load(wanted);
  const b = v128.load(wanted, 16);
  const c = v128.load(wanted, 32);
  const d = v128.load(wanted, 48);
  for (let r: usize = 0; r < <usize>outcomes; r++) {
    const chance = v128.splat<f64>(load<f64>(chances + r * 8));
    const row = P + r * ROW;
    v128.store(row, v128.mul<f64>(chance, a));
    v128.store(row, v128.mul<f64>(chance, b), 16);
    v128.store(row, v128.mul<f64>(chance, c), 32);
    v128.store(row, v128.mul<f64>(chance, d), 48);
  }
}

/** Adds to a row the numbers for which masks are set, and returns whether any of them is above 0. */
@inline
function addWhere(
  row: usize,
  a: v128,
  b: v128,
  c: v128,
  d: v128,
  hereA: v128,
  hereB: v128,
  hereC: v128,
  hereD: v128,
): bool {
  a = v128.and(a, hereA);
  b = v128.and(b, hereB);
  c = v128.and(c, hereC);
  d = v128.and(d, hereD);
  if (!isAnyAboveZero(a, b, c, d)) return false;
  v128.store(row, v128.add<f64>(v128.load(row), a));
  v128.store(row, v128.add<f64>(v128.load(row, 16), b), 16);
  v128.store(row, v128.add<f64>(v128.load(row, 32), c), 32);
  v128.store(row, v128.add<f64>(v128.load(row, 48), d), 48);
  return true;
}

/**
 * Moves probabilities of keeps `from` … `to` − 1 to the best choice. Where the value in `own` is the best, they are
 * added to `stays`; else they go to the first of the best keeps inside.
 * @param best by keep, the greatest of its own value and the keeps inside it
 */
function flow(P: usize, best: usize, own: usize, stays: usize, from: i32, to: i32): void {
  const zero = v128.splat<f64>(0);
  for (let m = from; m < to; m++) {
    const row = P + <usize>m * ROW;
    let a = v128.load(row);
    let b = v128.load(row, 16);
    let c = v128.load(row, 32);
    let d = v128.load(row, 48);
    if (!isAnyAboveZero(a, b, c, d)) continue;
    const most = best + <usize>m * ROW;
    const mostA = v128.load(most);
    const mostB = v128.load(most, 16);
    const mostC = v128.load(most, 32);
    const mostD = v128.load(most, 48);
    const value = own + <usize>m * ROW;
    const stayA = v128.eq<f64>(v128.load(value), mostA);
    const stayB = v128.eq<f64>(v128.load(value, 16), mostB);
    const stayC = v128.eq<f64>(v128.load(value, 32), mostC);
    const stayD = v128.eq<f64>(v128.load(value, 48), mostD);
    for (let i: usize = 0; i < ROW; i += VECTOR) v128.store(row + i, zero);
    addWhere(stays + <usize>m * ROW, a, b, c, d, stayA, stayB, stayC, stayD);
    a = v128.andnot(a, stayA);
    b = v128.andnot(b, stayB);
    c = v128.andnot(c, stayC);
    d = v128.andnot(d, stayD);
    const end = down + <usize>load<i32>(downStart + <usize>m * 4, 4) * 4;
    let k = down + <usize>load<i32>(downStart + <usize>m * 4) * 4;
    for (; k < end && isAnyAboveZero(a, b, c, d); k += 4) {
      const child = rowOf(best, k);
      const hereA = v128.eq<f64>(v128.load(child), mostA);
      const hereB = v128.eq<f64>(v128.load(child, 16), mostB);
      const hereC = v128.eq<f64>(v128.load(child, 32), mostC);
      const hereD = v128.eq<f64>(v128.load(child, 48), mostD);
      addWhere(rowOf(P, k), a, b, c, d, hereA, hereB, hereC, hereD);
      a = v128.andnot(a, hereA);
      b = v128.andnot(b, hereB);
      c = v128.andnot(c, hereC);
      d = v128.andnot(d, hereD);
    }
  }
}

/**
 * Makes the best decision for every outcome: moves its probability in `P` to `stops`, or to the keep that is held.
 * @param best by outcome and keep, the greatest of its own value and the keeps inside it
 * @param own by keep, its own value
 * @param stop by outcome, the value of stopping
 */
export function decide(P: usize, best: usize, own: usize, stop: usize, stops: usize): void {
  flow(P, best, stop, stops, 0, outcomes);
  flow(P, best, own, P, outcomes, keeps - 1);
}

/** Moves the probabilities of keeps in `P` to the outcomes in `to` that a roll may lead to. */
export function roll(P: usize, to: usize): void {
  rollKeeps(P, P, keeps - 1, atMostOneLess);
  rollKeeps(P, to, atMostOneLess - 1, outcomes);
}

/** Moves the probabilities of keeps `from` down to `end` in `P` to those with one more die, in `to`. */
function rollKeeps(P: usize, to: usize, from: i32, end: i32): void {
  const share = v128.splat<f64>(1.0 / <f64>sides);
  const zero = v128.splat<f64>(0);
  for (let m = from; m >= end; m--) {
    const row = P + <usize>m * ROW;
    let a = v128.load(row);
    let b = v128.load(row, 16);
    let c = v128.load(row, 32);
    let d = v128.load(row, 48);
    if (!isAnyAboveZero(a, b, c, d)) continue;
    a = v128.mul<f64>(a, share);
    b = v128.mul<f64>(b, share);
    c = v128.mul<f64>(c, share);
    d = v128.mul<f64>(d, share);
    for (let i: usize = 0; i < ROW; i += VECTOR) v128.store(row + i, zero);
    const last = up + <usize>((m + 1) * sides) * 4;
    for (let k = up + <usize>(m * sides) * 4; k < last; k += 4) {
      const there = rowOf(to, k);
      v128.store(there, v128.add<f64>(v128.load(there), a));
      v128.store(there, v128.add<f64>(v128.load(there, 16), b), 16);
      v128.store(there, v128.add<f64>(v128.load(there, 32), c), 32);
      v128.store(there, v128.add<f64>(v128.load(there, 48), d), 48);
    }
  }
}

/**
 * Moves the probabilities of stopping for which this cell is the best from `stops` to `sums`, added up by group of
 * outcomes. The list is that of `offer`.
 * @param sums a row for each group
 */
export function claim(
  stop: usize,
  stops: usize,
  list: usize,
  gains: usize,
  groupCount: i32,
  row: usize,
  plus: f64,
  sums: usize,
): void {
  const zero = v128.splat<f64>(0);
  for (; groupCount; groupCount--, gains += GAIN, sums += ROW) {
    const from = row + <usize>load<f64>(gains, SHIFT) * 8;
    const gain = v128.splat<f64>(load<f64>(gains, POINTS) + load<f64>(gains, EXTRA) + plus);
    const valueA = v128.add<f64>(v128.load(from), gain);
    const valueB = v128.add<f64>(v128.load(from, 16), gain);
    const valueC = v128.add<f64>(v128.load(from, 32), gain);
    const valueD = v128.add<f64>(v128.load(from, 48), gain);
    let sumA = zero;
    let sumB = zero;
    let sumC = zero;
    let sumD = zero;
    for (let count = <i32>load<f64>(gains, COUNT); count; count--, list += 4) {
      const at = <usize>load<i32>(list);
      const chance = stops + at;
      const a = v128.load(chance);
      const b = v128.load(chance, 16);
      const c = v128.load(chance, 32);
      const d = v128.load(chance, 48);
      const best = stop + at;
      const ownA = v128.and(a, v128.eq<f64>(valueA, v128.load(best)));
      const ownB = v128.and(b, v128.eq<f64>(valueB, v128.load(best, 16)));
      const ownC = v128.and(c, v128.eq<f64>(valueC, v128.load(best, 32)));
      const ownD = v128.and(d, v128.eq<f64>(valueD, v128.load(best, 48)));
      if (!isAnyAboveZero(ownA, ownB, ownC, ownD)) continue;
      sumA = v128.add<f64>(sumA, ownA);
      sumB = v128.add<f64>(sumB, ownB);
      sumC = v128.add<f64>(sumC, ownC);
      sumD = v128.add<f64>(sumD, ownD);
      v128.store(chance, v128.xor(a, ownA));
      v128.store(chance, v128.xor(b, ownB), 16);
      v128.store(chance, v128.xor(c, ownC), 32);
      v128.store(chance, v128.xor(d, ownD), 48);
    }
    v128.store(sums, sumA);
    v128.store(sums, sumB, 16);
    v128.store(sums, sumC, 32);
    v128.store(sums, sumD, 48);
  }
}

/**
 * Writes two numbers to `found` for each group and section total with a probability: group × 8 + index of the section
 * total, and the probability.
 * @returns how many of these pairs there are
 */
export function find(sums: usize, groupCount: i32, found: usize): i32 {
  let n = 0;
  for (let at = 0; at < groupCount * 8; at++) {
    const chance = load<f64>(sums + <usize>at * 8);
    if (chance == 0) continue;
    store<f64>(found + <usize>n * 16, <f64>at);
    store<f64>(found + <usize>n * 16, chance, 8);
    n++;
  }
  return n;
}

/** Adds numbers, times a factor, to others. */
@inline
function addTimes(to: usize, from: usize, size: usize, factor: f64): void {
  const both = v128.splat<f64>(factor);
  let i: usize = 0;
  for (; i + VECTOR <= size; i += VECTOR) {
    v128.store(to + i, v128.add<f64>(v128.load(to + i), v128.mul<f64>(v128.load(from + i), both)));
  }
  if (i < size) store<f64>(to + i, load<f64>(to + i) + load<f64>(from + i) * factor);
}

/** Adds `by` to one number of a row. */
@inline
function raise(row: usize, index: i32, by: f64): void {
  const at = row + <usize>index * 8;
  store<f64>(at, load<f64>(at) + by);
}

/**
 * Adds what entries bring, and what is to come after them, to the means of the cards that the turn began on: a list of
 * numbers for each section total, one list after the other from `out` on.
 * @param sums probabilities of the groups, from `claim`
 * @param next by section total, the number of the first of the means of the card that the entry leads to (f64)
 * @param size numbers in such a list
 * @param cell index of the points in it
 * @param extra index of the extra points in it
 */
export function follow(
  sums: usize,
  groupCount: i32,
  gains: usize,
  next: usize,
  out: usize,
  size: i32,
  cell: i32,
  extra: i32,
): void {
  for (let lane: usize = 0; lane < 8; lane++) {
    const row = out + lane * <usize>size * 8;
    let together = 0.0;
    for (let g: usize = 0; g < <usize>groupCount; g++) {
      const chance = load<f64>(sums + g * ROW + lane * 8);
      const gain = gains + g * GAIN;
      const shift = load<f64>(gain, SHIFT);
      if (chance > 0) {
        raise(row, cell, chance * load<f64>(gain, POINTS));
        raise(row, extra, chance * load<f64>(gain, EXTRA));
        together += chance;
      }
      // Groups of different points may lead to the same card; its means are then added once for all of them.
      const isLast = g + 1 == <usize>groupCount || load<f64>(gain, GAIN + SHIFT) != shift;
      if (!isLast || together == 0) continue;
      const from = <usize>load<f64>(next + (lane + <usize>shift) * 8) * 8;
      addTimes(row, from, <usize>size * 8, together);
      together = 0;
    }
  }
}

/**
 * Adds numbers, times a factor, to others, `times` times. Each time has 24 bytes in `list`: the address of those that
 * are added to, the address of those that are added, how many they are (i32 each, with 4 bytes of padding), and the
 * factor (f64).
 */
export function mix(list: usize, times: i32): void {
  for (let k = 0; k < times; k++) {
    const at = list + <usize>k * 24;
    const to = <usize>load<i32>(at);
    const from = <usize>load<i32>(at, 4);
    const size = <usize>load<i32>(at, 8) * 8;
    addTimes(to, from, size, load<f64>(at, 16));
  }
}
