/** Who may sit down: bounds that a game, a record and a house rule share. */
import type { Spec } from './spec.js';

/** Seats of the largest table. */
export const MAX_PLAYERS = 20;
/** UTF-16 code units of a name, and of an id in a record. */
export const MAX_NAME = 100;

/** Fewest and most players of a game. */
export const seatsOf = ({ players = [1, MAX_PLAYERS] }: Spec): readonly [fewest: number, most: number] =>
  players;
