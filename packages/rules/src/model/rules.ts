/** Types of a ruleset made ready for play: the spec with its defaults filled in and its tables laid out. */
import type { Category, Column, Place, Repeated, Spec } from './spec.js';
import type {
  Action,
  AnnounceAction,
  Card,
  Cell,
  Chance,
  IllegalAction,
  Log,
  Outcome,
  PlayerAction,
  PlayOff,
  RollAction,
  ScoreAction,
  Side,
  Totals,
  Turn,
  Why,
} from './types.js';

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;
/** The values an option may have, its default first; or a span of whole numbers. */
export type Choice = readonly OptionValue[] | Span;
export interface Span {
  readonly default: number;
  readonly from: number;
  readonly to: number;
}

/** The options that a ruleset documents, by key. */
export type Choices = Readonly<Record<string, Choice>>;
/** Options as the function that makes the spec sees them: every key set. */
export type Chosen<C extends Choices> = {
  readonly [K in keyof C]: C[K] extends readonly (infer V)[] ? V : number;
};

/**
 * A game that can be played: a spec, and the options it was made with. Shipped rulesets know their options (`C`) and
 * the ids of their rows (`Row`), so that a misspelt one does not compile; plain `Ruleset` is any of them.
 */
export interface Ruleset<C extends Choices = Choices, Row extends string = string> {
  readonly id: string;
  /** The edition of its rules, 1 upwards. Records name it. */
  readonly revision: number;
  readonly spec: Spec<Row>;
  /** Every option this ruleset documents, with what is allowed. */
  readonly choices: C;
  /** The options that are not the default. */
  readonly options: Options;
  /** The spec that its own options make. */
  readonly make: (options: Options) => Spec<Row>;
  /** How it is played; if absent, as a scorecard game of one free column. */
  readonly game: Game | undefined;
  /** Adds a play-off to the game, if `spec.playoff` asks for one. */
  readonly playOff?: ((game: Game) => Game) | undefined;
  /** The rule sheet that it came from, if it came from one. */
  readonly toJSON?: (() => object) | undefined;
}

/** Where a cell stands, and the two actions that name it. */
export interface CellInfo {
  readonly index: number;
  /** `fours`, or `fours@down` where there are several columns. */
  readonly id: string;
  readonly category: Category;
  /** Number of its category. */
  readonly row: number;
  readonly column: Column;
  /** Number of its column. */
  readonly col: number;
  /** Its first slot on the card. */
  readonly slot: number;
  readonly entries: number;
  readonly score: ScoreAction;
  readonly announce: AnnounceAction;
}

export interface Rules<Row extends string = string> {
  readonly ruleset: Ruleset<Choices, Row>;
  readonly spec: Spec<Row>;
  readonly sides: readonly Side[];
  readonly columns: readonly Column[];
  /** Column by column, in sheet order. */
  readonly cells: readonly CellInfo[];
  /** The cells of each column, by row. */
  readonly columnCells: readonly (readonly CellInfo[])[];
  readonly cellById: ReadonlyMap<string, CellInfo>;
  /** By row, its section. */
  readonly sections: Place['sections'];
  /** Every roll action: from holding nothing to holding all dice but one. */
  readonly holds: readonly RollAction[];
  readonly slots: number;
  /** Cells of the row whose filling wakes the repeat policy. */
  readonly watched: readonly CellInfo[];
  readonly game: Game;
}

/**
 * One moment of a game. Immutable; it holds everything, its log included. `Row` are the rows of its ruleset, where
 * known.
 */
export interface GameState<Row extends string = string> {
  readonly ok: true;
  readonly rules: Rules<Row>;
  readonly players: readonly string[];
  readonly cards: readonly Card[];
  /** Whose turn it is, from 0. */
  readonly seat: number;
  readonly turn: Turn;
  readonly log: Log | undefined;
  /** Who plays on, once the game has ended equal in front and its rules ask for a play-off. */
  readonly playoff?: PlayOff;
}

/** The facts that legality depends on besides the dice. */
export interface Moment {
  readonly card: Card;
  readonly roll: number;
  /** Index of the announced cell, -1 for none. */
  readonly announced: number;
  readonly placed: number;
  readonly follow: number;
  /** A look ahead, to after a roll that is not yet made: what can still be announced counts as announced. */
  readonly ahead: boolean;
}

/** A barred cell, its reason, and what the arguments of the reason are found from. */
export interface Barred {
  readonly cell: CellInfo;
  readonly key: string;
  readonly state: GameState;
  readonly moment: Moment;
  readonly again: Repeated | undefined;
  /** Ids of the cells that are not barred, as far as they pass the test. */
  readonly open: (test: (cell: CellInfo) => boolean) => readonly string[];
}

/**
 * How a game is played. States ask the game of their rules, also for the single steps below, so a game may be another
 * one that replaces some of them.
 */
export interface Game {
  /**
   * How the game is played: fill scorecards as the spec says, win rounds, or complete rows before the others. The
   * options of every scorecard game are not for the others.
   */
  readonly kind: 'scorecard' | 'rounds' | 'race';
  start(rules: Rules, players: readonly string[]): GameState;
  legalActions(state: GameState): readonly PlayerAction[];
  reduce(state: GameState, action: Action): GameState | IllegalAction;
  chance(state: GameState): Chance | undefined;
  rollsLeft(state: GameState): number;
  cells(state: GameState): readonly Cell[];
  totals(state: GameState): readonly Totals[];
  standings(state: GameState): readonly (readonly number[])[];
  outcome(state: GameState): Outcome | undefined;
  /** Whether the player who has to decide may roll. */
  mayRoll(state: GameState): boolean;
  /** Why an open cell cannot be filled whatever the dice show; undefined if it can. */
  bars(rules: Rules, moment: Moment, cell: CellInfo): Why | undefined;
  reasonArgs(barred: Barred): Why['args'];
  announce(state: GameState, cell: CellInfo): GameState | IllegalAction;
  /** The state after filling a cell, which is legal. */
  enter(state: GameState, cell: CellInfo, judged: Cell, again: Repeated | undefined): GameState;
}
