/** Who may sit down: bounds that a game, a record and a house rule share. */
import type { Spec } from './spec.js';

export const MOST_PLAYERS = 20;
export const LONGEST_NAME = 100;

/** Fewest and most players of a game. */
export const seatsOf = ({ players = [1, MOST_PLAYERS] }: Spec): readonly [fewest: number, most: number] =>
  players;
