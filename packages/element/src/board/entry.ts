/** The entry of a feature in the table of the loader, and the exports of the file of a feature. */
import type { Words } from '../words/messages.js';
import type { Board } from './board.js';
import type { BoardElement, Feature } from './feature.js';

export interface FeatureModule {
  /** The messages that the feature needs. */
  readonly words?: Words;
  readonly createFeature: (board: Board, host: BoardElement) => Feature;
}

/** A feature that is fetched late. */
export interface Late {
  readonly id: string;
  /** Whether it may be needed for the first rendering; if not, it is fetched after the feature `every-board`. */
  readonly early?: true;
  /** Whether a board needs the feature now; if absent, it is fetched on request. */
  readonly wanted?: (board: Board, host: BoardElement) => unknown;
  readonly load: () => Promise<FeatureModule>;
}
