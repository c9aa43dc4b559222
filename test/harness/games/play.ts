/** Games that are played by a script, in the words of players. A refused action throws the sentence of the refusal. */

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

/** Faces of poker dice, the lowest first. */
const CARDS = ['9', '10', 'J', 'Q', 'K', 'A'];
/** Colours of Rainbow dice: each face has a side in every colour, in this order. */
const COLOURS = 'rgb';

/**
 * Dice as text: `13556` or `1-3-5-5-6`; with colours `1r2g3b4r5r`, which are sides number 1, 5, 9, 10 and 13;
 * poker dice `9-10-J-K-A`.
 */
export function dice(text: string): readonly number[] {
  return (text.match(/10|\d[rgb]|[\dJQKA]/g) ?? []).map(sideOf);
}

function sideOf(die: string): number {
  const [face = '', colour] = die;
  if (CARDS.includes(die)) return 1 + CARDS.indexOf(die);
  return colour ? COLOURS.length * (Number(face) - 1) + COLOURS.indexOf(colour) + 1 : Number(face);
}

/** The state after an action, which has to be legal. */
export function act(state: GameState, action: Action): GameState {
  const next = reduce(state, action);
  if (!next.ok) throw new Error(next.message);
  return next;
}

/** The state after the awaited dice fall like this. */
export function rollDice(state: GameState, values: string): GameState {
  return act(state, { type: 'dice', values: dice(values) });
}

/** On which roll dice fell, and whether all in one throw; by default all on the first roll. */
export interface Fall {
  readonly values: string;
  readonly roll: number;
  /** Whether all dice fell in the last throw. */
  readonly served: boolean;
}

/** Reads `12345`, `12345 on roll 2` and `12345 on roll 2 held`. */
export function fallOf(text: string): Fall {
  const words = /^(?<values>\S+)(?: on roll (?<roll>\d))?(?<held> held)?$/.exec(text)?.groups;
  if (!words) throw new Error(`no dice: ${text}`);
  return {
    values: words['values'] ?? '',
    roll: Number(words['roll'] ?? 1),
    served: words['held'] === undefined,
  };
}

/** Throws until the dice are these. A `cell` that has to be named is named on the roll that its column asks for. */
export function throwDice(state: GameState, text: string, cell = ''): GameState {
  const { values, roll, served } = fallOf(text);
  const named = cell.startsWith('!') ? cell.slice(1) : undefined;
  const nameAt = named === undefined ? 0 : declaredAt(state, named);
  const last = Math.max(roll, nameAt);
  const wanted = dice(values);
  let now = state;
  for (let made = 1; made <= last; made++) {
    const held = made > 1 && !served ? 1 : 0;
    if (made > 1) now = act(now, { type: 'roll', held });
    const shown = made < last ? almost(wanted, now.rules.sides.length) : wanted;
    now = act(now, { type: 'dice', values: shown.slice(held) });
    if (named !== undefined && made === nameAt) now = announce(now, named);
  }
  return now;
}

/**
 * The dice of an earlier roll: the same except for the last one, and not all equal, since that might win a game at
 * once.
 */
function almost(values: readonly number[], sides: number): readonly number[] {
  const others = [1, 2].map((more) =>
    values.map((die, i) => (i < values.length - 1 ? die : ((die + more - 1) % sides) + 1)),
  );
  return others.find((dice) => new Set(dice).size > 1) ?? values;
}

const declaredAt = ({ rules }: GameState, cell: string): number =>
  rules.cellById.get(cell)?.column.order.declare ?? 0;

/** Holds the dice of a mask such as `11000` (first die first), and throws the others. */
export function hold(state: GameState, mask: string): GameState {
  const held = mask.split('').reduce((bits, kept, die) => bits | (Number(kept) << die), 0);
  return act(state, { type: 'roll', held });
}

/** Holds the dice of a mask; the others fall like this. */
export function reroll(state: GameState, mask: string, values: string): GameState {
  return rollDice(hold(state, mask), values);
}

export function announce(state: GameState, cell: string): GameState {
  return act(state, { type: 'announce', cell });
}

export function scoreIn(state: GameState, cell: string): GameState {
  return act(state, { type: 'score', cell });
}

/** A whole turn: the first roll is entered as it falls, or a later one, as in `12345 on roll 2`. */
export function turn(state: GameState, values: string, cell: string): GameState {
  return scoreIn(throwDice(state, values, cell), cell.replace('!', ''));
}

/** The rows of Yahtzee. */
export const UPPER = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
export const LOWER = [
  'threeOfAKind',
  'fourOfAKind',
  'fullHouse',
  'smallStraight',
  'largeStraight',
  'yahtzee',
  'chance',
];

/** A game of Yahtzee for one, to its end. */
export const WHOLE_GAME =
  'ones 11123, twos 22213, threes 33312, fours 44412, fives 55512, sixes 66612, threeOfAKind 33312, ' +
  'fourOfAKind 33331, fullHouse 33322, smallStraight 12346, largeStraight 12345, yahtzee 66666, chance 12345';

/** The turns of that game before this row is filled. */
export const untilRow = (row: string): string => WHOLE_GAME.slice(0, WHOLE_GAME.indexOf(`, ${row} `));

/** Whole turns, for each player in rotation: `yahtzee 66666, fours 44441`; `!fours 44441` names its box first. */
export function playTurns(state: GameState, turns: string): GameState {
  return turnsOf(turns).reduce((now, [cell, values]) => turn(now, values, cell), state);
}

/** The turns of such a text; `nothing` stands for no turns. */
export function turnsOf(turns: string): readonly (readonly [cell: string, values: string])[] {
  if (!turns || turns === 'nothing') return [];
  return turns.split(',').map((text) => {
    const [cell = '', ...values] = text.trim().split(' ');
    return [cell, values.join(' ')];
  });
}

/** A new game for the fewest players allowed, in which these turns are played, and then these dice are rolled. */
export function position(ruleset: Ruleset, turns: string, values: string, cell = ''): GameState {
  return throwDice(playTurns(newSolo(ruleset), turns), values, cell);
}

/** A new game for one player, or for the fewest that it needs. */
export function newSolo(ruleset: Ruleset): GameState {
  return newGame(ruleset, { players: ruleset.spec.players?.[0] ?? 1 });
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

/** The value of each legal cell, in the notation of players: `20`, `20 + 100`. */
export function offers(state: GameState): Readonly<Record<string, string>> {
  return Object.fromEntries(
    cellsFor(state).flatMap(({ id, legal, points, bonus }) =>
      legal ? [[id, bonus ? `${points} + ${bonus}` : String(points)]] : [],
    ),
  );
}

/** Why each cell is barred, or is worth something other than the dice say; cells without a reason are left out. */
export function reasons(state: GameState): Readonly<Record<string, string>> {
  return Object.fromEntries(cellsFor(state).flatMap(({ id, why }) => (why ? [[id, why.key]] : [])));
}

/** The totals, in seat order. */
export function totals(state: GameState): readonly number[] {
  return playerTotals(state).map(({ total }) => total);
}

/** The dice that are awaited; throws if there are none. */
export function awaited(state: GameState): NonNullable<ReturnType<typeof chance>> {
  const owed = chance(state);
  if (!owed) throw new Error('no dice are awaited');
  return owed;
}
