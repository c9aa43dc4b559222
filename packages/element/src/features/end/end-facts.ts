/** The facts that the end of a game shows, apart from the game itself. They may arrive while the panel is shown. */
import type { Distribution } from '../../game/advisor.js';
import type { Result } from '../../game/records.js';

export interface EndFacts {
  /** Identity of the game, see `MoveDetail`. */
  readonly game: string;
  /** All remembered results of this ruleset; undefined if the page keeps none, or they are not read yet. */
  readonly results: readonly Result[] | undefined;
  /** Perfect play of this ruleset, if it is known exactly. */
  readonly perfect: Distribution | undefined;
  /** Whether `perfect` may still arrive; its place in the panel is reserved until then. */
  readonly awaitsPerfect: boolean;
  /** By round from the start, each seat's probability of winning. */
  readonly chances: readonly (readonly number[])[] | undefined;
  /** Whether these probabilities may still arrive. */
  readonly awaitsChances: boolean;
  /** Whether an advisor has answered during the game. */
  readonly helped: boolean;
  /** The results have just been deleted, and can be restored. */
  readonly canRestore: boolean;
  readonly hasSameDice: boolean;
}
