// Any position, choice or option given to an advisor is answered with numbers, or refused with one sentence.

import {
  beat,
  compare,
  createPlayer,
  odds,
  positionOf,
  reach,
  solve,
  type Choice,
  type Chosen,
  type Level,
  type OddsOptions,
  type Position,
  type Solution,
  type SolveOptions,
} from '@yahtzee-game/advisor';
import { loadRuleset } from '@yahtzee-game/rules';
import { ok } from 'node:assert/strict';
import { estimate } from '../../packages/advisor/src/solve/solve.js';
import { fuzz, letIn, letInLater, untouched } from '../harness/fuzz.js';
import { randomGame } from '../harness/games/games.js';
import { pick } from '../harness/random.js';
import { altered, anything, odd } from '../harness/strange.js';
import { smallGame } from './small-games.js';

/** A solved game, and positions in it. */
interface Asked {
  readonly solution: Solution;
  readonly positions: readonly Position[];
}

const askedOf = (solution: Solution): Asked => {
  const { states } = randomGame('fuzz', solution.ruleset, 2, 1);
  return { solution, positions: states.map((state) => positionOf(state)).slice(0, 60) };
};

const rulesets = [smallGame(1), smallGame(2), smallGame(3), smallGame(5), smallGame(8)];
const exact = await Promise.all(rulesets.map((ruleset) => solve(ruleset, { worker: false })));
const estimated = await estimate(await loadRuleset('yacht'), { worker: false });
const games = exact.map(askedOf);

const askedEstimated = askedOf(estimated);

const areNumbers = (numbers: Iterable<number>): boolean => [...numbers].every(Number.isFinite);

fuzz('position', 5, (random) => {
  const { solution, positions } = random(12) ? pick(random, games) : askedEstimated;
  const { solution: other } = pick(random, games);
  const right = pick(random, positions);
  const { dice, card } = right;
  const changes: readonly Partial<Position>[] = [
    {},
    { dice: dice.map(() => random(9)) },
    { dice: dice.map((die) => die + (random(9) ? 0 : 0.5)) },
    { dice: dice.slice(random(3)) },
    { card: { ...card, slots: card.slots.slice(random(3)) } },
    { ruleset: other.ruleset },
  ];
  const position = { ...right, ...pick(random, changes), ...pick(random, changes) };
  const advice = untouched(position, () => letIn(() => solution.advise(position)));
  const value = letIn(() => solution.valueOf(position));
  ok((advice === undefined) === (value === undefined), 'it is advised upon, or it is not');
  if (!advice || !value) return false;
  ok(Number.isFinite(value.value), `worth ${value.value}`);
  ok(areNumbers(advice.value.choices.flatMap((choice) => [choice.value, choice.loss])));
  return true;
});

fuzz('choice', 1, async (random) => {
  const { solution, positions } = pick(random, games);
  const position = pick(random, positions);
  const { choices } = solution.advise(position);
  if (choices.length === 0) return false;
  const choice = (random(4) ? altered(random, pick(random, choices)) : anything(random)) as Choice;
  const endings = await letInLater(async () => solution.endings?.(position, choice));
  const compared = await letInLater(() => compare(solution, position, choice, choices[0] as Chosen));
  ok((endings === undefined) === (compared === undefined));
  ok(areNumbers((endings?.value ?? []).flatMap(({ chance, points }) => [chance, points])));
  ok(areNumbers((compared?.value?.differences ?? []).map(({ gain }) => gain)));
  return endings !== undefined;
});

fuzz('odds', 3, (random) => {
  const ruleset = pick(random, rulesets);
  const { count, sides } = ruleset.spec.dice;
  const dice = Array.from({ length: random(2) && count }, () => 1 + random(Number(sides)));
  const right: OddsOptions = {
    dice,
    rollsLeft: 1 + random(3),
    aim: pick(random, ['chance', 'points'] as const),
  };
  const options = random(3) ? (altered(random, { ...right, extra: 1 }) as OddsOptions) : right;
  const row = random(8) ? (ruleset.spec.categories[0]?.id ?? '') : (odd(random) as string);
  const answer = untouched(options, () => letIn(() => odds(ruleset, row, options ?? undefined)));
  if (!answer) return false;
  const { chance, points, holds } = answer.value;
  ok(areNumbers([chance, points, ...holds.map((hold) => hold.points)]));
  return true;
});

fuzz('options of solving, levels and aims', 1, async (random) => {
  const [level, target] = [odd(random), odd(random)];
  const options = {
    precision: pick(random, ['fast', 'double', 'quad']),
    objective: pick(random, ['mean', 'safe', 'max']),
  };
  const ruleset = pick(random, rulesets);
  const player = letIn(() => createPlayer({ level: pick(random, [level, 'random', 'human']) as Level }));
  const aim = letIn(() => reach(target as number)(100));
  ok(aim === undefined || aim.value === 0 || aim.value === 1);
  letIn(() => beat(anything(random) as Float64Array[])(100));
  const right: SolveOptions = { precision: 'double', worker: false };
  const solved = await letInLater(() =>
    solve(ruleset, random(50) ? { ...right, ...(options as SolveOptions) } : right),
  );
  return player !== undefined || solved !== undefined;
});
