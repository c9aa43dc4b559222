// The kernel of the forward pass: the steps of a turn for all section totals at once, in AssemblyScript.
//
// Algorithm   src/forward-pass.ts goes back through the lattice of keeps (`means`, `inside`, `stopOr`, `clear`, `offer`), as
//             tiles.ts does, to find the best decisions; `decide`, `roll` and `claim` then follow them forward.
// Layout      a row is one number for each section total, padded to n vectors of 16 bytes. `S` holds one row for each
//             keep: full keeps (outcomes) first, then those with one die less, and so on to the empty keep.
// Precision   f64, since the probabilities of rare totals are very small.
//
// `pmax` is a single instruction. `max` also propagates NaN, which no value here is.

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

/** Writes to every keep that is not full the mean of those with one more die. */
export function means(S: usize, n: i32): void {
  const width = <usize>n * VECTOR;
  const share = v128.splat<f64>(1.0 / <f64>sides);
  if (sides == 6) {
    for (let m = outcomes; m < keeps; m++) {
      const list = up + <usize>m * 24;
      const a = S + <usize>load<i32>(list) * width;
      const b = S + <usize>load<i32>(list, 4) * width;
      const c = S + <usize>load<i32>(list, 8) * width;
      const d = S + <usize>load<i32>(list, 12) * width;
      const e = S + <usize>load<i32>(list, 16) * width;
      const f = S + <usize>load<i32>(list, 20) * width;
      const out = S + <usize>m * width;
      for (let i: usize = 0; i < width; i += VECTOR) {
        const left = v128.add<f64>(v128.add<f64>(v128.load(a + i), v128.load(b + i)), v128.load(c + i));
        const right = v128.add<f64>(v128.add<f64>(v128.load(d + i), v128.load(e + i)), v128.load(f + i));
        v128.store(out + i, v128.mul<f64>(v128.add<f64>(left, right), share));
      }
    }
    return;
  }
  for (let m = outcomes; m < keeps; m++) {
    const list = up + <usize>(m * sides) * 4;
    const out = S + <usize>m * width;
    for (let i: usize = 0; i < width; i += VECTOR) {
      let sum = v128.load(S + <usize>load<i32>(list) * width + i);
      for (let face = 1; face < sides; face++) {
        sum = v128.add<f64>(sum, v128.load(S + <usize>load<i32>(list + <usize>face * 4) * width + i));
      }
      v128.store(out + i, v128.mul<f64>(sum, share));
    }
  }
}

/** Writes the greatest of a row of `own` and the keeps inside it, for keeps `from` down to `to`: smaller keeps first. */
function bestInside(S: usize, own: usize, out: usize, from: i32, to: i32, n: i32): void {
  const width = <usize>n * VECTOR;
  for (let m = from; m >= to; m--) {
    const first = down + <usize>load<i32>(downStart + <usize>m * 4) * 4;
    const end = down + <usize>load<i32>(downStart + <usize>m * 4, 4) * 4;
    const a = own + <usize>m * width;
    const b = out + <usize>m * width;
    for (let i: usize = 0; i < width; i += VECTOR) {
      let best = v128.load(a + i);
      for (let k = first; k < end; k += 4) {
        best = v128.pmax<f64>(best, v128.load(S + <usize>load<i32>(k) * width + i));
      }
      v128.store(b + i, best);
    }
  }
}

/** Writes to every keep that is not full the greatest of itself and the keeps inside it. */
export function inside(S: usize, n: i32): void {
  bestInside(S, S, S, keeps - 2, outcomes, n);
}

/** Writes to `out`, by outcome, the greater of stopping and of the best keep inside it. */
export function stopOr(S: usize, stop: usize, out: usize, n: i32): void {
  bestInside(S, stop, out, outcomes - 1, 0, n);
}

/** Fills a table by outcome with −∞: no cell may be filled yet. */
export function clear(stop: usize, n: i32): void {
  const end = stop + <usize>(outcomes * n) * VECTOR;
  const never = v128.splat<f64>(-Infinity);
  for (let at = stop; at < end; at += VECTOR) v128.store(at, never);
}

/**
 * Raises the value of stopping to that of filling a cell, for each outcome of a list: points + plus + value of the next
 * card state. The list holds outcomes (i32), then the shift of the section total for each (i32), then points (f64).
 * @param row values of the next card state
 */
export function offer(stop: usize, list: usize, count: i32, row: usize, plus: f64, n: i32): void {
  const width = <usize>n * VECTOR;
  const shifts = list + <usize>count * 4;
  const points = shifts + <usize>count * 4;
  for (let k = 0; k < count; k++) {
    const at = stop + <usize>load<i32>(list + <usize>k * 4) * width;
    const from = row + <usize>load<i32>(shifts + <usize>k * 4) * 8;
    const gain = v128.splat<f64>(load<f64>(points + <usize>k * 8) + plus);
    for (let i: usize = 0; i < width; i += VECTOR) {
      v128.store(at + i, v128.pmax<f64>(v128.load(at + i), v128.add<f64>(v128.load(from + i), gain)));
    }
  }
}

/**
 * Moves probabilities of keeps `from` … `to` − 1 to the best choice. Where `own` is at least as good as the best keep
 * inside, they are added to `stays`; else they go to the first of the best keeps.
 */
function flow(P: usize, best: usize, own: usize, stays: usize, from: i32, to: i32, n: i32): void {
  const width = <usize>n * VECTOR;
  for (let m = from; m < to; m++) {
    const first = down + <usize>load<i32>(downStart + <usize>m * 4) * 4;
    const end = down + <usize>load<i32>(downStart + <usize>m * 4, 4) * 4;
    const at = <usize>m * width;
    for (let i: usize = 0; i < width; i += VECTOR) {
      const chance = v128.load(P + at + i);
      let most = v128.splat<f64>(-Infinity);
      for (let k = first; k < end; k += 4) {
        most = v128.pmax<f64>(most, v128.load(best + <usize>load<i32>(k) * width + i));
      }
      const stay = v128.ge<f64>(v128.load(own + at + i), most);
      let left = v128.andnot(chance, stay);
      v128.store(P + at + i, v128.splat<f64>(0));
      v128.store(stays + at + i, v128.add<f64>(v128.load(stays + at + i), v128.and(chance, stay)));
      for (let k = first; k < end; k += 4) {
        const child = <usize>load<i32>(k) * width + i;
        const here = v128.eq<f64>(v128.load(best + child), most);
        v128.store(P + child, v128.add<f64>(v128.load(P + child), v128.and(left, here)));
        left = v128.andnot(left, here);
      }
    }
  }
}

/**
 * Makes the best decision for every outcome: shifts its probability in `P` to `stops`, or to the keep that is held.
 * @param best by keep, the greatest value of itself and the keeps inside it
 * @param own by keep, its own value
 * @param stop by outcome, the value of stopping
 */
export function decide(P: usize, best: usize, own: usize, stop: usize, stops: usize, n: i32): void {
  flow(P, best, stop, stops, 0, outcomes, n);
  flow(P, best, own, P, outcomes, keeps - 1, n);
}

/** Moves the probabilities of keeps in `P` to the outcomes that they may be rolled to. */
export function roll(P: usize, n: i32): void {
  const width = <usize>n * VECTOR;
  const share = v128.splat<f64>(1.0 / <f64>sides);
  for (let m = keeps - 1; m >= outcomes; m--) {
    const from = P + <usize>m * width;
    for (let i: usize = 0; i < width; i += VECTOR) {
      const chance = v128.mul<f64>(v128.load(from + i), share);
      v128.store(from + i, v128.splat<f64>(0));
      for (let side = 0; side < sides; side++) {
        const at = P + <usize>load<i32>(up + <usize>(m * sides + side) * 4) * width + i;
        v128.store(at, v128.add<f64>(v128.load(at), chance));
      }
    }
  }
}

/**
 * Moves the probabilities of stopping for which a cell is the best from `stops` to rows of `out`, one row for each group
 * of outcomes. Lists are those of `offer`; `groups` holds the group of each outcome (i32).
 */
export function claim(
  stop: usize,
  stops: usize,
  list: usize,
  count: i32,
  groups: usize,
  row: usize,
  plus: f64,
  out: usize,
  n: i32,
): void {
  const width = <usize>n * VECTOR;
  const shifts = list + <usize>count * 4;
  const points = shifts + <usize>count * 4;
  for (let k = 0; k < count; k++) {
    const at = <usize>load<i32>(list + <usize>k * 4) * width;
    const from = row + <usize>load<i32>(shifts + <usize>k * 4) * 8;
    const gain = v128.splat<f64>(load<f64>(points + <usize>k * 8) + plus);
    const to = out + <usize>load<i32>(groups + <usize>k * 4) * width;
    for (let i: usize = 0; i < width; i += VECTOR) {
      const value = v128.add<f64>(v128.load(from + i), gain);
      const here = v128.eq<f64>(value, v128.load(stop + at + i));
      const chance = v128.load(stops + at + i);
      v128.store(to + i, v128.add<f64>(v128.load(to + i), v128.and(chance, here)));
      v128.store(stops + at + i, v128.andnot(chance, here));
    }
  }
}
