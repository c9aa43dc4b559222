// Questions that a solution does not answer: each refusal is one sentence that says what is wrong and what is allowed.

import {
  beat,
  odds,
  positionOf,
  reach,
  review,
  solve,
  winProbabilities,
  type Position,
  type SolveOptions,
} from '@yahtzee-game/advisor';
import { loadRuleset, newGame, reduce, withOptions, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { deepEqual, equal, ok, rejects, throws } from 'node:assert/strict';
import { test } from 'node:test';

const crag = await loadRuleset('crag');
const yacht = await loadRuleset('yacht');
const solution = await solve(crag);

function afterRoll(ruleset: Ruleset, values: readonly number[]): GameState {
  const state = reduce(newGame(ruleset), { type: 'dice', values });
  ok(state.ok);
  return state;
}
const refused = (message: RegExp) => (error: unknown) => {
  ok(error instanceof RangeError);
  ok(message.test(error.message), error.message);
  ok(!error.message.includes('\n'));
  return true;
};

test('the position of another game is refused by every answer', async () => {
  const position = positionOf(afterRoll(yacht, [1, 2, 3, 4, 5]));
  const why = refused(/^ruleset: yacht edition 1; allowed: crag edition 1, which was solved$/);
  throws(() => solution.valueOf(position), why);
  throws(() => solution.advise(position), why);
  await rejects(solution.distribution(position), why);
  const aim = await solution.aimingAt?.(reach(100));
  await rejects(async () => aim?.advise(position), why);
});

test('what is no position, such as the state itself, is refused by every answer', async () => {
  const state = afterRoll(crag, [1, 2, 3]);
  const why = refused(/^card: undefined entries; allowed: 13, as in positionOf\(state\)$/);
  const wrong = state as unknown as Position;
  throws(() => solution.valueOf(wrong), why);
  throws(() => solution.advise(wrong), why);
  await rejects(solution.distribution(wrong), why);
});

test('an id, or a ruleset that is still loading, is no game to solve', async () => {
  const why = refused(/^ruleset: .+; allowed: a ruleset, such as await loadRuleset\('yahtzee'\)$/);
  for (const wrong of ['crag', loadRuleset('crag')]) await rejects(solve(wrong as unknown as Ruleset), why);
});

test('a game of another ruleset is not reviewed, and nobody is said to win it', async () => {
  const state = afterRoll(yacht, [1, 2, 3, 4, 5]);
  throws(() => review(state, solution), refused(/^ruleset: yacht/));
  await rejects(winProbabilities(state, solution), refused(/^ruleset: yacht/));
});

test('the same game with other options is another one, and with the same options the same', async () => {
  const yahtzee = await loadRuleset('kniffel');
  const [name, choice] = Object.entries(yahtzee.choices)[0] ?? [];
  ok(name && Array.isArray(choice));
  const [first, other] = choice as readonly (string | number | boolean)[];
  ok(other !== undefined);
  const solved = await solve(withOptions(yahtzee, { [name]: other }));
  const same = positionOf(newGame(withOptions(yahtzee, { [name]: other })));
  equal(solved.valueOf(same), solved.expectedTotal);
  const plain = positionOf(newGame(withOptions(yahtzee, { [name]: first ?? false })));
  throws(() => solved.valueOf(plain), refused(/^ruleset: kniffel edition 1; allowed: kniffel edition 1 /));
});

const good = positionOf(afterRoll(crag, [1, 2, 3]));
const wrong: Readonly<Record<string, readonly [Partial<Position>, RegExp]>> = {
  'dice with a nine': [{ dice: [1, 2, 9] }, /^dice: 1,2,9; allowed: 3 from 1 to 6$/],
  'too few dice': [{ dice: [1, 2] }, /^dice: 1,2; allowed: 3/],
  'dice before the first roll': [{ roll: 0 }, /^dice: .*; allowed: 0/],
  'a card of another length': [
    { ruleset: undefined, card: { ...good.card, slots: [] } },
    /^card: 0 entries; allowed: 13, as in positionOf\(state\)$/,
  ],
};
for (const [what, [part, message]] of Object.entries(wrong)) {
  test(`${what}: refused`, () => {
    throws(() => solution.advise({ ...good, ...part }), refused(message));
  });
}

test('a position without a ruleset is answered', () => {
  const { ruleset: _ruleset, ...bare } = good;
  deepEqual(solution.advise(bare), solution.advise(good));
});

test('a choice that is none is refused', async () => {
  for (const choice of [null, {}, { kind: 'hold', held: 5n }] as never[])
    await rejects(
      async () => solution.endings?.(good, choice),
      refused(/^choice: .+; allowed: (one that|a choice)/),
    );
});

test('odds are told of dice and rolls that there are', () => {
  throws(
    () => odds(crag, 'crag', { rollsLeft: 1e9 }),
    refused(/^rollsLeft: 1000000000; allowed: 1 to 1000$/),
  );
  throws(() => odds(crag, 'crag', { dice: [1, 2] }), refused(/^dice: 1,2; allowed: none, or 3 from 1 to 6$/));
  throws(
    () => odds(crag, 'crag', { aim: 'fun' as 'chance' }),
    refused(/^aim: "fun"; allowed: chance, points$/),
  );
  throws(
    () => odds(crag, {} as 'crag'),
    refused(/^row: an object; allowed: the id of a row, or a score; rows of crag: /),
  );
});

test('an aim is a total, or opponents of whom the chances are known', () => {
  throws(() => reach('300' as never), refused(/^target: "300"; allowed: a number of points$/));
  throws(
    () => beat([[0.5, 0.5]] as never),
    refused(/^opponents: an object; allowed: up to 19 distributions$/),
  );
});

for (const options of [{ precision: 'quad' }, { objective: 'max' }] as unknown as SolveOptions[]) {
  test(`${JSON.stringify(options)} is refused`, async () => {
    await rejects(solve(crag, options), refused(/; allowed: /));
  });
}
