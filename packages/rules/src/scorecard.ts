/** The scorecard game: turns, rolls and entries. Every game of the family but two is played by it. */
import { emptyCard, entryOf, isOpen, write, boxOf } from './card.js';
import { answer, barred, judge, repeated, ruling, type Moment } from './judge.js';
import { refuse } from './refuse.js';
import type { CellInfo, Game, GameState, Rules } from './rules.js';
import { throwOf } from './throw.js';
import { outcomeOf, totalsOf } from './totals.js';
import type {
  Action,
  Box,
  Card,
  Cell,
  Dice,
  DiceAction,
  IllegalAction,
  Log,
  PlayerAction,
  RollAction,
  Throw,
  Turn,
  Why,
} from './types.js';

type Next = GameState | IllegalAction;

const NO_DICE: Dice = [];
const NOT_ROLLED: Why = { key: 'not-rolled' };
const GAME_OVER: Why = { key: 'over' };

/** Every state is made here, with all its keys, so that engines see one shape. */
function makeState(
  rules: Rules,
  players: readonly string[],
  cards: readonly Card[],
  seat: number,
  turn: Turn,
  log: Log | undefined,
): GameState {
  return { ok: true, rules, players, cards, seat, turn, log };
}

/** Every turn is made here; at run time all phases have one shape. */
function makeTurn(
  phase: Turn['phase'],
  roll: number,
  dice: Dice,
  held: number,
  announced: number,
  placed: number,
  winner?: number,
): Turn {
  return { phase, roll, dice, held, announced, placed, winner } as Turn;
}

const newTurn = (): Turn => makeTurn('rolling', 0, NO_DICE, 0, -1, 0);

const cardOf = (state: GameState): Card => state.cards[state.seat] ?? emptyCard(state.rules);

const thrown = ({ rules, turn }: GameState): Throw =>
  throwOf(rules.sides, turn.dice, turn.roll, turn.held === 0);

function momentOf(state: GameState, card: Card, ahead: boolean): Moment {
  const { roll, announced, placed } = state.turn;
  const follow = state.rules.spec.follow?.(state.cards, state.seat) ?? -1;
  return { card, roll: ahead ? roll + 1 : roll, announced, placed, follow, ahead };
}

function rollsLeft(state: GameState): number {
  if (state.turn.phase === 'over') return 0;
  return Math.max(0, state.rules.spec.rolls - state.turn.roll + cardOf(state).tokens);
}

/** A move is legal only if the turn can still end after it: some cell must be left to fill. */
function mayRollOn(state: GameState): boolean {
  if (state.turn.placed || !rollsLeft(state)) return false;
  const later = momentOf(state, cardOf(state), true);
  return state.rules.cells.some((cell) => !barred(state.rules, later, cell));
}

/** Why a cell may not be named now; undefined if it may. */
function cannotAnnounce(state: GameState, cell: CellInfo): Why | undefined {
  const { turn } = state;
  if (turn.announced >= 0) return { key: 'other-announced' };
  if (cell.column.order.declare !== turn.roll) return { key: 'not-announced' };
  const named = { ...momentOf(state, cardOf(state), false), announced: cell.index };
  return barred(state.rules, named, cell);
}

function legalActions(state: GameState): readonly PlayerAction[] {
  if (state.turn.phase !== 'deciding') return [];
  const { rules } = state;
  const actions: PlayerAction[] = mayRollOn(state) ? rules.holds.slice() : [];
  const card = cardOf(state);
  const moment = momentOf(state, card, false);
  const again = repeated(rules, moment, thrown(state));
  for (const cell of rules.cells) {
    if (typeof ruling(rules, moment, cell, again) !== 'object') actions.push(cell.score);
    if (cell.column.order.declare !== undefined && !cannotAnnounce(state, cell)) actions.push(cell.announce);
  }
  return actions;
}

function cells(state: GameState): readonly Cell[] {
  const { rules, turn } = state;
  const card = cardOf(state);
  if (turn.phase !== 'deciding') {
    const why = turn.phase === 'over' ? GAME_OVER : NOT_ROLLED;
    return rules.cells.map((cell) => answer(cell.id, false, entryOf(card, cell) ?? 0, 0, why));
  }
  const moment = momentOf(state, card, false);
  const t = thrown(state);
  const again = repeated(rules, moment, t);
  return rules.cells.map((cell) => judge(rules, moment, cell, t, again));
}

function reduce(state: GameState, action: Action): Next {
  const { phase } = state.turn;
  if (phase === 'over') return refuse('over', 'the game is over');
  if (action.type === 'dice') {
    return phase === 'rolling'
      ? land(state, action)
      : refuse('wrong-phase', 'no dice are awaited: a player has to decide');
  }
  if (phase === 'rolling') return refuse('wrong-phase', `cannot ${action.type}: dice are awaited`);
  switch (action.type) {
    case 'roll':
      return roll(state, action);
    case 'announce':
      return withCell(state, action.cell, (cell) => announce(state, cell));
    case 'score':
      return withCell(state, action.cell, (cell) => score(state, cell));
    default:
      return refuse('unknown-action', 'an action is of type "roll", "dice", "announce" or "score"');
  }
}

function withCell(state: GameState, id: string, then: (cell: CellInfo) => Next): Next {
  const cell = state.rules.cellById.get(id);
  if (cell) return then(cell);
  const known = state.rules.cells.map((c) => c.id).join(', ');
  return refuse('unknown-cell', `there is no cell "${id}"; cells: ${known}`);
}

function roll(state: GameState, action: RollAction): Next {
  const { rules, turn } = state;
  const shared = rules.holds[action.held];
  if (!shared) {
    return refuse(
      'bad-held',
      `held is ${action.held}; allowed: a whole number from 0 to ${rules.holds.length - 1}, one bit per die, at least one die not held`,
    );
  }
  if (!mayRollOn(state)) return refuse('no-rolls-left', `no roll is left after roll ${turn.roll}`);
  const next = makeTurn('rolling', turn.roll, turn.dice, action.held, turn.announced, 0);
  return makeState(rules, state.players, state.cards, state.seat, next, {
    action: shared,
    before: state.log,
  });
}

function land(state: GameState, action: DiceAction): Next {
  const { rules, turn, seat } = state;
  const dice = fallen(state, action.values);
  if (!dice) {
    return refuse(
      'bad-dice',
      `dice are [${String(action.values)}]; awaited: ${chanceCount(state)} whole numbers from 1 to ${rules.sides.length}`,
    );
  }
  const landed = turn.roll + 1;
  const next = makeTurn('deciding', landed, dice, turn.held, turn.announced, 0);
  const then = makeState(rules, state.players, state.cards, seat, next, { action, before: state.log });
  if (!rules.spec.wins?.(thrown(then), (row) => ownBox(then, row))) return then;
  const over = makeTurn('over', landed, dice, turn.held, turn.announced, 0, seat);
  return makeState(rules, state.players, state.cards, seat, over, then.log);
}

/** The held dice with the new ones in their places; undefined if these are not the values awaited. */
function fallen({ rules, turn }: GameState, values: Dice): Dice | undefined {
  const dice: number[] = [];
  let used = 0;
  for (let i = 0; i < rules.spec.dice.count; i++) {
    const die = (turn.held >> i) & 1 ? turn.dice[i] : values[used++];
    if (die === undefined || rules.sides[die - 1] === undefined) return undefined;
    dice.push(die);
  }
  return used === values.length ? dice : undefined;
}

function ownBox(state: GameState, row: string): Box {
  const cell = state.rules.cells.find((c) => c.category.id === row);
  return cell ? boxOf(cardOf(state), cell) : 'open';
}

function announce(state: GameState, cell: CellInfo): Next {
  const why = cannotAnnounce(state, cell);
  if (why) return refuse('cannot-announce', `cannot announce "${cell.id}": ${why.key}`, why);
  const { roll: rolled, dice, held } = state.turn;
  const next = makeTurn('deciding', rolled, dice, held, cell.index, 0);
  return makeState(state.rules, state.players, state.cards, state.seat, next, {
    action: cell.announce,
    before: state.log,
  });
}

function score(state: GameState, cell: CellInfo): Next {
  const { rules, turn, seat } = state;
  const card = cardOf(state);
  const t = thrown(state);
  const moment = momentOf(state, card, false);
  const again = repeated(rules, moment, t);
  const { legal, points, bonus, why } = judge(rules, moment, cell, t, again);
  if (!legal) {
    const open = cells(state)
      .filter((c) => c.legal)
      .map((c) => c.id);
    return refuse(
      'cannot-score',
      `cannot score in "${cell.id}": ${why?.key ?? ''}; open now: ${open.join(', ') || 'none'}`,
      why,
    );
  }
  const { tokens: bank, repeat } = rules.spec;
  const tokens = card.tokens + (bank?.change(rules.spec.rolls - turn.roll, points, cell.column.id) ?? 0);
  const row = turn.announced < 0 ? -1 : (rules.cells[turn.announced]?.row ?? -1);
  const cards = state.cards.slice();
  cards[seat] = write(card, cell, points, bonus, tokens, row);
  if (again && repeat?.opponents && again.boxes.every((box) => box === 'scored'))
    penalise(rules, cards, seat, repeat.opponents);
  const log: Log = { action: cell.score, before: state.log };
  return nextTurn(state, cards, turn.placed | (1 << cell.col), log);
}

/** Applies an opponents' penalty to every other card that has an open slot. */
function penalise(
  rules: Rules,
  cards: Card[],
  seat: number,
  penalty: (card: Card, firstOpen: number) => Card,
): void {
  cards.forEach((card, other) => {
    const firstOpen = card.slots.indexOf(null);
    if (other !== seat && firstOpen >= 0) cards[other] = penalty(card, firstOpen);
  });
}

/** After an entry: the same turn where it fills every column, else the turn of whoever has the fewest entries. */
function nextTurn(state: GameState, cards: readonly Card[], placed: number, log: Log): GameState {
  const { rules, players, seat, turn } = state;
  const card = cards[seat];
  if (rules.spec.fill === 'everyColumn' && card) {
    const more = rules.cells.some((cell) => !((placed >> cell.col) & 1) && isOpen(card, cell));
    const same = makeTurn('deciding', turn.roll, turn.dice, turn.held, turn.announced, placed);
    if (more) return makeState(rules, players, cards, seat, same, log);
  }
  let next = 0;
  cards.forEach((c, i) => {
    if (c.filled < (cards[next]?.filled ?? 0)) next = i;
  });
  if ((cards[next]?.filled ?? 0) < rules.slots) return makeState(rules, players, cards, next, newTurn(), log);
  const over = makeTurn('over', turn.roll, turn.dice, turn.held, -1, 0);
  return makeState(rules, players, cards, seat, over, log);
}

function chanceCount({ rules, turn }: GameState): number {
  let count = rules.spec.dice.count;
  for (let held = turn.held; held; held &= held - 1) count--;
  return count;
}

export const scorecard: Game = {
  start: (rules, players) =>
    makeState(
      rules,
      players,
      players.map(() => emptyCard(rules)),
      0,
      newTurn(),
      undefined,
    ),
  legalActions,
  reduce,
  rollsLeft,
  cells,
  chance: (state) =>
    state.turn.phase === 'rolling'
      ? {
          count: chanceCount(state),
          sides: state.rules.sides.length,
          seat: state.seat,
          turn: cardOf(state).filled,
          roll: state.turn.roll,
        }
      : undefined,
  totals: (state) => state.cards.map((card) => totalsOf(state.rules, card)),
  outcome: (state) => (state.turn.phase === 'over' ? outcomeOf(state, state.turn.winner) : undefined),
};
