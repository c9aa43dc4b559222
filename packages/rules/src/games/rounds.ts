/**
 * A game of rounds, such as poker dice: every box is a round, and the greatest number in it wins the round.
 * The option `limit: 'leader'` gives the others no more rolls than the first player of the round has made.
 */
import type { Game, GameState } from '../model/rules.js';
import type { Card, Totals } from '../model/types.js';
import { fullScorecard } from './full-scorecard.js';

/** By seat, the rounds won; where the best are equal, each of them has won it. */
function roundsWon(cards: readonly Card[]): readonly number[] {
  let won: readonly number[] = cards.map(() => 0);
  cards[0]?.slots.forEach((_, round) => {
    const entries = cards.map((card) => card.slots[round] ?? -1);
    if (entries.includes(-1)) return;
    const best = Math.max(...entries);
    won = won.map((rounds, seat) => (entries[seat] === best ? rounds + 1 : rounds));
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
  const left = fullScorecard.rollsLeft(state);
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

export const rounds: Game = {
  ...fullScorecard,
  kind: 'rounds',
  rollsLeft,
  totals: ({ cards, rules }) => {
    const [section = ''] = rules.sections;
    return roundsWon(cards).map((won) => totalsOf(section, won));
  },
};
