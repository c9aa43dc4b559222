/** Rules that hold in every game, whatever its ruleset, checked on random games. */

import {
  actionText,
  actionsOf,
  cellsFor,
  chance,
  gameFromJSON,
  gameToJSON,
  legalActions,
  outcome,
  parseAction,
  parseActionText,
  parseGame,
  playerTotals,
  reduce,
  replay,
  rollsLeft,
  serializeGame,
  standings,
  type Action,
  type GameState,
} from '@yahtzee-game/rules';
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { deepFreeze } from './freeze.js';
import { endOf, samplesOf, stepsOf, type Played } from './games.js';
import { awaited } from './play.js';
import { validateRecord } from './schema.js';
import { sumOf } from './sums.js';

const CODES = [
  'over',
  'wrong-phase',
  'bad-held',
  'bad-dice',
  'no-rolls-left',
  'unknown-cell',
  'cannot-announce',
  'cannot-score',
];

/** The names of the rules, each with a check of one game. */
export type Contract = Readonly<Record<string, (game: Played) => void>>;

export const everyGame: Contract = {
  'random play ends': ends,
  'what is listed as legal is what is accepted': listsWhatIsAccepted,
  'a refusal has a code and a sentence': refusesInWords,
  'cells that are legal are those that can be scored in': cellsAgreeWithActions,
  'dice are awaited before every decision, as many as are not held': awaitsDice,
  'dice land where none was held': landsBesideHeldDice,
  'places go by the standings once the game is over': ranks,
  'a state is plain data but for its rules': isPlainData,
  'a state shares with the one before what has not changed': shares,
  'a game replays to the identical state': replays,
  'a game survives JSON, whose record the schema takes': survivesJson,
  'a game survives text': survivesText,
  'every action survives as a value and as a token': actionsSurvive,
  'every reason names cells, columns and seats that there are': namesWhatIs,
};

function ends(game: Played): void {
  const { turn } = endOf(game);
  equal(turn.phase, 'over', 'dead end: nothing is legal, and the game is not over');
  equal(rollsLeft(endOf(game)), 0);
  deepEqual([turn.announced, turn.placed], [-1, 0], 'nothing is left over of the last turn');
}

/** Every action that a player might think of, and some that are never legal. */
function candidates({ rules }: GameState): readonly Action[] {
  const held = Array.from({ length: 2 ** rules.spec.dice.count + 2 }, (_, i) => i - 1);
  const strange = [0.5, 1.5, -31, NaN, Infinity, 2 ** 31, 2 ** 32];
  const cells = ['nowhere', '', 'constructor', '__proto__', ...rules.cells.map(({ id }) => id)];
  return [
    ...[...held, ...strange].map((bits): Action => ({ type: 'roll', held: bits })),
    ...cells.map((cell): Action => ({ type: 'score', cell })),
    ...cells.map((cell): Action => ({ type: 'announce', cell })),
  ];
}

/** Throws: the right number of legal dice, and wrong ones. */
function diceCandidates(state: GameState): readonly Action[] {
  const { count } = state.rules.spec.dice;
  const sides = state.rules.sides.length;
  const counts = Array.from({ length: count + 2 }, (_, n) => n);
  const strange = [0, -1, sides + 1, 1.5, NaN, Infinity];
  return [
    ...counts.map((n) => diceOf(sides, n)),
    ...counts.flatMap((n) => strange.map((value) => diceOf(1, n, value))),
  ];
}

/** This number of dice with one value, followed by the other values. */
function diceOf(value: number, count: number, ...others: readonly number[]): Action {
  return { type: 'dice', values: [...new Array<number>(count).fill(value), ...others] };
}

const nameOf = (action: Action): string => JSON.stringify(action, (_, v) => (v !== v ? 'NaN' : v));
const accepted = (state: GameState, actions: readonly Action[]): readonly string[] =>
  actions.filter((action) => reduce(state, action).ok).map(nameOf);

function listsWhatIsAccepted(game: Played): void {
  for (const state of samplesOf(game, 12)) {
    const listed = legalActions(state).map(nameOf);
    equal(new Set(listed).size, listed.length);
    deepEqual(accepted(state, candidates(state)).toSorted(), listed.toSorted());
    const owed = chance(state);
    const right = owed ? [nameOf(diceOf(owed.sides, owed.count))] : [];
    deepEqual(accepted(state, diceCandidates(state)), right);
  }
}

function refusesInWords(game: Played): void {
  for (const state of samplesOf(game, 4)) {
    for (const action of [...candidates(state), ...diceCandidates(state)]) {
      const next = reduce(state, action);
      if (next.ok) continue;
      ok(CODES.includes(next.code), next.code);
      ok(/^[a-z -]+: \S/.test(next.message), next.message);
      equal(Boolean(next.why), next.code === 'cannot-score' || next.code === 'cannot-announce');
    }
  }
}

function cellsAgreeWithActions(game: Played): void {
  for (const state of samplesOf(game, 40)) {
    const cells = cellsFor(state);
    deepEqual(
      cells.map(({ id }) => id),
      state.rules.cells.map(({ id }) => id),
    );
    deepEqual(
      cells.flatMap(({ id, legal }) => (legal ? id : [])),
      legalActions(state).flatMap((action) => (action.type === 'score' ? action.cell : [])),
    );
    const card = state.cards[state.seat];
    state.rules.cells.forEach(({ slot, entries }, i) => {
      const { legal, why, points, bonus } = cells[i] ?? {};
      if (legal) return;
      ok(why, 'a barred cell says why');
      deepEqual([points, bonus], [sumOf(card?.slots.slice(slot, slot + entries)), 0]);
    });
  }
}

/** Seat, turn and roll together identify each throw, so that seeded dice never repeat one. */
function awaitsDice(game: Played): void {
  const turns = game.states[0]?.cards.map(() => 0) ?? [];
  const asked = new Set<string>();
  game.states.forEach((state, i) => {
    const { turn, rules, seat } = state;
    for (const lost of strokesOf(game.states[i - 1], state)) turns[lost] = (turns[lost] ?? NaN) + 1;
    equal(chance(state) !== undefined, turn.phase === 'rolling');
    if (turn.phase !== 'rolling') return;
    equal(legalActions(state).length, 0);
    if (turn.roll === 0) turns[seat] = (turns[seat] ?? NaN) + 1;
    const owed = awaited(state);
    const count = rules.spec.dice.count - bitsOf(turn.held);
    const behind = (turns[seat] ?? NaN) - 1;
    deepEqual(owed, { count, sides: rules.sides.length, seat, turn: behind, roll: turn.roll });
    ok(count > 0 && rollsLeft(state) > 0);
    notEqual(asked.size, asked.add(`${seat}/${behind}/${turn.roll}`).size, 'asked twice');
  });
}

/** The seats whose card has changed although another player was on turn: for them this counts as a turn. */
function strokesOf(before: GameState | undefined, { cards, playoff }: GameState): readonly number[] {
  if (!before || playoff !== before.playoff) return [];
  return [...cards.keys()].filter((seat) => seat !== before.seat && cards[seat] !== before.cards[seat]);
}

const bitsOf = (held: number): number => [...held.toString(2)].filter((bit) => bit === '1').length;

function landsBesideHeldDice(game: Played): void {
  game.states.forEach((state, i) => {
    const action = state.log?.action;
    const before = game.states[i - 1];
    // In a throw for the win, the dice of the next player are awaited at once.
    if (action?.type !== 'dice' || !before || before.playoff?.sums) return;
    const fallen = [...action.values];
    const expected = Array.from({ length: state.rules.spec.dice.count }, (_, die) =>
      (before.turn.held >> die) & 1 ? before.turn.dice[die] : fallen.shift(),
    );
    deepEqual(state.turn.dice, expected);
    equal(state.turn.roll, before.turn.roll + 1);
  });
}

function ranks(game: Played): void {
  for (const state of game.states) equal(outcome(state) !== undefined, state.turn.phase === 'over');
  const end = endOf(game);
  const { totals, places = [], winners = [], playoff = [] } = outcome(end) ?? {};
  // After a play-off a player has another card than before it.
  const { cards } = end.playoff?.before[0] ?? end;
  deepEqual(
    totals,
    playerTotals({ ...end, cards }).map(({ total }) => total),
  );
  const keys = standings(end);
  equal(keys.length, end.players.length);
  deepEqual(
    places,
    keys.map(
      (own, seat) => 1 + keys.filter((other, i) => i !== seat && beats(end, i, other, seat, own)).length,
    ),
  );
  const first = [...places.keys()].filter((seat) => places[seat] === 1);
  deepEqual(winners, first);
  equal(playoff.length > 0, end.playoff !== undefined);
  if (playoff.length) ok(first.length === 1 && playoff.length > 1 && playoff.includes(first[0] ?? NaN));
}

type Standing = readonly number[];

/**
 * Whether a player with one standing is before a player with another: first if the player has won at once, else by the
 * first difference.
 */
function beats({ turn }: GameState, a: number, own: Standing, b: number, others: Standing): boolean {
  const winner = turn.phase === 'over' ? turn.winner : undefined;
  if (winner !== undefined && (a === winner || b === winner)) return a === winner;
  const at = own.findIndex((number, i) => number !== others[i]);
  return at >= 0 && (own[at] ?? NaN) > (others[at] ?? NaN);
}

function isPlainData(game: Played): void {
  for (const { rules: _, log, ...rest } of game.states) {
    ok(isPlain(rest), 'plain data');
    ok(isPlain(log?.action), 'a plain action');
  }
}

/** Whether JSON can hold a value: no functions, classes, NaN or -0; a key may be undefined. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || Array.isArray(value)) && Object.values(value).every(isPlain);
}

/**
 * A step of a long game costs no more than one of a short game: the log grows by a link, and the other players' cards
 * are shared.
 */
export function shares(game: Played): void {
  for (const { before, action, after } of stepsOf(game)) {
    equal(after.log?.before, before.log);
    equal(after.rules, before.rules);
    equal(after.players, before.players);
    if (action.type !== 'score') equal(after.cards, before.cards);
    if (after.rules.spec.repeat?.opponents || after.playoff !== before.playoff) continue;
    after.cards.forEach((card, seat) => {
      if (seat !== before.seat) equal(card, before.cards[seat]);
    });
  }
}

function replays(game: Played): void {
  const end = endOf(game);
  const again = replay(end.rules.ruleset, end.players, deepFreeze(actionsOf(end)));
  ok(again.ok);
  equal(again.rules, end.rules);
  deepEqual(actionsOf(again), actionsOf(end));
  isAlike(again, end);
}

function survivesJson(game: Played): void {
  for (const state of samplesOf(game, 2)) {
    const record: unknown = JSON.parse(JSON.stringify(gameToJSON(state)));
    validateRecord(record);
    deepEqual(validateRecord.errors, null);
    const again = gameFromJSON(deepFreeze(record), [state.rules.ruleset]);
    ok(again.ok, JSON.stringify(again));
    isAlike(again, state);
  }
}

function survivesText(game: Played): void {
  for (const state of samplesOf(game, 1)) {
    const again = parseGame(serializeGame(state), [state.rules.ruleset]);
    ok(again.ok, JSON.stringify(again));
    isAlike(again, state);
  }
}

function actionsSurvive(game: Played): void {
  const end = endOf(game);
  const { ruleset } = end.rules;
  const actions = actionsOf(end);
  const tokens = actions.map((action) => actionText(action, ruleset));
  for (const [i, action] of actions.entries()) {
    deepEqual(parseAction(JSON.parse(JSON.stringify(action))), { ok: true, action });
    deepEqual(parseActionText(tokens[i] ?? '', ruleset), { ok: true, action });
  }
  equal(serializeGame(end).split(' ').slice(3, -1).join(' '), tokens.join(' '));
}

function namesWhatIs(game: Played): void {
  for (const state of samplesOf(game, 30)) {
    const { cellById, columns } = state.rules;
    for (const { why } of cellsFor(state)) {
      for (const [key, value] of Object.entries(why?.args ?? {})) {
        if (key === 'column')
          ok(
            columns.some(({ id }) => id === value),
            String(value),
          );
        else if (key === 'seat') ok(Number(value) < state.players.length);
        else
          for (const id of typeof value === 'object' ? value : [String(value)])
            ok(cellById.has(id), `${key} ${id}`);
      }
    }
  }
}

/** Only the rules may be different objects, made with the same options; the text contains all that has happened. */
function isAlike(one: GameState, other: GameState): void {
  equal(serializeGame(one), serializeGame(other));
  deepEqual(
    [one.players, one.cards, one.seat, one.turn, one.rules.ruleset.options],
    [other.players, other.cards, other.seat, other.turn, other.rules.ruleset.options],
  );
}
