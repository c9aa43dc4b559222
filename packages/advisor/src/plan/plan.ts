/** A game as numbers alone, so that it can be sent to a worker: everything that a solver needs. Made by `compile`. */

/** Interchangeable cells, or a single cell. How many of them are filled is one digit of a card state. */
export interface CellClass {
  /** Ids of its cells, in card order. */
  readonly cells: readonly string[];
  /** Entries that all its cells take together. */
  readonly capacity: number;
  /** Whether a struck cell differs from a scored one: digit 1 is a zero, digit 2 is points. Its capacity is 1. */
  readonly flagged: boolean;
  /** Weight of its digit in `filled`. */
  readonly place: number;
  /** Number of values that its digit may have. */
  readonly digits: number;
  /** Whether its points count towards the section bonus. */
  readonly inSection: boolean;
  /** Most points of one entry, before the multiplier. */
  readonly maxPoints: number;
  /** Least points of one entry, before the multiplier; 0 unless the cells may cost points. */
  readonly leastPoints: number;
  /** Multiplier of its column; 0 for cells that do not count. */
  readonly times: number;
  /** The face that a number cell scores, 0 for other cells. */
  readonly face: number;
  /** Index of the class that must have scored before this one scores anything, -1 for none. */
  readonly after: number;
  /** By score class, by outcome: points before the multiplier. */
  readonly scores: readonly Float64Array[];
}

/**
 * The points and extra points of a repeated n of a kind (a second Yahtzee, for example), by repeated outcome, by facts,
 * by cell class.
 */
export interface RepeatTable {
  /** Classes that must be full before the rule applies. */
  readonly watched: readonly number[];
  readonly outcomes: readonly number[];
  /** By repeated outcome, the face it shows. */
  readonly faces: readonly number[];
  /**
   * Points by repeated outcome × facts × class; NaN where the cell is barred, `LITERAL` where the rule changes nothing.
   */
  readonly points: Float64Array;
  /** Extra points, by the same index. */
  readonly bonus: Float64Array;
}

/** Stands for the points that the cell gives without the repeat rule. */
export const LITERAL = Infinity;
/** Number of combinations of facts: watched cell scored × number cell filled × number cell open × another cell open. */
export const FACTS = 16;

/**
 * Returns the index of a combination of facts, 0 to `FACTS` − 1. A number cell that is neither open nor filled is
 * barred by an order or an announcement.
 */
export const factsOf = (
  scored: boolean,
  numberOpen: boolean,
  lowerOpen: boolean,
  numberFilled = false,
): number => (scored ? 8 : 0) + (numberFilled ? 4 : 0) + (numberOpen ? 2 : 0) + (lowerOpen ? 1 : 0);

/** Saved rolls (tokens) that a player may spend in later turns. */
export interface Bank {
  /** By rolls used, from 1: change of the bank after an entry of zero, and after an entry with points. */
  readonly zero: readonly number[];
  readonly points: readonly number[];
  /** Points for a token that is left at the end. */
  readonly worth: number;
  /** Most tokens that one turn can bring. */
  readonly maxGain: number;
}

export interface Plan {
  /** Id of the ruleset. */
  readonly ruleset: string;
  readonly dice: number;
  readonly sides: number;
  readonly rolls: number;
  readonly cellClasses: readonly CellClass[];
  /** Score class by roll (from 1) and whether all dice were thrown: `scoreClasses[(roll - 1) * 2 + served]`. */
  readonly scoreClasses: readonly number[];
  /** Steps of the section bonus, ascending; empty without a bonus. */
  readonly ladder: readonly (readonly [at: number, points: number])[];
  readonly repeat: RepeatTable | undefined;
  readonly bank: Bank | undefined;
  /** The roll after which a cell may be announced, 0 for never. */
  readonly declare: number;
  /**
   * Where an order bars cells: by reachable `filled`, a bit set of classes for each roll that may be filled after it,
   * and a last one for those that may be announced. `undefined` where every open cell may be filled.
   */
  readonly legal: ReadonlyMap<number, readonly number[]> | undefined;
  /** By outcome of a first roll, 1 if it wins the game at once; depends on whether the cell of `cellClass` is open. */
  readonly wins:
    { readonly open: Uint8Array; readonly filled: Uint8Array; readonly cellClass: number } | undefined;
  /** Every `filled` is below this number, reachable or not. */
  readonly filledLimit: number;
  /** If true, values are what the player can be certain of: every throw is the worst one. */
  readonly safe?: boolean;
  /** Solve only what can be reached from this `filled`; everything if absent. */
  readonly from?: number;
}
