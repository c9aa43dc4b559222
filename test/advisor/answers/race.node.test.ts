// Advice for a race of crosses: the value of a turn follows from the throws that are possible in it.

import { actionOf, createAdvisor, createPlayer, type Advice, type Choice } from '@yahtzee-game/advisor';
import {
  chance,
  greedyAction,
  legalActions,
  loadRuleset,
  newGame,
  outcome,
  reduce,
  seededDice,
  type Action,
  type GameState,
  type PlayerAction,
} from '@yahtzee-game/rules';
import { throwOf } from '@yahtzee-game/rules/engine';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';

const race = await loadRuleset('sachsenkniffel');
const advisor = createAdvisor({ worker: false });
const ask = (state: GameState): Promise<Advice> => advisor.advise(state, new AbortController().signal);

function after(state: GameState, ...actions: readonly Action[]): GameState {
  return actions.reduce<GameState>((now, action) => {
    const next = reduce(now, action);
    ok(next.ok, next.ok ? '' : next.message);
    return next;
  }, state);
}
const dice = (...values: readonly number[]): Action => ({ type: 'dice', values });
const near = (actual: number | undefined, expected: number): void =>
  ok(Math.abs((actual ?? NaN) - expected) < 1e-9, `${actual} is not ${expected}`);
const start = newGame(race, { players: 2 });

/** Plays the game on; `choose` decides for each seat. */
async function played(
  seed: string,
  choose: readonly ((state: GameState) => Promise<PlayerAction> | PlayerAction)[],
  until = (state: GameState): boolean => state.turn.phase === 'over',
): Promise<GameState> {
  const throws = seededDice(seed);
  let state: GameState = start;
  while (!until(state)) {
    const owed = chance(state);
    const action = owed ? { type: 'dice' as const, values: throws(owed) } : choose[state.seat]?.(state);
    ok(action);
    state = after(state, await action);
  }
  return state;
}

const optimal = createPlayer({ level: 'optimal' });
const valueOf = (choices: readonly Choice[], kind: Choice['kind'], cell?: string): number | undefined =>
  choices.find((choice) => choice.kind === kind && (choice.kind === 'hold' || choice.cell === cell))?.value;

describe('a race of crosses', () => {
  test('is advised in crosses, and says that it estimates', async () => {
    const { unit, exact, choices, value } = await ask(after(start, dice(2, 2, 2, 2, 2, 1)));
    deepEqual([unit, exact], ['crosses', false]);
    const [best] = choices;
    deepEqual(best && [best.kind, best.kind === 'announce' && best.cell], ['announce', 'twos']);
    equal(best?.value, value);
  });

  test('its choices are played as actions', async () => {
    const state = after(start, dice(2, 2, 2, 2, 2, 1));
    for (const choice of (await ask(state)).choices) {
      const { type, ...rest } = actionOf(state, choice);
      ok(after(state, { type, ...rest } as Action).ok);
      equal(type === 'roll' ? 'hold' : type, choice.kind);
    }
  });

  test('gives every choice that the rules allow, and none while dice are awaited', async () => {
    const state = after(start, dice(1, 2, 3, 4, 5, 6));
    equal((await ask(state)).choices.length, legalActions(state).length);
    deepEqual((await ask(start)).choices, []);
  });

  test('a throw again is worth the mean of what it may lead to', async () => {
    const named = after(start, dice(2, 2, 2, 2, 6, 1), { type: 'announce', cell: 'twos' });
    const { choices } = await ask(named);
    const [hold] = choices;
    ok(hold?.kind === 'hold');
    const thrown = after(named, { type: 'roll', held: hold.held });
    let sum = 0;
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) sum += (await ask(after(thrown, dice(a, b)))).value;
    near(hold.value, sum / 36);
  });

  test('so is a throw of all dice while no row is named', async () => {
    const second = after(start, dice(1, 2, 3, 4, 5, 6), { type: 'roll', held: 0 }, dice(1, 1, 2, 3, 4, 6));
    const again = valueOf((await ask(second)).choices, 'hold');
    const last = after(second, { type: 'roll', held: 0 });
    let sum = 0;
    for (let n = 0; n < 6 ** 6; n += 1) {
      const values = Array.from({ length: 6 }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6));
      // Throws that differ only in the order of the dice are evaluated once.
      if (values.some((value, i) => value < (values[i - 1] ?? 0))) continue;
      sum += arrangements(values) * (await ask(after(last, dice(...values)))).value;
    }
    near(again, sum / 6 ** 6);
  });

  test('as many crosses are worth more in a row that fills slowly', async () => {
    const last = after(
      start,
      ...[dice(1, 2, 3, 4, 5, 6), dice(1, 2, 3, 4, 5, 6)].flatMap((a) => [
        a,
        { type: 'roll', held: 0 } as const,
      ]),
      dice(1, 1, 6, 6, 2, 3),
    );
    const { choices } = await ask(last);
    const twelve = valueOf(choices, 'score', 'sum12') ?? NaN;
    const two = valueOf(choices, 'score', 'twos') ?? NaN;
    ok(twelve > 1.5 * two, `${twelve} for two sixes, ${two} for a two`);
  });

  test('another turn is worth something', async () => {
    const six = after(start, dice(4, 4, 4, 4, 4, 4), { type: 'announce', cell: 'fours' });
    const five = after(start, dice(4, 4, 4, 4, 4, 1), { type: 'announce', cell: 'fours' });
    const stopped = valueOf((await ask(five)).choices, 'score', 'fours') ?? NaN;
    const whole = valueOf((await ask(six)).choices, 'score', 'fours') ?? NaN;
    ok(whole > stopped + 2, `${whole} for six crosses and another turn, ${stopped} for five`);
  });

  test('also one that a completed row brings', async () => {
    const rowOf = (state: GameState): readonly (number | null)[] => state.cards[0]?.slots ?? [];
    const empty = after(start, dice(4, 1, 1, 2, 2, 3));
    const [card] = empty.cards;
    const fours = empty.rules.cellById.get('fours');
    ok(card && fours);
    const place = (slot: number): boolean => slot >= fours.slot && slot < fours.slot + fours.entries - 1;
    const slots = rowOf(empty).map((cross, slot) => (place(slot) ? 1 : cross));
    const nearly = { ...empty, cards: empty.cards.with(0, { ...card, slots, filled: fours.entries - 1 }) };
    const named = [empty, nearly].map((state) => after(state, { type: 'announce', cell: 'fours' }));
    const [first = NaN, last = NaN] = await Promise.all(
      named.map(async (state) => valueOf((await ask(state)).choices, 'score', 'fours')),
    );
    ok(last > first + 1, `${last} for the last cross, ${first} for the first`);
  });

  test('who looks at this throw alone rolls as long as it costs nothing', async () => {
    const ended: boolean[] = [];
    const greedy = (state: GameState): PlayerAction => {
      const action = greedyAction(state, () => 0.5);
      if (action.type === 'score') ended.push(legalActions(state).some(({ type }) => type === 'roll'));
      return action;
    };
    await played('a', [greedy, greedy]);
    ok(ended.length > 20);
    equal(ended.filter(Boolean).length, 0, 'a turn has ended too soon');
  });

  test('the best player is ahead of one who looks at this throw alone, whoever begins', async () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const first = await played(seed, [optimal.choose, greedyAction]);
      const second = await played(seed, [greedyAction, optimal.choose]);
      deepEqual([outcome(first)?.winners, outcome(second)?.winners], [[0], [1]], seed);
    }
  });

  test('the best player is ahead of a rule of thumb, whoever begins', async () => {
    const wins: [own: number, others: number] = [0, 0];
    for (let game = 0; game < 60; game++) {
      const [first, second] = game % 2 ? [ruleOfThumb, optimal.choose] : [optimal.choose, ruleOfThumb];
      const end = outcome(await played(`thumb ${game}`, [first, second]));
      for (const seat of end?.winners ?? []) wins[seat === game % 2 ? 0 : 1] += 1;
    }
    const [own, others] = wins;
    ok(own >= 45 && others <= 15, `${own} to ${others}`);
  });
});

/**
 * The weight of a cross in a simple rule that people can apply: low in the rows of faces, and higher the rarer a sum
 * is.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  sum7: 1.3,
  sum8: 1.6,
  sum9: 1.9,
  sum10: 2.3,
  sum11: 2.8,
  sum12: 4,
};

/**
 * Names the row with the largest total weight of crosses if it is two or more, and then keeps rolling as long as
 * possible.
 */
function ruleOfThumb(state: GameState): PlayerAction {
  const actions = legalActions(state);
  const roll = actions.find(({ type }) => type === 'roll');
  if (state.turn.announced >= 0) return roll ?? actions[0] ?? refused();
  const card = state.cards[state.seat];
  const [best] = actions
    .flatMap((action) => {
      if (action.type === 'roll') return [];
      const cell = state.rules.cellById.get(action.cell);
      if (!cell) return [];
      const free = card?.slots.slice(cell.slot, cell.slot + cell.entries).filter((cross) => cross === null);
      const crosses = cell.category.score(
        throwOf(state.rules.sides, state.turn.dice, state.turn.roll, false),
      );
      return [{ action, worth: Math.min(free?.length ?? 0, crosses) * (WEIGHTS[action.cell] ?? 1) }];
    })
    .toSorted(
      (a, b) => b.worth - a.worth || Number(a.action.type === 'score') - Number(b.action.type === 'score'),
    );
  return roll && (best?.worth ?? 0) < 2 ? roll : (best?.action ?? refused());
}

function refused(): never {
  throw new RangeError('nothing may be done');
}

/** The number of throws that show these values, in any order. */
function arrangements(values: readonly number[]): number {
  const factorial = (n: number): number => (n > 1 ? n * factorial(n - 1) : 1);
  const equals = [1, 2, 3, 4, 5, 6].map((face) => values.filter((value) => value === face).length);
  return equals.reduce((all, n) => all / factorial(n), factorial(values.length));
}
