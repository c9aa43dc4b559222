// Backward induction over card states, in AssemblyScript: the recurrence of docs/solver.md, tile by tile.
//
// Algorithm   A tile is the turns of four vectors of card states at once. A vector is a column of the tile:
//             neighbouring section totals of one combination of filled cells. The columns of a tile may belong to
//             different combinations with the same number of entries, since none of them leads to another. The value of
//             stopping is found column by column (`writeOffers`); all other steps are the same for all columns.
// Layout      A row is 64 bytes, four vectors. Each keep has one: full keeps (outcomes) first, then those with one die
//             less, and so on to the empty keep. The 462 rows of five dice take 30 kB, so that they stay in the
//             first-level cache. src/kernel/tile-fields.ts says where the tables are; rows in them are byte offsets.
// Shortcut    Scoring is assumed to be worth at least as much as striking the same cell. Then the best strike is a
//             lower bound for every outcome, and only offers with points are compared. `writeOffers` checks this for
//             every tile, and `writeStops` compares all offers where it fails.
// Precision   T is f32 or f64. Values are computed relative to one reference for each combination of filled cells,
//             close to all of them, which makes the rounding error of f32 about four times smaller.
//
// Sources     T. Verhoeff, Optimal solitaire Yahtzee strategies (1999); P. Woodward, Yahtzee: the solution, Chance
//             16(1) (2003); J. Glenn, An optimal strategy for Yahtzee, Loyola College CS-TR-0002 (2006).
//
// `pmax` is a single instruction. `max` also propagates NaN, which no value here is.

import * as F from '../src/kernel/tile-fields';
import { bestInside, mean6, raise } from './rows';

const VECTOR: usize = 16;
const ROW_BYTES: usize = F.ROW;
/** Room for a vector that is put together from single numbers. */
const SCRATCH: usize = <usize>F.FIELDS - VECTOR;

// Offsets in a column.
const FILLED: usize = 0;
/** Its first lane in the row of this `filled`, and how many lanes that row has. */
const LANE: usize = 4;
const LANES: usize = 8;
/** The section total of its first lane. */
const TOTAL: usize = 12;
/** Bit sets of open classes, of those that have scored, and of those whose offers hold −∞ already. */
const OPEN: usize = 16;
const SCORED: usize = 20;
const CLOSED: usize = 24;
/** The most section points that filled cells can have brought, and that open ones can still bring. */
const REACHED: usize = 28;
const LEFT: usize = 32;
/** Address of the bit sets of `LEGAL`, or 0. */
const LEGAL_SETS: usize = 36;
/** Whether the repeat rule applies. */
const REPEAT_ACTIVE: usize = 40;
/** Values are computed relative to this. */
const REFERENCE: usize = 48;
/** Points that the open cells can still bring. */
const POINTS_LEFT: usize = 56;
/** By class, 32 bytes: where an entry leads to. */
const NEXT: usize = 64;
// Offsets there: the rows after a zero and after points, their number of lanes, this column's lane in them, and of type
// T what is added to the values of each row.
const ZERO_ROW: usize = 0;
const POINTS_ROW: usize = 4;
const NEXT_LANES: usize = 8;
const NEXT_LANE: usize = 12;
const ZERO_PLUS: usize = 16;
const POINTS_PLUS: usize = 24;

/** Columns of the tile so far, and the number of entries that their cards have. */
let columns = 0;
let entries = 0;
/** Whether, anywhere in the tile, striking a cell is worth more than scoring in it. */
let strikingPays = false;

@inline
function field(i: usize): i32 {
  return load<i32>(<usize>F.FIELDS + i * 4);
}
@inline
function address(i: usize): usize {
  return <usize>field(i);
}
@inline
function columnAt(v: i32): usize {
  return address(F.COLUMNS) + <usize>v * F.COLUMN_SIZE;
}
@inline
function classAt(k: i32): usize {
  return address(F.CLASS) + <usize>k * F.CLASS_SIZE;
}
/** The most that an entry adds to the section total, which is counted from the least points of each. */
@inline
function mostInSection(own: usize): i32 {
  return load<i32>(own, F.MAX_POINTS) - load<i32>(own, F.LEAST_POINTS);
}

@inline
function lanesOfVector<T>(): i32 {
  return <i32>(VECTOR / sizeof<T>());
}

// ---- The lattice

/** Writes to every keep that is not full the mean of those with one more die. */
function means<T>(S: usize): void {
  const sides = field(F.SIDES);
  const share = v128.splat<T>(<T>(1.0 / <f64>sides));
  const end = S + <usize>field(F.KEEPS) * ROW_BYTES;
  let list = address(F.UP);
  if (sides == 6) {
    for (let out = S + <usize>field(F.OUTCOMES) * ROW_BYTES; out < end; out += ROW_BYTES, list += 24) {
      const a = S + <usize>load<i32>(list);
      const b = S + <usize>load<i32>(list, 4);
      const c = S + <usize>load<i32>(list, 8);
      const d = S + <usize>load<i32>(list, 12);
      const e = S + <usize>load<i32>(list, 16);
      const f = S + <usize>load<i32>(list, 20);
      mean6<T>(out, a, b, c, d, e, f, share);
      mean6<T>(out + 16, a + 16, b + 16, c + 16, d + 16, e + 16, f + 16, share);
      mean6<T>(out + 32, a + 32, b + 32, c + 32, d + 32, e + 32, f + 32, share);
      mean6<T>(out + 48, a + 48, b + 48, c + 48, d + 48, e + 48, f + 48, share);
    }
    return;
  }
  for (
    let out = S + <usize>field(F.OUTCOMES) * ROW_BYTES;
    out < end;
    out += ROW_BYTES, list += <usize>sides * 4
  ) {
    for (let i: usize = 0; i < ROW_BYTES; i += VECTOR) {
      let sum = v128.load(S + <usize>load<i32>(list) + i);
      for (let side = 1; side < sides; side++) {
        sum = v128.add<T>(sum, v128.load(S + <usize>load<i32>(list + <usize>side * 4) + i));
      }
      v128.store(out + i, v128.mul<T>(sum, share));
    }
  }
}

/** Writes to every keep that is not full the least of those with one more die. */
function worsts<T>(S: usize): void {
  const sides = field(F.SIDES);
  const end = S + <usize>field(F.KEEPS) * ROW_BYTES;
  let list = address(F.UP);
  for (
    let out = S + <usize>field(F.OUTCOMES) * ROW_BYTES;
    out < end;
    out += ROW_BYTES, list += <usize>sides * 4
  ) {
    for (let i: usize = 0; i < ROW_BYTES; i += VECTOR) {
      let least = v128.load(S + <usize>load<i32>(list) + i);
      for (let side = 1; side < sides; side++) {
        least = v128.pmin<T>(least, v128.load(S + <usize>load<i32>(list + <usize>side * 4) + i));
      }
      v128.store(out + i, least);
    }
  }
}

/** Writes to `out` the mean over all outcomes, or the least of them in play for certainty. */
function overOutcomes<T>(S: usize, out: usize): void {
  const end = S + <usize>field(F.OUTCOMES) * ROW_BYTES;
  const safe = field(F.SAFE);
  let chances = address(F.CHANCES);
  let a = v128.splat<T>(safe ? (Infinity as T) : <T>0);
  let b = a;
  let c = a;
  let d = a;
  if (safe) {
    for (; S < end; S += ROW_BYTES) {
      a = v128.pmin<T>(a, v128.load(S));
      b = v128.pmin<T>(b, v128.load(S, 16));
      c = v128.pmin<T>(c, v128.load(S, 32));
      d = v128.pmin<T>(d, v128.load(S, 48));
    }
  } else {
    for (; S < end; S += ROW_BYTES, chances += sizeof<T>()) {
      const chance = v128.splat<T>(load<T>(chances));
      a = v128.add<T>(a, v128.mul<T>(v128.load(S), chance));
      b = v128.add<T>(b, v128.mul<T>(v128.load(S, 16), chance));
      c = v128.add<T>(c, v128.mul<T>(v128.load(S, 32), chance));
      d = v128.add<T>(d, v128.mul<T>(v128.load(S, 48), chance));
    }
  }
  v128.store(out, a);
  v128.store(out, b, 16);
  v128.store(out, c, 32);
  v128.store(out, d, 48);
}

/** Raises outcomes of a table to those of another one, where these are greater. */
function merge<T>(into: usize, other: usize): void {
  const end = into + <usize>field(F.OUTCOMES) * ROW_BYTES;
  for (; into < end; into += VECTOR, other += VECTOR) {
    v128.store(into, v128.pmax<T>(v128.load(into), v128.load(other)));
  }
}

// ---- The value of stopping

/** Reads neighbouring lanes of a row of values. Those beyond its ends count as its ends. */
function lanesAt<T>(row: usize, lane: i32, lanes: i32): v128 {
  const width = lanesOfVector<T>();
  if (lane >= 0 && lane + width <= lanes) return v128.load(row + <usize>lane * sizeof<T>());
  for (let i = 0; i < width; i++) {
    const at = max(0, min(lanes - 1, lane + i));
    store<T>(SCRATCH + <usize>i * sizeof<T>(), load<T>(row + <usize>at * sizeof<T>()));
  }
  return v128.load(SCRATCH);
}

/** The lowest section total that is distinguished, with at most `left` section points still to come. */
@inline
function lowestTotal(left: i32): i32 {
  return field(F.HAS_BONUS) ? max(0, field(F.FIRST_STEP) - 1 - left) : 0;
}

/** The number of section totals that are distinguished, from `lowest` on. */
@inline
function lanesFrom(lowest: i32, reached: i32): i32 {
  return field(F.HAS_BONUS) ? max(0, min(reached, field(F.LAST_STEP)) - lowest) + 1 : 1;
}

@inline
function isAtMost<T>(a: v128, b: v128): bool {
  return i32x4.all_true(v128.le<T>(a, b));
}

/** Whether a class scores nothing because the class that must score before it has not. */
@inline
function isWorthless(cellClass: usize, scored: i32): bool {
  const after = load<i32>(cellClass, F.AFTER);
  return after >= 0 && !((scored >> after) & 1);
}

/**
 * Writes the value of each offer in a column, −∞ for classes outside `mask`, and the value of the best strike.
 * @param zero the bank after an entry of zero
 * @param points the bank after an entry with points
 */
function writeOffers<T>(v: i32, mask: i32, zero: i32, points: i32): void {
  const c = columnAt(v);
  const never = v128.splat<T>(-Infinity as T);
  const rows = address(F.OFFER_ROWS) + <usize>v * VECTOR;
  const filled = load<i32>(c, FILLED);
  const reference = load<f64>(c, REFERENCE);
  const scored = load<i32>(c, SCORED);
  let closed = load<i32>(c, CLOSED);
  let strike = never;
  for (let k = 0; k < field(F.CLASSES); k++) {
    const own = classAt(k);
    let offer = load<i32>(own, F.OFFERS_FROM);
    const end = load<i32>(own, F.OFFERS_END);
    if (!((mask >> k) & 1)) {
      if ((closed >> k) & 1) continue;
      closed |= 1 << k;
      for (; offer < end; offer++) v128.store(rows + <usize>offer * ROW_BYTES, never);
      continue;
    }
    closed &= ~(1 << k);
    const most = load<i32>(own, F.IN_SECTION) ? mostInSection(own) : 0;
    const lowest = lowestTotal(load<i32>(c, LEFT) - most);
    const lanes = lanesFrom(lowest, load<i32>(c, REACHED) + most);
    const lane = load<i32>(c, TOTAL) - lowest;
    const place = load<i32>(own, F.PLACE);
    const afterZero = filled + place;
    const afterPoints = load<i32>(own, F.IS_FLAGGED) ? afterZero + place : afterZero;
    const zeroRow = rowOf<T>(afterZero, zero * lanes);
    const pointsRow = rowOf<T>(afterPoints, points * lanes);
    const zeroPlus = <T>(baseOf(afterZero) - reference);
    const pointsPlus = <T>(baseOf(afterPoints) - reference);
    const next = c + NEXT + <usize>k * 32;
    store<i32>(next, <i32>zeroRow, ZERO_ROW);
    store<i32>(next, <i32>pointsRow, POINTS_ROW);
    store<i32>(next, lanes, NEXT_LANES);
    store<i32>(next, lane, NEXT_LANE);
    store<T>(next, zeroPlus, ZERO_PLUS);
    store<T>(next, pointsPlus, POINTS_PLUS);
    const struck = v128.add<T>(lanesAt<T>(zeroRow, lane, lanes), v128.splat<T>(zeroPlus));
    if (isWorthless(own, scored)) {
      strike = v128.pmax<T>(strike, struck);
      for (; offer < end; offer++) v128.store(rows + <usize>offer * ROW_BYTES, struck);
      continue;
    }
    let mayScoreZero = load<i32>(own, F.MAY_SCORE_ZERO) != 0;
    if (mayScoreZero) strike = v128.pmax<T>(strike, struck);
    const still = lanesAt<T>(pointsRow, lane, lanes);
    for (; offer < end; offer++) {
      const shift = load<i32>(address(F.SHIFTS) + <usize>offer * 8);
      const scores = load<i32>(address(F.SHIFTS) + <usize>offer * 8, 4);
      const gain = <T>load<f64>(address(F.GAINS) + <usize>offer * 8);
      const value = scores
        ? v128.add<T>(
            shift ? lanesAt<T>(pointsRow, lane + shift, lanes) : still,
            v128.splat<T>(gain + pointsPlus),
          )
        : v128.add<T>(lanesAt<T>(zeroRow, lane + shift, lanes), v128.splat<T>(gain + zeroPlus));
      v128.store(rows + <usize>offer * ROW_BYTES, value);
      if (!mayScoreZero) continue;
      if (!isAtMost<T>(struck, value)) strikingPays = true;
      // Outside the section, more points are worth more, so only the first offer with points has to be compared.
      if (!most && scores) mayScoreZero = false;
    }
  }
  store<i32>(c, closed, CLOSED);
  v128.store(address(F.STRIKE) + <usize>v * VECTOR, strike);
}

@inline
function rowOf<T>(filled: i32, offset: i32): usize {
  return address(F.VALUES) + <usize>(load<i32>(address(F.AT) + <usize>filled * 4) + offset) * sizeof<T>();
}

@inline
function baseOf(filled: i32): f64 {
  return load<f64>(address(F.BASE) + <usize>filled * 8);
}

/** Classes that may be filled in a column after a roll, or after a class was announced (-1 for none), as a bit set. */
function maskOf(v: i32, roll: i32, announced: i32): i32 {
  const c = columnAt(v);
  if (announced >= 0) return announceable(v) & (1 << announced);
  const sets = load<i32>(c, LEGAL_SETS);
  return sets
    ? load<i32>(<usize>sets + <usize>(min(roll, field(F.LEGAL_COUNT) - 1) - 1) * 4)
    : load<i32>(c, OPEN);
}

function announceable(v: i32): i32 {
  return load<i32>(<usize>load<i32>(columnAt(v), LEGAL_SETS) + <usize>(field(F.LEGAL_COUNT) - 1) * 4);
}

function scoreClassOf(roll: i32, served: i32): i32 {
  return load<i32>(
    address(F.SCORE_CLASSES) + <usize>((min(roll, field(F.SCORE_CLASS_ROLLS)) - 1) * 2 + served) * 4,
  );
}

/** Writes to the outcomes of a table the value of stopping to fill a cell. */
function writeStops<T>(table: usize, roll: i32, served: i32, announced: i32, zero: i32, points: i32): void {
  strikingPays = false;
  for (let v = 0; v < columns; v++) writeOffers<T>(v, maskOf(v, roll, announced), zero, points);
  const scoreClass = scoreClassOf(roll, served);
  const all = strikingPays || announced >= 0;
  const rows = address(F.OFFER_ROWS);
  const end = table + <usize>field(F.OUTCOMES) * ROW_BYTES;
  let list = <usize>load<i32>(address(all ? F.ALL_OFFERS : F.SCORING_OFFERS) + <usize>scoreClass * 4);
  const low = address(F.STRIKE);
  let a = v128.load(low);
  let b = v128.load(low, 16);
  let c = v128.load(low, 32);
  let d = v128.load(low, 48);
  if (all) {
    a = b = c = d = v128.splat<T>(-Infinity as T);
    const size = <usize>field(F.CLASSES) * 4;
    const count = announced >= 0 ? 1 : field(F.CLASSES);
    list += <usize>max(0, announced) * 4;
    for (let out = table; out < end; out += ROW_BYTES, list += size)
      raise<T>(out, rows, list, count, a, b, c, d);
  } else {
    for (let out = table; out < end; out += ROW_BYTES) {
      list = raise<T>(out, rows, list + 4, load<i32>(list), a, b, c, d);
    }
  }
  for (let v = 0; v < columns; v++) {
    if (load<i32>(columnAt(v), REPEAT_ACTIVE))
      writeRepeats<T>(table, v, maskOf(v, roll, announced), scoreClass);
  }
}

/** Whether a set of classes has a number cell of this face; for face 0, a cell that is not a number cell. */
function hasFace(mask: i32, face: i32): i32 {
  for (let k = 0; mask; k++, mask >>= 1) {
    if (mask & 1 && load<i32>(classAt(k), F.FACE) == face) return 1;
  }
  return 0;
}

let rulingsFilled = -1;
let rulingsMask = 0;
let rulingsScoreClass = 0;

/**
 * Writes the entries that the repeat rule allows with each repeated outcome: the number of classes that may be filled
 * (8 bytes), then for each of them the offset in `NEXT` of its row, the section points (i32) and the gain (f64).
 */
function writeRulings(c: usize, mask: i32, scoreClass: i32): void {
  const filled = load<i32>(c, FILLED);
  if (filled == rulingsFilled && mask == rulingsMask && scoreClass == rulingsScoreClass) return;
  rulingsFilled = filled;
  rulingsMask = mask;
  rulingsScoreClass = scoreClass;
  const repeats = field(F.REPEATS);
  const classes = field(F.CLASSES);
  const scored = load<i32>(c, SCORED);
  // Watched classes without a flag count as scored.
  const watchedScored = field(F.WATCHED) & field(F.FLAGGED) & ~scored ? 0 : 8;
  const lowerOpen = hasFace(mask, 0);
  let to = address(F.RULINGS);
  for (let s = 0; s < repeats; s++) {
    const face = load<i32>(address(F.REPEAT_FACES) + <usize>s * 4);
    // The same as `factsOf` in src/plan/plan.ts.
    const facts =
      watchedScored + (1 - hasFace(load<i32>(c, OPEN), face)) * 4 + hasFace(mask, face) * 2 + lowerOpen;
    const head = to;
    let count = 0;
    to += 8;
    for (let bits = mask; bits; bits &= bits - 1) {
      const k = ctz(bits);
      const at = <usize>((s * 16 + facts) * classes + k) * 8;
      let points = load<f64>(address(F.REPEAT_POINTS) + at);
      if (points != points) continue;
      const own = classAt(k);
      if (points == Infinity) {
        const literal = <usize>((scoreClass * repeats + s) * classes + k) * 8;
        points = isWorthless(own, scored) ? 0 : load<f64>(address(F.LITERAL_POINTS) + literal);
      }
      store<i32>(to, k * 32 + (points != 0 ? 4 : 0));
      store<i32>(to, load<i32>(own, F.IN_SECTION) ? <i32>points - load<i32>(own, F.LEAST_POINTS) : 0, 4);
      store<f64>(to, points * load<f64>(own, F.TIMES) + load<f64>(address(F.REPEAT_BONUS) + at), 8);
      to += 16;
      count++;
    }
    store<i32>(head, count);
  }
}

/** Overwrites the repeated outcomes of a column. */
function writeRepeats<T>(table: usize, v: i32, mask: i32, scoreClass: i32): void {
  const c = columnAt(v);
  writeRulings(c, mask, scoreClass);
  let from = address(F.RULINGS);
  for (let s = 0; s < field(F.REPEATS); s++) {
    let value = v128.splat<T>(-Infinity as T);
    let count = load<i32>(from);
    from += 8;
    for (; count; count--, from += 16) {
      const way = <usize>load<i32>(from);
      const next = c + NEXT + (way & ~31);
      const which = way & 31;
      const row = <usize>load<i32>(next + which);
      const gain = <T>load<f64>(from, 8) + load<T>(next + which * 2, ZERO_PLUS);
      const lanes = lanesAt<T>(
        row,
        load<i32>(next, NEXT_LANE) + load<i32>(from, 4),
        load<i32>(next, NEXT_LANES),
      );
      value = v128.pmax<T>(value, v128.add<T>(lanes, v128.splat<T>(gain)));
    }
    v128.store(table + <usize>load<i32>(address(F.REPEAT_ROWS) + <usize>s * 4) + <usize>v * VECTOR, value);
  }
}

// ---- A turn

/**
 * Whether stopping after this roll is worth the same as after the next one: both offer the same entries, and no cell
 * can be announced from now on.
 */
function hasSameOffers(roll: i32, announced: i32): bool {
  if (field(F.SERVED_MATTERS) || scoreClassOf(roll, 0) != scoreClassOf(roll + 1, 0)) return false;
  if (announced >= 0) return true;
  if (roll <= field(F.DECLARE)) return false;
  for (let v = 0; v < columns; v++) if (maskOf(v, roll, -1) != maskOf(v, roll + 1, -1)) return false;
  return true;
}

/**
 * Goes one roll back: `S` holds the values of outcomes of the next roll, `served` those of throws of all dice. Both are
 * overwritten with the values for this roll. With the same offers as before, the values in `S` already include
 * stopping.
 */
function solveRoll<T>(
  S: usize,
  served: usize,
  roll: i32,
  isLast: bool,
  sameOffers: bool,
  announced: i32,
  zero: i32,
  points: i32,
): void {
  const servedMatters = field(F.SERVED_MATTERS);
  if (!isLast) {
    if (field(F.SAFE)) worsts<T>(S);
    else means<T>(S);
    // The empty keep is a throw of all dice.
    if (servedMatters) overOutcomes<T>(served, S + <usize>(field(F.KEEPS) - 1) * ROW_BYTES);
    bestInside<T>(S, S, S, address(F.KEEP_RUNS));
  }
  // Outcomes may be overwritten: the keeps already hold all that follows from them.
  if (!sameOffers) writeStops<T>(S, roll, 0, announced, zero, points);
  if (!isLast) bestInside<T>(S, S, S, address(F.OUTCOME_RUNS));
  if (!servedMatters) return;
  writeStops<T>(served, roll, 1, announced, zero, points);
  if (!isLast) bestInside<T>(S, served, served, address(F.OUTCOME_RUNS));
}

/** Solves a turn without a bank, from its last roll to its first. */
function solveTurn<T>(): void {
  const rolls = field(F.ROLLS);
  const S = address(F.KEEP_ROWS);
  const served = address(F.SERVED_ROWS);
  for (let roll = rolls; roll >= 1; roll--) {
    solveRoll<T>(S, served, roll, roll == rolls, roll < rolls && hasSameOffers(roll, -1), -1, 0, 0);
    if (roll == field(F.DECLARE)) mergeAnnouncements<T>(roll);
  }
  finishTurn<T>(S, served, 0);
}

/** Adds the turns in which a class is announced after this roll; the rest of such a turn can fill only that class. */
function mergeAnnouncements<T>(roll: i32): void {
  const rolls = field(F.ROLLS);
  const S = address(F.BRANCH_ROWS);
  const served = address(F.SERVED_BRANCH_ROWS);
  let any = 0;
  for (let v = 0; v < columns; v++) any |= announceable(v);
  for (; any; any &= any - 1) {
    const announced = ctz(any);
    for (let later = rolls; later >= roll; later--) {
      const sameOffers = later < rolls && hasSameOffers(later, announced);
      solveRoll<T>(S, served, later, later == rolls, sameOffers, announced, 0, 0);
    }
    merge<T>(address(F.KEEP_ROWS), S);
    if (field(F.SERVED_MATTERS)) merge<T>(address(F.SERVED_ROWS), served);
  }
}

/** Stores the value of a turn in each column, from outcomes of its first roll. */
function finishTurn<T>(S: usize, served: usize, bank: i32): void {
  const outcomes = field(F.SERVED_MATTERS) ? served : S;
  if (field(F.WIN_CLASS) > -2) for (let v = 0; v < columns; v++) applyInstantWins<T>(v, outcomes);
  overOutcomes<T>(outcomes, address(F.TURN));
  for (let v = 0; v < columns; v++) storeColumn<T>(v, bank);
}

/** Values first rolls that win the game at once at all that the open cells could still have brought. */
function applyInstantWins<T>(v: i32, outcomes: usize): void {
  const c = columnAt(v);
  const k = field(F.WIN_CLASS);
  const won = k >= 0 && !((load<i32>(c, OPEN) >> k) & 1) ? address(F.WIN_FULL) : address(F.WIN_OPEN);
  for (let r = 0; r < field(F.OUTCOMES); r++) {
    if (!load<i32>(won + <usize>r * 4)) continue;
    for (let i = 0; i < lanesOfVector<T>(); i++) {
      const total = min(load<i32>(c, TOTAL) + i, field(F.LAST_STEP));
      const bonus = load<f64>(address(F.BONUS) + <usize>total * 8);
      const value = load<f64>(c, POINTS_LEFT) + bonus - load<f64>(c, REFERENCE);
      store<T>(outcomes + <usize>r * ROW_BYTES + <usize>v * VECTOR + <usize>i * sizeof<T>(), <T>value);
    }
  }
}

/**
 * Stores the result of a turn as the values of a column. Its value at lane 0, without tokens, is the base of the row.
 */
function storeColumn<T>(v: i32, bank: i32): void {
  const c = columnAt(v);
  const out = address(F.TURN) + <usize>v * VECTOR;
  const filled = load<i32>(c, FILLED);
  const lane = load<i32>(c, LANE);
  const lanes = load<i32>(c, LANES);
  const reference = load<f64>(c, REFERENCE);
  const base = address(F.BASE) + <usize>filled * 8;
  if (bank == 0 && lane == 0) store<f64>(base, reference + <f64>load<T>(out));
  const offset = reference - load<f64>(base);
  const to = rowOf<T>(filled, bank * lanes + lane);
  for (let i = min(lanesOfVector<T>(), lanes - lane) - 1; i >= 0; i--) {
    const at = <usize>i * sizeof<T>();
    store<T>(to + at, <T>(<f64>load<T>(out + at) + offset));
  }
}

/**
 * Solves turns with a bank. Once the free rolls are used, only the number of tokens left matters: the main rows go
 * through these numbers one by one, and the free rolls for each bank are computed in rows that branch off. Where every
 * unused roll is saved, free rolls and tokens are interchangeable, so that only their sum matters.
 */
function solveWithBank<T>(): void {
  const rolls = field(F.ROLLS);
  const most = entries * field(F.BANK_GAIN);
  const S = address(F.KEEP_ROWS);
  const served = address(F.SERVED_ROWS);
  if (field(F.BANK) == 2) {
    const free = rolls - 1;
    for (let left = 0; left <= most + free; left++) {
      solveRoll<T>(S, served, 1, left == 0, false, -1, left, left);
      if (left >= free) finishTurn<T>(S, served, left - free);
    }
    return;
  }
  const branch = address(F.BRANCH_ROWS);
  const servedBranch = address(F.SERVED_BRANCH_ROWS);
  const size = <usize>field(F.OUTCOMES) * ROW_BYTES;
  for (let tokens = 0; tokens <= most; tokens++) {
    memory.copy(branch, S, size);
    if (field(F.SERVED_MATTERS)) memory.copy(servedBranch, served, size);
    for (let roll = rolls; roll >= 1; roll--) {
      const zero = tokens + load<i32>(address(F.BANK_ZERO) + <usize>(roll - 1) * 4);
      const points = tokens + load<i32>(address(F.BANK_POINTS) + <usize>(roll - 1) * 4);
      solveRoll<T>(branch, servedBranch, roll, tokens == 0 && roll == rolls, false, -1, zero, points);
    }
    finishTurn<T>(branch, servedBranch, tokens);
    solveRoll<T>(S, served, rolls + 1, tokens == 0, false, -1, tokens, tokens);
  }
}

// ---- Tiles

function solveTile<T>(): void {
  if (!columns) return;
  if (field(F.BANK)) solveWithBank<T>();
  else solveTurn<T>();
  columns = 0;
}

/**
 * Solves combinations `first` … `end` − 1 of the order. All must have the same number of entries, and all combinations
 * with more entries must be solved already.
 */
export function solve<T>(first: i32, end: i32): void {
  for (let i = first; i < end; i++) {
    const filled = load<i32>(address(F.ORDER) + <usize>i * 4);
    let open = 0;
    let scored = 0;
    let reached = 0;
    let left = 0;
    let pointsLeft: f64 = 0;
    let reference: f64 = -Infinity;
    entries = 0;
    for (let k = 0; k < field(F.CLASSES); k++) {
      const own = classAt(k);
      const place = load<i32>(own, F.PLACE);
      const flagged = load<i32>(own, F.IS_FLAGGED);
      const digit = <i32>((<u32>filled / <u32>place) % <u32>load<i32>(own, F.DIGITS));
      const full = flagged ? min(digit, 1) : digit;
      const more = load<i32>(own, F.CAPACITY) - full;
      const most = load<i32>(own, F.MAX_POINTS);
      entries += full;
      if (digit == 2) scored |= 1 << k;
      if (load<i32>(own, F.IN_SECTION)) {
        reached += full * mostInSection(own);
        left += more * mostInSection(own);
      }
      pointsLeft += <f64>(more * most) * load<f64>(own, F.TIMES);
      if (!more) continue;
      open |= 1 << k;
      for (let way = 1; way <= 1 + flagged; way++) {
        const next = filled + place * way;
        if (load<i32>(address(F.AT) + <usize>next * 4) >= 0) reference = max(reference, baseOf(next));
      }
    }
    const lowest = lowestTotal(left);
    const lanes = lanesFrom(lowest, reached);
    for (let lane = 0; lane < lanes; lane += lanesOfVector<T>()) {
      const c = columnAt(columns);
      store<i32>(c, filled, FILLED);
      store<i32>(c, lane, LANE);
      store<i32>(c, lanes, LANES);
      store<i32>(c, lowest + lane, TOTAL);
      store<i32>(c, open, OPEN);
      store<i32>(c, scored, SCORED);
      store<i32>(c, reached, REACHED);
      store<i32>(c, left, LEFT);
      store<i32>(c, field(F.LEGAL) ? field(F.LEGAL) + i * field(F.LEGAL_COUNT) * 4 : 0, LEGAL_SETS);
      store<i32>(c, field(F.REPEATS) && !(open & field(F.WATCHED)) ? 1 : 0, REPEAT_ACTIVE);
      store<f64>(c, reference, REFERENCE);
      store<f64>(c, pointsLeft, POINTS_LEFT);
      if (++columns == 4) solveTile<T>();
    }
  }
  solveTile<T>();
}
