/** What a solver needs to know of a game: numbers alone, so that they travel to a worker. Made by `compile`. */

/** Boxes that are alike, or a single one: how full they are is one digit of a filling. */
export interface Kind {
  /** Ids of its cells, in sheet order. */
  readonly cells: readonly string[];
  /** How many entries they take together. */
  readonly capacity: number;
  /** It matters whether it was struck: digit 1 is a zero, 2 is points. Its capacity is 1. */
  readonly flagged: boolean;
  /** What its digit counts in the number of a filling. */
  readonly place: number;
  /** Digits that it may have. */
  readonly digits: number;
  /** Its points count for the section bonus. */
  readonly inSection: boolean;
  /** Most points of an entry, before its multiplier. */
  readonly most: number;
  readonly times: number;
  /** The face whose number box it is, 0 for none. */
  readonly face: number;
  /** The kind that must have scored before this one is worth anything, -1 for none. */
  readonly after: number;
  /** By score class, by outcome: points before the multiplier. */
  readonly scores: readonly Float64Array[];
}

/** How an extra n of a kind may be used: by special outcome, by facts (see `factsOf`), by kind. */
export interface Special {
  /** Kinds that must be full to wake it. */
  readonly watched: readonly number[];
  readonly outcomes: readonly number[];
  /** By special outcome, the face it shows. */
  readonly faces: readonly number[];
  /** Points by special outcome × facts × kind; NaN where the box is barred, `LITERAL` where they are as always. */
  readonly points: Float64Array;
  /** Extra points, likewise. */
  readonly bonus: Float64Array;
}
/** Points that the throw has anyway. */
export const LITERAL = Infinity;
/** Struck or not × number box open or not × another box open or not. */
export const FACTS = 8;
export const factsOf = (scored: boolean, numberOpen: boolean, lowerOpen: boolean): number =>
  (scored ? 4 : 0) + (numberOpen ? 2 : 0) + (lowerOpen ? 1 : 0);

export interface Bank {
  /** By rolls used from 1: change of the bank for an entry of zero, and of points. */
  readonly zero: readonly number[];
  readonly points: readonly number[];
  /** What a token is worth at the end. */
  readonly worth: number;
  /** Most tokens that a turn can bring. */
  readonly most: number;
}

export interface Plan {
  readonly ruleset: string;
  readonly dice: number;
  readonly sides: number;
  readonly rolls: number;
  readonly kinds: readonly Kind[];
  /** Score class by roll (from 1) and whether all dice were thrown: `classes[(roll - 1) * 2 + served]`. */
  readonly classes: readonly number[];
  /** Steps of the section bonus, ascending; empty without one. */
  readonly ladder: readonly (readonly [at: number, points: number])[];
  readonly special: Special | undefined;
  readonly bank: Bank | undefined;
  /** Right after this roll a box is named, 0 for never. */
  readonly declare: number;
  /**
   * Where an order bars boxes: by filling that can come about, a bit set of kinds for each roll that may be filled,
   * and another for those that may be named. Absent where every open box may be filled.
   */
  readonly legal: ReadonlyMap<number, readonly number[]> | undefined;
  /** Outcomes of a first roll that win the game at once, by whether the watched box is open. */
  readonly wins:
    { readonly open: Uint8Array; readonly filled: Uint8Array; readonly kind: number } | undefined;
  /** How many fillings there are as numbers, reachable or not. */
  readonly fillings: number;
  /** Chance does its worst: values are what can be had for certain. */
  readonly safe?: boolean;
  /** Only fillings that may come after this one are solved; absent: all. */
  readonly from?: number;
}
