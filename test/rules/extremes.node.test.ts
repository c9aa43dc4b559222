// The least and the greatest total that each ruleset declares, reached by a game that is told turn by turn.

import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newGame, withOptions, type GameState, type Options, type Ruleset } from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { rangeOf, readFixture } from '../harness/fixtures.js';
import { legalCells, playTurns, rollDice, totals, turn, turnsOf } from '../harness/play.js';
import { shipped, titleOf } from '../harness/shipped.js';

const NUMBERS = 'ones 11111, twos 22222, threes 33333, fours 44444, fives 55555, sixes 66666';
const SUMS = 'threeOfAKind 66666, fourOfAKind 66666, chance 66666';
const PATTERNS = 'fullHouse 55666, smallStraight 12345, largeStraight 23456';
const JOKERS = 'fullHouse 66666, smallStraight 66666, largeStraight 66666';

/** No five of a kind after its own box is filled. */
const NO_EXTRAS = `${NUMBERS}, ${SUMS}, ${PATTERNS}, onePair 66666, twoPairs 55666, plus 66666, moins 56666, misere 11111, yahtzee 66666`;
/** Its own box first, so that each of the twelve after it is an extra one. */
const ALL_EXTRAS = `yahtzee 66666, ${NUMBERS}, ${SUMS}, ${JOKERS}`;
const LOWER_FIRST = `yahtzee 66666, ${SUMS}, ${JOKERS}, ${NUMBERS}`;

/** Where the best game is not the one without extras. */
const BEST: Readonly<Record<string, string>> = {
  'yahtzee[]': ALL_EXTRAS,
  'yahtzee[joker=original1956]': LOWER_FIRST,
  'yahtzee[joker=none]': NO_EXTRAS,
  'kniffel[]': ALL_EXTRAS,
  'kniffel[extraKniffel=none]': NO_EXTRAS,
};
/** Boxes that an option makes worth more with other dice. */
const BETTER: Readonly<Record<string, string>> = {
  '[pairsDistinct=false]': 'twoPairs 66666',
  '[fiveKindIsFullHouse=true]': 'fullHouse 66666',
};

/** Nothing but what the dice cannot help giving. */
const WORST =
  'ones 22346, twos 11346, threes 11246, fours 11236, fives 11236, sixes 11235, chance 11111, misere 66666, ' +
  'plus 11111, moins 11112, onePair 12456, twoPairs 12456, threeOfAKind 12456, fourOfAKind 12456, ' +
  'fullHouse 12456, smallStraight 12456, largeStraight 12456, yahtzee 12456';

for (const ruleset of shipped) {
  const fixture = readFixture(ruleset.id);
  const ranges = fixture.parts.filter(({ range }) => range);

  describe(ruleset.id, () => {
    for (const { title, options } of ranges) {
      const [least, greatest] = rangeOf(fixture, options);
      const game = newGame(withOptions(ruleset, options));
      test(`${title} at least ${least}`, () => deepEqual(totalOf(playOut(game, WORST)), least));
      test(`${title} at most ${greatest}`, () => {
        deepEqual(totalOf(playOut(game, bestFor(ruleset, options))), greatest);
      });
    }
  });
}

function bestFor({ id }: Ruleset, options: Options): string {
  const title = titleOf(options);
  const best = BEST[`${id}${title}`] ?? BEST[`${id}[]`] ?? NO_EXTRAS;
  const better = turnsOf(BETTER[title] ?? '');
  return turnsOf(best)
    .map(([cell, values]) => `${cell} ${better.find(([box]) => box === cell)?.[1] ?? values}`)
    .join();
}

/** Plays the first of the turns left whose box may be filled; those whose box the sheet lacks stay over. */
function playOut(state: GameState, turns: string): GameState {
  const left = [...turnsOf(turns)];
  let now = state;
  while (now.turn.phase !== 'over') {
    const next = left.findIndex(([cell, values]) => legalCells(rollDice(now, values)).includes(cell));
    const [[cell, values] = ['', '']] = left.splice(next, 1);
    now = turn(now, values, cell);
  }
  return now;
}

function totalOf(state: GameState): number {
  equal(state.turn.phase, 'over');
  const [total = NaN] = totals(state);
  return total;
}

describe('well-known games of Yahtzee', () => {
  const upper = 'ones 11112, twos 22221, threes 33331, fours 44441, fives 55551, sixes 66661';
  const lower =
    'threeOfAKind 66665, fourOfAKind 66665, fullHouse 55666, smallStraight 12345, largeStraight 23456';
  const known: Readonly<Record<string, readonly [total: number, turns: string]>> = {
    'the best with one five of a kind and no chip': [351, `${upper}, ${lower}, yahtzee 66666, chance 66665`],
    'the best without any five of a kind': [301, `${upper}, ${lower}, yahtzee 66665, chance 66665`],
    'five of a kind again and again, its own box last': [375, NO_EXTRAS],
    'what cautious play is sure of': [
      18,
      'ones 11223, twos 11223, threes 11223, chance 11223, fours 11223, fives 11223, sixes 11223, ' +
        'threeOfAKind 11223, fourOfAKind 11223, fullHouse 11223, smallStraight 11223, largeStraight 11223, yahtzee 11223',
    ],
  };
  for (const [name, [total, turns]] of Object.entries(known)) {
    test(`${total}: ${name}`, () => equal(totalOf(playOut(newGame(yahtzee), turns)), total));
  }
});

test('twelve chips, paid for every throw after the first', () => {
  const [card] = playTurns(newGame(yahtzee), ALL_EXTRAS).cards;
  deepEqual(card?.extras, new Array<number>(12).fill(100));
});
