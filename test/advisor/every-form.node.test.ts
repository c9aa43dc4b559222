// Every game with every documented option is advised, reviewed and played by every level, to its end.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createAdvisor, type Advisor, type Choice, type Level } from '@yahtzee-game/advisor';
import {
  chance,
  legalActions,
  newGame,
  play,
  playerTotals,
  seededDice,
  withOptions,
  type GameState,
  type Options,
  type PlayerAction,
  type Ruleset,
} from '@yahtzee-game/rules';
import { IS_THOROUGH } from '../harness/extent.js';
import { randomGame, samplesOf } from '../harness/games.js';
import { pick, randomFrom } from '../harness/random.js';
import { formsOf, shipped, titleOf, type Form } from '../harness/shipped.js';

const LEVELS: readonly Level[] = ['random', 'greedy', 'human', 'optimal'];
const POSITIONS = IS_THOROUGH ? 24 : 8;
/** Pairs of options that are tried in each game. */
const PAIRS = 4;
/** Forms that have failed, or differ from all others in what the advisor has to know. */
const TELLING: Readonly<Record<string, readonly Options[]>> = {
  yamb: [{ counter: true }],
  rainbow: [{ order: 'announce' }],
  'poker-dice': [{ limit: 'leader' }],
  crag: [{ rolls: 1 }],
  escalero: [{ order: 'down' }],
};

const forms: readonly Form[] = shipped.flatMap((ruleset) => [
  ...(IS_THOROUGH ? [...formsOf(ruleset), ...pairsOf(ruleset)] : []),
  ...(TELLING[ruleset.id] ?? []).map((options) => formOf(ruleset, options)),
]);

for (const form of forms)
  describe(form.name, () => {
    const advisor = createAdvisor({ worker: false });
    test('has advice for whatever may be done, in any phase of a turn', async () => {
      const { states } = randomGame(form.name, form.ruleset, playersOf(form.ruleset), 7);
      const deciding = states.filter(({ turn }) => turn.phase === 'deciding');
      for (const state of samplesOf({ name: '', players: 1, entries: [], states: deciding }, POSITIONS))
        await checkAdvice(advisor, state);
    });
    for (const level of LEVELS)
      test(`is played by ${level}, and reviewed`, async () => {
        const end = await played(advisor, form.ruleset, level);
        const review = await advisor.review(end, unaborted());
        equal(
          review === undefined,
          form.ruleset.game?.kind === 'rounds' || form.ruleset.game?.kind === 'race',
        );
        review?.seats.forEach(({ total, luck, lost }, seat) => {
          equal(total, playerTotals(end)[seat]?.total);
          const isCutShort = end.turn.phase === 'over' && end.turn.winner !== undefined;
          ok(isCutShort || Math.abs(review.expectedTotal + luck - lost - total) < 1e-6, `${total}`);
        });
      });
  });

/** Advice names all boxes that may be filled or announced, a hold where dice may be rolled again, and nothing else. */
async function checkAdvice(advisor: Advisor, state: GameState): Promise<void> {
  const { choices } = await advisor.advise(state, unaborted());
  const legal = legalActions(state);
  ok(choices.every((choice) => legal.some((action) => isPlayedBy(choice, action))));
  ok(choices.every(({ value }) => Number.isFinite(value)));
  ok(Math.abs(choices[0]?.loss ?? NaN) < 1e-9, String(choices[0]?.loss));
  const named = (kind: string, cell: string): string =>
    `${kind} ${state.rules.cellById.get(cell)?.category.id}`;
  const advised = choices.map((choice) =>
    choice.kind === 'hold' ? 'hold' : named(choice.kind, choice.cell),
  );
  const allowed = legal.map((action) => (action.type === 'roll' ? 'hold' : named(action.type, action.cell)));
  deepEqual(new Set(advised), new Set(allowed));
}

const isPlayedBy = (choice: Choice, action: PlayerAction): boolean =>
  action.type === 'roll'
    ? choice.kind === 'hold' && choice.held === action.held
    : choice.kind === action.type && choice.cell === action.cell;

/** A whole game in which all seats are of one level. */
async function played(advisor: Advisor, ruleset: Ruleset, level: Level): Promise<GameState> {
  const dice = seededDice(ruleset.id);
  const player = advisor.player(level);
  let state = newGame(ruleset, { players: playersOf(ruleset) });
  while (state.turn.phase !== 'over') {
    const owed = chance(state);
    state = play(
      state,
      owed ? { type: 'dice', values: dice(owed) } : await player.choose(state, unaborted()),
    );
  }
  return state;
}

const playersOf = ({ spec }: Ruleset): number => Math.max(2, spec.players?.[0] ?? 2);

const unaborted = (): AbortSignal => new AbortController().signal;

function formOf(ruleset: Ruleset, options: Options): Form {
  return { name: `${ruleset.id}${titleOf(options)}`, ruleset: withOptions(ruleset, options), options };
}

/** A few pairs of options that may stand together. */
function pairsOf(ruleset: Ruleset): readonly Form[] {
  const random = randomFrom(ruleset.id.length);
  const single = formsOf(ruleset).slice(1);
  if (!single.length) return [];
  return Array.from({ length: PAIRS }, (): readonly Form[] => {
    try {
      return [formOf(ruleset, { ...pick(random, single).options, ...pick(random, single).options })];
    } catch {
      // One of them brings or takes away what the other one is about.
      return [];
    }
  }).flat();
}
