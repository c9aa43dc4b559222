/**
 * The memory of the tile kernel, by address: shared by `tile-tables`, which writes it, and `assembly/tiles.ts`. The
 * file has constants alone, so that it is both TypeScript and AssemblyScript.
 */

/** Bytes of a row: four vectors, a cache line. */
export const ROW = 64;

/** Address of the fields below: i32, most of them addresses of tables. */
export const FIELDS = 1024;

// The size of the game.
export const KEEPS = 0;
export const OUTCOMES = 1;
export const SIDES = 2;
export const ROLLS = 3;
export const CLASSES = 4;
/** The roll after which a cell may be announced, or 0. */
export const DECLARE = 5;
/** 1 if any roll scores differently when all dice were thrown in it. */
export const SERVED_MATTERS = 6;
/** 1 to play for certainty: every throw is the worst one. */
export const SAFE = 7;

// The lattice; keeps are given as offsets of their rows.
/** By keep that is not full and side: the keep with one more die. */
export const UP = 8;
/** Runs of keeps that are not full, smaller keeps first: see `runsOf`. */
export const KEEP_RUNS = 9;
/** The same for outcomes. */
export const OUTCOME_RUNS = 10;
/** By outcome: its probability. */
export const CHANCES = 11;

// Entries. An offer is a cell class with a number of points; each offer has a row.
/** Records of `CLASS_SIZE` bytes. */
export const CLASS = 12;
/** By offer: points after the multiplier, f64. */
export const GAINS = 13;
/** By score class, address of a list: by outcome, how many offers bring points, then the offsets of their rows. */
export const SCORING_OFFERS = 14;
/** By score class, address of a table: by outcome and cell class, the offset of the offer's row. */
export const ALL_OFFERS = 15;
/** By roll and whether all dice were thrown: the score class; and the number of rolls in that table. */
export const SCORE_CLASSES = 16;
export const SCORE_CLASS_ROLLS = 17;

// Card states.
/** By `filled`: index of its first value, or -1. */
export const AT = 18;
/** By `filled`: the number that its values are relative to, f64. */
export const BASE = 19;
/** Every `filled` with open cells, in the order in which they are solved. */
export const ORDER = 20;
/** All values. */
export const VALUES = 21;

// The section bonus; without one, both steps are 0.
/** The first and the last step. */
export const FIRST_STEP = 22;
export const LAST_STEP = 23;
/** Number of its steps, 0 without a bonus. */
export const HAS_BONUS = 24;
/** By section total up to the last step: the bonus, f64. */
export const BONUS = 25;

/**
 * In the order of `ORDER`: a bit set of classes for each roll, and one of those that may be announced; 0 if no orders.
 */
export const LEGAL = 26;
/** Number of bit sets for each `filled`. */
export const LEGAL_COUNT = 27;

// The repeat rule.
/** The number of repeated outcomes, the offsets of their rows, and their faces. */
export const REPEATS = 28;
export const REPEAT_ROWS = 29;
export const REPEAT_FACES = 30;
/** As in `RepeatTable`, f64. */
export const REPEAT_POINTS = 31;
export const REPEAT_BONUS = 32;
/** By score class, repeated outcome and cell class: points without the rule, f64. */
export const LITERAL_POINTS = 33;
/** Bit sets of the watched classes, and of all classes whose digit tells whether they were struck. */
export const WATCHED = 34;
export const FLAGGED = 35;

// The bank: 0 for none, 1, or 2 if every unused roll is saved.
export const BANK = 36;
/** By roll: change after an entry of zero, and after one with points. */
export const BANK_ZERO = 37;
export const BANK_POINTS = 38;
/** Most tokens that one turn can bring. */
export const BANK_GAIN = 39;

// Throws that win at once: the class that they depend on, -1 for none, -2 if no throw wins.
export const WIN_CLASS = 40;
/** By outcome, i32: whether it wins while that class is open, and when it is full. */
export const WIN_OPEN = 41;
export const WIN_FULL = 42;

// Room to work in.
/** A row for each offer. */
export const OFFER_ROWS = 43;
/** A row for each keep. */
export const KEEP_ROWS = 44;
/** A row for each keep in a turn that branches off. */
export const BRANCH_ROWS = 45;
/** A row for each outcome thrown with all dice, in either turn. */
export const SERVED_ROWS = 46;
export const SERVED_BRANCH_ROWS = 47;
/** One row each: the value of striking; the value of the turn. */
export const STRIKE = 48;
export const TURN = 49;
/** Records of `COLUMN_SIZE` bytes. */
export const COLUMNS = 50;
/** The entries that the repeat rule allows with each repeated outcome. */
export const RULINGS = 51;

/** By offer: points that count for the bonus, and whether it scores at all. */
export const SHIFTS = 52;

export const FIELD_COUNT = 53;

/** A cell class: i32, except its multiplier. */
export const CLASS_SIZE = 64;
export const PLACE = 0;
export const DIGITS = 4;
export const CAPACITY = 8;
export const IS_FLAGGED = 12;
export const IN_SECTION = 16;
export const MAX_POINTS = 20;
export const AFTER = 24;
export const FACE = 28;
/** Its offers, from the least points to the most. */
export const OFFERS_FROM = 32;
export const OFFERS_END = 36;
/** 1 if one of its offers has no points. */
export const MAY_SCORE_ZERO = 40;
export const LEAST_POINTS = 44;
/** f64 */
export const TIMES = 48;

/** Bytes of a column: 64 for the column itself, then 32 for each of 32 classes. */
export const COLUMN_SIZE = 64 + 32 * 32;
