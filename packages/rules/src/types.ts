/**
 * The vocabulary of play: dice, cards, turns, actions and what the engine answers. Imports nothing.
 * What a ruleset declares is in `spec.ts`; what the engine makes of it in `rules.ts`.
 */

/** What a die shows, 1 upwards. */
export type Face = number;

/** One side of a die. Most dice are six sides without colour; Rainbow dice have a side for each face and colour. */
export interface Side {
  readonly face: Face;
  readonly colour?: string;
}

/** Side numbers (1…sides) by position: what a player sees. Before the first roll of a turn it is empty. */
export type Dice = readonly number[];

/** Positions that are kept, one bit per die: bit 0 is the first die. */
export type Held = number;

/** What the rules think in: the dice as a multiset, and how they came about. */
export interface Throw {
  /** How many dice. */
  readonly n: number;
  /** `counts[face]` dice show that face; index 0 is unused. */
  readonly counts: readonly number[];
  readonly sum: number;
  readonly sides: readonly Side[];
  /** The number of rolls made in this turn, 1 upwards. */
  readonly roll: number;
  /** All dice fell in one throw: nothing was held in the last roll. */
  readonly served: boolean;
}

/** A message key with its arguments; the words belong to whoever shows it. */
export interface Why {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** What may be known of a box without its points. */
export type Box = 'open' | 'zero' | 'scored';

/** Hold these positions and throw the other dice; `held` 0 throws all. */
export interface RollAction {
  readonly type: 'roll';
  readonly held: Held;
}
/** Chance: the sides that fell, for the dice that were thrown, in order of position. */
export interface DiceAction {
  readonly type: 'dice';
  readonly values: Dice;
}
/** Name the cell that this turn will fill. */
export interface AnnounceAction {
  readonly type: 'announce';
  readonly cell: string;
}
/** Fill a cell with what the dice are worth there, 0 included. */
export interface ScoreAction {
  readonly type: 'score';
  readonly cell: string;
}
export type PlayerAction = RollAction | AnnounceAction | ScoreAction;
export type Action = PlayerAction | DiceAction;

interface TurnFacts {
  /** Rolls made in this turn. */
  readonly roll: number;
  readonly dice: Dice;
  /** What was held in the last roll. */
  readonly held: Held;
  /** Index of the cell announced in this turn, -1 for none. */
  readonly announced: number;
  /** Columns already filled in this turn, one bit each; only where a turn fills every column. */
  readonly placed: number;
}
/** Chance is awaited: a turn begins here, and every roll leads here. */
export interface RollingTurn extends TurnFacts {
  readonly phase: 'rolling';
}
/** The player on turn may roll again, announce, or fill a cell. */
export interface DecidingTurn extends TurnFacts {
  readonly phase: 'deciding';
}
/** Nothing more may be done. `winner` is set when a throw has won the game at once. */
export interface OverTurn extends TurnFacts {
  readonly phase: 'over';
  readonly winner: number | undefined;
}
export type Turn = RollingTurn | DecidingTurn | OverTurn;

/** What one player has written. Entries are raw: multipliers, sums and bonuses are computed from them. */
export interface Card {
  /** By slot (see `CellInfo.slot`); null is open. */
  readonly slots: readonly (number | null)[];
  /** How many slots are filled. */
  readonly filled: number;
  /** How many turns are over, those of which nothing was written included. */
  readonly turns: number;
  /** Every extra bonus received (chips, extra 50s), column multiplier applied. */
  readonly extras: readonly number[];
  /** Saved rolls. */
  readonly tokens: number;
  /** Row named in the last finished turn, -1 for none. */
  readonly announced: number;
}

/** The actions that led to a state, newest first; shared by all states, so appending costs nothing. */
export interface Log {
  readonly action: Action;
  readonly before: Log | undefined;
}

/** What a cell would bring the player on turn with the dice as they lie. */
export interface Cell {
  readonly id: string;
  /** May be filled now. */
  readonly legal: boolean;
  /** Raw points; for a filled cell those that stand there. */
  readonly points: number;
  /** Extra points that filling it would bring (chips), multiplier applied. */
  readonly bonus: number;
  /** Why it is barred; for a legal cell, why its points are not the literal ones. */
  readonly why: Why | undefined;
}

/** The dice that chance owes: how many, of how many sides, and whose, so that a source may depend on it. */
export interface Chance {
  readonly count: number;
  readonly sides: number;
  readonly seat: number;
  /** Turns that this player has behind. */
  readonly turn: number;
  /** Rolls already made in this turn. */
  readonly roll: number;
}

/** One column's sums, before its multiplier. */
export interface ColumnTotals {
  /** By section id: entries and derived rows. */
  readonly sections: Readonly<Record<string, number>>;
  /** By bonus id. */
  readonly bonuses: Readonly<Record<string, number>>;
  /** By id of a derived row. */
  readonly derived: Readonly<Record<string, number>>;
}
/** What a player has, in points; multipliers are applied in all but `columns`. */
export interface Totals {
  readonly sections: Readonly<Record<string, number>>;
  readonly bonuses: Readonly<Record<string, number>>;
  /** Chips and other extra bonuses. */
  readonly extra: number;
  readonly total: number;
  readonly columns: readonly ColumnTotals[];
}

/** How a game ended. Seats are numbers from 0. */
export interface Outcome {
  /** By seat: 1 for the first place; equal players share a place. */
  readonly places: readonly number[];
  /** Everybody who has won; empty while a playoff has to decide. */
  readonly winners: readonly number[];
  /** Those who are equal in front and play again, when the tie rule says so. */
  readonly playoff: readonly number[];
  /** By seat, final totals. */
  readonly totals: readonly number[];
}

/** Stable codes of refused actions. */
export type IllegalCode =
  | 'over'
  | 'wrong-phase'
  | 'bad-held'
  | 'bad-dice'
  | 'no-rolls-left'
  | 'unknown-cell'
  | 'cannot-announce'
  | 'cannot-score'
  | 'unknown-action';

/** A refused action; the state it was tried on is unchanged. */
export interface IllegalAction {
  readonly ok: false;
  readonly code: IllegalCode;
  /** One sentence: what was tried, and why it is refused. */
  readonly message: string;
  /** For `cannot-score` and `cannot-announce`: the cell's reason. */
  readonly why: Why | undefined;
}
