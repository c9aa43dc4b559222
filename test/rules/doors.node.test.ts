// Wrong arguments to the rules are refused in one sentence: every argument of every public function.

import * as playing from '@yahtzee-game/rules';
import * as define from '@yahtzee-game/rules/define';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual, equal, match, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TWO_ROWS } from '../harness/games/house.js';
import { testDoors, type Door } from '../harness/mistakes.js';

const rules = { ...playing, ...define };
const { newGame, parseGame, play, withOptions } = rules;
const start = newGame(yahtzee);
const decided = play(start, { type: 'dice', values: [1, 1, 2, 3, 6] });
const [card] = decided.cards;
const [cell] = decided.rules.cells;
const roll = { type: 'roll', held: 3 } as const;
const illegal = rules.reduce(start, roll);
const text = rules.serializeGame(decided);
const record = rules.gameToJSON(decided);
const t = { n: 5, counts: [0, 2, 1, 1, 0, 0, 1], sum: 13, sides: [], roll: 1, served: true };
const repeated = { t, face: 1, boxes: ['scored'], numberOpen: false, numberFilled: true, lowerOpen: true };
const { fullHouse, sum } = rules;

/** Functions of a state alone. */
const ofState = (call: (state: never) => unknown, state: playing.GameState = decided): Door => ({
  call,
  good: [state],
});
/** Functions of a throw that are values in a rule sheet: the engine calls them. */
const ofThrow = (call: (asked: never) => unknown): Door => ({ call, good: [t] });
const ofRepeated = (call: (r: never, c: never) => unknown): Door => ({
  call,
  good: [repeated, yahtzee.spec.categories[0]],
  means: { 1: ['{}', '[]', 'function', 'promise', 'failed parseGame', 'another kind'] },
});
const ofStrike = (call: (r: never, hit: never, slot: never) => unknown): Door => ({
  call,
  good: [repeated, card, 0],
});
/** Functions that make a pattern or a score of these arguments. */
const word = (call: (...parts: readonly never[]) => unknown, good: readonly unknown[]): Door => ({
  call,
  good,
  means: Object.fromEntries(
    good.map((part, i) => [i, typeof part === 'function' ? ['function'] : isPoints(part) ? ['number'] : []]),
  ),
});
const isPoints = (part: unknown): boolean => typeof part === 'number' && part % 1 !== 0;
const ALLOWED_SEEDS = ['number', 'text'];
const recorded: Omit<Door, 'call'> = {
  good: [decided, { game: 'k3x9', seed: 'tuesday' }],
  options: [1],
  means: {
    1: ['undefined', '{}'],
    '1.game': ['undefined', 'text'],
    '1.seed': ['undefined', ...ALLOWED_SEEDS],
  },
};
const UNTRUSTED = { means: { 0: 'all' } } as const;

const DOORS: Readonly<Record<string, Door>> = {
  newGame: {
    call: newGame,
    good: [yahtzee, { players: ['Ada'] }],
    options: [1],
    means: { 1: ['undefined', '{}'], '1.players': ['undefined'] },
  },
  legalActions: ofState(rules.legalActions),
  cellsFor: ofState(rules.cellsFor),
  reduce: { call: rules.reduce, good: [decided, roll] },
  chance: ofState(rules.chance),
  rollsLeft: ofState(rules.rollsLeft),
  playerTotals: ofState(rules.playerTotals),
  standings: ofState(rules.standings),
  outcome: ofState(rules.outcome),
  winShares: ofState(rules.winShares),
  actionsOf: ofState(rules.actionsOf),
  undo: ofState(rules.undo),
  scoreRoll: {
    call: rules.scoreRoll,
    good: [yahtzee, 'chance', [1, 2, 3, 4, 5], { roll: 1, served: false }],
    options: [3],
    means: { 3: ['undefined', '{}'], '3.roll': ['undefined'], '3.served': ['undefined'] },
  },
  isOpen: { call: rules.isOpen, good: [card, cell] },
  entryOf: { call: rules.entryOf, good: [card, cell] },
  entriesOf: { call: rules.entriesOf, good: [card, cell] },
  worthOf: { call: rules.worthOf, good: [cell, 1.5], means: { 1: ['number'] } },
  choicesOf: { call: rules.choicesOf, good: [yahtzee] },
  withOptions: { call: withOptions, good: [yahtzee, { joker: 'free' }], means: { 1: ['undefined', '{}'] } },
  defineRuleset: { call: rules.defineRuleset, good: [TWO_ROWS] },
  variantOf: { call: rules.variantOf, good: [yahtzee, { id: 'mine' }] },
  testRuleset: {
    call: rules.testRuleset,
    good: [yahtzee, { games: 1, seed: 1 }],
    options: [1],
    means: { 1: ['undefined', '{}'], '1.games': ['undefined'], '1.seed': ['undefined', ...ALLOWED_SEEDS] },
  },
  loadRuleset: { call: rules.loadRuleset, good: ['yahtzee'] },
  replay: { call: rules.replay, good: [yahtzee, ['Ada'], []], means: { 2: ['[]'] } },
  play: { call: play, good: [decided, roll] },
  // The number of a step is only reported; nothing depends on it.
  IllegalActionError: {
    call: (...[refusal, step]: readonly never[]) =>
      new rules.IllegalActionError(refusal ?? never(), step ?? never()),
    good: [illegal, 0],
    means: { 0: ['failed parseGame'], 1: 'all' },
  },
  actionText: { call: rules.actionText, good: [roll, yahtzee] },
  parseAction: { call: rules.parseAction, good: [roll] },
  parseActionText: { call: rules.parseActionText, good: ['h3', yahtzee] },
  gameFromJSON: { call: rules.gameFromJSON, good: [record, [yahtzee]], means: { 1: [] } },
  parseGame: { call: parseGame, good: [text, [yahtzee]] },
  gameToJSON: { call: rules.gameToJSON, ...recorded },
  serializeGame: { call: rules.serializeGame, ...recorded },
  seedOf: { call: rules.seedOf, good: [text], ...UNTRUSTED },
  rulesetFromJSON: { call: rules.rulesetFromJSON, good: [{ id: 'a', rows: ['numbers(6)'] }], ...UNTRUSTED },
  gameIdOf: { call: rules.gameIdOf, good: [text], ...UNTRUSTED },
  cryptoDice: { call: rules.cryptoDice, good: [] },
  seededDice: { call: rules.seededDice, good: ['tuesday'], means: { 0: ALLOWED_SEEDS } },
  duplicateDice: { call: rules.duplicateDice, good: ['tuesday'], means: { 0: ALLOWED_SEEDS } },
  randomAction: { call: rules.randomAction, good: [decided, () => 0.5], means: { 1: ['undefined'] } },
  greedyAction: {
    call: rules.greedyAction,
    good: [decided, () => 0.5],
    // The second argument is only called when there is a random choice.
    means: { 1: ['undefined', 'function'] },
  },
  rollOff: { call: rules.rollOff, good: [yahtzee, 2, rules.seededDice('tuesday')] },
  allEqual: ofThrow(rules.allEqual),
  fullHouse: ofThrow(fullHouse),
  oneColour: ofThrow(rules.oneColour),
  sum: ofThrow(sum),
  ofAKind: word(rules.ofAKind, [3]),
  run: word(rules.run, [4]),
  sequence: word(rules.sequence, [1, 5]),
  shows: word(rules.shows, [1, 1]),
  count: word(rules.count, [1, 6]),
  only: word(rules.only, [1, 3]),
  sumFrom: word(rules.sumFrom, [1.5]),
  sumTo: word(rules.sumTo, [1.5]),
  firstRoll: ofThrow(rules.firstRoll),
  not: word(rules.not, [fullHouse]),
  both: word(rules.both, [fullHouse, fullHouse]),
  either: word(rules.either, [fullHouse, fullHouse]),
  faceSum: word(rules.faceSum, [6]),
  fixed: word(rules.fixed, [1.5, fullHouse]),
  sumIf: {
    ...word(rules.sumIf, [fullHouse, 1.5]),
    means: { 0: ['function'], 1: ['undefined', 'number'] },
  },
  plus: word(rules.plus, [1.5, sum]),
  less: word(rules.less, [1.5, sum]),
  byRoll: word(rules.byRoll, [fullHouse, 1.5, 2.5]),
  servedOr: word(rules.servedOr, [1.5, 2.5, fullHouse]),
  best: word(rules.best, [sum, sum]),
  groups: word(rules.groups, [2, 2]),
  bestOf: word(rules.bestOf, [5, sum]),
  middleFrom: word(rules.middleFrom, [6]),
  forced: ofRepeated(rules.forced),
  freeChoice: ofRepeated(rules.freeChoice),
  lowerOnly: ofRepeated(rules.lowerOnly),
  // `literal` gives the same answer for all arguments.
  literal: { call: rules.literal, good: [repeated, cell], means: { 0: 'all', 1: 'all' } },
  noBonus: { call: rules.noBonus, good: [repeated, cell], means: { 0: 'all', 1: 'all' } },
  chips: word(rules.chips, [1.5]),
  always: word(rules.always, [1.5]),
  inNumberBox: word(rules.inNumberBox, [1.5]),
  onlyIfScored: { call: rules.onlyIfScored, good: [yahtzee.spec.repeat] },
  strikeOpponents: ofStrike(rules.strikeOpponents),
  alwaysStrikeOpponents: ofStrike(rules.alwaysStrikeOpponents),
  numberRows: word(rules.numberRows, [6]),
  upperBonus: word(rules.upperBonus, [1.5, 2.5]),
};

function never(): never {
  return undefined as never;
}

describe('each function of the rules, each argument', () => testDoors(rules, DOORS));

describe('the sentence says what has happened:', () => {
  const sentence = (call: () => unknown): string => {
    let said = '';
    throws(call, (error: Error) => Boolean((said = error.message)));
    return said;
  };

  test('a promise that nobody has waited for', () => {
    const promise = rules.loadRuleset('yahtzee') as never;
    equal(
      sentence(() => newGame(promise)),
      "ruleset: a promise, without await; allowed: a ruleset, such as await loadRuleset('yahtzee')",
    );
    const read = parseGame(text, [promise]);
    match(read.ok ? '' : read.message, /^ruleset: a promise, without await is not allowed/);
  });
  test('a game that was not read, with the reason', () => {
    const failed = parseGame('1 nothing Ada =0') as never;
    match(
      sentence(() => rules.playerTotals(failed)),
      /^state: a refusal \(ruleset: "nothing" is not allowed; .*\); allowed: a state, such as newGame\(ruleset\)/,
    );
  });
  test('a state that has been JSON, and has lost its rules', () => {
    const revived = JSON.parse(JSON.stringify(decided)) as typeof decided;
    match(
      sentence(() => rules.legalActions(revived)),
      /^state: an object; allowed: a state/,
    );
  });
  test('options that are a name', () => {
    equal(
      sentence(() => withOptions(yahtzee, 'joker' as never)),
      'options: "joker"; allowed: an object, such as { joker: \'free\' }',
    );
  });
  test('a misspelt key of options', () => {
    equal(
      sentence(() => newGame(yahtzee, { player: 2 } as never)),
      'newGame: there is no option "player"; options: players',
    );
  });
  test('a token without its ruleset', () => {
    const read = rules.parseActionText('h5', undefined as never);
    ok(!read.ok);
    deepEqual([read.code, read.at], ['bad-ruleset', 'ruleset']);
    equal(read.message, 'ruleset: undefined is not allowed; allowed: the ruleset that the action is of');
  });
  test('a pattern that is called where it should be given', () => {
    equal(
      sentence(() => rules.fixed(25, (fullHouse as () => never)())),
      'fullHouse: undefined; allowed: a throw, which the engine hands over; a rule sheet gives a pattern without calling it',
    );
  });
  test('house rules whose function throws', () => {
    const broken = { choices: { points: [1, 2] }, make: () => JSON.parse('{') as never };
    match(
      sentence(() => rules.defineRuleset(broken)),
      /^make: it throws "SyntaxError: .*"; allowed: an answer$/,
    );
    match(
      sentence(() =>
        rules.variantOf(yahtzee, () => {
          throw new Error('boom');
        }),
      ),
      /^differences: it throws "Error: boom"; allowed: an answer$/,
    );
  });
  test('a random number that is none', () => {
    for (const share of [1, NaN, -1])
      equal(
        sentence(() => rules.randomAction(decided, () => share)),
        `random: ${share}; allowed: a function that returns a number from 0 to 1, 1 excluded`,
      );
  });
  test('a field whose name is a million letters long, at once', () => {
    const began = performance.now();
    const said = sentence(() => rules.defineRuleset({ ...TWO_ROWS, ['x'.repeat(1e6)]: 1 } as never));
    match(said, /^x{100}: there is no such field; allowed: id, /);
    ok(performance.now() - began < 1000);
  });
});

describe('undefined is an option that is left out:', () => {
  test('of a ruleset, whose option stays as it was', () => {
    const free = withOptions(yahtzee, { joker: 'free' });
    deepEqual(withOptions(free, { joker: undefined, order: undefined }).options, { joker: 'free' });
    deepEqual(withOptions(yahtzee, { joker: undefined }).options, {});
  });
});
