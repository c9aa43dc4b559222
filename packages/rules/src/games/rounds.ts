/**
 * A game of rounds, such as poker dice: every box is a round, and the greatest number in it wins the round.
 * The option `limit: 'leader'` gives the others no more rolls than the first player of the round has made.
 */
import { refuse } from '../refuse.js';
import type { Game, GameState } from '../rules.js';
import { scorecard } from '../scorecard.js';
import { placesOf } from '../totals.js';
import { typeOf } from '../turn.js';
import type { Card, Totals } from '../types.js';

/** By seat, the rounds won; where the best are equal, each of them has won it. */
function roundsWon(cards: readonly Card[]): readonly number[] {
  const won = cards.map(() => 0);
  cards[0]?.slots.forEach((_, round) => {
    const entries = cards.map((card) => card.slots[round] ?? -1);
    if (entries.includes(-1)) return;
    const best = Math.max(...entries);
    entries.forEach((entry, seat) => {
      if (entry === best) won[seat] = (won[seat] ?? 0) + 1;
    });
  });
  return won;
}

/** Rolls that the first player of this round has made, found in the log: each player since then has scored once. */
function leadersRolls({ seat, log }: GameState): number {
  let entriesBack = seat;
  let rolls = 0;
  for (let step = log; step; step = step.before) {
    if (step.action.type === 'score' && entriesBack-- === 0) break;
    if (step.action.type === 'dice' && entriesBack === 0) rolls++;
  }
  return rolls;
}

function rollsLeft(state: GameState): number {
  const left = scorecard.rollsLeft(state);
  if (state.seat === 0 || state.rules.ruleset.options['limit'] !== 'leader') return left;
  return Math.max(0, Math.min(left, leadersRolls(state) - state.turn.roll));
}

const totalsOf = (section: string, won: number): Totals => ({
  sections: { [section]: won },
  bonuses: {},
  extra: 0,
  total: won,
  columns: [{ sections: { [section]: won }, bonuses: {}, derived: {} }],
});

const standings = (state: GameState): readonly (readonly number[])[] =>
  roundsWon(state.cards).map((won) => [won]);

export const rounds: Game = {
  ...scorecard,
  rollsLeft,
  legalActions: (state) =>
    scorecard.legalActions(state).filter((action) => action.type !== 'roll' || rollsLeft(state) > 0),
  reduce: (state, action) =>
    typeOf(action) === 'roll' && state.turn.phase === 'deciding' && !rollsLeft(state)
      ? refuse('no-rolls-left', `${state.turn.roll} made`)
      : scorecard.reduce(state, action),
  totals: (state) => roundsWon(state.cards).map((won) => totalsOf(state.rules.sections[0] ?? '', won)),
  standings,
  outcome: (state) =>
    state.turn.phase === 'over' ? placesOf(standings(state), roundsWon(state.cards)) : undefined,
};
