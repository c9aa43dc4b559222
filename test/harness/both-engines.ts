/** One game, played by the engine of one free column and by the full one. */

import { equal, ok } from 'node:assert/strict';
import {
  cellsFor,
  chance,
  legalActions,
  newGame,
  outcome,
  playerTotals,
  reduce,
  rollsLeft,
  standings,
  type Action,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';
import { fullScorecard } from '../../packages/rules/src/games/full-scorecard.js';
import { anyAction, seededRandom, type Random } from '../../packages/rules/src/random-play.js';
import { pick } from './random.js';
import { shipped } from './shipped.js';

/** The rulesets that the small engine plays. */
export const simple: readonly Ruleset[] = shipped.filter(({ game }) => game === undefined);

/** What anybody may ask of a state, as text, because comparing objects would take most of the time. */
function answers(state: GameState): string {
  const { rules, turn, cards, seat, log } = state;
  const actions = legalActions(state);
  const decision = [actions.length, actions.filter(({ type }) => type !== 'roll'), cellsFor(state)];
  const end = [playerTotals(state), standings(state), outcome(state), cards];
  return JSON.stringify([
    rules.ruleset.id,
    seat,
    turn,
    chance(state),
    rollsLeft(state),
    turn.phase === 'rolling' && turn.roll ? undefined : decision,
    log?.action.type === 'score' ? end : undefined,
  ]);
}

/** A random game, asked at each step what it answers, also to a wrong action. */
export function playBoth(ruleset: Ruleset, game: number): void {
  const random = seededRandom(`${ruleset.id}/engines/${game}`);
  const players = 1 + (game % 3);
  let small = newGame(ruleset, { players });
  let full = newGame({ ...ruleset, game: fullScorecard }, { players });
  for (;;) {
    equal(answers(small), answers(full));
    const wrong = wrongAction(small, random);
    equal(JSON.stringify(reduce(small, wrong)), JSON.stringify(reduce(full, wrong)));
    const action = anyAction(small, random);
    if (!action) return;
    const [a, b] = [reduce(small, action), reduce(full, action)];
    ok(a.ok && b.ok);
    [small, full] = [a, b];
  }
}

/** Mostly refused: the code, the sentence and the reason have to be the same. */
function wrongAction({ rules, turn }: GameState, random: Random): Action {
  const cell = rules.cells[random(rules.cells.length)]?.id ?? '';
  const wrong: readonly Action[] = [
    { type: 'announce', cell },
    { type: 'score', cell: turn.phase === 'rolling' ? cell : 'nothing' },
    { type: 'roll', held: rules.holds.length },
    { type: 'dice', values: [0] },
  ];
  return pick(random, wrong);
}
