// Games that are too large to be solved as a whole.

import { actionOf, positionOf, solve, type Choice } from '@yahtzee-game/advisor';
import {
  loadRuleset,
  newGame,
  play,
  reduce,
  withOptions,
  type GameState,
  type Held,
  type Ruleset,
  type Spec,
} from '@yahtzee-game/rules';
import { announce, defineRuleset, down, free, hand } from '@yahtzee-game/rules/define';
import { rulesOf } from '@yahtzee-game/rules/engine';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { IS_THOROUGH, partOf } from '../../harness/extent.js';
import { randomGame } from '../../harness/games/games.js';
import { pick, randomFrom } from '../../harness/random.js';
import { expectimax } from '../expectimax.js';
import {
  decompose,
  estimate,
  EstimatedSolution,
  atOnce,
  outcomeScoresOf,
  type OutcomeScores,
  type ExactSolution,
  type SolvedPart,
} from '../inside.js';
import { plainEstimate, PlainTurn } from '../plain-turn.js';
import { meanOf, totalPlayed } from '../played-by-advice.js';
import { gameOfColumns, TWO_ROWS } from '../small-games.js';

const yamb = await loadRuleset('yamb');
const combo = await loadRuleset('yatzy-combo');
const rainbow = await loadRuleset('rainbow');

/** Columns with orders and saved rolls, a row that needs another row, and a bonus for a repeated five of a kind. */
const house = defineRuleset({
  ...(await loadRuleset('yahtzee')).spec,
  id: 'house',
  source: 'made up',
  categories: (await loadRuleset('yahtzee')).spec.categories.map((row) =>
    row.id === 'chance' ? { ...row, after: 'yahtzee' } : row,
  ),
  columns: [
    { id: 'free', order: free, times: 2 },
    { id: 'down', order: down },
    { id: 'announce', order: announce },
  ],
  tokens: { spend: 'ask', points: 1, change: (unused, points) => (points ? unused : Math.min(0, unused)) },
});

/** Two columns of three rows. */
const yatzy = await loadRuleset('yatzy');
const short = defineRuleset({
  id: 'short',
  source: 'cut down',
  dice: yatzy.spec.dice,
  rolls: yatzy.spec.rolls,
  categories: yatzy.spec.categories.filter(({ id }) => ['fives', 'sixes', 'fullHouse'].includes(id)),
  columns: [
    { id: 'free', order: free },
    { id: 'down', order: down },
  ],
});

/** Some rows of Rainbow, with `count` dice. */
const rainbowOf = (count: number): Ruleset =>
  defineRuleset({
    ...rainbow.spec,
    id: `rainbow-${count}`,
    source: 'cut down',
    dice: { count, sides: rainbow.spec.dice.sides },
    categories: rainbow.spec.categories.filter(({ id }) =>
      ['ones', 'sixes', 'threeOfAKind', 'yahtzee', 'redFlush', 'blueFlush'].includes(id),
    ),
  });
/** With this many dice of six faces in three colours, colours are not told apart while dice are held. */
const MANY_DICE = 7;

/** Examples of every way in which an estimated game differs from the others. */
const GAMES: Readonly<Record<string, Ruleset>> = {
  yamb,
  ...(IS_THOROUGH && {
    'yamb with six dice': withOptions(yamb, { dice: 6, ends: true, hand: true, lateAnnounce: true }),
    'yamb with a counter column': withOptions(yamb, { counter: true }),
    'triple-yahtzee': await loadRuleset('triple-yahtzee'),
    'yatzy-x': await loadRuleset('yatzy-x'),
    'yatzy-3way': await loadRuleset('yatzy-3way'),
    'yatzy-combo': combo,
    house,
  }),
  'yatzy-combo in parallel': withOptions(combo, { mode: 'parallel' }),
  'maxi-yatzy-saved': await loadRuleset('maxi-yatzy-saved'),
  'rainbow with four dice': rainbowOf(4),
  'rainbow with seven dice': rainbowOf(MANY_DICE),
};

/** Number of positions examined in each game. */
const POSITIONS = IS_THOROUGH ? 8 : 1;
const LEAST_OPEN = 4;

describe('an estimate', () => {
  for (const [name, ruleset] of Object.entries(GAMES)) {
    test(`of ${name} is what the rules and the parts give, entry by entry and throw by throw`, async () => {
      const rules = rulesOf(ruleset);
      const scores = atOnce(outcomeScoresOf(rules));
      const parts = await solvedParts(scores);
      const solution = new EstimatedSolution(scores, parts);
      for (const state of someStates(name, ruleset)) {
        const position = positionOf(state);
        const areMerged = ruleset.id === `rainbow-${MANY_DICE}`;
        const plain = new PlainTurn(rules, position, (card) => plainEstimate(rules, parts, card), areMerged);
        near(solution.valueOf(position), plain.valueAt(position), name);
        if (position.held !== undefined) continue;
        const { choices } = solution.advise(position);
        equal(choices[0]?.loss, 0);
        const expected = plain.choices(position);
        equal(choices.length, expected.size);
        const apart = (die: number): number => (areMerged ? (rules.sides[die - 1]?.face ?? 0) : die);
        for (const choice of choices)
          near(choice.value, expected.get(nameOf(choice, position.dice.map(apart))) ?? NaN, name);
      }
    });
  }
});

describe('dice of six faces in three colours', () => {
  // The first of three sides of each face is red, the second green, the third blue.
  const [red1, green1, red2, blue2, green3, red4, red6] = [1, 2, 4, 6, 8, 10, 16];

  const solved = solve(rainbow);

  /** Rainbow with one open box. */
  function lastBox(cell: string): GameState {
    const state = newGame(rainbow);
    const open = state.rules.cellById.get(cell)?.slot;
    const [empty] = state.cards;
    ok(empty);
    const slots = empty.slots.map((_, slot) => (slot === open ? null : 0));
    return { ...state, cards: [{ ...empty, slots, filled: slots.length - 1, turns: slots.length - 1 }] };
  }

  test('a flush is as likely as it is, and its dice are held by their colour', async () => {
    const solution = await solved;
    const before = lastBox('redFlush');
    // A die is red after three rolls in 19 cases of 27. A red Yahtzee, which only the extra points distinguish, is no
    // rarer.
    const flush = 35 * (19 / 27) ** 5;
    const value = solution.valueOf(positionOf(before));
    ok(value >= flush && value < flush + 1.5, `${value}, a flush alone is worth ${flush}`);
    const rolled = play(before, { type: 'dice', values: [red1, green1, red2, blue2, green3] });
    const [best] = solution.advise(positionOf(rolled)).choices;
    ok(best?.kind === 'hold');
    deepEqual(heldOf(best, rolled.turn.dice), [red1, red2]);
  });

  test('advice is worth what its best choice is, in the colours that have fallen', async () => {
    for (const solution of await Promise.all([solved, solve(rainbowOf(MANY_DICE))])) {
      const { ruleset } = solution;
      const values = [red1, red2, red4, red6, red1, red1, red1].slice(0, ruleset.spec.dice.count);
      const red = play(newGame(ruleset), { type: 'dice', values });
      const { choices, value } = solution.advise(positionOf(red));
      equal(choices[0]?.kind === 'score' && choices[0].cell, 'redFlush');
      equal(choices[0]?.loss, 0);
      near(choices[0]?.value ?? NaN, value, ruleset.id);
    }
  });

  test('boxes of faces and boxes of colours are parts of their own', () => {
    const rowsOf = (ruleset: Ruleset): readonly string[] =>
      decompose(atOnce(outcomeScoresOf(rulesOf(ruleset)))).map(({ cells }) => [...cells.keys()].join(' '));
    deepEqual(rowsOf(rainbowOf(4)), ['ones sixes threeOfAKind yahtzee', 'redFlush blueFlush']);
  });
});

test('a column is estimated in its own order', async () => {
  const forced = defineRuleset({
    ...yatzy.spec,
    id: 'forced',
    source: 'cut down',
    categories: yatzy.spec.categories.slice(0, 12),
    columns: [{ id: 'down', order: down }],
  });
  const [alone, exact] = [await estimate(forced, {}), await solve(forced)];
  ok(Math.abs(alone.expectedTotal - exact.expectedTotal) < 1e-3, String(alone.expectedTotal));
});

const TINY: Spec = {
  id: 'tiny',
  source: 'made up',
  dice: { count: 2, sides: 3 },
  rolls: 3,
  categories: TWO_ROWS,
  columns: [
    { id: 'free', order: free },
    { id: 'hand', order: hand },
  ],
};

/** Games that are small enough to be played out in full. */
const TINY_GAMES: Readonly<Record<string, Partial<Spec>>> = {
  'turns that fill a column of first rolls as well': { fill: 'everyColumn' },
  'dice that show a face twice': {
    dice: { count: 2, sides: [{ face: 1 }, { face: 1 }, { face: 1 }, { face: 2 }] },
    bonuses: [{ id: 'bonus', section: 'upper', ladder: [[4, 5]] }],
  },
  'dice whose faces have gaps': {
    dice: { count: 2, sides: [{ face: 1 }, { face: 3 }, { face: 3 }] },
    bonuses: [{ id: 'bonus', section: 'upper', ladder: [[4, 5]] }],
  },
};

for (const [name, rules] of Object.entries(TINY_GAMES)) {
  test(`with ${name}, the estimate is near to what playing it out brings, and its advice is legal`, async () => {
    const ruleset = defineRuleset({ ...TINY, ...rules });
    const solution = await solve(ruleset, { worker: false });
    const expected = expectimax(ruleset);
    ok(!solution.exact);
    ok(Math.abs(solution.expectedTotal / expected - 1) < 0.05, `${solution.expectedTotal}, not ${expected}`);
    const state = play(newGame(ruleset), { type: 'dice', values: [3, 1] });
    const { choices } = solution.advise(positionOf(state));
    for (const choice of choices) ok(reduce(state, actionOf(state, choice)).ok);
    const faces = rulesOf(ruleset).sides.map(({ face }) => face);
    const held = choices.flatMap((choice) => (choice.kind === 'hold' ? choice.dice : []));
    ok(held.every((face) => faces.includes(face)));
  });
}

/** Games, each with a total that play by their advice is known to exceed on average. */
const CALIBRATED: Readonly<Record<string, readonly [ruleset: Ruleset, least: number]>> = {
  ...(IS_THOROUGH && {
    'yatzy-3way': [await loadRuleset('yatzy-3way'), 655],
    yamb: [yamb, 1020],
    rainbow: [rainbow, 325],
    'yatzy-combo in parallel': [withOptions(combo, { mode: 'parallel' }), 575],
    'seven-yatzy with saved rolls': [withOptions(await loadRuleset('seven-yatzy'), { saved: true }), 530],
  }),
};
const PLAYED = 40;
/** Numbers of random games with few turns, in which the luck of the dice is great. */
const NUMBERS = Array.from({ length: 40 }, (_, i) => i + 1);
const TELLING = [6];
const PLAYED_SMALL = 600;

describe('the expected total', () => {
  for (const [name, [ruleset, least]] of Object.entries(CALIBRATED)) {
    test(`of ${name} is what games by its advice bring`, async () => {
      const solution = await solve(ruleset);
      const totals = Array.from({ length: PLAYED }, (_, i) =>
        totalPlayed(ruleset, solution, `calibrated ${i}`),
      );
      const mean = meanOf(totals);
      const error = Math.sqrt(meanOf(totals.map((total) => (total - mean) ** 2)) / PLAYED);
      const { expectedTotal } = solution;
      ok(expectedTotal > least, String(expectedTotal));
      ok(Math.abs(mean - expectedTotal) < 3 * error, `${mean} ± ${error} played, ${expectedTotal} expected`);
    });
  }
  for (const number of partOf(NUMBERS, TELLING))
    test(`of house rules is what games by their advice bring: ${number}`, async () => {
      const ruleset = gameOfColumns(number);
      const solution = await solve(ruleset, { worker: false });
      ok(!solution.exact);
      const totals = Array.from({ length: PLAYED_SMALL }, (_, i) =>
        totalPlayed(ruleset, solution, `d8 ${i}`),
      );
      const mean = meanOf(totals);
      const played = Math.sqrt(meanOf(totals.map((total) => (total - mean) ** 2)) / PLAYED_SMALL);
      const { expectedTotal, standardError } = solution;
      const isNear = Math.abs(mean - expectedTotal) <= 3.5 * Math.hypot(played, standardError);
      ok(isNear, `${mean} ± ${played} played, ${expectedTotal} ± ${standardError} expected`);
    });
  test('is close to what best play brings', async () => {
    const [parts, exact] = [await estimate(short, {}), await solve(short)];
    ok(exact.exact);
    const share = parts.expectedTotal / exact.expectedTotal;
    ok(share > 0.97 && share < 1.02, String(share));
  });
  for (const ruleset of [short, rainbowOf(4)])
    test(`of ${ruleset.id} is the mean of the distribution, which is whole`, async () => {
      const solution = await estimate(ruleset, {});
      const totals = await solution.distribution();
      const mean = totals.reduce((sum, chance, total) => sum + chance * total, 0);
      ok(Math.abs(mean - solution.expectedTotal) < 1, `${mean}, ${solution.expectedTotal} expected`);
      near(
        totals.reduce((sum, chance) => sum + chance),
        1,
        'all chances',
      );
    });
  test('is the value before the first roll', async () => {
    const solution = await estimate(short, {});
    near(solution.valueOf(positionOf(newGame(short))), solution.expectedTotal, 'short');
  });
});

async function solvedParts(scores: OutcomeScores): Promise<readonly SolvedPart[]> {
  const parts = decompose(scores).map(async (part): Promise<SolvedPart> => {
    const solution = (await solve(part.ruleset)) as ExactSolution;
    return { ...part, rules: rulesOf(part.ruleset), solution };
  });
  return Promise.all(parts);
}

/** Some decisions, and some moments in which dice are awaited, from two random games. */
function someStates(name: string, ruleset: Ruleset): readonly GameState[] {
  const random = randomFrom(name.length);
  const states = [5, 6]
    .flatMap((seed) => randomGame(name, ruleset, 1, seed).states)
    .filter(({ turn, cards: [card] }) => {
      const left = card ? card.slots.length - card.filled : 0;
      return turn.phase !== 'over' && turn.roll > 0 && left >= LEAST_OPEN && !turn.placed;
    });
  return Array.from({ length: POSITIONS }, () => pick(random, states));
}

const nameOf = (choice: Choice, dice: readonly number[]): string =>
  choice.kind === 'hold' ? `hold ${heldOf(choice, dice).join('')}` : `${choice.kind} ${choice.cell}`;

const heldOf = ({ held }: { readonly held: Held }, dice: readonly number[]): readonly number[] =>
  dice.filter((_, i) => (held >> i) & 1).toSorted((a, b) => a - b);

function near(actual: number, expected: number, message: string): void {
  ok(Math.abs(actual - expected) < 1e-6, `${message}: ${actual}, expected ${expected}`);
}
