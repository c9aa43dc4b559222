/** Tests that every ruleset keeps the contract, as it is and with each documented option changed; so do house rules. */

import { MAX_PLAYERS, playerTotals, type Ruleset } from '@yahtzee-game/rules';
import { ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { forEach } from '../context.js';
import { raceGames } from './contract-race.js';
import { roundsGames } from './contract-rounds.js';
import { scorecardGames } from './contract-scorecard.js';
import { everyGame, type Contract } from './contract.js';
import { rangeOf, readFixture } from './fixtures.js';
import { endOf, randomGame, type Played } from './games.js';
import { houses } from './house.js';
import { shipped, type Form } from './shipped.js';
import { someFormsOf } from './some-forms.js';

/** Games that are not played on a scorecard, each with its additional contract. */
export const OTHERS: Readonly<Record<string, Contract>> = {
  sachsenkniffel: raceGames,
  'poker-dice': roundsGames,
};

const PLAYERS = [1, 2, 5];

/** The seeds of the random games that are played. */
export interface Extent {
  /** For the ruleset as it is: games of one, two and five players. */
  readonly plain: readonly number[];
  /** For each form that differs from the ruleset by one option. */
  readonly changed: readonly number[];
  /** Whether each of these forms is played by every number of PLAYERS; else by one of them, in rotation. */
  readonly everyNumber: boolean;
}

interface FormGame extends Played {
  readonly form: Form;
}

export function testContract(extent: Extent): void {
  for (const [i, ruleset] of shipped.entries()) {
    describe(ruleset.id, () => {
      const games = keepContract(ruleset, OTHERS[ruleset.id] ?? scorecardGames, i, extent);
      test('totals stay within the declared range', () => {
        const fixture = readFixture(ruleset.id);
        forEach(games(), nameOf, (game) => isWithin(rangeOf(fixture, game.form.options), game));
      });
    });
  }
  for (const [i, ruleset] of houses.entries()) {
    describe(`house rules ${ruleset.id}`, () => void keepContract(ruleset, scorecardGames, i, extent));
  }
}

const nameOf = ({ name }: Played): string => name;

/** Tests every rule of the contract; returns the games, which exist while the tests of this ruleset run. */
function keepContract(
  ruleset: Ruleset,
  more: Contract,
  at: number,
  extent: Extent,
): () => readonly FormGame[] {
  let games: readonly FormGame[] = [];
  // Each ruleset starts with another number of players, since the options that all rulesets have come in the same
  // order.
  before(() => (games = someFormsOf(ruleset).flatMap((form, i) => gamesOf(form, at + i, extent))));
  after(() => (games = []));
  for (const [promise, check] of Object.entries({ ...everyGame, ...more })) {
    test(promise, () => forEach(games, nameOf, check));
  }
  return () => games;
}

function gamesOf(form: Form, turn: number, { plain, changed, everyNumber }: Extent): readonly FormGame[] {
  const isChanged = Object.keys(form.options).length > 0;
  const all = playersOf(form.ruleset);
  const numbers = isChanged && !everyNumber ? all.filter((_, i) => i === turn % all.length) : all;
  return numbers.flatMap((players) =>
    (isChanged ? changed : plain).map((seed) => ({
      ...randomGame(form.name, form.ruleset, players, seed),
      form,
    })),
  );
}

function playersOf({ spec: { players: [fewest, most] = [1, MAX_PLAYERS] } }: Ruleset): readonly number[] {
  return [...new Set(PLAYERS.map((count) => Math.min(most, Math.max(fewest, count))))];
}

function isWithin([least, greatest]: readonly [number, number], game: Played): void {
  for (const { total } of playerTotals(endOf(game))) ok(total >= least && total <= greatest, `${total}`);
}
