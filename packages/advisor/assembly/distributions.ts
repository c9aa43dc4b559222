// The kernel of the distributions: the steps of a turn for eight section totals at once, in AssemblyScript.
//
// Algorithm   src/turn-tiles.ts goes back through the lattice of keeps (`means`, `inside`, `stopOr`, `clear`, `offer`), as
//             tiles.ts does, to find the best decisions; `decide`, `roll`, `add` and `claim` then follow them forward to
//             the entries that end the turn. `mix` adds up distributions.
// Layout      a row is one number for each section total, in four vectors of 16 bytes. `S` holds one row for each keep:
//             full keeps (outcomes) first, then those with one die less, and so on to the empty keep.
// Precision   f64, since the probabilities of rare totals are very small.
//
// `pmax` is a single instruction. `max` also propagates NaN, which no value here is.

const ROW: usize = 64;
const VECTOR: usize = 16;

let keeps: i32 = 0;
let outcomes: i32 = 0;
let sides: i32 = 0;
/** Address of the keep with one more die, by keep and side; i32. */
let up: usize = 0;
/** Address of the index where each keep's list of keeps with one die less begins; keeps + 1 numbers, i32. */
let downStart: usize = 0;
let down: usize = 0;

export function setup(
  keeps_: i32,
  outcomes_: i32,
  sides_: i32,
  up_: usize,
  downStart_: usize,
  down_: usize,
): void {
  keeps = keeps_;
  outcomes = outcomes_;
  sides = sides_;
  up = up_;
  downStart = downStart_;
  down = down_;
}

/** Returns the address of the row of a keep, whose number is in a list. */
// @inline
function rowOf(S: usize, list: usize): usize {
  return S + <usize>load<i32>(list) * ROW;
}

// @inline
function isAnyAboveZero(a: v128, b: v128, c: v128, d: v128): bool {
  return v128.any_true(v128.or(v128.or(a, b), v128.or(c, d)));
}

/** Writes to every keep that is not full the mean of those with one more die. */
export function means(S: usize): void {
  const share = v128.splat<f64>(1.0 / <f64>sides);
  if (sides == 6) {
    for (let m = outcomes; m < keeps; m++) {
      const list = up + <usize>m * 24;
      const a = rowOf(S, list);
      const b = rowOf(S, list + 4);
      const c = rowOf(S, list + 8);
      const d = rowOf(S, list + 12);
      const e = rowOf(S, list + 16);
      const f = rowOf(S, list + 20);
      const out = S + <usize>m * ROW;
      for (let i: usize = 0; i < ROW; i += VECTOR) {
        const left = v128.add<f64>(v128.add<f64>(v128.load(a + i), v128.load(b + i)), v128.load(c + i));
        const right = v128.add<f64>(v128.add<f64>(v128.load(d + i), v128.load(e + i)), v128.load(f + i));
        v128.store(out + i, v128.mul<f64>(v128.add<f64>(left, right), share));
      }
    }
    return;
  }
  for (let m = outcomes; m < keeps; m++) {
    const list = up + <usize>(m * sides) * 4;
    const out = S + <usize>m * ROW;
    for (let i: usize = 0; i < ROW; i += VECTOR) {
      let sum = v128.load(rowOf(S, list) + i);
      for (let face = 1; face < sides; face++) {
        sum = v128.add<f64>(sum, v128.load(rowOf(S, list + <usize>face * 4) + i));
      }
      v128.store(out + i, v128.mul<f64>(sum, share));
    }
  }
}

/** Writes the greatest of a row of `own` and the keeps inside it, for keeps `from` down to `to`: smaller keeps first. */
function bestInside(S: usize, own: usize, out: usize, from: i32, to: i32): void {
  for (let m = from; m >= to; m--) {
    const end = down + <usize>load<i32>(downStart + <usize>m * 4, 4) * 4;
    const row = own + <usize>m * ROW;
    let a = v128.load(row);
    let b = v128.load(row, 16);
    let c = v128.load(row, 32);
    let d = v128.load(row, 48);
    for (let k = down + <usize>load<i32>(downStart + <usize>m * 4) * 4; k < end; k += 4) {
      const child = rowOf(S, k);
      a = v128.pmax<f64>(a, v128.load(child));
      b = v128.pmax<f64>(b, v128.load(child, 16));
      c = v128.pmax<f64>(c, v128.load(child, 32));
      d = v128.pmax<f64>(d, v128.load(child, 48));
    }
    const best = out + <usize>m * ROW;
    v128.store(best, a);
    v128.store(best, b, 16);
    v128.store(best, c, 32);
    v128.store(best, d, 48);
  }
}

/** Writes to every keep that is not full the greatest of itself and the keeps inside it. */
export function inside(S: usize): void {
  bestInside(S, S, S, keeps - 2, outcomes);
}

/** Writes to `out`, by outcome, the greater of stopping and of the best keep inside it. */
export function stopOr(S: usize, stop: usize, out: usize): void {
  bestInside(S, stop, out, outcomes - 1, 0);
}

/** Fills a table by outcome with −∞: no cell may be filled yet. */
export function clear(stop: usize): void {
  const end = stop + <usize>outcomes * ROW;
  const never = v128.splat<f64>(-Infinity);
  for (let at = stop; at < end; at += VECTOR) v128.store(at, never);
}

/**
 * Raises the value of stopping to that of filling a cell, for each outcome of a list: points + plus + value of the next
 * card state. The list holds outcomes (i32), then the shift of the section total for each (i32), then points (f64).
 * @param row values of the next card state
 */
export function offer(stop: usize, list: usize, count: i32, row: usize, plus: f64): void {
  const shifts = list + <usize>count * 4;
  const points = shifts + <usize>count * 4;
  for (let k = 0; k < count; k++) {
    const at = rowOf(stop, list + <usize>k * 4);
    const from = row + <usize>load<i32>(shifts + <usize>k * 4) * 8;
    const gain = v128.splat<f64>(load<f64>(points + <usize>k * 8) + plus);
    for (let i: usize = 0; i < ROW; i += VECTOR) {
      v128.store(at + i, v128.pmax<f64>(v128.load(at + i), v128.add<f64>(v128.load(from + i), gain)));
    }
  }
}

/** Adds a part of a row's vector at `at` to another one: where a mask is set. */
// @inline
function addWhere(at: usize, chance: v128, mask: v128): void {
  v128.store(at, v128.add<f64>(v128.load(at), v128.and(chance, mask)));
}

/**
 * Moves probabilities of keeps `from` … `to` − 1 to the best choice. Where `own` is at least as good as the best keep
 * inside, they are added to `stays`; else they go to the first of the best keeps.
 */
function flow(P: usize, best: usize, own: usize, stays: usize, from: i32, to: i32): void {
  const never = v128.splat<f64>(-Infinity);
  const zero = v128.splat<f64>(0);
  for (let m = from; m < to; m++) {
    const row = P + <usize>m * ROW;
    let a = v128.load(row);
    let b = v128.load(row, 16);
    let c = v128.load(row, 32);
    let d = v128.load(row, 48);
    if (!isAnyAboveZero(a, b, c, d)) continue;
    const first = down + <usize>load<i32>(downStart + <usize>m * 4) * 4;
    const end = down + <usize>load<i32>(downStart + <usize>m * 4, 4) * 4;
    let mostA = never;
    let mostB = never;
    let mostC = never;
    let mostD = never;
    for (let k = first; k < end; k += 4) {
      const child = rowOf(best, k);
      mostA = v128.pmax<f64>(mostA, v128.load(child));
      mostB = v128.pmax<f64>(mostB, v128.load(child, 16));
      mostC = v128.pmax<f64>(mostC, v128.load(child, 32));
      mostD = v128.pmax<f64>(mostD, v128.load(child, 48));
    }
    const value = own + <usize>m * ROW;
    const stayA = v128.ge<f64>(v128.load(value), mostA);
    const stayB = v128.ge<f64>(v128.load(value, 16), mostB);
    const stayC = v128.ge<f64>(v128.load(value, 32), mostC);
    const stayD = v128.ge<f64>(v128.load(value, 48), mostD);
    for (let i: usize = 0; i < ROW; i += VECTOR) v128.store(row + i, zero);
    const stay = stays + <usize>m * ROW;
    addWhere(stay, a, stayA);
    addWhere(stay + 16, b, stayB);
    addWhere(stay + 32, c, stayC);
    addWhere(stay + 48, d, stayD);
    a = v128.andnot(a, stayA);
    b = v128.andnot(b, stayB);
    c = v128.andnot(c, stayC);
    d = v128.andnot(d, stayD);
    for (let k = first; k < end && isAnyAboveZero(a, b, c, d); k += 4) {
      const child = rowOf(best, k);
      const hereA = v128.eq<f64>(v128.load(child), mostA);
      const hereB = v128.eq<f64>(v128.load(child, 16), mostB);
      const hereC = v128.eq<f64>(v128.load(child, 32), mostC);
      const hereD = v128.eq<f64>(v128.load(child, 48), mostD);
      const there = rowOf(P, k);
      addWhere(there, a, hereA);
      addWhere(there + 16, b, hereB);
      addWhere(there + 32, c, hereC);
      addWhere(there + 48, d, hereD);
      a = v128.andnot(a, hereA);
      b = v128.andnot(b, hereB);
      c = v128.andnot(c, hereC);
      d = v128.andnot(d, hereD);
    }
  }
}

/**
 * Makes the best decision for every outcome: shifts its probability in `P` to `stops`, or to the keep that is held.
 * @param best by keep, the greatest value of itself and the keeps inside it
 * @param own by keep, its own value
 * @param stop by outcome, the value of stopping
 */
export function decide(P: usize, best: usize, own: usize, stop: usize, stops: usize): void {
  flow(P, best, stop, stops, 0, outcomes);
  flow(P, best, own, P, outcomes, keeps - 1);
}

/** Moves the probabilities of keeps in `P` to the outcomes that they may be rolled to. */
export function roll(P: usize): void {
  const share = v128.splat<f64>(1.0 / <f64>sides);
  const zero = v128.splat<f64>(0);
  for (let m = keeps - 1; m >= outcomes; m--) {
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
    const end = up + <usize>((m + 1) * sides) * 4;
    for (let k = up + <usize>(m * sides) * 4; k < end; k += 4) {
      const there = rowOf(P, k);
      v128.store(there, v128.add<f64>(v128.load(there), a));
      v128.store(there, v128.add<f64>(v128.load(there, 16), b), 16);
      v128.store(there, v128.add<f64>(v128.load(there, 32), c), 32);
      v128.store(there, v128.add<f64>(v128.load(there, 48), d), 48);
    }
  }
}

/** Adds a table by outcome to another one. */
export function add(to: usize, table: usize): void {
  for (let i: usize = 0; i < <usize>outcomes * ROW; i += VECTOR) {
    v128.store(to + i, v128.add<f64>(v128.load(to + i), v128.load(table + i)));
  }
}

/**
 * Takes the probabilities of stopping for which a cell is the best from `stops` and adds them up by group of outcomes.
 * Lists are those of `offer`; `groups` holds the group of each outcome (i32).
 * @param sums room for a row of each of the `groupCount` groups
 * @param found two numbers are written for each group and section total with a probability: group × 8 + index of the
 * section total, and the probability
 * @returns how many have one
 */
export function claim(
  stop: usize,
  stops: usize,
  list: usize,
  count: i32,
  groups: usize,
  groupCount: i32,
  row: usize,
  plus: f64,
  sums: usize,
  found: usize,
): i32 {
  memory.fill(sums, 0, <usize>groupCount * ROW);
  const shifts = list + <usize>count * 4;
  const points = shifts + <usize>count * 4;
  for (let k = 0; k < count; k++) {
    const at = <usize>load<i32>(list + <usize>k * 4) * ROW;
    const from = row + <usize>load<i32>(shifts + <usize>k * 4) * 8;
    const gain = v128.splat<f64>(load<f64>(points + <usize>k * 8) + plus);
    const to = rowOf(sums, groups + <usize>k * 4);
    for (let i: usize = 0; i < ROW; i += VECTOR) {
      const chance = v128.load(stops + at + i);
      if (!v128.any_true(chance)) continue;
      const value = v128.add<f64>(v128.load(from + i), gain);
      const here = v128.eq<f64>(value, v128.load(stop + at + i));
      addWhere(to + i, chance, here);
      v128.store(stops + at + i, v128.andnot(chance, here));
    }
  }
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

/**
 * Adds numbers, times a factor, to others, as often as `list` says: for each time the addresses of both, how many numbers
 * (i32, with 4 bytes of padding) and the factor (f64).
 */
export function mix(list: usize, times: i32): void {
  for (let k = 0; k < times; k++) {
    const at = list + <usize>k * 24;
    const to = <usize>load<i32>(at);
    const from = <usize>load<i32>(at, 4);
    const size = <usize>load<i32>(at, 8) * 8;
    const factor = load<f64>(at, 16);
    const both = v128.splat<f64>(factor);
    let i: usize = 0;
    for (; i + VECTOR <= size; i += VECTOR) {
      v128.store(to + i, v128.add<f64>(v128.load(to + i), v128.mul<f64>(v128.load(from + i), both)));
    }
    if (i < size) store<f64>(to + i, load<f64>(to + i) + load<f64>(from + i) * factor);
  }
}
