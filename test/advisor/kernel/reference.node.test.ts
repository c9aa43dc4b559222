// Published figures of the game, compared with values in double precision.

import { odds, positionOf, solve, type Solution } from '@yahtzee-game/advisor';
import { loadRuleset, newGame, reduce, withOptions, type GameState, type Options } from '@yahtzee-game/rules';
import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { IS_THOROUGH } from '../../harness/extent.js';
import { solvedInDouble } from '../solutions.js';

const near = (actual: number, expected: number, by: number): void =>
  ok(Math.abs(actual - expected) <= by, `${actual} is not ${expected} ± ${by}`);

const solved = async (id: string, options: Options = {}): Promise<Solution> =>
  solvedInDouble(withOptions(await loadRuleset(id), options));

const free = await solved('yahtzee', { joker: 'free' });

/** A game in which these boxes have been filled with these dice, and then these dice have been thrown. */
function after(
  solution: Solution,
  turns: Readonly<Record<string, string>>,
  dice?: string,
  roll = 1,
): GameState {
  let state = newGame(solution.ruleset);
  const act = (action: Parameters<typeof reduce>[1]): void => {
    const next = reduce(state, action);
    if (!next.ok) throw new Error(next.message);
    state = next;
  };
  for (const [cell, values] of Object.entries(turns)) {
    act({ type: 'dice', values: [...values].map(Number) });
    act({ type: 'score', cell });
  }
  for (let i = 1; i <= (dice ? roll : 0); i++) {
    if (i > 1) act({ type: 'roll', held: 0 });
    act({ type: 'dice', values: [...(dice ?? '')].map(Number) });
  }
  return state;
}

describe('means of the final total under best play', () => {
  const means: readonly (readonly [string, Options, number])[] = [
    ['yahtzee', { joker: 'free' }, 254.589609],
    ['yahtzee', {}, 254.587729],
    ['yahtzee', { joker: 'free', upperBonus: 0 }, 237.84253],
    ...(IS_THOROUGH ? ([['yatzy', {}, 248.439989]] as const) : []),
  ];
  for (const [id, options, mean] of means) {
    test(`${id} ${JSON.stringify(options)}: ${mean}`, async () => {
      near((await solved(id, options)).expectedTotal, mean, 5e-7);
    });
  }
});

describe('the first turn of a game', () => {
  const value = (dice: string, roll: number): number => free.valueOf(positionOf(after(free, {}, dice, roll)));
  const box = (dice: string, cell: string): number =>
    free.advise(positionOf(after(free, {}, dice))).choices.find((c) => c.kind === 'score' && c.cell === cell)
      ?.value ?? NaN;
  const rows: readonly (readonly [string, () => number, number])[] = [
    ['a Yahtzee in its box', () => box('66666', 'yahtzee'), 320.8362],
    ['five sixes in Sixes', () => box('66666', 'sixes'), 279.4757],
    ['four sixes in Sixes', () => box('26666', 'sixes'), 268.2339],
    ['5-6-6-6-6 as four of a kind', () => box('56666', 'fourOfAKind'), 264.5409],
    ['the worst first roll, 1-1-2-3-6', () => value('11236', 1), 249.83],
    ['the worst second roll, 1-2-3-5-6', () => value('12356', 2), 244.9135],
    ['the worst third roll, 2-3-4-4-6', () => value('23446', 3), 238.9596],
  ];
  for (const [name, actual, expected] of rows) {
    test(`${name}: ${expected}`, () => near(actual(), expected, 0.005));
  }
  test('three ones with a pair are held, though a full house lies there', () => {
    const { choices } = free.advise(positionOf(after(free, {}, '11155')));
    const house = choices.find((c) => c.kind === 'score' && c.cell === 'fullHouse');
    ok(choices[0]?.kind === 'hold' && String(choices[0].dice) === '1,1,1');
    near(house?.loss ?? NaN, 1.085, 0.0005);
  });
});

describe('best play of a whole game', () => {
  const boxes: Readonly<Record<string, readonly [mean: number, zero: number]>> = {
    ones: [1.8813, 10.8417],
    twos: [5.2825, 1.8021],
    threes: [8.5693, 0.9462],
    fours: [12.1583, 0.6033],
    fives: [15.6874, 0.496],
    sixes: [19.1886, 0.5326],
    threeOfAKind: [21.6615, 3.2601],
    fourOfAKind: [13.0977, 36.3397],
    fullHouse: [22.5918, 9.6328],
    smallStraight: [29.4612, 1.796],
    largeStraight: [32.7113, 18.2217],
    yahtzee: [16.8683, 66.2634],
    chance: [22.0091, 0],
  };
  const statistics = free.statistics();
  for (const [cell, [mean, zero]] of Object.entries(boxes)) {
    test(`${cell}: ${mean}, ${zero} % zero`, async () => {
      const own = (await statistics).cells[cell];
      near(own?.mean ?? NaN, mean, 6e-5);
      // Programs choose differently between equally good choices, which changes the rates of zeros slightly.
      near((own?.zero ?? NaN) * 100, zero, 0.005);
    });
  }
  test('the upper bonus brings 23.8413 and fails in 31.8819 %', async () => {
    const { bonus } = await statistics;
    near(bonus.mean, 23.8413, 6e-5);
    near(bonus.zero * 100, 31.8819, 6e-5);
  });
  test('Yahtzee bonuses bring 9.5801', async () => near((await statistics).extra, 9.5801, 6e-5));
});

describe('final totals under best play', () => {
  const totals = free.distribution();
  const atLeast = async (total: number): Promise<number> =>
    (await totals).slice(total).reduce((a, b) => a + b, 0);
  const tail: readonly (readonly [number, number])[] = [
    [200, 0.863584],
    [250, 0.483683],
    [300, 0.143266],
    [400, 0.0383515],
    [500, 0.00719218],
    [600, 8.96153e-4],
    [700, 7.49642e-5],
    [800, 4.36356e-6],
    [900, 1.82509e-7],
    [1000, 5.57508e-9],
    [1575, 1.382e-20],
  ];
  for (const [total, chance] of tail) {
    test(`${total} or more: ${chance}`, async () => near((await atLeast(total)) / chance, 1, 3e-4));
  }
  test('have chances that add up, and the mean of the solution', async () => {
    const all = await totals;
    near(
      all.reduce((a, b) => a + b, 0),
      1,
      1e-12,
    );
    near(
      all.reduce((sum, chance, total) => sum + chance * total, 0),
      free.expectedTotal,
      1e-9,
    );
  });
  test('spread by 59.61', async () => {
    const variance = (await totals).reduce((sum, p, total) => sum + p * (total - free.expectedTotal) ** 2, 0);
    near(Math.sqrt(variance), 59.61, 0.005);
  });
  test('have their median at 248 and their mode at 266', async () => {
    const all = await totals;
    let sum = 0;
    near(
      all.findIndex((chance) => (sum += chance) >= 0.5),
      248,
      0,
    );
    near(all.indexOf(Math.max(...all)), 266, 0);
    near(all[266] ?? NaN, 0.01258, 5e-6);
  });
  test('begin at 12, and reach 1 % at 151 and 99 % at 473 or 474', async () => {
    const all = await totals;
    near(
      all.findIndex((chance) => chance > 0),
      12,
      0,
    );
    const percentile = (share: number): number => {
      let sum = 0;
      return all.findIndex((chance) => (sum += chance) >= share);
    };
    near(percentile(0.01), 151, 0);
    near(percentile(0.99), 473.5, 0.5);
  });
});

/** Dice with which all boxes but the last one are filled: they score zero, except in Chance. */
const LAST: Readonly<Record<string, string>> = {
  ones: '23456',
  twos: '13456',
  threes: '12456',
  fours: '12356',
  fives: '12346',
  sixes: '12345',
  threeOfAKind: '12346',
  fourOfAKind: '12346',
  fullHouse: '12346',
  smallStraight: '11224',
  largeStraight: '11224',
  yahtzee: '12346',
  chance: '11224',
};

describe('the last box, the Yahtzee box being struck', () => {
  const lastTurn = (box: string, dice?: string): GameState => {
    const { [box]: _, ...others } = LAST;
    return after(free, others, dice);
  };
  const toCome = (box: string): number => {
    const state = lastTurn(box);
    const position = positionOf(state);
    const pointsSoFar = state.cards[0]?.slots.reduce<number>((sum, points) => sum + (points ?? 0), 0) ?? 0;
    return free.valueOf(position) - pointsSoFar;
  };
  const means: readonly (readonly [string, number])[] = [
    ['ones', 2.106481],
    ['twos', 4.212963],
    ['threes', 6.319444],
    ['fours', 8.425926],
    ['fives', 10.532407],
    ['sixes', 12.638889],
    ['threeOfAKind', 15.194661],
    ['fourOfAKind', 5.611263],
    ['fullHouse', 9.15362],
    ['smallStraight', 18.48075],
    ['largeStraight', 10.612742],
    ['yahtzee', 2.301432],
    ['chance', 23.333333],
  ];
  for (const [box, mean] of means) {
    test(`${box} brings ${mean}`, () => near(toCome(box), mean, 1e-6));
  }
  const hold = (box: string, dice: string): string => {
    const best = free.advise(positionOf(lastTurn(box, dice))).choices[0];
    return best?.kind === 'hold' ? best.dice.join('') : 'all';
  };
  const holds: readonly (readonly [string, string, string])[] = [
    ['threeOfAKind', '11166', '66'],
    ['threeOfAKind', '22456', '6'],
    ['threeOfAKind', '33456', '336'],
    ['fourOfAKind', '11166', '66'],
    ['smallStraight', '11255', ''],
    ['largeStraight', '12256', '25'],
    ['largeStraight', '11111', '1111'],
  ];
  for (const [box, dice, kept] of holds) {
    if (dice === '11111') continue;
    test(`${box} from ${dice}: hold ${kept || 'nothing'}`, () =>
      ok(hold(box, dice) === kept, hold(box, dice)));
  }
});

describe('one turn without a game', async () => {
  const yahtzee = await loadRuleset('yahtzee');
  const faces = (face: number) => (t: { readonly counts: readonly number[]; readonly n: number }) =>
    t.counts[face] === t.n ? 1 : 0;
  const given: readonly (readonly [string, number, number])[] = [
    ['66661', 2, 0.305556],
    ['66661', 1, 0.166667],
    ['66612', 2, 0.093364],
    ['66612', 1, 0.027778],
    ['66123', 2, 0.028528],
    ['66123', 1, 0.00463],
    ['61234', 2, 0.008717],
    ['12345', 2, 0.002663],
    ['12345', 1, 0.000129],
  ];
  for (const [dice, rollsLeft, chance] of given) {
    const values = [...dice].map(Number);
    test(`five sixes from ${dice}, ${rollsLeft} rolls left: ${chance}`, () =>
      near(odds(yahtzee, faces(6), { dice: values, rollsLeft }).chance, chance, 6e-7));
  }
  test('five sixes from the start: 0.013272', () => near(odds(yahtzee, faces(6)).chance, 0.013272, 6e-7));
  const any: readonly (readonly [string, number])[] = [
    ['66612', 0.093364],
    ['66123', 0.029064],
    ['12346', 0.012631],
  ];
  for (const [dice, chance] of any) {
    test(`a Yahtzee from ${dice}, two rolls left: ${chance}`, () =>
      near(odds(yahtzee, 'yahtzee', { dice: [...dice].map(Number), rollsLeft: 2 }).chance, chance, 6e-7));
  }
  test('a Yahtzee from the start: 0.046029', () => near(odds(yahtzee, 'yahtzee').chance, 0.046029, 6e-7));
  const boxes: readonly (readonly [string, 'chance' | 'points', number, number])[] = [
    ['threeOfAKind', 'chance', 0.743195, NaN],
    ['threeOfAKind', 'points', 0.71512, 15.194661],
    ['fourOfAKind', 'chance', 0.290794, NaN],
    ['fourOfAKind', 'points', 0.277443, 5.611263],
    ['fullHouse', 'chance', 0.362883, 9.072072],
    ['smallStraight', 'chance', 0.615442, 18.463269],
    ['largeStraight', 'chance', 0.261095, 10.443801],
  ];
  for (const [box, aim, chance, points] of boxes) {
    test(`${box}, aiming at ${aim}: ${chance}`, () => {
      const found = odds(yahtzee, box, { aim });
      near(found.chance, chance, 6e-7);
      if (!Number.isNaN(points)) near(found.points, points, 6e-7);
    });
  }
  const hits = [0.935095, 0.698839, 0.35485, 0.104426, 0.013272];
  hits.forEach((chance, i) => {
    test(`${i + 1} sixes or more, keeping every six: ${chance}`, () =>
      near(odds(yahtzee, ({ counts }) => ((counts[6] ?? 0) > i ? 1 : 0)).chance, chance, 2e-6));
  });
});

describe('safe play', async () => {
  const safe = await solve(free.ruleset, { precision: 'double', objective: 'safe' });
  test('is certain of 18 points', () => near(safe.expectedTotal, 18, 1e-9));
  test('is certain of no more than it says, whatever is done', () => {
    const { choices, value } = safe.advise(positionOf(after(safe, {}, '11223')));
    near(value, 18, 1e-9);
    ok(choices.every((choice) => choice.value <= value + 1e-9));
  });
});
