// The review of a game, as data: luck and decisions that add up, the curve, the most costly decisions in words.

import { createAdvisor } from '@yahtzee-game/advisor';
import { actionsOf, loadRuleset, newGame, play, withOptions, type GameState } from '@yahtzee-game/rules';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { linkedIn } from '../../../packages/element/src/review/link.js';
import { momentsOf } from '../../../packages/element/src/review/moments.js';
import { endOf, randomGame } from '../../harness/games/games.js';
import { act, rollDice } from '../../harness/games/play.js';
import { curveOf, reviewView, themeOf, translator, type GameReview, type Theme } from '../inside.js';
import { playedOff } from '../snapshots.js';

const t = translator();
const never = new AbortController().signal;

const crag = await loadRuleset('crag');
const advisor = createAdvisor({ worker: false });

async function reviewOf(state: GameState): Promise<GameReview> {
  const found = await advisor.review(state, never);
  if (!found) throw new Error('there is no review');
  return found;
}

/** The value of a figure as it is shown. */
const figure = (text = ''): number => Number(text.replace('−', '-'));
const tenths = (points: number): number => Math.round(10 * points);

describe('a finished game', async () => {
  const final = endOf(randomGame('review', crag, 2, 1));
  const found = await reviewOf(final);

  for (const seat of [0, 1]) {
    const view = reviewView(t, final, found, seat);
    const own = found.decisions.filter((decision) => decision.seat === seat);

    test(`seat ${seat}: expectation, luck and decisions add up as they are shown`, () => {
      const [expected = 0, luck = 0, decisions = 0, total = 0] = view.sums.map(({ value }) => figure(value));
      equal(tenths(expected + luck + decisions), tenths(total));
      ok(Math.abs(luck - (found.seats[seat]?.luck ?? 0)) < 0.15);
    });

    test(`seat ${seat}: the curve has a value for every turn, and ends at the total`, () => {
      equal(view.curve.values.length, 14);
      equal(view.curve.values[0], found.expectedTotal);
      equal(view.curve.end, view.sums.at(-1)?.value);
      ok(view.curve.values.every((value) => value >= view.curve.from && value <= view.curve.to));
    });

    test(`seat ${seat}: all decisions are there; the dearest are those with the greatest losses`, () => {
      equal(view.decisions.length, own.length);
      const greatest = own.map(({ loss }) => loss).toSorted((a, b) => b - a);
      deepEqual(
        view.dearest.map((i) => own[i]?.loss),
        greatest.slice(0, 5),
      );
      ok(view.dearest.every((i) => view.decisions[i]?.dear));
    });

    test(`seat ${seat}: losses by size, and by dice and boxes, are all losses`, () => {
      const lost = figure(view.sums[2]?.value);
      const of = (from: number, to: number): number =>
        view.losses.slice(from, to).reduce((all, { value }) => all + figure(value), 0);
      ok(Math.abs(of(0, 3) - lost) < 0.3, `${of(0, 3)} and ${lost}`);
      ok(Math.abs(of(3, 5) - lost) < 0.2, `${of(3, 5)} and ${lost}`);
    });
  }

  test('players are named to choose from where there are several', () => {
    deepEqual(reviewView(t, final, found, 0).players, ['Player 1', 'Player 2']);
  });
});

describe('in words', async () => {
  const start = newGame(await loadRuleset('yahtzee'));
  const thrown = rollDice(start, '31656');
  const kept = act(thrown, { type: 'roll', held: 0b01100 });
  const written = act(rollDice(kept, '111'), { type: 'score', cell: 'chance' });

  const review: GameReview = {
    expectedTotal: 254.59,
    seats: [{ luck: 1.2, lost: 16.6 }],
    decisions: [
      { seat: 0, step: 1, best: { kind: 'hold', held: 0b10100, value: 256, loss: 0 }, loss: 6.6, luck: 1 },
      { seat: 0, step: 3, best: { kind: 'score', cell: 'ones', value: 249, loss: 0 }, loss: 10, luck: 0.2 },
    ],
  };
  const view = reviewView(t, written, review, 0);

  test('dice that were kept, and what would have been better', () => {
    const [hold] = view.decisions;
    equal(hold?.name, 'Turn 1');
    equal(hold?.when, 'Turn 1, roll 1');
    equal(hold?.better, 'better: keep the two sixes');
    equal(hold?.loss, '−6.6');
    equal(hold?.sentence, 'You: keep 5 6. Better: *keep the two sixes, 6.6 more.*');
    deepEqual(
      hold?.dice.map(({ face, kept: isKept }) => [face, isKept]),
      [
        [3, false],
        [1, false],
        [6, true],
        [5, true],
        [6, false],
      ],
    );
  });

  test('a box that was filled, and what would have been better', () => {
    equal(view.decisions[1]?.better, 'Chance; better: write 3 in Aces');
    equal(view.decisions[1]?.held, undefined);
  });

  test('of a game that goes on, what is still expected', () => {
    deepEqual(
      view.sums.map(({ value }) => value),
      ['254.6', '+1.2', '−16.6', '239.2'],
    );
  });

  test('losses by size', () => {
    deepEqual(
      view.losses.slice(0, 3).map(({ label, value }) => `${label} ${value}`),
      ['0 slips 0.0', '0 errors 0.0', '2 blunders −16.6'],
    );
  });

  test('the mean loss of a decision beside what a good player loses in a game of that size', () => {
    const meanOf = (one: GameReview): unknown => {
      const each = reviewView(t, written, one, 0).losses.at(-1);
      return [each?.value, each?.label, each?.good];
    };
    deepEqual(meanOf(review), ['−8.30', 'a decision, on average; aim for less than 0.20', false]);
    const losing = (loss: number, expectedTotal: number): GameReview => ({
      ...review,
      expectedTotal,
      decisions: review.decisions.map((one) => ({ ...one, loss })),
    });
    deepEqual(meanOf(losing(0.25, 400)), ['−0.25', 'a decision, on average; aim for less than 0.31', true]);
    deepEqual(meanOf(losing(0.001, 254.59)), [
      '0.00',
      'a decision, on average; aim for less than 0.20',
      true,
    ]);
  });

  test('losses by what the best choices were for, if that is known of all', () => {
    deepEqual(view.themes, []);
    const aims = ['fourOfAKind', 'ones'];
    const decisions = review.decisions.map((one, i) => ({ ...one, aim: aims[i] ?? '' }));
    const { themes } = reviewView(t, written, { ...review, decisions }, 0);
    deepEqual(
      themes.map(({ label, value }) => `${value} ${label}`),
      ['−10.0 numbers, bonus', '−6.6 of a kind, full house'],
    );
  });

  test('without losses nothing is dear', () => {
    const clean = { ...review, decisions: review.decisions.map((one) => ({ ...one, loss: 0.01 })) };
    const { dearest, dearestTitle, message } = reviewView(t, written, clean, 0);
    deepEqual(dearest, []);
    equal(dearestTitle, 'No decision could have been better.');
    equal(message, '*Average dice.* Best choice in 2 of 2 decisions.');
  });

  test('estimates are called so', () => {
    equal(view.note, '');
    ok(reviewView(t, written, { ...review, exact: false }, 0).note.includes('estimates'));
  });

  test('luck is told from ten points on', () => {
    const told = (luck: number): string =>
      reviewView(t, written, { ...review, seats: [{ luck, lost: 0 }] }, 0).message.replace(/ Best.*/, '');
    deepEqual([-10, -9, 9, 10].map(told), [
      '*Unlucky dice.*',
      '*Average dice.*',
      '*Average dice.*',
      '*Lucky dice.*',
    ]);
  });
});

/** The last decision of a turn, after which `value` points are expected. */
const momentWorth = (value: number): Parameters<typeof curveOf>[0][number] => ({
  number: 1,
  state: newGame(crag),
  chosen: { kind: 'score', cell: 'ones' },
  best: { kind: 'score', cell: 'ones', value, loss: 0 },
  aim: undefined,
  loss: 0,
  turn: 1,
  roll: 1,
});

test('an address names a decision by its number, and nothing else', () => {
  equal(linkedIn('#review=1+yahtzee&at=23')?.at, 23);
  for (const at of ['0', '-3', '1.5', '1e3', 'Infinity', '', 'x']) {
    deepEqual(linkedIn(`#review=1+yahtzee&at=${at}`), { game: '1 yahtzee', at: undefined }, at);
  }
});

test('the ticks of a curve are round and enclose it', () => {
  for (const [low, high] of [
    [254.6, 254.6],
    [245, 312],
    [90, 260],
    [-3, 1575],
  ] as const) {
    const { ticks, from, to } = curveOf([momentWorth(low), momentWorth(high)], low, high);
    ok(ticks.length >= 2 && ticks.length <= 7, ticks.join(' '));
    ok(from <= low && to >= high, ticks.join(' '));
  }
});

describe('what a decision is about', async () => {
  const OF_BOXES: Readonly<Record<string, Readonly<Record<string, Theme>>>> = {
    yahtzee: {
      threes: 'bonus',
      threeOfAKind: 'kinds',
      fourOfAKind: 'kinds',
      fullHouse: 'kinds',
      smallStraight: 'straights',
      largeStraight: 'straights',
      yahtzee: 'alike',
      chance: 'other',
    },
    yatzy: { onePair: 'kinds', twoPairs: 'kinds', largeStraight: 'straights', yahtzee: 'alike' },
    'maxi-yatzy': { fullStraight: 'straights', tower: 'kinds', chance: 'other' },
    yacht: { fours: 'numbers', largeStraight: 'straights', yahtzee: 'alike' },
  };
  for (const [id, boxes] of Object.entries(OF_BOXES)) {
    const start = newGame(await loadRuleset(id));
    test(`is told from the boxes of ${id}`, () => {
      const told = Object.keys(boxes).map((cell) => {
        ok(start.rules.cellById.has(cell), `${cell}: ${[...start.rules.cellById.keys()].join(' ')}`);
        return [cell, themeOf(start, cell)];
      });
      deepEqual(Object.fromEntries(told), boxes);
    });
  }

  test('is the end of the game in the last three turns', () => {
    const final = endOf(randomGame('review', crag, 1, 1));
    const [card] = final.cards;
    ok(card);
    const late = (filled: number): GameState => ({ ...final, cards: [{ ...card, filled }] });
    deepEqual(
      [9, 10].map((filled) => themeOf(late(filled), 'ones')),
      ['numbers', 'endgame'],
    );
  });
});

test('the review of a game that a play-off has decided has the totals of the game', () => {
  const review: GameReview = {
    expectedTotal: 23,
    seats: [
      { luck: 7, lost: 0 },
      { luck: 7, lost: 0 },
    ],
    decisions: [],
  };
  const view = reviewView(t, playedOff(), review, 0);
  deepEqual([view.title, view.sums.at(-1)?.value], ['Review · 30 points', '30']);
});

test('all entries of one turn are decisions of that turn, where it fills every column', async () => {
  const parallel = withOptions(await loadRuleset('yatzy-combo'), { mode: 'parallel' });
  const state = play(
    newGame(parallel),
    { type: 'dice', values: [1, 1, 2, 3, 4] },
    { type: 'score', cell: 'ones@free' },
    { type: 'score', cell: 'ones@down' },
    { type: 'score', cell: 'twos@osto' },
    { type: 'dice', values: [1, 1, 2, 3, 4] },
    { type: 'roll', held: 0 },
  );
  const best = { kind: 'score', cell: 'ones@free', points: 2, bonus: 0, value: 0, loss: 0, rank: 1 } as const;
  const steps = [...actionsOf(state).entries()].filter(([, { type }]) => type !== 'dice');
  const decisions = steps.map(([step]) => ({ seat: 0, step, best, loss: 0, luck: 0 }));
  const moments = momentsOf(state, { expectedTotal: 0, decisions, seats: [] }, 0);
  deepEqual(
    moments.map(({ turn }) => turn),
    [1, 1, 1, 2],
  );
});
