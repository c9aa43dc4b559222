// Places that do not depend on the total: Balut's points, Escalero's settlement; and the standings at any time of a
// game.

import {
  newGame,
  outcome,
  standings,
  withOptions,
  type GameState,
  type Options,
  type Ranked,
  type Ruleset,
  type Totals,
} from '@yahtzee-game/rules';
import { ruleset as balut } from '@yahtzee-game/rules/rulesets/balut';
import { ruleset as escalero } from '@yahtzee-game/rules/rulesets/escalero';
import { ruleset as yatzy } from '@yahtzee-game/rules/rulesets/yatzy';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playTurns } from '../harness/games/play.js';

/** Columns of an invented sheet, with these points. */
const sheet = (...columns: readonly number[]): Ranked => {
  const points = columns.map((lower): Totals['columns'][number] => ({
    sections: { lower },
    bonuses: {},
    derived: {},
  }));
  const total = columns.reduce((a, b) => a + b, 0);
  return {
    totals: { sections: {}, bonuses: {}, extra: 0, total, columns: points },
    entries: () => [],
  };
};
const rank = ({ spec }: Ruleset, ...players: readonly Ranked[]): readonly (readonly number[])[] | undefined =>
  spec.rank?.(players);

describe('Balut: points for the raw total', () => {
  const table: Readonly<Record<number, number>> = {
    0: -2,
    299: -2,
    300: -1,
    349: -1,
    350: 0,
    399: 0,
    400: 1,
    449: 1,
    450: 2,
    499: 2,
    500: 3,
    549: 3,
    550: 4,
    599: 4,
    600: 5,
    649: 5,
    650: 6,
    812: 6,
  };
  for (const [total, points] of Object.entries(table)) {
    test(`${points} for ${total}`, () => {
      deepEqual(rank(balut, sheet(Number(total))), [[points, Number(total)]]);
    });
  }
});

describe('Balut: a whole game', () => {
  const four = (cell: string, values: string): string => new Array(4).fill(`${cell} ${values}`).join();
  const BEST = [
    'fours 44444',
    'fives 55555',
    'sixes 66666',
    'straight 23456',
    'fullHouse 66655',
    'chance 66666',
    'yahtzee 66666',
  ];
  const WORST = [
    'fours 12356',
    'fives 12346',
    'sixes 12345',
    'straight 11111',
    'fullHouse 12345',
    'chance 11111',
    'yahtzee 12345',
  ];
  const play = (...cards: readonly (readonly string[])[]): GameState => {
    const rows = cards.map((card) =>
      card.flatMap((turn) => four(...(turn.split(' ') as [string, string])).split(',')),
    );
    const turns = (rows[0] ?? []).flatMap((_, i) => rows.map((own) => own[i] ?? ''));
    return playTurns(newGame(balut, { players: cards.length }), turns.join());
  };

  test('comes to 29 points at most', () => deepEqual(standings(play(BEST)), [[29, 812]]));
  test('and to 2 less than none at least', () => deepEqual(standings(play(WORST)), [[-2, 20]]));
  test('goes to whoever has more points, whatever the totals say', () => {
    const many = WORST.with(5, 'chance 66651').with(4, 'fullHouse 66655').with(3, 'straight 11111');
    const few = WORST.with(6, 'yahtzee 11111').with(2, 'sixes 66651');
    // 96 and 112, with 3 points for four full houses; 100, 72 and 20, with 8 points for four Baluts.
    const result = outcome(play(many, few));
    deepEqual(result, { places: [2, 1], winners: [1], playoff: [], totals: [208, 192] });
  });
  test('equal points: to the greater total; equal ones, too, share it', () => {
    const more = outcome(play(WORST, WORST.with(5, 'chance 11112'), WORST));
    deepEqual(more, { places: [2, 1, 2], winners: [1], playoff: [], totals: [20, 24, 20] });
    deepEqual(outcome(play(WORST, WORST))?.winners, [0, 1]);
  });
});

test('Balut by the total, where a table agrees on that', () => {
  const byTotal = withOptions(balut, { decideBy: 'total' });
  equal(byTotal.spec.rank, undefined);
  deepEqual(standings(playTurns(newGame(byTotal), 'sixes 66612')), [[18]]);
});

describe('Escalero: the settlement', () => {
  /** The amounts that the players have won or lost, from the sums of their columns. */
  const settled = (
    options: Options,
    ...players: readonly (readonly number[])[]
  ): readonly (number | undefined)[] =>
    (rank(withOptions(escalero, options), ...players.map((sums) => sheet(...sums))) ?? []).map(
      ([won]) => won,
    );

  test('of two: each column goes to whoever has more in it', () => {
    deepEqual(settled({}, [10, 5, 5], [5, 10, 10]), [1 - 2 - 4, 2 + 4 - 1]);
    deepEqual(settled({}, [10, 10, 5], [5, 5, 10]), [-1, 1]);
    deepEqual(settled({}, [10, 5, 10], [5, 10, 5]), [3, -3]);
  });
  test('of equal sums: to nobody', () => {
    deepEqual(settled({}, [10, 7, 5], [5, 7, 10]), [-3, 3]);
    deepEqual(settled({}, [7, 7, 7], [7, 7, 7]), [0, 0]);
    deepEqual(settled({}, [0, 0, 0], [0, 0, 0]), [0, 0]);
  });
  test('of all three columns: 2 besides, or as many as are agreed', () => {
    deepEqual(settled({}, [10, 10, 10], [5, 5, 5]), [9, -9]);
    deepEqual(settled({ sweep: 0 }, [10, 10, 10], [5, 5, 5]), [7, -7]);
    deepEqual(settled({ sweep: 9 }, [10, 10, 10], [5, 5, 5]), [16, -16]);
    deepEqual(settled({ sweep: 9 }, [10, 10, 7], [5, 5, 7]), [3, -3]);
    deepEqual(settled({ columnWorth: '1/2/3' }, [10, 10, 10], [5, 5, 5]), [8, -8]);
  });
  test('of three: the best takes from each of the others', () => {
    deepEqual(settled({}, [10, 5, 5], [5, 10, 5], [5, 5, 10]), [2 - 2 - 4, 4 - 1 - 4, 8 - 1 - 2]);
    deepEqual(settled({}, [10, 10, 10], [5, 9, 5], [9, 5, 5]), [18, -9, -9]);
  });
  test('of three, two equal in front: they share what the third pays', () => {
    deepEqual(settled({}, [10, 0, 0], [10, 0, 0], [5, 0, 0]), [0.5, 0.5, -1]);
    deepEqual(settled({}, [0, 0, 10], [0, 0, 5], [0, 0, 10]), [2, -4, 2]);
    deepEqual(settled({}, [10, 10, 10], [10, 10, 10], [5, 5, 5]), [3.5, 3.5, -7]);
  });
  test('of four', () => {
    deepEqual(settled({}, [10, 10, 10], [5, 5, 5], [5, 5, 5], [5, 5, 5]), [27, -9, -9, -9]);
    deepEqual(settled({}, [10, 0, 0], [10, 0, 0], [5, 0, 0], [5, 0, 0]), [1, 1, -1, -1]);
  });
  test('is nobody’s gain but somebody’s loss', () => {
    for (let i = 0; i < 200; i++) {
      const sums = [1, 2, 3, 4]
        .slice(0, 2 + (i % 3))
        .map((seat) => [(i * seat) % 5, (i * 3 + seat) % 4, (i + seat * 2) % 3]);
      equal(
        settled({}, ...sums).reduce((sum: number, won = NaN) => sum + won, 0),
        0,
      );
    }
  });
});

describe('Escalero: a whole game', () => {
  const two = newGame(escalero, { players: 2 });
  const cells = two.rules.cells.map(({ id }) => id);
  /** Throws that are worth nothing in these rows; 1-1-2-2-3 is worth nothing in all others. */
  const STRUCK: Readonly<Record<string, string>> = { ones: '23456', twos: '11334', threes: '11224' };

  /** Each player strikes the boxes for which no dice are given. */
  const play = (
    first: Readonly<Record<string, string>>,
    second: Readonly<Record<string, string>>,
  ): GameState =>
    playTurns(
      two,
      cells
        .flatMap((id) =>
          [first, second].map((own) => `${id} ${own[id] ?? STRUCK[id.replace(/@.*/, '')] ?? '11223'}`),
        )
        .join(),
    );

  test('goes by the settlement, not by the totals', () => {
    const end = play({ 'yahtzee@left': '66666', 'yahtzee@middle': '66666' }, { 'sixes@right': '61123' });
    deepEqual(outcome(end), { places: [2, 1], winners: [1], playoff: [], totals: [160, 6] });
    deepEqual(standings(end), [[-1], [1]]);
  });
  test('is shared by equals', () => {
    deepEqual(outcome(play({}, {})), { places: [1, 1], winners: [0, 1], playoff: [], totals: [0, 0] });
  });
  test('goes by the totals where a table agrees on that', () => {
    const sum = withOptions(escalero, { settlement: 'sum' });
    equal(sum.spec.rank, undefined);
    deepEqual(standings(playTurns(newGame(sum, { players: 2 }), 'ones@left 11123, sixes@left 61123')), [
      [3],
      [6],
    ]);
  });
});

describe('everybody may ask for the standings', () => {
  test('which are the totals of most games', () => {
    const game = playTurns(newGame(yatzy, { players: 2 }), 'ones 11123, twos 22213');
    deepEqual(standings(game), [[3], [6]]);
    deepEqual(standings(newGame(yatzy)), [[0]]);
  });
  test('and what decides between equal ones, where that is agreed', () => {
    const chain = newGame(withOptions(yatzy, { tieBreak: 'chain' }), { players: 2 });
    deepEqual(standings(playTurns(chain, 'ones 11123, chance 11112')), [
      [3, 0, 0, 3, 0, 0, 0, 0],
      [6, 0, 6, 0, 0, 0, 0, 0],
    ]);
  });
  test('and are points of the table before ties are broken', () => {
    const chain = newGame(withOptions(balut, { tieBreak: 'chain' }));
    deepEqual(standings(playTurns(chain, 'sixes 66612'))[0]?.slice(0, 2), [-2, 18]);
  });
});
