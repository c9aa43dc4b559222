// Documented options: their values, the values that are refused, and combinations of options.

import {
  choicesOf,
  loadRuleset,
  newGame,
  rulesetIds,
  withOptions,
  type Choice,
  type CommonOptions,
  type Options,
  type Ruleset,
} from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { ruleset as yamb } from '@yahtzee-game/rules/rulesets/yamb';
import { ruleset as yams } from '@yahtzee-game/rules/rulesets/yams';
import { ruleset as yatzyForced } from '@yahtzee-game/rules/rulesets/yatzy-forced';
import { deepEqual, equal, match, rejects, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { endOf, randomGame } from '../../harness/games/games.js';
import { legalCells, playTurns, rollDice, totals } from '../../harness/games/play.js';
import { othersOf, shipped, titleOf } from '../../harness/games/shipped.js';
import { pick, randomFrom, type Random } from '../../harness/random.js';

const ORDERS = 'free down up ends middle upperThenLower lowerThenUpper announce lateAnnounce hand'.split(' ');
const YATZY = {
  pairsDistinct: [true, false],
  fiveKindIsFullHouse: [false, true],
  upperBonus: [50, 35, 25],
  upperThreshold: { default: 63, from: 1, to: 105 },
  straights: ['15/20', 'run30/40'],
};
const YAMS = {
  kindSums: ['all', 'matching'],
  fullHouse: ['atLeast25', 'flat25'],
  straights: ['run', 'fixed'],
  plusMoins: [false, true],
  columns: [1, 3],
};
const YAHTZEE = {
  joker: ['forced', 'free', 'original1956', 'none'],
  fiveKindIsFullHouse: [false, true],
  yahtzeeBonus: [100, 50, 0],
  upperBonus: [35, 0],
  upperThreshold: { default: 63, from: 1, to: 105 },
};
const BANK = { ...YATZY, tokenPoints: { default: 0, from: 0, to: 10 } };
const MAXI = {
  upperBonus: [100, 50],
  upperThreshold: { default: 84, from: 1, to: 126 },
  fullStraight: [21, 30],
};
const KISMET = {
  kismetPenalty: [true, false],
  kismetPenaltyNeeds: ['scored', 'entry'],
  fiveKindIsFullHouse: [true, false],
};

/** The options of each game, with the default first. */
const DOCUMENTED: Readonly<Record<string, Readonly<Record<string, Choice>>>> = {
  yahtzee: YAHTZEE,
  kniffel: {
    extraKniffel: ['schmidt', 'plus100', 'plus50always', 'none'],
    extraKniffelNeeds: ['entry', 'scored'],
    jokerSums: ['dice', 'max'],
    fiveKindIsFullHouse: [false, true],
  },
  yams: YAMS,
  'yams-16': { ...YAMS, pairsDistinct: [true, false] },
  yatzy: YATZY,
  'yatzy-forced': YATZY,
  'yatzy-forced-up': YATZY,
  'yatzy-osto': BANK,
  'yatzy-osto-strict': BANK,
  'yatzy-x': { ...YATZY, columns: { default: 3, from: 1, to: 6 }, bonusMultiplied: [true, false] },
  'yatzy-3way': YATZY,
  'yatzy-combo': { ...YATZY, mode: ['single', 'parallel'] },
  'yatzy-declared': YATZY,
  'maxi-yatzy': MAXI,
  'maxi-yatzy-saved': MAXI,
  'maxi-yatzy-fi': { ...MAXI, upperBonus: [50, 100], fullStraight: [30, 21] },
  'seven-yatzy': {
    saved: [false, true],
    upperBonus: [150, 100, 50],
    upperThreshold: { default: 105, from: 1, to: 147 },
  },
  'yatzy-american': { upperBonus: [50, 35], upperThreshold: { default: 63, from: 1, to: 105 } },
  yacht: {
    straights: ['30/30', '15/20', '25/30'],
    fullHouse: ['sum', 'flat25'],
    threeOfAKind: [false, true],
    upperBonus: [0, 25, 35, 50],
  },
  generala: {
    servedBonus: [5, 10],
    generala: [50, 60],
    doble: [false, true],
    wrapStraights: [false, true],
    aceWild: [false, true],
    servedGenerala: ['win', 'winIfOpen', 'score'],
  },
  'poker-dice': {
    rounds: { default: 5, from: 1, to: 20 },
    rankByOdds: [false, true],
    kickers: [true, false],
    limit: ['none', 'leader'],
  },
  cheerio: {},
  'cheerio-wild': {},
  'cheerio-extended': { cheerio: [50, 40] },
  crag: { thirteenExcludesPairs: [false, true] },
  escalero: {
    settlement: ['columns', 'sum'],
    columnWorth: ['1/2/4', '1/2/3'],
    sweep: { default: 2, from: 0, to: 9 },
    grandeIsFullHouse: [false, true],
  },
  balut: { decideBy: ['points', 'total'], balutIsFullHouse: [false, true] },
  kismet: KISMET,
  yamb: {
    upperBonus: ['30@60', 'ladder'],
    straights: ['66/56/46', '35/45'],
    minimaxFloor: ['none', 0],
    twoPairs: [false, true],
    threeOfAKind: [false, true],
    fiveKindIsFullHouse: [false, true],
    ends: [false, true],
    middle: [false, true],
    hand: [false, true],
    lateAnnounce: [false, true],
    counter: [false, true],
    dice: [5, 6],
  },
  'triple-yahtzee': { ...YAHTZEE, bonusNeedsPoints: [false, true] },
  sachsenkniffel: {},
  lucky7: {},
  tricolor: { sheet: ['kismet', 'rainbow'], ...KISMET },
  rainbow: YAHTZEE,
};
/** The orders that may be chosen if another option changes the columns, or how they are filled. */
const THREE_ORDERS = ['own', ...ORDERS];
const ORDERS_WITH: Readonly<Record<string, readonly string[]>> = {
  'yams columns=3': THREE_ORDERS,
  'yams-16 columns=3': THREE_ORDERS,
  // In a turn that fills every column, not every box can be named first.
  'yatzy-combo mode=parallel': THREE_ORDERS.filter((name) => !/announce/i.test(name)),
};

/** The default order of a sheet if it is not free; 'own' for a sheet with several kinds of columns. */
const OWN_ORDER: Readonly<Record<string, string>> = {
  'yatzy-forced': 'down',
  'yatzy-forced-up': 'up',
  'yatzy-3way': 'own',
  'yatzy-combo': 'own',
  'yatzy-declared': 'announce',
  yamb: 'own',
};
const OWN_ROLLS: Readonly<Record<string, number>> = { crag: 2 };
/** Games whose ties are played off. */
const PLAYED_OFF = ['cheerio', 'cheerio-wild', 'cheerio-extended'];

test('the shipped games, and no other', async () => {
  deepEqual(rulesetIds, Object.keys(DOCUMENTED));
  for (const id of rulesetIds) equal((await loadRuleset(id)).id, id);
  for (const id of ['yatzi', '', 'constructor', '__proto__']) {
    const loading = await loadRuleset(id).catch((error: unknown) => String(error));
    equal(loading, `RangeError: ruleset: there is no "${id}"; rulesets: ${rulesetIds.join(', ')}`);
  }
  for (const id of [Symbol('yatzy'), Object.create(null), 7, undefined] as string[])
    await rejects(loadRuleset(id), /^RangeError: ruleset: .+; (rulesets|allowed: an id): yahtzee, /);
});

for (const ruleset of shipped) {
  describe(ruleset.id, () => {
    const choices = choicesOf(ruleset);

    test('has its own documented options, and with a scorecard order, rolls and tieBreak', () => {
      const own = OWN_ORDER[ruleset.id] ?? 'free';
      const playedOff = PLAYED_OFF.includes(ruleset.id);
      deepEqual(choices, {
        ...DOCUMENTED[ruleset.id],
        ...((ruleset.game?.kind ?? 'scorecard') === 'scorecard' && {
          order: [own, ...ORDERS.filter((name) => name !== own)],
          rolls: { default: OWN_ROLLS[ruleset.id] ?? 3, from: 1, to: 9 },
          tieBreak: playedOff ? ['playoff', 'shared', 'chain'] : ['shared', 'playoff', 'chain'],
        }),
      });
    });
    for (const [key, choice] of Object.entries(choices)) {
      test(`takes each ${key}, and remembers it`, () => {
        for (const value of othersOf(choice)) {
          const changed = withOptions(ruleset, { [key]: value });
          deepEqual(changed.options, { [key]: value });
          equal(changed.id, ruleset.id);
          const order = ORDERS_WITH[`${ruleset.id} ${key}=${value}`];
          deepEqual(choicesOf(changed), { ...choices, ...(order && { order }) });
        }
      });
      test(`forgets ${key} when it is the default again`, () => {
        const back = 'from' in choice ? choice.default : (choice[0] ?? NaN);
        for (const value of othersOf(choice)) {
          const changed = withOptions(withOptions(ruleset, { [key]: value }), { [key]: back });
          deepEqual(changed.options, {});
          equal(JSON.stringify(changed.spec), JSON.stringify(ruleset.spec));
        }
      });
    }
  });
}

describe('refused, in one sentence that names option, value and what is allowed:', () => {
  const cases: readonly (readonly [options: Options, sentence: string])[] = [
    [{ jokers: 'free' }, 'yahtzee has no option "jokers"; options: joker, .*, order, rolls, tieBreak$'],
    [{ constructor: 'x' }, 'yahtzee has no option "constructor"'],
    [{ joker: 'wild' }, 'joker: "wild" is not allowed; allowed: "forced", "free", "original1956", "none"$'],
    [{ joker: true }, 'joker: true is not allowed'],
    [{ fiveKindIsFullHouse: 'true' }, 'fiveKindIsFullHouse: "true" is not allowed; allowed: false, true$'],
    [{ upperBonus: 50 }, 'upperBonus: 50 is not allowed; allowed: 35, 0$'],
    [{ upperThreshold: 0 }, 'upperThreshold: 0 is not allowed; allowed: a whole number from 1 to 105$'],
    [{ upperThreshold: 106 }, 'upperThreshold: 106 is not'],
    [{ upperThreshold: 62.5 }, 'upperThreshold: 62.5 is not'],
    [{ upperThreshold: '63' }, 'upperThreshold: "63" is not'],
    [{ rolls: 0 }, 'rolls: 0 is not allowed; allowed: a whole number from 1 to 9$'],
    [{ rolls: 10 }, 'rolls: 10 is not'],
    [{ rolls: NaN }, 'rolls: .* is not'],
    [{ order: 'counter' }, 'order: "counter" is not allowed; allowed: "free", "down", .*, "hand"$'],
    [{ tieBreak: 'coin' }, 'tieBreak: "coin" is not allowed; allowed: "shared", "playoff", "chain"$'],
    [{ order: 'lateAnnounce', rolls: 1 }, 'rolls: order "lateAnnounce" needs at least 2 rolls, not 1$'],
  ];
  for (const [options, sentence] of cases) {
    test(titleOf(options), () => {
      throws(() => withOptions(yahtzee, options), new RegExp(`^RangeError: options(\\.|: )${sentence}`));
    });
  }
  test('values that no text can say, each in one sentence', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    for (const value of [5n, Symbol('free'), circle, Object.create(null), 'x'.repeat(5000)]) {
      throws(() => withOptions(yahtzee, { joker: value as 'free' }), {
        name: 'RangeError',
        message:
          /^options\.joker: .{1,40} is not allowed; allowed: "forced", "free", "original1956", "none"$/,
      });
    }
  });
  test('any option where there is none, which is said', () => {
    const race = shipped.find((ruleset) => Object.keys(choicesOf(ruleset)).length === 0);
    throws(() => withOptions(race ?? yahtzee, { joker: 'free' }), /has no option "joker"; options: none$/);
  });
  test('a value from the prototype of a list of choices', () => {
    throws(
      () => withOptions(yahtzee, JSON.parse('{"__proto__":"free"}') as Options),
      /no option "__proto__"/,
    );
  });
});

describe('options live together, any of them, to the end of a game:', () => {
  for (const ruleset of shipped) {
    test(ruleset.id, () => {
      const random = randomFrom(1);
      for (let seed = 0; seed < 6; seed++) {
        const form = taken(ruleset, someOptions(choicesOf(ruleset), random));
        if (!form) continue;
        const [fewest, most] = form.spec.players ?? [1, 20];
        const players = Math.min(most, Math.max(fewest, 1 + (seed % 3)));
        const game = randomGame(titleOf(form.options), form, players, seed);
        equal(endOf(game).turn.phase, 'over', `dead end: ${game.name}`);
      }
    });
  }
});

/** About half of the options, each with a random value. */
function someOptions(choices: Readonly<Record<string, Choice>>, random: Random): Options {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([key, choice]) => {
      const values = 'from' in choice ? [choice.from, choice.default, choice.to] : choice;
      return random(2) ? [[key, pick(random, values)]] : [];
    }),
  );
}

/** The game with these options; undefined if they contradict each other, which one sentence says. */
function taken(ruleset: Ruleset, options: Options): Ruleset | undefined {
  try {
    return withOptions(ruleset, options);
  } catch (error) {
    match(String(error), /^RangeError: options[.:] ?\S/);
    return undefined;
  }
}

describe('options live together:', () => {
  test('those that are not named again stay', () => {
    const first = withOptions(yahtzee, { joker: 'none', rolls: 4 });
    const second = withOptions(first, { upperBonus: 0, order: 'down' });
    deepEqual(second.options, { joker: 'none', rolls: 4, upperBonus: 0, order: 'down' });
    equal(second.spec.repeat, undefined);
    equal(second.spec.rolls, 4);
    deepEqual(second.spec.bonuses, []);
    equal(second.spec.columns?.[0]?.order.name, 'down');
  });
  test('those that are named again change', () => {
    const twice = withOptions(withOptions(yahtzee, { joker: 'none', rolls: 4 }), { joker: 'free', rolls: 2 });
    deepEqual(twice.options, { joker: 'free', rolls: 2 });
    equal(twice.spec.rolls, 2);
  });
  test('the game that they change stays as it was', () => {
    withOptions(yahtzee, { joker: 'none', order: 'up', rolls: 1, tieBreak: 'playoff' });
    deepEqual(yahtzee.options, {});
    deepEqual([yahtzee.spec.rolls, yahtzee.spec.columns, yahtzee.spec.playoff], [3, undefined, undefined]);
  });
  test('a threshold and a bonus', () => {
    const kind = withOptions(withOptions(yahtzee, { upperThreshold: 20 }), { joker: 'free' });
    deepEqual(totals(playTurns(newGame(kind), 'fives 55551')), [20 + 35]);
    deepEqual(totals(playTurns(newGame(kind), 'fives 55512, fours 41236')), [15 + 4]);
  });
  test('an order of the columns that another option brings', () => {
    const three = withOptions(yams, { columns: 3 });
    const ordersOf = ({ spec }: Ruleset): unknown => spec.columns?.map(({ order }) => order.name);
    deepEqual(ordersOf(three), ['free', 'down', 'up']);
    deepEqual(choicesOf(three)['order'], ['own', ...ORDERS]);
    const free = withOptions(three, { order: 'free' });
    deepEqual(ordersOf(free), ['free', 'free', 'free']);
    deepEqual(free.options, { columns: 3, order: 'free' });
    deepEqual(withOptions(free, { order: 'own' }).options, { columns: 3 });
    deepEqual(withOptions(free, { columns: 1 }).options, {});
  });
  test('Yatzy from the first box on may be freed of its order, and keeps its options', () => {
    const freed = withOptions(withOptions(yatzyForced, { upperBonus: 25 }), { order: 'free' });
    deepEqual(freed.options, { upperBonus: 25, order: 'free' });
    equal(legalCells(rollDice(newGame(freed), '12345')).length, 15);
    equal(legalCells(rollDice(newGame(yatzyForced), '12345')).length, 1);
  });
});

test('the options of every scorecard game are those that their type lists', () => {
  const orders: Readonly<Record<NonNullable<CommonOptions['order']>, true>> = {
    free: true,
    down: true,
    up: true,
    ends: true,
    middle: true,
    upperThenLower: true,
    lowerThenUpper: true,
    announce: true,
    lateAnnounce: true,
    hand: true,
    own: true,
  };
  const tieBreaks: Readonly<Record<NonNullable<CommonOptions['tieBreak']>, true>> = {
    shared: true,
    playoff: true,
    chain: true,
  };
  const { order, tieBreak } = choicesOf(yamb);
  deepEqual(new Set(order as readonly string[]), new Set(Object.keys(orders)));
  deepEqual(new Set(tieBreak as readonly string[]), new Set(Object.keys(tieBreaks)));
});
