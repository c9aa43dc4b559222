// How well computers of each level play, and that their mistakes resemble those of people.

import { createPlayer, positionOf, solve, type Level, type Player } from '@yahtzee-game/advisor';
import {
  cellsFor,
  chance,
  legalActions,
  loadRuleset,
  newGame,
  outcome,
  play,
  playerTotals,
  rulesetIds,
  seededDice,
  type GameState,
  type PlayerAction,
  type Ruleset,
} from '@yahtzee-game/rules';
import { deepEqual, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { IS_THOROUGH, partOf } from '../../harness/extent.js';
import { randomFrom } from '../../harness/random.js';

const LEVELS = ['random', 'greedy', 'human', 'optimal'] as const;
const GAMES = IS_THOROUGH ? 200 : 40;
/** The means of fewer games lie too near each other. */
const MEANT = IS_THOROUGH ? 200 : 100;
const SCORECARDS = rulesetIds.filter((id) => id !== 'poker-dice' && id !== 'sachsenkniffel');

type Watch = (state: GameState, action: PlayerAction) => void;

/** Plays a game to its end; `players` decide in seat order. */
async function played(
  ruleset: Ruleset,
  seed: string,
  players: readonly Player[],
  watch?: Watch,
): Promise<GameState> {
  const throws = seededDice(seed);
  let state = newGame(ruleset, { players: players.length });
  while (state.turn.phase !== 'over') {
    const owed = chance(state);
    const action = owed
      ? { type: 'dice' as const, values: throws(owed) }
      : await players[state.seat]?.choose(state);
    ok(action);
    if (action.type !== 'dice') watch?.(state, action);
    state = play(state, action);
  }
  return state;
}

function playerOf(level: Level, seed: number): Player {
  const random = randomFrom(seed);
  return createPlayer({ level, random: () => random(2 ** 30) / 2 ** 30 });
}

describe('a higher level scores more', () => {
  for (const id of partOf(SCORECARDS, ['generala', 'crag'])) {
    test(id, async () => {
      const ruleset = await loadRuleset(id);
      const means: number[] = [];
      for (const level of LEVELS) {
        const player = playerOf(level, 7);
        const players = Array.from({ length: ruleset.spec.players?.[0] ?? 1 }, () => player);
        let sum = 0;
        for (let game = 0; game < MEANT; game++)
          sum += playerTotals(await played(ruleset, `${id} ${game}`, players))[0]?.total ?? 0;
        means.push(sum / MEANT);
      }
      deepEqual(
        means,
        means.toSorted((a, b) => a - b),
      );
    });
  }
});

describe('a higher level wins more often', () => {
  for (const id of ['poker-dice', 'sachsenkniffel']) {
    for (const [i, better] of LEVELS.slice(1).entries()) {
      const worse = LEVELS[i] ?? 'random';
      test(`${id}: ${better} against ${worse}`, async () => {
        const ruleset = await loadRuleset(id);
        const [one, other] = [playerOf(better, 3), playerOf(worse, 4)];
        let ahead = 0;
        for (let game = 0; game < GAMES; game++) {
          const seat = game % 2;
          const end = outcome(await played(ruleset, `${id} ${game}`, seat ? [other, one] : [one, other]));
          if (end?.winners.length === 1) ahead += end.winners[0] === seat ? 1 : -1;
        }
        ok(ahead > 0, `ahead in ${ahead} games more than behind`);
      });
    }
  }
});

test('a human player throws no finished hand away, and writes no zero while something better may be done', async () => {
  const ruleset = await loadRuleset('yahtzee');
  const solution = await solve(ruleset);
  const random = randomFrom(11);
  const human = createPlayer({ level: 'human', solution, random: () => random(2 ** 30) / 2 ** 30 });
  const mistakes: string[] = [];
  for (let game = 0; game < 2 * GAMES; game++)
    await played(ruleset, `people ${game}`, [human], (state, action) => {
      const cells = cellsFor(state).filter(({ legal }) => legal);
      const own = action.type === 'score' ? cells.find(({ id }) => id === action.cell) : undefined;
      const mayRoll = legalActions(state).some(({ type }) => type === 'roll');
      if (mayRoll && own && !own.points && !own.bonus && cells.some(({ points }) => points))
        mistakes.push('a zero');
      if (action.type === 'roll' && cells.some(({ id, points }) => id === 'yahtzee' && points))
        mistakes.push('a Yahtzee');
    });
  deepEqual(mistakes, []);
});

test('a human player keeps dice that belong together: one fewer or one more would never be better', async () => {
  const ruleset = await loadRuleset('yahtzee');
  const solution = await solve(ruleset);
  const random = randomFrom(13);
  const human = createPlayer({ level: 'human', solution, random: () => random(2 ** 30) / 2 ** 30 });
  const strays: string[] = [];
  for (let game = 0; game < GAMES; game++)
    await played(ruleset, `keeps ${game}`, [human], (state, action) => {
      const held = action.type === 'roll' ? action.held : undefined;
      if (!held) return;
      const { choices } = solution.advise(positionOf(state));
      const isKept = (_: number, i: number): boolean => ((held >> i) & 1) === 1;
      const kept = state.turn.dice.filter(isKept);
      const others = state.turn.dice.filter((face, i) => !isKept(face, i));
      const rankOf = (dice: readonly number[]): number => {
        const faces = dice.toSorted((a, b) => a - b).join('');
        const hold = choices.find((choice) => choice.kind === 'hold' && choice.dice.join('') === faces);
        return hold?.rank ?? Infinity;
      };
      const near = [...kept.map((_, i) => kept.toSpliced(i, 1)), ...others.map((die) => [...kept, die])];
      if (near.some((dice) => rankOf(dice) < rankOf(kept)))
        strays.push(`${kept.join('')} of ${state.turn.dice.join('')}`);
    });
  deepEqual(strays, []);
});
