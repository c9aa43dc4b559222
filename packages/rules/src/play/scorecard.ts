/**
 * The scorecard game of one free column: turns, rolls and entries. Other games are this one with some answers of their
 * own; `games/full-scorecard.ts` knows everything that a spec may say.
 */
import { write } from '../model/card.js';
import { refuse, shown } from '../model/refuse.js';
import type { CellInfo, Game, GameState, Moment } from '../model/rules.js';
import type { Repeated } from '../model/spec.js';
import { throwOf } from '../model/throw.js';
import type {
  Action,
  Card,
  Cell,
  DiceAction,
  IllegalAction,
  Log,
  PlayerAction,
  RollAction,
  Throw,
} from '../model/types.js';
import { barred, judge, momentOf, refused, repeated, ruling } from './judge.js';
import { explainer, jokerArgs } from './reasons.js';
import { placesOf, totalsOf } from './totals.js';
import {
  after,
  badDice,
  cardOf,
  chance,
  fallen,
  holdOf,
  makeState,
  makeTurn,
  newTurn,
  start,
  unknownAction,
  withCell,
  wrongTime,
  type Next,
} from './turn.js';

/** The dice and rules by which the cells of the player on turn are judged. */
interface Situation {
  readonly moment: Moment;
  readonly t: Throw;
  readonly again: Repeated | undefined;
}

function situationOf(state: GameState): Situation {
  const moment = momentOf(state, false);
  const { rules, turn } = state;
  const t = throwOf(rules.sides, turn.dice, turn.roll, !turn.held);
  return { moment, t, again: repeated(rules, moment, t) };
}

/** A new list of all rolls and entries that are legal. */
export function actionsOf(state: GameState): PlayerAction[] {
  if (state.turn.phase !== 'deciding') return [];
  const { rules } = state;
  const actions: PlayerAction[] = rules.game.mayRoll(state) ? rules.holds.slice() : [];
  const { moment, again } = situationOf(state);
  for (const cell of rules.cells) {
    if (typeof ruling(rules, moment, cell, again) !== 'object') actions.push(cell.score);
  }
  return actions;
}

/** While dice are awaited, a cell says what will bar it once they have fallen. */
function cells(state: GameState): readonly Cell[] {
  const { rules, turn } = state;
  if (turn.phase === 'deciding') {
    const { moment, t, again } = situationOf(state);
    const explain = explainer(state, moment, again);
    return rules.cells.map((cell) => judge(rules, moment, cell, t, again, explain));
  }
  const later = momentOf(state, true);
  const explain = explainer(state, later, undefined);
  return rules.cells.map((cell) =>
    refused(cell, later.card, explain(cell, barred(rules, later, cell) ?? { key: turn.phase })),
  );
}

function reduce(state: GameState, action: Action): Next {
  const early = wrongTime(state, action);
  if (early) return early;
  switch (action.type) {
    case 'dice':
      return land(state, action);
    case 'roll':
      return rollOn(state, action);
    case 'announce':
      return withCell(state, action.cell, announce);
    case 'score':
      return withCell(state, action.cell, score);
    default:
      return unknownAction(action);
  }
}

const announce = (state: GameState, cell: CellInfo): Next => state.rules.game.announce(state, cell);

function rollOn(state: GameState, { held }: RollAction): Next {
  const { rules, turn } = state;
  const action = holdOf(rules, held);
  if (!action)
    return refuse('bad-held', `${shown(held)}; allowed: a whole number from 0 to ${rules.holds.length - 1}`);
  if (!rules.game.mayRoll(state)) return refuse('no-rolls-left', `${turn.roll} made`);
  return after(state, action, makeTurn('rolling', turn.roll, turn.dice, action.held, turn.announced, 0));
}

function land(state: GameState, { values }: DiceAction): Next {
  const { roll, held, announced } = state.turn;
  const dice = fallen(state, values);
  if (!dice) return badDice(state, values);
  const action: Action = { type: 'dice', values: values.slice() };
  return after(state, action, makeTurn('deciding', roll + 1, dice, held, announced, 0));
}

function score(state: GameState, cell: CellInfo): Next {
  const { rules } = state;
  const { moment, t, again } = situationOf(state);
  const judged = judge(rules, moment, cell, t, again);
  return judged.legal ? rules.game.enter(state, cell, judged, again) : cannotScore(cell, cells(state));
}

function cannotScore({ id, index }: CellInfo, all: readonly Cell[]): IllegalAction {
  const why = all[index]?.why;
  const legal = all.flatMap((cell) => (cell.legal ? cell.id : []));
  return refuse('cannot-score', `${id}: ${why?.key ?? ''}; allowed: ${legal.join(', ') || 'none'}`, why);
}

function enter(state: GameState, cell: CellInfo, { points, bonus }: Cell): GameState {
  const entry = { cell, points: [points], extra: bonus, tokens: 0, announced: -1, first: true };
  const cards = state.cards.with(state.seat, write(cardOf(state), entry));
  return passOn(state, cards, { action: cell.score, before: state.log });
}

/** After a turn: the player with the fewest entries is next, or the game ends. */
export function passOn(state: GameState, cards: readonly Card[], log: Log): GameState {
  const { rules, players, seat, turn } = state;
  const filled = cards.map((card) => card.filled);
  const fewest = Math.min(...filled);
  return fewest < rules.slots
    ? makeState(rules, players, cards, filled.indexOf(fewest), newTurn(), log)
    : makeState(rules, players, cards, seat, makeTurn('over', turn.roll, turn.dice, turn.held, -1, 0), log);
}

export const scorecard: Game = {
  kind: 'scorecard',
  start,
  legalActions: actionsOf,
  reduce,
  chance,
  rollsLeft: ({ rules, turn }) => (turn.phase === 'over' ? 0 : rules.spec.rolls - turn.roll),
  cells,
  totals: ({ rules, cards }) => cards.map((card) => totalsOf(rules, card)),
  standings: (state) => state.rules.game.totals(state).map(({ total }) => [total]),
  outcome: (state) => {
    const { rules, turn } = state;
    if (turn.phase !== 'over') return undefined;
    const totals = rules.game.totals(state).map(({ total }) => total);
    return placesOf(rules.game.standings(state), totals, turn.winner);
  },
  mayRoll: (state) => state.rules.game.rollsLeft(state) > 0,
  bars: () => undefined,
  reasonArgs: jokerArgs,
  announce: (_, { id }) => refuse('cannot-announce', `${id}: not-announced`, { key: 'not-announced' }),
  enter,
};
