/** Additional rules that hold in every game of rounds, checked on random games. */

import { outcome, playerTotals, standings } from '@yahtzee-game/rules';
import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Contract } from './contract.js';
import { endOf, stepsOf, type Entry, type Played } from './games.js';

export const roundsGames: Contract = {
  'everybody shows a hand in every round, in the order of their seats': playsRounds,
  'the hand that was promised is the hand that stands': keepsHands,
  'the best hand wins the round, equal ones each of them': bestHandWins,
  'a round that is not over is nobody’s': waitsForAll,
  'nobody rolls more often than may be': countsRolls,
  'most rounds won is the first place, and equals share it': mostRoundsWin,
};

/** The entries of a game, round by round. */
function roundsOf({ entries, players }: Played): readonly (readonly Entry[])[] {
  return Array.from({ length: entries.length / players }, (_, round) =>
    entries.slice(round * players, (round + 1) * players),
  );
}

function playsRounds(game: Played): void {
  const { rules, cards } = endOf(game);
  const rounds = roundsOf(game);
  equal(rounds.length, rules.slots);
  rounds.forEach((entries, round) => {
    deepEqual(
      entries.map(({ seat, cell }) => [seat, cell]),
      cards.map((_, seat) => [seat, `round${round + 1}`]),
    );
  });
}

function keepsHands(game: Played): void {
  const { cards, rules } = endOf(game);
  for (const { seat, cell, points } of game.entries) {
    const { slot = -1, category } = rules.cellById.get(cell) ?? {};
    equal(cards[seat]?.slots[slot], points);
    ok(category?.stands?.(points).key.startsWith('hand.'));
  }
}

/** The number of rounds, by seat, in which no other player had a better hand. */
function wonIn(game: Played, rounds: readonly (readonly Entry[])[]): readonly number[] {
  return Array.from({ length: game.players }, (_, seat) =>
    rounds.reduce((won, entries) => {
      const own = entries[seat]?.points ?? NaN;
      return entries.some(({ points }) => points > own) ? won : won + 1;
    }, 0),
  );
}

function bestHandWins(game: Played): void {
  deepEqual(
    playerTotals(endOf(game)),
    wonIn(game, roundsOf(game)).map((won) => ({
      sections: { rounds: won },
      bonuses: {},
      extra: 0,
      total: won,
      columns: [{ sections: { rounds: won }, bonuses: {}, derived: {} }],
    })),
  );
}

function waitsForAll(game: Played): void {
  const rounds = roundsOf(game);
  for (const state of game.states) {
    const over = state.cards.at(-1)?.filled ?? NaN;
    deepEqual(
      playerTotals(state).map(({ total }) => total),
      wonIn(game, rounds.slice(0, over)),
    );
  }
}

function countsRolls(game: Played): void {
  const { rules } = endOf(game);
  const led = rules.ruleset.options['limit'] === 'leader';
  let leader = rules.spec.rolls;
  for (const { before, action } of stepsOf(game)) {
    const { roll } = before.turn;
    if (action.type === 'roll') ok(roll < (led && before.seat > 0 ? leader : rules.spec.rolls));
    if (action.type === 'score' && before.seat === 0) leader = roll;
  }
}

function mostRoundsWin(game: Played): void {
  const end = endOf(game);
  const { totals = [], winners, playoff } = outcome(end) ?? {};
  const most = Math.max(...totals);
  deepEqual(
    standings(end),
    totals.map((won) => [won]),
  );
  deepEqual(
    winners,
    [...totals.keys()].filter((seat) => totals[seat] === most),
  );
  deepEqual(playoff, []);
}
