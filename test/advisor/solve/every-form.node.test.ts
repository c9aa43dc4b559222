// Every game with every documented option is advised, reviewed and played to its end by every level. An option with
// many values takes one of them in each game.

import { createAdvisor, type Advisor, type Choice, type Level } from '@yahtzee-game/advisor';
import {
  chance,
  choicesOf,
  legalActions,
  loadRuleset,
  newGame,
  play,
  playerTotals,
  seededDice,
  withOptions,
  type GameState,
  type OptionValue,
  type Options,
  type PlayerAction,
  type Ruleset,
} from '@yahtzee-game/rules';
import { defineRuleset } from '@yahtzee-game/rules/define';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { IS_THOROUGH, partOf } from '../../harness/extent.js';
import { randomGame, samplesOf } from '../../harness/games/games.js';
import { othersOf, shipped, titleOf, type Form } from '../../harness/games/shipped.js';

/** The levels that ask the advisor. The other levels play every game in `levels.node.test.ts`. */
const LEVELS = partOf<Level>(['random', 'greedy', 'human', 'optimal'], ['human', 'optimal']);
const POSITIONS = IS_THOROUGH ? 8 : 2;
/** Forms that have failed before, or in which the advisor needs information that no other form needs. */
const TELLING: Readonly<Record<string, readonly Options[]>> = {
  yamb: [{ counter: true }],
  ...(IS_THOROUGH && { rainbow: [{ order: 'announce' }] }),
  'poker-dice': [{ limit: 'leader' }],
  crag: [{ rolls: 1 }],
  // Another player's Kismet strikes the first open box, which this order reaches last.
  kismet: [{ order: 'up' }],
  escalero: [{ order: 'down' }],
};

/** Announced boxes of faces and of colours. Fewer dice than in the game, which takes long to estimate. */
const rainbow = withOptions(await loadRuleset('rainbow'), { order: 'announce' });
const shortRainbow = defineRuleset({
  ...rainbow.spec,
  id: 'rainbow-3',
  source: 'cut down',
  dice: { ...rainbow.spec.dice, count: 3 },
  categories: rainbow.spec.categories.filter(({ id }) =>
    /^(?:ones|sixes|threeOfAKind|yahtzee|.*Flush)$/.test(id),
  ),
});

const forms: readonly Form[] = [
  formOf(shortRainbow, {}),
  ...shipped.flatMap((ruleset, game) => [
    ...(IS_THOROUGH ? optionsOnce(ruleset, game) : []),
    ...(TELLING[ruleset.id] ?? []).map((options) => formOf(ruleset, options)),
  ]),
];

for (const form of forms)
  test(form.name, async (t) => {
    // One advisor for each form: a shared one would keep all solutions in memory to the end of the file.
    const advisor = createAdvisor({ worker: false });
    await t.test('has advice for whatever may be done, in any phase of a turn', async () => {
      const { states } = randomGame(form.name, form.ruleset, playersOf(form.ruleset), 7);
      const deciding = states.filter(({ turn }) => turn.phase === 'deciding');
      for (const state of samplesOf({ name: '', players: 1, entries: [], states: deciding }, POSITIONS))
        await checkAdvice(advisor, state);
    });
    for (const level of LEVELS)
      await t.test(`is played by ${level}, and reviewed`, async () => {
        const end = await played(advisor, form.ruleset, level);
        await checkReview(advisor, end);
      });
  });

/** A review adds up to the total of every seat, if the game has totals. A play-off brings no points. */
async function checkReview(advisor: Advisor, end: GameState): Promise<void> {
  const review = await advisor.review(end, unaborted());
  const { game } = end.rules.ruleset;
  equal(review === undefined, game?.kind === 'rounds' || game?.kind === 'race');
  const [own] = end.playoff?.before ?? [];
  const totals = playerTotals(own ? { ...end, cards: own.cards } : end);
  review?.seats.forEach(({ total, luck, lost }, seat) => {
    equal(total, totals[seat]?.total);
    const isCutShort = end.turn.phase === 'over' && end.turn.winner !== undefined;
    ok(isCutShort || Math.abs(review.expectedTotal + luck - lost - total) < 1e-6, `${total}`);
  });
}

/** Advice names all boxes that may be filled or announced, a hold if dice may be rolled again, and nothing else. */
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

/**
 * A whole game. The given level decides the first turn of every seat and every sixth turn after it, `random` the
 * others.
 */
async function played(advisor: Advisor, ruleset: Ruleset, level: Level): Promise<GameState> {
  const dice = seededDice(ruleset.id);
  const [player, random] = [advisor.player(level), advisor.player('random')];
  let state = newGame(ruleset, { players: playersOf(ruleset) });
  while (state.turn.phase !== 'over') {
    const owed = chance(state);
    const decider = (state.cards[state.seat]?.turns ?? 0) % 6 === 0 ? player : random;
    state = play(
      state,
      owed ? { type: 'dice', values: dice(owed) } : await decider.choose(state, unaborted()),
    );
  }
  return state;
}

const playersOf = ({ spec }: Ruleset): number => Math.max(2, spec.players?.[0] ?? 2);

const unaborted = (): AbortSignal => new AbortController().signal;

function formOf(ruleset: Ruleset, options: Options): Form {
  const changed = Object.keys(options).length > 0;
  return {
    name: `${ruleset.id}${changed ? titleOf(options) : ''}`,
    ruleset: withOptions(ruleset, options),
    options,
  };
}

/** The ruleset as it is, and with each of its options changed once. */
function optionsOnce(ruleset: Ruleset, game: number): readonly Form[] {
  const changed = Object.entries(choicesOf(ruleset)).map(([option, choice]) => {
    const others = othersOf(choice);
    return formOf(ruleset, { [option]: others[game % others.length] as OptionValue });
  });
  return [formOf(ruleset, {}), ...changed];
}
