// A play-off: players who are tied for first place go on in the same game, until one of them is ahead.

import {
  cellsFor,
  chance,
  gameFromJSON,
  gameToJSON,
  newGame,
  outcome,
  parseGame,
  play,
  seededDice,
  serializeGame,
  standings,
  undo,
  withOptions,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';
import { announce, counter, defineRuleset, sum, testRuleset, variantOf } from '@yahtzee-game/rules/define';
import { ruleset as cheerio } from '@yahtzee-game/rules/rulesets/cheerio';
import { ruleset as generala } from '@yahtzee-game/rules/rulesets/generala';
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deepFreeze } from '../../harness/games/freeze.js';
import { randomGame, endOf } from '../../harness/games/games.js';
import { legalCells, playTurns, rollDice, totals, turn } from '../../harness/games/play.js';

/** One box, so that every player has one turn in a game. */
const oneBox = {
  id: 'one-box',
  source: 'the house',
  dice: { count: 2, sides: 3 },
  rolls: 2,
  categories: [{ id: 'chance', section: 'lower', score: sum }],
} as const;
const ruleset: Ruleset = defineRuleset({ ...oneBox, playoff: true });

/** A game of this many players, after turns with these dice. */
const after = (players: number, ...dice: readonly string[]): GameState =>
  dice.reduce((state, values) => turn(state, values, 'chance'), deepFreeze(newGame(ruleset, { players })));

describe('a tie in front', () => {
  const tied = after(3, '33', '12', '33');

  test('does not end the game: those who are equal have a new card', () => {
    equal(outcome(tied), undefined);
    deepEqual([tied.turn.phase, tied.seat], ['rolling', 0]);
    deepEqual(tied.playoff?.seats, [0, 2]);
    deepEqual(
      tied.cards.map(({ filled }) => filled),
      [0, 1, 0],
    );
    deepEqual(totals(tied), [0, 3, 0]);
  });
  test('keeps the cards of the game', () => {
    const [game] = tied.playoff?.before ?? [];
    deepEqual(game?.seats, [0, 1, 2]);
    deepEqual(
      game?.cards.map(({ slots }) => slots),
      [[6], [3], [6]],
    );
  });
  test('is played by them in turn, and by nobody else', () => {
    const next = turn(tied, '12', 'chance');
    deepEqual([next.seat, next.turn.phase], [2, 'rolling']);
    deepEqual(legalCells(rollDice(next, '11')), ['chance']);
  });
  test('is decided by what the new cards come to; the totals are those of the game', () => {
    const end = after(3, '33', '12', '33', '12', '13');
    equal(end.turn.phase, 'over');
    deepEqual(outcome(end), { places: [2, 3, 1], winners: [2], playoff: [0, 2], totals: [6, 3, 6] });
    deepEqual(standings(end), [
      [6, 3],
      [3, 0],
      [6, 4],
    ]);
  });
  test('goes on among those who are equal again', () => {
    const again = after(3, '33', '33', '33', '12', '13', '13');
    deepEqual([again.turn.phase, again.seat, again.playoff?.seats], ['rolling', 1, [1, 2]]);
    equal(again.playoff?.before.length, 2);
    const end = [again].map((state) => turn(turn(state, '11', 'chance'), '12', 'chance'))[0];
    ok(end);
    deepEqual(outcome(end), { places: [3, 2, 1], winners: [2], playoff: [0, 1, 2], totals: [6, 6, 6] });
  });
});

test('those who are equal on five further cards, and not on fewer, share the win', () => {
  const cards = (n: number): GameState => after(2, ...Array.from({ length: 2 * n }, () => '33'));
  deepEqual([outcome(cards(5)), cards(5).turn.phase], [undefined, 'rolling']);
  const end = cards(6);
  deepEqual([end.turn.phase, outcome(end)?.winners, end.playoff?.before.length], ['over', [0, 1], 5]);
});

test('a tie behind is no tie in front', () => {
  deepEqual(outcome(after(3, '33', '12', '12')), {
    places: [1, 2, 2],
    winners: [0],
    playoff: [],
    totals: [6, 3, 3],
  });
});

test('nobody plays off alone', () => deepEqual(outcome(after(1, '33'))?.winners, [0]));

test('without a play-off the win is shared', () => {
  const shared = withOptions(ruleset, { tieBreak: 'shared' });
  const end = ['33', '33'].reduce(
    (state, dice) => turn(state, dice, 'chance'),
    newGame(shared, { players: 2 }),
  );
  deepEqual(outcome(end), { places: [1, 1], winners: [0, 1], playoff: [], totals: [6, 6] });
});

describe('the game goes on as the same game:', () => {
  const end = after(3, '33', '12', '33', '12', '13');

  test('its text is read again, in the middle and at the end', () => {
    for (const state of [after(3, '33', '12', '33', '12'), end]) {
      const read = parseGame(serializeGame(state), [ruleset]);
      ok(read.ok);
      deepEqual([read.cards, read.playoff, read.turn], [state.cards, state.playoff, state.turn]);
    }
  });
  test('its record is read again', () => {
    const read = gameFromJSON(JSON.parse(JSON.stringify(gameToJSON(end))), [ruleset]);
    ok(read.ok);
    deepEqual(outcome(read), outcome(end));
  });
  test('the entry that made the tie is taken back', () => {
    const back = undo(after(3, '33', '12', '33'));
    deepEqual([back?.seat, back?.turn.phase, back?.playoff], [2, 'deciding', undefined]);
    deepEqual(
      back?.cards.map(({ slots }) => slots),
      [[6], [3], [null]],
    );
  });
  test('seeded dice do not fall again as they fell in the game', () => {
    const roll = seededDice('a');
    const [first, later] = [newGame(ruleset, { players: 2 }), after(2, '33', '33')].map((state) =>
      chance(state),
    );
    ok(first && later);
    deepEqual([first.turn, later.turn], [0, 1]);
    notEqual(roll(first).join(), roll({ ...later, count: 9 }).join());
  });
  test('at random, however often equals meet', () => {
    deepEqual(testRuleset(ruleset, { games: 200 }).problems, []);
    const games = Array.from({ length: 60 }, (_, seed) => endOf(randomGame('one box', ruleset, 4, seed)));
    ok(
      games.some(({ playoff }) => (playoff?.before.length ?? 0) > 1),
      'twice equal',
    );
    for (const state of games) equal(outcome(state)?.winners.length, 1);
  });
});

describe('a play-off is played', () => {
  const strike = (players: number, rows: readonly string[], dice: string): string =>
    rows.flatMap((row) => Array.from({ length: players }, () => `${row} ${dice}`)).join();

  test('in Cheerio, whose texts ask for it', () => {
    const rows = cheerio.spec.categories.map(({ id }) => id);
    const tied = playTurns(newGame(cheerio, { players: 2 }), strike(2, rows, '12366'));
    deepEqual(tied.playoff?.seats, [0, 1]);
    const end = playTurns(tied, strike(2, rows.slice(0, -1), '12366') + ',yahtzee 66666, yahtzee 12366');
    deepEqual(outcome(end)?.winners, [0]);
  });
  test('in any scorecard game whose players agree on it', () => {
    const game = withOptions(generala, { tieBreak: 'playoff' });
    const rows = game.spec.categories.map(({ id }) => id);
    const tied = playTurns(newGame(game, { players: 2 }), strike(2, rows, '12366'));
    deepEqual(tied.playoff?.seats, [0, 1]);
    const served = rollDice(playTurns(tied, 'ones 12366'), '55555');
    deepEqual([served.turn.phase, outcome(served)?.winners, outcome(served)?.playoff], ['over', [1], [0, 1]]);
  });
  test('in a variant', () => {
    const child = variantOf(cheerio, { id: 'mine', categories: oneBox.categories });
    const tied = playTurns(newGame(child, { players: 2 }), 'chance 12366, chance 12366');
    deepEqual(tied.playoff?.seats, [0, 1]);
  });
});

test('in a play-off a counter column follows the player before among those who play on', () => {
  const counted = defineRuleset({
    ...oneBox,
    id: 'counted',
    categories: ['low', 'high'].map((id) => ({ id, section: 'lower', score: sum })),
    columns: [
      { id: 'named', order: announce },
      { id: 'counter', order: counter },
    ],
    follow: (cards, seat) => {
      const row = cards[(seat || cards.length) - 1]?.announced ?? -1;
      return row < 0 ? -2 : row;
    },
    playoff: true,
  });
  const round = (cells: readonly [string, string, string]): string =>
    `${cells[0]} 33, ${cells[1]} 12, ${cells[2]} 33`;
  const tied = playTurns(
    newGame(counted, { players: 3 }),
    [
      round(['!low@named', 'low@counter', '!low@named']),
      round(['low@counter', '!low@named', 'low@counter']),
      round(['!high@named', 'high@counter', '!high@named']),
      round(['high@counter', '!high@named', 'high@counter']),
    ].join(),
  );
  deepEqual(tied.playoff?.seats, [0, 2]);
  // Seat 1, which is out, named "high" in its last turn; seat 0 now names "low".
  const next = rollDice(playTurns(tied, '!low@named 33'), '33');
  equal(next.seat, 2);
  deepEqual(legalCells(next), ['low@counter']);
  const barred = cellsFor(next).find(({ id }) => id === 'high@counter');
  deepEqual(barred?.why, { key: 'order-counter', args: { seat: 0, row: 'low@counter' } });
});

test('twenty players who stay equal on a sheet of hundreds of boxes can save their play-off', () => {
  const long = defineRuleset({
    ...oneBox,
    id: 'long',
    dice: { count: 1, sides: 2 },
    rolls: 1,
    categories: Array.from({ length: 41 }, (_, row) => ({
      id: `row${row}`,
      section: 'lower',
      score: sum,
      entries: 20,
    })),
    playoff: true,
  });
  let state = newGame(long, { players: 20 });
  let actions = 0;
  for (const card of ['game', 'play-off'])
    for (const { score, entries } of state.rules.cells) {
      for (let turns = 0; turns < 20 * entries; turns++) {
        state = play(state, { type: 'dice', values: [1] }, score);
        actions += 2;
      }
      if (card === 'play-off' && actions > 50_000) break;
    }
  equal(state.playoff?.seats.length, 20);
  const read = parseGame(serializeGame(state), [long]);
  ok(read.ok, read.ok ? '' : read.message);
  equal(read.playoff?.seats.length, 20);
  const copy = gameFromJSON(gameToJSON(state), [long]);
  ok(copy.ok, copy.ok ? '' : copy.message);
});
