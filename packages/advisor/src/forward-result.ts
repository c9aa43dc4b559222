/** What a forward pass starts from, and what it finds. */
import type { CardState } from './card-states.js';
import type { CellStatistics } from './solution.js';

/** A card from which play continues, with its probability. */
export interface Start {
  readonly cardState: CardState;
  /** Points that it has already, without the section bonus. */
  readonly soFar: number;
  readonly chance: number;
}

/** What best play leads to from all starts together. */
export interface ForwardResult {
  /** By cell class. */
  readonly cellClasses: readonly CellStatistics[];
  readonly bonus: CellStatistics;
  /** Extra points, such as chips. */
  readonly extra: { readonly mean: number };
  /** By final total, its probability. Totals below 0 are left out. */
  readonly totals: Float64Array;
}
