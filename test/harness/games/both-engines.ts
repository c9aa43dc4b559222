/** Plays the same game with the engine for one free column and with the full engine. */

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
import { deepEqual, ok } from 'node:assert/strict';
import { fullScorecard } from '../../../packages/rules/src/games/full-scorecard.js';
import { anyAction, seededRandom, type Random } from '../../../packages/rules/src/players/random-play.js';
import { pick } from '../random.js';
import { shipped } from './shipped.js';

/** The rulesets that the small engine plays. */
export const simple: readonly Ruleset[] = shipped.filter(({ game }) => game === undefined);

/** A random game. At each step both engines have to give the same answers, also to a wrong action. */
export function playBoth(ruleset: Ruleset, game: number): void {
  const random = seededRandom(`${ruleset.id}/engines/${game}`);
  const players = game % 4 === 0 ? 2 : 1;
  let small = newGame(ruleset, { players });
  let full = newGame({ ...ruleset, game: fullScorecard }, { players });
  for (;;) {
    for (const answer of ANSWERS) same(answer(small), answer(full), answer.name);
    const wrong = wrongAction(small, random);
    same(reduce(small, wrong), reduce(full, wrong), `refusal of ${JSON.stringify(wrong)}`);
    const action = anyAction(small, random);
    if (!action) return;
    const [a, b] = [reduce(small, action), reduce(full, action)];
    ok(a.ok && b.ok);
    [small, full] = [a, b];
  }
}

/** All questions about a state; sums only when they may have changed. */
const ANSWERS: readonly ((state: GameState) => unknown)[] = [
  function moment({ seat, turn, cards }) {
    return [seat, turn, cards];
  },
  legalActions,
  chance,
  rollsLeft,
  function cells(state) {
    return state.turn.phase === 'rolling' && state.turn.roll ? undefined : cellsFor(state);
  },
  function sums(state) {
    const scored = !state.log || state.log.action.type === 'score';
    return scored && [playerTotals(state), standings(state), outcome(state)];
  },
];

/** Compares as text, since `deepEqual` would take most of the time. */
function same(a: unknown, b: unknown, what: string): void {
  if (!isSame(a, b)) deepEqual(a, b, what);
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => isSame(a[key as never], b[key as never]));
}

/** An action that is always refused: the code, the sentence and the reason have to be the same. */
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
