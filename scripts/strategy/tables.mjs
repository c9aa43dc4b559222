// The tables in docs/strategy, by the names that the pages call them. Each is worked out from a solved game.

import { entries, firstRoll, secondRoll, zeros } from './first-turn.mjs';
import { straights, turn } from './one-turn.mjs';
import { choices } from './position.mjs';
import { printed } from './printed.mjs';
import { boxes, games, high, options, sureTotals, totals } from './whole-game.mjs';

/** @type {Readonly<Record<string, (...args: string[]) => Promise<string>>>} */
export const TABLES = {
  boxes,
  choices,
  entries,
  'first-roll': firstRoll,
  games,
  high,
  options,
  printed,
  'second-roll': secondRoll,
  'sure-totals': sureTotals,
  straights,
  totals,
  turn,
  zeros,
};
