/** A small recorded game, and the results of reading altered versions of it. */

import { gameFromJSON, gameToJSON, newGame, type GameState, type ParseResult } from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { ruleset as yatzy } from '@yahtzee-game/rules/rulesets/yatzy';
import { deepFreeze } from './freeze.js';
import { playTurns, rollDice } from './play.js';

const TURNS = 'yahtzee 66666, ones 11123, sixes 66666, twos 22213';

/** Two players, two turns each, and the dice of a fifth turn. */
export const record = deepFreeze(
  gameToJSON(rollDice(playTurns(newGame(yahtzee, { players: ['Ada', 'Grace'] }), TURNS), '13556')),
);

/** Reads a record of Yahtzee or Yatzy. */
export const readRecord = (value: unknown): ParseResult<GameState> => gameFromJSON(value, [yatzy, yahtzee]);

/** Reads the record with other fields. */
export const altered = (changes: Readonly<Record<string, unknown>>): ParseResult<GameState> =>
  readRecord({ ...record, ...changes });

/** An action for dice with these values. */
export const diceOf = (values: unknown): unknown => ({ type: 'dice', values });
