/** What every game keeps to, whatever its rules are: checked on random games. */

import { deepEqual, equal, ok } from 'node:assert/strict';
import {
  actionsOf,
  cellsFor,
  chance,
  gameFromJSON,
  gameToJSON,
  legalActions,
  outcome,
  parseGame,
  playerTotals,
  reduce,
  replay,
  rollsLeft,
  serializeGame,
  type Action,
  type GameState,
} from '@yahtzee-game/rules';
import { deepFreeze } from './freeze.js';
import { endOf, samplesOf, type Played } from './games.js';
import { awaited } from './play.js';
import { totalFrom } from './sums.js';

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

/** Names of the promises, with the check of one game. */
export const contract: Readonly<Record<string, (game: Played) => void>> = {
  'random play fills every box, and ends': endsWhenFull,
  'what is listed as legal is what is accepted': listsWhatIsAccepted,
  'a refusal has a code and a sentence': refusesInWords,
  'cells that are legal are those that can be scored in': cellsAgreeWithActions,
  'dice are awaited before every decision, as many as are not held': awaitsDice,
  'dice land where none was held': landsBesideHeldDice,
  'whoever has the fewest entries is on turn': keepsTurnOrder,
  'an entry is worth what was promised, and entries never change': keepsPromises,
  'totals are those that adding up the sheet gives': addsUp,
  'places go by totals once the game is over': ranks,
  'a state is plain data but for its rules': isPlainData,
  'a game replays to the identical state': replays,
  'a game survives JSON': survivesJson,
  'a game survives text': survivesText,
};

function endsWhenFull(game: Played): void {
  const { cards, rules, turn } = endOf(game);
  if (turn.phase !== 'over') throw new Error('dead end: nothing is legal, and the game is not over');
  if (turn.winner !== undefined) return;
  deepEqual(
    cards.map((card) => card.slots.filter((points) => points !== null).length),
    cards.map(() => rules.slots),
  );
  if (!rules.spec.repeat?.opponents) equal(game.entries.length, rules.slots * game.players);
}

/** Every action that a player might think of, and some that nobody should. */
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

/** Answers to chance: the right number of right dice, and what else might come. */
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

/** So many dice of one value, and perhaps others behind them. */
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

function awaitsDice(game: Played): void {
  for (const state of game.states) {
    const { turn, rules, seat, cards } = state;
    equal(chance(state) !== undefined, turn.phase === 'rolling');
    if (turn.phase !== 'rolling') continue;
    equal(legalActions(state).length, 0);
    const filled = cards[seat]?.slots.filter((points) => points !== null).length;
    const owed = awaited(state);
    const count = rules.spec.dice.count - bitsOf(turn.held);
    deepEqual(owed, { count, sides: rules.sides.length, seat, turn: filled, roll: turn.roll });
    ok(count > 0 && rollsLeft(state) > 0);
  }
}

const bitsOf = (held: number): number => [...held.toString(2)].filter((bit) => bit === '1').length;

function landsBesideHeldDice(game: Played): void {
  game.states.forEach((state, i) => {
    const action = state.log?.action;
    const before = game.states[i - 1];
    if (action?.type !== 'dice' || !before) return;
    const fallen = [...action.values];
    const expected = Array.from({ length: state.rules.spec.dice.count }, (_, die) =>
      (before.turn.held >> die) & 1 ? before.turn.dice[die] : fallen.shift(),
    );
    deepEqual(state.turn.dice, expected);
    equal(state.turn.roll, before.turn.roll + 1);
  });
}

function keepsTurnOrder(game: Played): void {
  for (const { turn, cards, seat } of game.states) {
    if (turn.phase !== 'rolling' || turn.roll > 0) continue;
    const filled = cards.map(({ slots }) => slots.filter((points) => points !== null).length);
    equal(seat, filled.indexOf(Math.min(...filled)));
  }
}

function keepsPromises(game: Played): void {
  let made = 0;
  game.states.forEach((state, i) => {
    const before = game.states[i - 1];
    if (!before || state.log?.action.type !== 'score') return;
    const entry = game.entries[made++];
    const own = state.cards[before.seat];
    const old = before.cards[before.seat];
    const changed = own?.slots.flatMap((points, slot) => (points === old?.slots[slot] ? [] : points));
    deepEqual(changed, [entry?.points]);
    equal(sumOf(own?.extras), sumOf(old?.extras) + (entry?.bonus ?? NaN));
  });
  equal(made, game.entries.length);
}

const sumOf = (numbers: readonly (number | null)[] = []): number =>
  numbers.reduce((total: number, value) => total + (value ?? 0), 0);

function addsUp(game: Played): void {
  const end = endOf(game);
  deepEqual(
    playerTotals(end).map(({ total }) => total),
    end.players.map((_, seat) => totalFrom(end, seat, game.entries)),
  );
}

function ranks(game: Played): void {
  for (const state of game.states) equal(outcome(state) !== undefined, state.turn.phase === 'over');
  const end = endOf(game);
  if (end.turn.phase !== 'over') return;
  const { totals, places, winners, playoff } = outcome(end) ?? {};
  deepEqual(
    totals,
    playerTotals(end).map(({ total }) => total),
  );
  const { spec } = end.rules;
  if (spec.rank || spec.wins || !totals || !places) return;
  deepEqual(
    places,
    totals.map((total) => 1 + totals.filter((other) => other > total).length),
  );
  const first = [...places.keys()].filter((seat) => places[seat] === 1);
  const tied = spec.playoff === true && first.length > 1;
  deepEqual({ winners, playoff }, { winners: tied ? [] : first, playoff: tied ? first : [] });
}

function isPlainData(game: Played): void {
  for (const { rules: _, log, ...rest } of game.states) {
    ok(isPlain(rest), 'plain data');
    ok(isPlain(log?.action), 'a plain action');
  }
}

/** Whether JSON can hold it: no functions, classes, NaN or -0; a key may be undefined. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || Array.isArray(value)) && Object.values(value).every(isPlain);
}

/** A state without its rules, its log as a list. */
function told(state: GameState): unknown {
  const { rules, log: _, ...rest } = state;
  return { ...rest, game: rules.ruleset.id, options: rules.ruleset.options, actions: actionsOf(state) };
}

function replays(game: Played): void {
  const end = endOf(game);
  const again = replay(end.rules.ruleset, end.players, deepFreeze(actionsOf(end)));
  ok(again.ok);
  equal(again.rules, end.rules);
  deepEqual(told(again), told(end));
}

function survivesJson(game: Played): void {
  for (const state of samplesOf(game, 3)) {
    const record: unknown = JSON.parse(JSON.stringify(gameToJSON(state)));
    const again = gameFromJSON(deepFreeze(record), [state.rules.ruleset]);
    ok(again.ok, JSON.stringify(again));
    deepEqual(told(again), told(state));
  }
}

function survivesText(game: Played): void {
  for (const state of samplesOf(game, 3)) {
    const again = parseGame(serializeGame(state), [state.rules.ruleset]);
    ok(again.ok, JSON.stringify(again));
    deepEqual(told(again), told(state));
  }
}
