/**
 * The specification of a ruleset: lists of data, and small pure functions from the shared vocabulary.
 * A function sees only the memory that its kind declares, never the state: so anybody may ask it about an invented
 * card.
 */
import type { Box, Card, Face, Side, Throw, Totals, Why } from './types.js';

/** Points of a throw, before any joker; below zero where a box costs points. */
export type Score = (t: Throw) => number;
/** Whether a throw shows a pattern. */
export type Test = (t: Throw) => boolean;

/** A row of the sheet that is filled with points. `Id` is its id, where the type knows it. */
export interface Category<Id extends string = string> {
  readonly id: Id;
  readonly section: string;
  readonly score: Score;
  /** It is the number box of this face. */
  readonly face?: Face;
  /** Points when entered as a joker; without it the literal points count. */
  readonly joker?: number;
  /** How many entries it takes (Balut: 4); 1 if absent. */
  readonly entries?: number;
  /** It is worth something only once that row has scored (the second generala). */
  readonly after?: string;
  /** False: read by a derived row, not added itself. */
  readonly counts?: false;
  /**
   * Names the result that a number of points in this box stands for (a hand of poker dice), as a message; absent: the
   * number.
   */
  readonly stands?: (points: number) => Why;
}

/** The place of a cell, as an order sees it. */
export interface Place {
  /** By row of this column, those alone that stand in it. */
  readonly open: readonly boolean[];
  /** Number of the row among them. */
  readonly row: number;
  /** By row, its section. */
  readonly sections: readonly string[];
  readonly roll: number;
  /** This cell is announced, or may still be. */
  readonly announced: boolean;
  /** The answer of the ruleset's `follow`: the row to repeat, -1 for any row, less for none. */
  readonly follow: number;
  /** No other column has an open cell; only asked for where `follow` is declared. */
  readonly alone: boolean;
}

/** In which order a column is filled. */
export interface Order {
  readonly name: string;
  /** Why this cell may not be filled now; absent: any open cell may. */
  readonly bar?: (place: Place) => Why | undefined;
  /** Cells of this column are named right after this roll. */
  readonly declare?: number;
}

export interface Column {
  /** Unique in the ruleset; the only column of a sheet has the id ''. */
  readonly id: string;
  readonly order: Order;
  /** How many times everything in this column counts; 1 if absent. */
  readonly times?: number;
  /** Ids of the only categories that stand in this column; all of them if absent. */
  readonly rows?: readonly string[];
  /** Boxes of this column are filled after this roll of a turn at the latest; after any roll if absent. */
  readonly rolls?: number;
}

/** Points for a section sum, per column; the highest step reached counts. */
export interface Bonus {
  readonly id: string;
  readonly section: string;
  /** Ascending steps: a section sum from which the bonus is earned, and its points. */
  readonly ladder: readonly (readonly [at: number, points: number])[];
  /** It counts once, whatever its column's multiplier. */
  readonly once?: true;
}

/** A row that is computed from others of its column, never entered. */
export interface Derived {
  readonly id: string;
  readonly section: string;
  readonly reads: readonly string[];
  readonly value: (entry: (row: string) => number | undefined) => number;
}

/** n of a kind has fallen again: what a policy may know. */
export interface Repeated {
  readonly t: Throw;
  readonly face: Face;
  /** The watched row in every column. */
  readonly boxes: readonly Box[];
  /** The number box of this face may be filled in some column. */
  readonly numberOpen: boolean;
  /** It is filled in every column; neither is so where an order or an announcement bars an open one. */
  readonly numberFilled: boolean;
  /** Some box that is no number box may be filled. */
  readonly lowerOpen: boolean;
}

/** How a cell takes a repeated n of a kind; a `Why` bars the cell. */
export type Ruling = 'literal' | 'joker' | 'zero' | Why;

/** Extra n of a kind: asked when all dice are equal and the watched row is filled in every column. */
export interface Repeat {
  /** The row it watches. */
  readonly row: string;
  readonly place: (r: Repeated, c: Category) => Ruling;
  /** Extra points for filling that category; the column's multiplier is applied by the engine. */
  readonly bonus: (r: Repeated, c: Category) => number;
  /** The effect on an opponent's card that has an open slot. */
  readonly opponents?: (r: Repeated, card: Card, firstOpen: number) => Card;
}

/** A bank of rolls. */
export interface Tokens {
  /** Whether further rolls are asked for one by one or simply there; for the view. */
  readonly spend: 'ask' | 'auto';
  /** Points for each token left at the end. */
  readonly points?: number;
  /** Change of the bank: `unused` is free rolls minus rolls made, so negative when rolls were bought. */
  readonly change: (unused: number, points: number, column: string) => number;
  /** Columns in which a throw made with bought rolls may not be entered. */
  readonly bars?: (column: string) => boolean;
}

/** One player's results, for `rank` to compare. */
export interface Ranked {
  readonly totals: Totals;
  /** Raw entries of a row, all columns. */
  readonly entries: (row: string) => readonly number[];
}

/** The throw that decides who begins: the number of dice, and the sum that wins. */
export interface RollOff {
  readonly dice: number;
  readonly begins: 'highest' | 'lowest';
}

/** The words of a game, by language: `{ en: { name: 'Harbour', rows: { street: 'Street' } } }`. */
export type WordsByLanguage = Readonly<Record<string, WordsOfGame>>;

export interface WordsOfGame {
  /** The name of the game. */
  readonly name?: string;
  /** Names of rows, bonuses and computed rows, by id. */
  readonly rows?: Readonly<Record<string, string>>;
  /** One sentence on a row, by id, in place of the one that a board finds by itself. */
  readonly help?: Readonly<Record<string, string>>;
  /** Names of columns, by id. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Names of sections, by id. */
  readonly sections?: Readonly<Record<string, string>>;
}

/** A game, as its rule sheet says it. `Row` are the ids of its categories, where the type names them. */
export interface Spec<Row extends string = string> {
  readonly id: string;
  /**
   * The edition of these rules; 1 if absent. It rises by one with every change by which a recorded game may become
   * illegal or come to other totals.
   */
  readonly revision?: number;
  /** Where the rules are from. */
  readonly source: string;
  /** How sure they are; `reconstructed` games say so to the player. */
  readonly status?: 'documented' | 'disputed' | 'reconstructed';
  readonly dice: { readonly count: number; readonly sides: number | readonly Side[] };
  readonly rolls: number;
  readonly categories: readonly Category<Row>[];
  /** Absent: one free column. */
  readonly columns?: readonly Column[];
  readonly bonuses?: readonly Bonus[];
  readonly derived?: readonly Derived[];
  readonly repeat?: Repeat;
  readonly tokens?: Tokens;
  /** A turn fills one cell, or one in every column. */
  readonly fill?: 'one' | 'everyColumn';
  /** A throw that wins the game at once, asked when dice land. */
  readonly wins?: (t: Throw, box: (row: string) => Box) => boolean;
  /**
   * The row that a counter column must repeat, from the cards and the seat on turn; -1 for any row, less for none. In a
   * play-off the cards are those of the players who have gone on, and the seat is the number of the player on turn
   * among them.
   */
  readonly follow?: (cards: readonly Card[], seat: number) => number;
  /** Numbers to compare in turn, for each player; absent: the total alone. The first is the player's standing. */
  readonly rank?: (players: readonly Ranked[]) => readonly (readonly number[])[];
  /** The name of the first number of `rank`, if it is no total: points of a table, rounds won. */
  readonly standing?: string;
  /** Players who are equal in front play a further card each instead of sharing the win. */
  readonly playoff?: boolean;
  /** How players may settle who begins; absent: all dice, the highest sum. */
  readonly rollOff?: RollOff;
  /** Fewest and most players; 1 to 20 if absent. */
  readonly players?: readonly [fewest: number, most: number];
  /** Names and explanations, which boards show. */
  readonly words?: WordsByLanguage;
}
