/** Whole games that can be repeated at any time: seeded dice, and a player who does anything legal by the same seed. */

import {
  cellsFor,
  chance,
  legalActions,
  newGame,
  seededDice,
  serializeGame,
  type Action,
  type DiceSource,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';
import { pick, randomFrom, type Random } from '../random.js';
import { act } from './play.js';

const NAMES = ['Ada', 'Grace'];
const SEED = 2024;

/** The text of a game of two players, one turn a line. */
export function playthroughOf(ruleset: Ruleset): string {
  const dice = seededDice(`${ruleset.id} ${SEED}`);
  const random = randomFrom(SEED);
  let state = newGame(ruleset, { players: NAMES });
  for (let next = actionIn(state, dice, random); next; next = actionIn(state, dice, random)) {
    state = act(state, next);
  }
  return `${serializeGame(state).replace(/ (:\S+) /g, ' $1\n')}\n`;
}

/**
 * Dice if they are awaited, else a random action: first a random kind, then one of that kind. Every other entry is the
 * one that is worth most. Undefined when the game is over.
 */
function actionIn(state: GameState, dice: DiceSource, random: Random): Action | undefined {
  const owed = chance(state);
  if (owed) return { type: 'dice', values: dice(owed) };
  const actions = legalActions(state);
  if (!actions.length) return undefined;
  const kind = pick(random, [...new Set(actions.map(({ type }) => type))]);
  const ofKind = actions.filter(({ type }) => type === kind);
  return kind === 'score' && random(2) ? bestOf(state, ofKind) : pick(random, ofKind);
}

/** The box that brings most points; of equal ones the first. */
function bestOf(state: GameState, actions: readonly Action[]): Action | undefined {
  const worth = new Map(cellsFor(state).map(({ id, points, bonus }) => [id, points + bonus]));
  const worthOf = (action: Action): number => (action.type === 'score' ? (worth.get(action.cell) ?? 0) : 0);
  return actions.toSorted((a, b) => worthOf(b) - worthOf(a))[0];
}
