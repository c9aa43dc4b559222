/**
 * The vocabulary of play: dice, cards, turns, actions and what the engine answers. Imports nothing.
 * The parts of a ruleset are in `spec.ts`, the tables of the engine in `rules.ts`.
 */

/** The value that a side of a die shows, from 1. */
export type Face = number;

/** One side of a die. Most dice are six sides without colour; Rainbow dice have a side for each face and colour. */
export interface Side {
  readonly face: Face;
  readonly colour?: string;
  /** The symbol on it in place of pips, such as `A` for an ace. */
  readonly symbol?: string;
}

/** Side numbers (1…sides) by position: what a player sees. Before the first roll of a turn it is empty. */
export type Dice = readonly number[];

/** Positions that are kept, one bit per die: bit 0 is the first die. */
export type Held = number;

/** A throw as rules see it: the dice as a multiset, and how they fell. */
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

/**
 * A message key with its arguments; the words belong to the page that shows it. Arguments of a barred cell are ids and
 * numbers: `row` and `row2` (cells), `boxes` (a list of cells), `column`, `seat`. See the README.
 */
export interface Why {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** The state of a box without its points: it has scored if they are not 0, also if they are negative. */
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
/** The cells of a ruleset with these rows: `fours`, or `fours@down` where there are several columns. */
export type CellId<Row extends string> = Row | `${Row}@${string}`;

/** Name the cell that this turn will fill. */
export interface AnnounceAction<Id extends string = string> {
  readonly type: 'announce';
  readonly cell: Id;
}
/** Fill a cell with what the dice are worth there, 0 included. */
export interface ScoreAction<Id extends string = string> {
  readonly type: 'score';
  readonly cell: Id;
}
/** A decision of a player. `Id` are the cells of the ruleset, where they are known. */
export type PlayerAction<Id extends string = string> = RollAction | AnnounceAction<Id> | ScoreAction<Id>;
export type Action<Id extends string = string> = PlayerAction<Id> | DiceAction;

interface TurnFacts {
  /** Rolls made in this turn. */
  readonly roll: number;
  readonly dice: Dice;
  /** The dice held in the last roll. */
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

/** One player's scorecard. Entries are raw: multipliers, sums and bonuses are computed from them. */
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

/** Cards that were filled side by side, by seat; only these seats have filled theirs. */
export interface PlayedCards {
  readonly seats: readonly number[];
  readonly cards: readonly Card[];
}

/** Players who were equal in front have gone on, with a further card each or by throwing for it. */
export interface PlayOff {
  readonly seats: readonly number[];
  /** The cards that ended equal: those of the game, then those of each play-off before this one. */
  readonly before: readonly PlayedCards[];
  /** Where it is thrown for: by seat, what each throw came to; 0 for who was out. */
  readonly sums?: readonly (readonly number[])[];
}

/** The actions that led to a state, newest first; shared by all states, so appending costs nothing. */
export interface Log {
  readonly action: Action;
  readonly before: Log | undefined;
}

/** A cell, and its points for the player on turn with the dice as they lie. */
export interface Cell<Id extends string = string> {
  readonly id: Id;
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
/** A player's points; multipliers are applied in all but `columns`. */
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
  /** Everybody who has won. */
  readonly winners: readonly number[];
  /** Those who were equal in front and have played on, if a play-off has decided the game. */
  readonly playoff: readonly number[];
  /** By seat, final totals; those of the game, whatever a play-off has brought. */
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
