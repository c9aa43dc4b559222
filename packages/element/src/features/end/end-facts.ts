/** What the end of a game shows besides the game itself. It comes while the panel is shown. */
import type { Distribution } from '../../game/advisor.js';
import type { Result } from '../../game/records.js';
import type { TurnWorth } from './turn-worths.js';

export interface EndFacts {
  /** Identity of the game, see `MoveDetail`. */
  readonly game: string;
  /** All remembered results of this ruleset; undefined if none are remembered here, or not read yet. */
  readonly results: readonly Result[] | undefined;
  /** Perfect play of this ruleset, if it is known exactly. */
  readonly perfect: Distribution | undefined;
  /** By turn of a single player, what it was worth. */
  readonly worths: readonly TurnWorth[] | undefined;
  /** Whether these are still to come: what is shown of them keeps its place until then. */
  readonly awaitsPerfect: boolean;
  readonly awaitsWorths: boolean;
  /** By round from the start, every seat's probability to win. */
  readonly chances: readonly (readonly number[])[] | undefined;
  /** Whether these probabilities are still to come. */
  readonly awaitsChances: boolean;
  /** Whether an advisor has answered during the game. */
  readonly helped: boolean;
  /** The results have just been deleted, and can be restored. */
  readonly canRestore: boolean;
  readonly hasSameDice: boolean;
}
