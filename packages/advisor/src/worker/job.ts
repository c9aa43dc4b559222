/** Jobs that run step by step, in a worker or on the page between two frames. */
import type { Distributions, Prospect, Start } from '../forecast/distributions.js';
import type { TileTables } from '../kernel/tile-tables.js';
import type { CardState } from '../plan/card-states.js';
import type { Values } from '../plan/layout.js';
import type { Plan } from '../plan/plan.js';

/** 'fast' computes with numbers of 4 bytes, accurate to 2e-4 points; 'double' with 8 bytes, accurate to 1e-9. */
export type Precision = 'fast' | 'double';

/** A game to solve. */
export interface SolveJob {
  readonly kind: 'solve';
  readonly plan: Plan;
  readonly precision: Precision;
  /** The compiled kernel of that precision; `undefined` runs plain TypeScript. */
  readonly wasm: Uint8Array | undefined;
  /** The tables that the compiled kernel reads. */
  readonly tables?: TileTables | undefined;
}

/** The result of a solve, as in `Values`. */
export type SolvedValues = Pick<Values, 'rows' | 'base'>;

/** A card of a solved game, whose distributions are asked for. */
export interface DistributionJob {
  readonly kind: 'distributions';
  readonly plan: Plan;
  readonly values: Values;
  /** Its total is within the range of `totalRangeOf`. */
  readonly from: CardState;
  /** Further cards to find, to which best play does not lead; only where cards are visited one by one. */
  readonly others?: readonly CardState[];
  /** Whether only means are found, without zeros. Cards then have no distributions, which takes far less memory. */
  readonly meansOnly?: boolean;
  /** The compiled kernel in double precision; `undefined` runs plain TypeScript. */
  readonly wasm: Uint8Array | undefined;
}

/** Cards of a solved game, each with its probability, whose common distribution is asked for. */
export interface ProspectJob {
  readonly kind: 'prospect';
  readonly plan: Plan;
  readonly values: Values;
  readonly starts: readonly Start[];
  readonly wasm: Uint8Array | undefined;
}

/** A card near the end of a game, and how good each final total is. */
export interface UtilityJob {
  readonly kind: 'utilities';
  readonly plan: Plan;
  /** By final total, from `first` on; totals beyond the ends count as the ends. */
  readonly utilities: Float64Array;
  readonly first: number;
  readonly from: CardState;
  /** Points that the card has, without the section bonus. */
  readonly soFar: number;
  readonly wasm: undefined;
}

/** By card and points so far, the mean utility before the next turn. */
export interface Utilities {
  /** As `utilityKey` makes them. */
  readonly keys: readonly string[];
  readonly values: Float64Array;
}

/** A job about the results of best play. */
export type LaterJob = DistributionJob | ProspectJob | UtilityJob;
export type LaterResult = Distributions | Prospect | Utilities;

export type Job = SolveJob | LaterJob;
export type JobResult = SolvedValues | LaterResult;

/** A program for jobs of one kind. Each `yield` is the share of the work that is done, 0 to 1. */
export interface Program<J extends Job = Job> {
  work(job: J): Generator<number, JobResult>;
}
