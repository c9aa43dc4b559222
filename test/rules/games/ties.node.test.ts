// Places, and the criteria that decide between equal totals.

import {
  newGame,
  outcome,
  winShares,
  withOptions,
  type GameState,
  type Outcome,
  type Ruleset,
  type CommonOptions,
} from '@yahtzee-game/rules';
import { ruleset as yatzy } from '@yahtzee-game/rules/rulesets/yatzy';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playTurns, turnsOf } from '../../harness/games/play.js';
import { shipped } from '../../harness/games/shipped.js';

const STRUCK = turnsOf(
  'ones 22346, twos 11346, threes 11246, fours 11236, fives 11236, sixes 11235, onePair 12456, twoPairs 12456, ' +
    'threeOfAKind 12456, fourOfAKind 12456, smallStraight 12456, largeStraight 12456, fullHouse 12456, ' +
    'chance 11112, yahtzee 12456',
);

/** A game in which each player makes these entries and strikes the other boxes; chance, if not listed, brings 6. */
function finalOf(ruleset: Ruleset, ...players: readonly string[]): GameState {
  const cards = players.map((turns) => new Map([...STRUCK, ...(turns ? turnsOf(turns) : [])]));
  const turns = STRUCK.flatMap(([row]) => cards.map((card) => `${row} ${card.get(row)}`));
  return playTurns(newGame(ruleset, { players: players.length }), turns.join());
}

const ending = (ruleset: Ruleset, ...players: readonly string[]): Outcome | undefined =>
  outcome(finalOf(ruleset, ...players));

/** Games whose rules ask for an extra game. */
const PLAYED_OFF = ['cheerio', 'cheerio-wild', 'cheerio-extended'];
/** Games whose places do not depend on totals. */
const RANKED = ['balut', 'escalero'];

const tieBreak = (rule: NonNullable<CommonOptions['tieBreak']>): Ruleset =>
  withOptions(yatzy, { tieBreak: rule });

describe('places', () => {
  test('go by totals', () => {
    deepEqual(ending(yatzy, 'sixes 66123', 'sixes 66612', ''), {
      places: [2, 1, 3],
      winners: [1],
      playoff: [],
      totals: [18, 24, 6],
    });
  });
  test('are shared by equals, and the next is left out', () => {
    deepEqual(ending(yatzy, '', 'sixes 66123', 'sixes 66123', 'sixes 66612')?.places, [4, 2, 2, 1]);
  });
  test('of one player are one', () => {
    for (const rule of ['shared', 'playoff', 'chain'] as const)
      deepEqual(ending(tieBreak(rule), '')?.winners, [0]);
  });
});

describe('of the win', () => {
  test('one winner has all', () => {
    deepEqual(winShares(finalOf(yatzy, 'sixes 66123', 'sixes 66612', '')), [0, 1, 0]);
  });
  test('equal winners have equal shares', () => {
    deepEqual(winShares(finalOf(yatzy, 'sixes 66612', '', 'sixes 66612')), [0.5, 0, 0.5]);
  });
  test('nobody has anything while the game goes on', () => {
    equal(winShares(newGame(yatzy, { players: 2 })), undefined);
  });
});

describe('equal totals in front', () => {
  /** 12 each, in different boxes, and a third player with less. */
  const equals = ['sixes 66123', 'fours 44412', ''] as const;

  test('share the win', () => {
    deepEqual(ending(yatzy, ...equals), {
      places: [1, 1, 3],
      winners: [0, 1],
      playoff: [],
      totals: [18, 18, 6],
    });
  });
  test('play on where a play-off is agreed: the game is not over', () => {
    equal(ending(tieBreak('playoff'), ...equals), undefined);
  });
  test('but a playoff is not for those behind', () => {
    const { winners, playoff } = ending(tieBreak('playoff'), 'sixes 66612', '', '') ?? {};
    deepEqual([winners, playoff], [[0], []]);
  });
  for (const ruleset of shipped.filter(({ game }) => !game)) {
    const again = PLAYED_OFF.includes(ruleset.id);
    test(`${again ? 'play again' : 'share the win'} in ${ruleset.id}, unless it is agreed otherwise`, () => {
      equal(ruleset.spec.playoff ?? false, again);
      equal(withOptions(ruleset, { tieBreak: 'playoff' }).spec.playoff, true);
      equal(withOptions(ruleset, { tieBreak: 'shared' }).spec.playoff ?? false, false);
      equal(ruleset.spec.rank !== undefined, RANKED.includes(ruleset.id));
    });
  }
});

describe('the chain decides by', () => {
  const chain = tieBreak('chain');
  /** Two players with equal totals: one has more by the deciding criterion, the other by the next one. */
  const cases: Readonly<Record<string, readonly [more: string, less: string]>> = {
    Yatzy: ['yahtzee 66666', 'chance 66666, sixes 66661, twos 21346'],
    chance: ['chance 66666', 'sixes 66661'],
    'the number boxes': ['sixes 66123', 'fourOfAKind 33331'],
    'four of a kind': ['fourOfAKind 33331', 'threeOfAKind 44412'],
    'three of a kind': ['threeOfAKind 44412', 'twoPairs 11552'],
    'two pairs': ['twoPairs 11552', 'onePair 66123'],
    'one pair': ['onePair 66123', 'fullHouse 22233'],
  };
  for (const [name, [more, less]] of Object.entries(cases)) {
    test(name, () => {
      const result = ending(chain, less, more);
      equal(result?.totals[0], result?.totals[1]);
      deepEqual([result?.places, result?.winners], [[2, 1], [1]]);
    });
  }
  test('nothing where all of these are equal: the win is shared', () => {
    const straight = ending(
      chain,
      'smallStraight 12345, fullHouse 22255',
      'smallStraight 12345, fullHouse 22255',
    );
    deepEqual(
      [straight?.places, straight?.winners],
      [
        [1, 1],
        [0, 1],
      ],
    );
  });
});
