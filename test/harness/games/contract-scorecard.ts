/** Additional rules that hold in every game with a scorecard, checked on random games. */

import { outcome, playerTotals, rollsLeft, standings } from '@yahtzee-game/rules';
import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Contract } from './contract.js';
import { endOf, stepsOf, type Played } from './games.js';
import { sumOf, totalFrom } from './sums.js';

export const scorecardGames: Contract = {
  'random play fills every box': fillsEveryBox,
  'whoever has the fewest entries is on turn': keepsTurnOrder,
  'a turn has its free rolls and the saved ones': countsRolls,
  'an entry is worth what was promised, and entries never change': keepsPromises,
  'totals are those that adding up the sheet gives': addsUp,
  'places go by totals, unless the sheet says otherwise': goesByTotals,
};

function fillsEveryBox(game: Played): void {
  const { cards, rules, turn, playoff } = endOf(game);
  if (turn.phase === 'over' && turn.winner !== undefined) return;
  deepEqual(
    cards.map((card) => card.slots.filter((points) => points !== null).length),
    cards.map(() => rules.slots),
  );
  if (!rules.spec.repeat?.opponents && !playoff) equal(game.entries.length, rules.slots * game.players);
}

function keepsTurnOrder(game: Played): void {
  for (const { turn, cards, seat } of game.states) {
    if (turn.phase !== 'rolling' || turn.roll > 0) continue;
    const filled = cards.map(({ slots }) => slots.filter((points) => points !== null).length);
    deepEqual(
      filled,
      cards.map((card) => card.filled),
    );
    equal(seat, filled.indexOf(Math.min(...filled)));
  }
}

function countsRolls(game: Played): void {
  for (const state of game.states) {
    const { turn, rules, cards, seat } = state;
    const tokens = cards[seat]?.tokens ?? NaN;
    ok(tokens >= 0 && (rules.spec.tokens || tokens === 0));
    equal(rollsLeft(state), turn.phase === 'over' ? 0 : Math.max(0, rules.spec.rolls + tokens - turn.roll));
  }
}

function keepsPromises(game: Played): void {
  let made = 0;
  for (const { before, action, after } of stepsOf(game)) {
    if (action.type !== 'score') continue;
    const entry = game.entries[made++];
    // A tie for first place replaces the cards with new ones.
    if (after.playoff !== before.playoff) continue;
    const own = after.cards[before.seat];
    const old = before.cards[before.seat];
    const changed = own?.slots.flatMap((points, slot) => (points === old?.slots[slot] ? [] : points));
    deepEqual(changed, [entry?.points]);
    equal(sumOf(own?.extras), sumOf(old?.extras) + (entry?.bonus ?? NaN));
    after.cards.forEach((card, seat) => {
      if (seat !== before.seat) isKept(before.cards[seat]?.slots ?? [], card.slots);
    });
  }
  equal(made, game.entries.length);
}

/** The other players keep their entries; at most one of their open boxes is struck. */
function isKept(before: readonly (number | null)[], after: readonly (number | null)[]): void {
  if (before === after) return;
  const changed = [...after.keys()].filter((slot) => before[slot] !== after[slot]);
  deepEqual(
    changed.map((slot) => [before[slot], after[slot]]),
    changed.length ? [[null, 0]] : [],
  );
}

function addsUp(game: Played): void {
  const end = endOf(game);
  if (end.playoff) return;
  deepEqual(
    playerTotals(end).map(({ total }) => total),
    end.players.map((_, seat) => totalFrom(end, seat, game.entries)),
  );
}

function goesByTotals(game: Played): void {
  const end = endOf(game);
  const { spec } = end.rules;
  const { totals = [], places = [], winners = [] } = outcome(end) ?? {};
  const first = [...places.keys()].filter((seat) => places[seat] === 1);
  deepEqual(winners, first);
  if (spec.playoff) equal(winners.length, 1);
  if (spec.rank || end.playoff) return;
  deepEqual(
    standings(end),
    totals.map((total) => [total]),
  );
}
