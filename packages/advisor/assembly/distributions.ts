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
): void {
  keeps = keeps_;
  outcomes = outcomes_;
  sides = sides_;
  up = up_;
  downStart = downStart_;
  down = down_;
  chances = chances_;
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

/**
 * Writes the greatest of a row of `own` and the keeps inside it, which stand in `S`, for keeps `from` down to `to`: smaller
 * keeps first.
 */
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

/** Writes to `out`, for every keep that is not full, the greatest of itself and the keeps inside it. */
export function inside(S: usize, out: usize): void {
  bestInside(out, S, out, keeps - 1, outcomes);
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

/** Writes to `P` the probabilities of a throw of all dice, for the section totals that `wanted` has a 1 for, else 0. */
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
  memory.fill(P + <usize>outcomes * ROW, 0, <usize>(keeps - outcomes) * ROW);
}

/** Adds to a row the numbers for which masks are set, and returns whether there are any. */
// @inline
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
 * Moves probabilities of keeps `from` … `to` − 1 to the best choice. Where the value in `own` is the best, they are added to
 * `stays`; else they go to the first of the best keeps inside.
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
 * Makes the best decision for every outcome: shifts its probability in `P` to `stops`, or to the keep that is held.
 * @param best by outcome and keep, the greatest of its own value and the keeps inside it
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
): void {
  memory.fill(sums, 0, <usize>groupCount * ROW);
  const shifts = list + <usize>count * 4;
  const points = shifts + <usize>count * 4;
  for (let k = 0; k < count; k++) {
    const at = <usize>load<i32>(list + <usize>k * 4) * ROW;
    const chance = stops + at;
    const a = v128.load(chance);
    const b = v128.load(chance, 16);
    const c = v128.load(chance, 32);
    const d = v128.load(chance, 48);
    if (!isAnyAboveZero(a, b, c, d)) continue;
    const from = row + <usize>load<i32>(shifts + <usize>k * 4) * 8;
    const gain = v128.splat<f64>(load<f64>(points + <usize>k * 8) + plus);
    const best = stop + at;
    const hereA = v128.eq<f64>(v128.add<f64>(v128.load(from), gain), v128.load(best));
    const hereB = v128.eq<f64>(v128.add<f64>(v128.load(from, 16), gain), v128.load(best, 16));
    const hereC = v128.eq<f64>(v128.add<f64>(v128.load(from, 32), gain), v128.load(best, 32));
    const hereD = v128.eq<f64>(v128.add<f64>(v128.load(from, 48), gain), v128.load(best, 48));
    if (!addWhere(rowOf(sums, groups + <usize>k * 4), a, b, c, d, hereA, hereB, hereC, hereD)) continue;
    v128.store(chance, v128.andnot(a, hereA));
    v128.store(chance, v128.andnot(b, hereB), 16);
    v128.store(chance, v128.andnot(c, hereC), 32);
    v128.store(chance, v128.andnot(d, hereD), 48);
  }
}

/**
 * Writes two numbers to `found` for each group and section total with a probability: group × 8 + index of the section
 * total, and the probability.
 * @returns how many have one
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
// @inline
function addTimes(to: usize, from: usize, size: usize, factor: f64): void {
  const both = v128.splat<f64>(factor);
  let i: usize = 0;
  for (; i + VECTOR <= size; i += VECTOR) {
    v128.store(to + i, v128.add<f64>(v128.load(to + i), v128.mul<f64>(v128.load(from + i), both)));
  }
  if (i < size) store<f64>(to + i, load<f64>(to + i) + load<f64>(from + i) * factor);
}

/** Adds a number to one of a row. */
// @inline
function raise(row: usize, index: i32, by: f64): void {
  const at = row + <usize>index * 8;
  store<f64>(at, load<f64>(at) + by);
}

/**
 * Adds what entries bring, and what is to come after them, to the means of the cards that the turn began on: a list of
 * numbers for each section total, one list after the other from `out` on.
 * @param sums probabilities of the groups, from `claim`
 * @param gains three numbers for each group: shift of the section total, points, extra points
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
      const gain = gains + g * 24;
      const shift = load<f64>(gain);
      if (chance > 0) {
        raise(row, cell, chance * load<f64>(gain, 8));
        raise(row, extra, chance * load<f64>(gain, 16));
        together += chance;
      }
      // Groups of different points may lead to the same card, whose means are then added once.
      const isLast = g + 1 == <usize>groupCount || load<f64>(gain, 24) != shift;
      if (!isLast || together == 0) continue;
      const from = <usize>load<f64>(next + (lane + <usize>shift) * 8) * 8;
      addTimes(row, from, <usize>size * 8, together);
      together = 0;
    }
  }
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
    addTimes(to, from, size, load<f64>(at, 16));
  }
}
