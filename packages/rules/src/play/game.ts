/**
 * The public verbs. A state carries its rules and the rules their game, so each is one line. Those that take a state
 * throw a RangeError, one sentence, if it is none.
 */
import { gameOf, optionsOf } from '../model/doors.js';
import { MAX_NAME, seatsOf } from '../model/players.js';
import { deny, isWhole } from '../model/refuse.js';
import type { Choices, GameState, Ruleset } from '../model/rules.js';
import { throwOf } from '../model/throw.js';
import type {
  Action,
  Cell,
  CellId,
  Chance,
  Dice,
  IllegalAction,
  Outcome,
  PlayerAction,
  Totals,
} from '../model/types.js';
import { rulesOf } from './prepare.js';

export interface GameOptions {
  /** Names in seat order ('' for no name), or how many; 1 if absent. */
  readonly players?: readonly string[] | number | undefined;
}

/**
 * A new game, first dice awaited.
 * @throws RangeError, one sentence, if this is no ruleset, an option is unknown, there are too few or too many players,
 *   or a
 * name is no text of 100 characters at most.
 */
export function newGame<Row extends string>(
  ruleset: Ruleset<Choices, Row>,
  options?: GameOptions,
): GameState<Row> {
  const rules = rulesOf(ruleset);
  const { players = 1 } = optionsOf(options, ['players'], 'newGame');
  // A game knows no rows; its states are those of the ruleset that it was started with.
  return rules.game.start(rules, namesOf(players, seatsOf(rules.spec))) as GameState<Row>;
}

/** One name per seat. Callers without types may pass anything. */
function namesOf(players: unknown, [fewest, most]: readonly [number, number]): readonly string[] {
  const count: unknown = Array.isArray(players) ? players.length : players;
  if (!isWhole(count, fewest, most)) deny('players', count, `${fewest} to ${most}`);
  const names = Array.isArray(players) ? Array.from<string>(players) : new Array<string>(count).fill('');
  for (const name of names) {
    if (typeof name !== 'string' || name.length > MAX_NAME)
      deny('players', name, `names of up to ${MAX_NAME} characters`);
  }
  return names;
}

/** All that the player on turn may do; empty while dice are awaited or the game is over. */
export const legalActions = <Row extends string>(
  state: GameState<Row>,
): readonly PlayerAction<CellId<Row>>[] =>
  gameOf(state).legalActions(state) as readonly PlayerAction<CellId<Row>>[];

/** Every cell of the player on turn: legal or not, points, extra bonus, and why. */
export const cellsFor = <Row extends string>(state: GameState<Row>): readonly Cell<CellId<Row>>[] =>
  gameOf(state).cells(state) as readonly Cell<CellId<Row>>[];

/**
 * The state after an action, or why it is refused. Pure: it never changes its input nor draws a number. It refuses any
 * value that is no action, and throws only what a getter or a proxy of that value throws; `parseAction` is the door for
 * those.
 */
export const reduce = <Row extends string>(
  state: GameState<Row>,
  action: Action,
): GameState<Row> | IllegalAction => gameOf(state).reduce(state, action) as GameState<Row> | IllegalAction;

/** The dice that are awaited; undefined if a player has to decide or the game is over. */
export const chance = (state: GameState): Chance | undefined => gameOf(state).chance(state);

/** Rolls that the player on turn may still make in this turn, bought or saved ones included. */
export const rollsLeft = (state: GameState): number => gameOf(state).rollsLeft(state);

/** Sections, bonuses and total of each player, in seat order. */
export const playerTotals = (state: GameState): readonly Totals[] => gameOf(state).totals(state);

/**
 * By seat, the numbers that places go by, the most important first: the total, or what `rank` of the ruleset makes of
 * the sheets (Balut's points, Escalero's settlement).
 */
export const standings = (state: GameState): readonly (readonly number[])[] => gameOf(state).standings(state);

/** Places and winners; undefined while the game goes on. */
export const outcome = (state: GameState): Outcome | undefined => gameOf(state).outcome(state);

/** How dice came to lie as they do. */
export interface ThrowContext {
  /** The number of the roll on which they fell, from 1; 1 if absent. */
  readonly roll?: number | undefined;
  /** Whether all fell in one throw; they did, if absent. */
  readonly served?: boolean | undefined;
}

/**
 * Literal points of these dice in a category, jokers aside.
 * @throws RangeError, one sentence, if the ruleset has no such category, the dice are not its dice, or the context is
 *   none.
 */
export function scoreRoll<Row extends string>(
  ruleset: Ruleset<Choices, Row>,
  categoryId: NoInfer<Row>,
  dice: Dice,
  context?: ThrowContext,
): number {
  const { roll = 1, served = true } = optionsOf(context, ['roll', 'served'], 'context');
  const { spec, sides } = rulesOf(ruleset);
  const category = spec.categories.find((c) => c.id === categoryId);
  if (!category) return deny('category', categoryId, spec.categories.map((c) => c.id).join(', '));
  const areDice =
    Array.isArray(dice) &&
    dice.length === spec.dice.count &&
    Array.from<unknown>(dice).every((die) => typeof die === 'number' && sides[die - 1]);
  if (!areDice) deny('dice', dice, `${spec.dice.count} whole numbers from 1 to ${sides.length}`);
  if (!isWhole(roll, 1, Number.MAX_SAFE_INTEGER)) deny('roll', roll, 'a whole number from 1');
  if (typeof served !== 'boolean') deny('served', served, 'true, false');
  return category.score(throwOf(sides, dice, roll, served));
}
