// Every ruleset, as it is and with each documented option changed, keeps the contract; so do small house rules.

import { deepEqual, ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { MAX_PLAYERS, newGame, playerTotals, type Ruleset } from '@yahtzee-game/rules';
import { forEach } from '../harness/context.js';
import { everyGame, shares, type Contract } from '../harness/contract.js';
import { raceGames } from '../harness/contract-race.js';
import { roundsGames } from '../harness/contract-rounds.js';
import { scorecardGames } from '../harness/contract-scorecard.js';
import { rangeOf, readFixture } from '../harness/fixtures.js';
import { endOf, randomGame, type Played } from '../harness/games.js';
import { houses } from '../harness/house.js';
import { formsOf, shipped, type Form } from '../harness/shipped.js';

/** Games that are not played on a scorecard, with the contract of their own. */
const OTHERS: Readonly<Record<string, Contract>> = {
  sachsenkniffel: raceGames,
  'poker-dice': roundsGames,
};

const PLAYERS = [1, 2, 5];
/** Many games of the ruleset as it is, few of each form that differs from it by one option. */
const SEEDS = { plain: [1, 2, 3, 4, 5, 6, 7, 8], changed: [9] };
/** Sheets with more boxes than these take long to fill, and hold more of everything: fewer games say as much. */
const LARGE = 20;

interface FormGame extends Played {
  readonly form: Form;
}

const nameOf = ({ name }: Played): string => name;

test('every game without a scorecard has a contract of its own', () => {
  deepEqual(
    shipped
      .filter(({ game }) => game?.fillsCards === false)
      .map(({ id }) => id)
      .toSorted(),
    Object.keys(OTHERS).toSorted(),
  );
});

for (const ruleset of shipped) {
  describe(ruleset.id, () => {
    const games = keepContract(ruleset, OTHERS[ruleset.id] ?? scorecardGames);
    test('totals stay within the declared range', () => {
      const fixture = readFixture(ruleset.id);
      forEach(games(), nameOf, (game) => {
        const [least, greatest] = rangeOf(fixture, game.form.options);
        for (const { total } of playerTotals(endOf(game)))
          ok(total >= least && total <= greatest, `${total}`);
      });
    });
  });
}

describe('a long game', () => {
  const LONG = { yamb: 4, escalero: 4, 'triple-yahtzee': 20 };
  for (const ruleset of shipped) {
    const players = Object.entries(LONG).find(([id]) => id === ruleset.id)?.[1];
    if (!players) continue;
    test(`of ${ruleset.id}, ${players} players, costs no more a step than a short one`, () => {
      shares(randomGame(ruleset.id, ruleset, players, 1));
    });
  }
});

for (const ruleset of houses) {
  describe(`house rules ${ruleset.id}`, () => void keepContract(ruleset, scorecardGames));
}

/** Tests of every promise; returns the games, which are there as long as the tests of this ruleset run. */
function keepContract(ruleset: Ruleset, more: Contract): () => readonly FormGame[] {
  let games: readonly FormGame[] = [];
  before(() => (games = formsOf(ruleset).flatMap(gamesOf)));
  after(() => (games = []));
  for (const [promise, check] of Object.entries({ ...everyGame, ...more })) {
    test(promise, () => forEach(games, nameOf, check));
  }
  return () => games;
}

function gamesOf(form: Form, number: number): readonly FormGame[] {
  const players = playersOf(form.ruleset);
  const large = newGame(form.ruleset, { players: players[0] ?? 1 }).rules.slots > LARGE;
  const changed = Object.keys(form.options).length > 0;
  const seeds = changed ? SEEDS.changed : large ? SEEDS.plain.slice(0, 3) : SEEDS.plain;
  // Of a large sheet's forms each is played once, by one player, by two and by five in turn.
  const seats = changed && large ? players.filter((_, i) => i === number % players.length) : players;
  return seats.flatMap((count) =>
    seeds.map((seed) => ({ ...randomGame(form.name, form.ruleset, count, seed), form })),
  );
}

function playersOf({ spec: { players: [fewest, most] = [1, MAX_PLAYERS] } }: Ruleset): readonly number[] {
  return [...new Set(PLAYERS.map((count) => Math.min(most, Math.max(fewest, count))))];
}
