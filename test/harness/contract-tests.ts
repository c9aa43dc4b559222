/** Tests that every ruleset, as it is and with each documented option changed, keeps the contract; so do house rules. */

import { ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { MAX_PLAYERS, playerTotals, type Ruleset } from '@yahtzee-game/rules';
import { forEach } from './context.js';
import { everyGame, type Contract } from './contract.js';
import { raceGames } from './contract-race.js';
import { roundsGames } from './contract-rounds.js';
import { scorecardGames } from './contract-scorecard.js';
import { rangeOf, readFixture } from './fixtures.js';
import { endOf, randomGame, type Played } from './games.js';
import { houses } from './house.js';
import { shipped, type Form } from './shipped.js';
import { someFormsOf } from './some-forms.js';

/** Games that are not played on a scorecard, with the contract of their own. */
export const OTHERS: Readonly<Record<string, Contract>> = {
  sachsenkniffel: raceGames,
  'poker-dice': roundsGames,
};

const PLAYERS = [1, 2, 5];

/** Which random games are played: their seeds. */
export interface Extent {
  /** Of the ruleset as it is: by one player, by two and by five. */
  readonly plain: readonly number[];
  /** Of each form that differs from it by one option. */
  readonly changed: readonly number[];
  /** Whether all of PLAYERS play each of these forms; else it is one number of them, in turn. */
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

/** Tests of every promise; returns the games, which are there as long as the tests of this ruleset run. */
function keepContract(
  ruleset: Ruleset,
  more: Contract,
  at: number,
  extent: Extent,
): () => readonly FormGame[] {
  let games: readonly FormGame[] = [];
  // Counted from another number for each ruleset, since the options that all have come at the same places.
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
