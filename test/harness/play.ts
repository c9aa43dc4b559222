/** Scripted play: a game as it is told at the table. Whatever is refused throws the refusal's sentence. */

import {
  cellsFor,
  chance,
  newGame,
  playerTotals,
  reduce,
  type Action,
  type Cell,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';

/** Dice as text: `13556` or `1-3-5-5-6`. */
export function dice(text: string): readonly number[] {
  return text.replaceAll('-', '').split('').map(Number);
}

/** The state after an action that has to be legal. */
export function act(state: GameState, action: Action): GameState {
  const next = reduce(state, action);
  if (!next.ok) throw new Error(next.message);
  return next;
}

/** The dice that are awaited fall so. */
export function rollDice(state: GameState, values: string): GameState {
  return act(state, { type: 'dice', values: dice(values) });
}

/** Holds the dice of a mask such as `11000` (first die first), and throws the others. */
export function hold(state: GameState, mask: string): GameState {
  const held = mask.split('').reduce((bits, kept, die) => bits | (Number(kept) << die), 0);
  return act(state, { type: 'roll', held });
}

/** Holds the dice of a mask, and the others fall so. */
export function reroll(state: GameState, mask: string, values: string): GameState {
  return rollDice(hold(state, mask), values);
}

export function announce(state: GameState, cell: string): GameState {
  return act(state, { type: 'announce', cell });
}

export function scoreIn(state: GameState, cell: string): GameState {
  return act(state, { type: 'score', cell });
}

/** A whole turn: the first roll, as it falls, is entered. */
export function turn(state: GameState, values: string, cell: string): GameState {
  return scoreIn(rollDice(state, values), cell);
}

/** Whole turns, in turn for each player: `yahtzee 66666, fours 44441`. */
export function playTurns(state: GameState, turns: string): GameState {
  return turnsOf(turns).reduce((now, [cell, values]) => turn(now, values, cell), state);
}

/** The turns of such a text. */
export function turnsOf(turns: string): readonly (readonly [cell: string, values: string])[] {
  return turns.split(',').map((text) => {
    const [cell = '', values = ''] = text.trim().split(' ');
    return [cell, values];
  });
}

/** A new game for one in which these turns are played, and then these dice roll. */
export function position(ruleset: Ruleset, turns: string, values: string): GameState {
  return rollDice(playTurns(newGame(ruleset), turns), values);
}

export function cellOf(state: GameState, id: string): Cell {
  const cell = cellsFor(state).find((c) => c.id === id);
  if (!cell) throw new RangeError(`there is no cell ${id}`);
  return cell;
}

/** Ids of the cells that may be filled now, in the order of the sheet. */
export function legalCells(state: GameState): readonly string[] {
  return cellsFor(state).flatMap((cell) => (cell.legal ? cell.id : []));
}

/** What each legal cell would bring, as it is told at the table: `20`, `20 + 100`. */
export function offers(state: GameState): Readonly<Record<string, string>> {
  return Object.fromEntries(
    cellsFor(state).flatMap(({ id, legal, points, bonus }) =>
      legal ? [[id, bonus ? `${points} + ${bonus}` : String(points)]] : [],
    ),
  );
}

/** Why each cell is barred, or is worth something else than the dice say; cells without a reason are left out. */
export function reasons(state: GameState): Readonly<Record<string, string>> {
  return Object.fromEntries(cellsFor(state).flatMap(({ id, why }) => (why ? [[id, why.key]] : [])));
}

/** The totals, in seat order. */
export function totals(state: GameState): readonly number[] {
  return playerTotals(state).map(({ total }) => total);
}

/** The dice that chance owes; throws if it owes none. */
export function awaited(state: GameState): NonNullable<ReturnType<typeof chance>> {
  const owed = chance(state);
  if (!owed) throw new Error('no dice are awaited');
  return owed;
}
