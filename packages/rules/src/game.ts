/** The public verbs. A state carries its rules and the rules their game, so each is one line. */
import { LONGEST_NAME, seatsOf } from './players.js';
import { rulesOf } from './prepare.js';
import type { GameState, Ruleset } from './rules.js';
import { throwOf } from './throw.js';
import type { Action, Cell, Chance, Dice, IllegalAction, Outcome, PlayerAction, Totals } from './types.js';

export interface GameOptions {
  /** Names in seat order ('' for no name), or how many; 1 if absent. */
  readonly players?: readonly string[] | number;
}

/** A new game, first dice awaited. @throws one sentence if there are too few or too many players. */
export function newGame(ruleset: Ruleset, { players = 1 }: GameOptions = {}): GameState {
  const rules = rulesOf(ruleset);
  const [fewest, most] = seatsOf(rules.spec);
  const count = typeof players === 'number' ? players : players.length;
  if (!Number.isInteger(count) || count < fewest || count > most) {
    throw new RangeError(`players: ${count}; allowed: ${fewest} to ${most}`);
  }
  const names = typeof players === 'number' ? new Array<string>(count).fill('') : [...players];
  const bad = names.find((name) => typeof name !== 'string' || name.length > LONGEST_NAME);
  if (bad !== undefined)
    throw new RangeError(`players: "${bad}"; allowed: names of up to ${LONGEST_NAME} characters`);
  return rules.game.start(rules, names);
}

/** All that the player on turn may do; empty while dice are awaited or the game is over. */
export const legalActions = (state: GameState): readonly PlayerAction[] =>
  state.rules.game.legalActions(state);

/** Every cell of the player on turn: legal or not, points, extra bonus, and why. */
export const cellsFor = (state: GameState): readonly Cell[] => state.rules.game.cells(state);

/** The state after an action, or why it is refused. Pure: it never changes its input nor draws a number. */
export const reduce = (state: GameState, action: Action): GameState | IllegalAction =>
  state.rules.game.reduce(state, action);

/** The dice that are awaited; undefined if a player has to decide or the game is over. */
export const chance = (state: GameState): Chance | undefined => state.rules.game.chance(state);

/** Rolls that the player on turn may still make in this turn, bought or saved ones included. */
export const rollsLeft = (state: GameState): number => state.rules.game.rollsLeft(state);

/** Sections, bonuses and total of each player, in seat order. */
export const playerTotals = (state: GameState): readonly Totals[] => state.rules.game.totals(state);

/**
 * By seat, the numbers that places go by, the most important first: the total, or what `rank` of the ruleset makes of
 * the sheets (Balut's points, Escalero's settlement).
 */
export const standings = (state: GameState): readonly (readonly number[])[] =>
  state.rules.game.standings(state);

/** Places and winners; undefined while the game goes on. */
export const outcome = (state: GameState): Outcome | undefined => state.rules.game.outcome(state);

/**
 * Literal points of these dice in a category, jokers aside. `context` says on which roll they fell (1 if absent)
 * and whether all fell in one throw (they did, if absent).
 * @throws one sentence if the ruleset has no such category, or the dice are not its dice.
 */
export function scoreRoll(
  ruleset: Ruleset,
  categoryId: string,
  dice: Dice,
  { roll = 1, served = true }: { readonly roll?: number; readonly served?: boolean } = {},
): number {
  const { spec, sides } = rulesOf(ruleset);
  const category = spec.categories.find((c) => c.id === categoryId);
  if (!category) {
    const known = spec.categories.map((c) => c.id).join(', ');
    throw new RangeError(`category: ${ruleset.id} has no "${categoryId}"; categories: ${known}`);
  }
  if (dice.length !== spec.dice.count || !dice.every((die) => sides[die - 1])) {
    throw new RangeError(
      `dice: [${String(dice)}] are not ${spec.dice.count} whole numbers from 1 to ${sides.length}`,
    );
  }
  return category.score(throwOf(sides, dice, roll, served));
}
