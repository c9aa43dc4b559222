/** The options of `newGame()`. */
import type { Ruleset, RulesetId } from '@yahtzee-game/rules';
import type { Players } from './seats.js';
import { textOf } from './settings.js';
import type { Table } from './table.js';

/** What a new game is to be like. What is absent stays as it is. */
export interface NewGameOptions {
  /** Names in seat order, or how many play, as in the attribute. */
  readonly players?: Players;
  /** The id of a shipped ruleset, or a ruleset; it is played without the options of the attribute. */
  readonly ruleset?: RulesetId | Ruleset | null | undefined;
  /** The seed of this game alone; by default that of the attribute. */
  readonly seed?: string | number | null | undefined;
  /** Players and dice elsewhere; if it is given as null or undefined, all play at this board with its own dice. */
  readonly table?: Table | null | undefined;
}

const NAMES = ['players', 'ruleset', 'seed', 'table'] satisfies readonly (keyof NewGameOptions)[];

/** @throws RangeError, one sentence, if these are no options, or one of them is unknown. */
export function checkNewGame(options: unknown): void {
  const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
  const unknown = isObject ? Object.keys(options).find((key) => !NAMES.some((name) => name === key)) : '';
  if (unknown === undefined) return;
  const refused = isObject ? `there is no option "${unknown}"` : `${textOf(options)} is no object of options`;
  throw new RangeError(`newGame: ${refused}; options: ${NAMES.join(', ')}`);
}
