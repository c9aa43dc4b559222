/**
 * Deals dice from a seed that is drawn for each game, so that they can be reproduced. Fetched on the first interaction
 * with the board.
 */
import { duplicateDice, seededDice } from '@yahtzee-game/rules';
import { randomText } from '../basics/random-text.js';
import { dayOf } from './day.js';
import type { Dealer, Dealt } from './dealer.js';

/** Returns a seed of 128 random bits. */
export const drawSeed = (): string => randomText(4);

/** Returns the dice of this seed. Those of a day are the same for all players. */
export const diceFrom = (seed: string | number): Dealt =>
  dayOf(seed) ? { dice: duplicateDice(seed), seed, isPublic: true } : { dice: seededDice(seed), seed };

export const drawnDice: Dealer = () => diceFrom(drawSeed());
