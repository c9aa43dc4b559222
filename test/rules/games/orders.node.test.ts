// The orders in which a sheet may be filled, and the number of rolls in a turn.

import {
  cellsFor,
  legalActions,
  newGame,
  rollsLeft,
  withOptions,
  type GameState,
  type Ruleset,
  type CommonOptions,
} from '@yahtzee-game/rules';
import { defineRuleset, middleFrom, numberRows } from '@yahtzee-game/rules/define';
import { ruleset as yacht } from '@yahtzee-game/rules/rulesets/yacht';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { ruleset as yatzyForced } from '@yahtzee-game/rules/rulesets/yatzy-forced';
import { ruleset as yatzyForcedUp } from '@yahtzee-game/rules/rulesets/yatzy-forced-up';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TWO_ROWS } from '../../harness/games/house.js';
import {
  LOWER,
  UPPER,
  announce,
  legalCells,
  newSolo,
  playTurns,
  reasons,
  reroll,
  rollDice,
  scoreIn,
  turn,
} from '../../harness/games/play.js';
import { shipped } from '../../harness/games/shipped.js';

/** Yahtzee in an order, after the boxes of these turns; the dice on the table show no pattern. */
function inOrder(order: NonNullable<CommonOptions['order']>, boxes = ''): GameState {
  const turns = boxes ? boxes.split(' ').map((box) => `${box} 12456`) : [];
  const start = newGame(withOptions(yahtzee, { order }));
  return rollDice(turns.length ? playTurns(start, turns.join()) : start, '12456');
}

/** The dice of a throw without a pattern, as many as the game has. */
const mixed = ({ spec }: Ruleset): string => '1246512'.slice(0, spec.dice.count);

/** The rows in the order in which they have to be filled, column by column. */
function forcedWay(ruleset: Ruleset): readonly string[] {
  const way: string[] = [];
  let now = newSolo(ruleset);
  while (now.turn.phase !== 'over') {
    const [next = '', ...others] = legalCells(rollDice(now, mixed(ruleset)));
    const columns = new Set([next, ...others].map((cell) => cell.split('@')[1]));
    equal(columns.size, 1 + others.length, 'one box in each column');
    if (now.seat === 0) way.push(next.replace(/@.*/, ''));
    now = turn(now, mixed(ruleset), next);
  }
  return way;
}

const actionTypes = (state: GameState): readonly string[] => [
  ...new Set(legalActions(state).map(({ type }) => type)),
];

describe('from one end to the other', () => {
  const sheet = [...UPPER, ...LOWER];

  for (const ruleset of shipped.filter(({ game }) => !game)) {
    test(`${ruleset.id} down and up`, () => {
      const { categories, columns = [''] } = ruleset.spec;
      const rows = categories.flatMap(({ id, entries = 1 }) => new Array<string>(entries).fill(id));
      const inAll = (way: readonly string[]): readonly string[] => columns.flatMap(() => way);
      deepEqual(forcedWay(withOptions(ruleset, { order: 'down' })), inAll(rows));
      deepEqual(forcedWay(withOptions(ruleset, { order: 'up' })), inAll(rows.toReversed()));
    });
  }
  test('the other boxes say why they wait', () => {
    equal(reasons(inOrder('down'))['twos'], 'order-down');
    equal(reasons(inOrder('down', 'ones'))['ones'], 'filled');
    equal(reasons(inOrder('up'))['ones'], 'order-up');
    deepEqual(legalCells(inOrder('up', 'chance yahtzee')), [sheet.at(-3)]);
  });
  test('forced Yatzy: the next box is fixed before the first roll, fit or not', () => {
    const state = turn(newGame(yatzyForced), '66666', 'ones');
    deepEqual(
      cellsFor(rollDice(state, '22345')).flatMap(({ id, legal, points }) => (legal ? [[id, points]] : [])),
      [['twos', 4]],
    );
    deepEqual(legalCells(rollDice(newGame(yatzyForcedUp), '12345')), ['yahtzee']);
  });
});

describe('from both ends', () => {
  test('the first box or the last', () => deepEqual(legalCells(inOrder('ends')), ['ones', 'chance']));
  test('then the next from either side', () => {
    deepEqual(legalCells(inOrder('ends', 'ones chance yahtzee')), ['twos', 'largeStraight']);
    equal(reasons(inOrder('ends', 'ones'))['threes'], 'order-ends');
  });
  test('the last box left is both', () => {
    const most = [...UPPER, ...LOWER.toReversed()].filter((box) => box !== 'threeOfAKind').join(' ');
    deepEqual(legalCells(inOrder('ends', most)), ['threeOfAKind']);
  });
});

describe('from the middle', () => {
  test('of thirteen boxes one is the middle', () => {
    deepEqual(legalCells(inOrder('middle')), ['threeOfAKind']);
    equal(reasons(inOrder('middle'))['sixes'], 'order-middle');
  });
  test('then outwards, each side by itself', () => {
    deepEqual(legalCells(inOrder('middle', 'threeOfAKind')), ['sixes', 'fourOfAKind']);
    deepEqual(legalCells(inOrder('middle', 'threeOfAKind sixes fives')), ['fours', 'fourOfAKind']);
    deepEqual(legalCells(inOrder('middle', 'threeOfAKind sixes fives fours threes twos ones')), [
      'fourOfAKind',
    ]);
  });
  test('of twelve boxes two are', () => {
    const state = newGame(withOptions(yacht, { order: 'middle' }));
    deepEqual(legalCells(rollDice(state, '12345')), ['sixes', 'fullHouse']);
    const upper = rollDice(turn(state, '12345', 'sixes'), '12345');
    deepEqual(legalCells(upper), ['fives', 'fullHouse']);
  });
});

describe('from a row of its own', () => {
  const from = (row: number, boxes = ''): readonly string[] => {
    const columns = [{ id: '', order: middleFrom(row) }];
    const start = newGame(defineRuleset({ ...TWO_ROWS, categories: numberRows(6), columns }));
    const turns = boxes
      .split(' ')
      .filter(Boolean)
      .map((box) => `${box} 12345`);
    return legalCells(rollDice(playTurns(start, turns.join()), '12345'));
  };

  test('that row, and the one below it', () => deepEqual(from(1), ['twos', 'threes']));
  test('then upwards from the one and downwards from the other, each side by itself', () => {
    deepEqual(from(1, 'twos'), ['ones', 'threes']);
    deepEqual(from(1, 'twos ones'), ['threes']);
    deepEqual(from(1, 'threes fours fives'), ['twos', 'sixes']);
    deepEqual(from(1, 'threes fours fives sixes'), ['twos']);
  });
  test('the others say why they wait', () => {
    const columns = [{ id: '', order: middleFrom(1) }];
    const start = newGame(defineRuleset({ ...TWO_ROWS, categories: numberRows(6), columns }));
    equal(reasons(rollDice(start, '12345'))['ones'], 'order-middle');
    equal(reasons(rollDice(start, '12345'))['sixes'], 'order-middle');
  });
  test('the first row, and the last one', () => {
    deepEqual(from(0), ['ones', 'twos']);
    deepEqual(from(5), ['sixes']);
    deepEqual(from(5, 'sixes'), ['fives']);
  });
});

describe('section by section', () => {
  test('all number boxes, then the others', () => {
    deepEqual(legalCells(inOrder('upperThenLower')), UPPER);
    deepEqual(legalCells(inOrder('upperThenLower', 'ones twos threes fours sixes')), ['fives']);
    deepEqual(legalCells(inOrder('upperThenLower', UPPER.join(' '))), LOWER);
    equal(reasons(inOrder('upperThenLower'))['chance'], 'order-upperThenLower');
  });
  test('the number boxes last', () => {
    deepEqual(legalCells(inOrder('lowerThenUpper')), LOWER);
    deepEqual(legalCells(inOrder('lowerThenUpper', LOWER.slice(1).join(' '))), ['threeOfAKind']);
    deepEqual(legalCells(inOrder('lowerThenUpper', LOWER.join(' '))), UPPER);
    equal(reasons(inOrder('lowerThenUpper'))['ones'], 'order-lowerThenUpper');
  });
});

describe('announced after the first roll', () => {
  const first = inOrder('announce');

  test('a box has to be named before anything else', () => {
    deepEqual(actionTypes(first), ['announce']);
    equal(legalActions(first).length, 13);
    equal(reasons(first)['ones'], 'not-announced');
  });
  test('then that box is filled, after two more rolls at most', () => {
    const named = announce(first, 'sixes');
    deepEqual(actionTypes(named), ['roll', 'score']);
    const third = reroll(reroll(named, '00001', '6666'), '11110', '1');
    deepEqual(actionTypes(third), ['score']);
    deepEqual(legalCells(third), ['sixes']);
    equal(reasons(third)['chance'], 'other-announced');
    equal(scoreIn(third, 'sixes').cards[0]?.slots[5], 24);
  });
  test('a box that is filled cannot be named, and the next turn names anew', () => {
    const next = rollDice(scoreIn(announce(first, 'sixes'), 'sixes'), '12456');
    equal(legalActions(next).length, 12);
    deepEqual(actionTypes(next), ['announce']);
  });
});

describe('announced after the second roll', () => {
  const first = inOrder('lateAnnounce');
  const second = reroll(first, '00001', '6666');

  test('the first roll is followed by another', () => deepEqual(actionTypes(first), ['roll']));
  test('then a box has to be named', () => deepEqual(actionTypes(second), ['announce']));
  test('then there is one roll left', () => {
    const named = announce(second, 'sixes');
    deepEqual(actionTypes(named), ['roll', 'score']);
    deepEqual(actionTypes(reroll(named, '11110', '1')), ['score']);
  });
});

describe('by hand', () => {
  test('only the first roll counts, in any box', () => {
    deepEqual(actionTypes(inOrder('hand')), ['score']);
    equal(legalCells(inOrder('hand')).length, 13);
  });
});

describe('rolls', () => {
  for (const rolls of [1, 2, 3, 9]) {
    test(`${rolls} in a turn`, () => {
      let state: GameState = newGame(withOptions(yahtzee, { rolls }));
      equal(rollsLeft(state), rolls);
      state = rollDice(state, '12345');
      for (let made = 1; made < rolls; made++) {
        equal(rollsLeft(state), rolls - made);
        state = reroll(state, '11110', '6');
      }
      equal(rollsLeft(state), 0);
      deepEqual(actionTypes(state), ['score']);
    });
  }
  test('may be left unmade, and do not add up', () => {
    equal(rollsLeft(turn(newGame(yahtzee), '12345', 'largeStraight')), 3);
  });
  test('any dice are held, and a held one may be thrown again', () => {
    const second = reroll(rollDice(newGame(yahtzee), '13556'), '00110', '122');
    deepEqual(second.turn.dice, [1, 2, 5, 5, 2]);
    deepEqual(reroll(second, '11001', '66').turn.dice, [1, 2, 6, 6, 2]);
  });
});
