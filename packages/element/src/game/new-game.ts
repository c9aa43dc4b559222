/** The options of `newGame()`. */
import type { Ruleset, RulesetId } from '@yahtzee-game/rules';
import { demand, optionsWith } from '../basics/checks.js';
import { rulesetCheck, seedCheck, tableCheck } from './board-checks.js';
import { playersCheck, type Players } from './seats.js';
import type { Table } from './table.js';

/** The options of a new game. An absent option stays as it is. */
export interface NewGameOptions {
  /** Names in seat order, or the number of players, as in the attribute. */
  readonly players?: Players;
  /** The id of a shipped ruleset, or a ruleset; it is played without the options of the attribute. */
  readonly ruleset?: RulesetId | `${string}.json` | Ruleset | null | undefined;
  /** The seed of this game alone; by default that of the attribute. */
  readonly seed?: string | number | null | undefined;
  /** Remote players and dice; null, or undefined if given explicitly: all play at this board with its own dice. */
  readonly table?: Table | null | undefined;
}

const isNewGame = optionsWith({
  players: playersCheck,
  ruleset: rulesetCheck,
  seed: seedCheck,
  table: tableCheck,
});

/** @throws RangeError with one sentence, if the options are no object, or one of them is unknown or not allowed. */
export const checkNewGame = (options: unknown): void => demand(isNewGame, options, 'newGame');
