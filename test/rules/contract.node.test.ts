// Every ruleset, as it is and with each documented option changed, keeps the contract; so do small house rules.

import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playerTotals } from '@yahtzee-game/rules';
import { forEach } from '../harness/context.js';
import { contract } from '../harness/contract.js';
import { rangeOf, readFixture } from '../harness/fixtures.js';
import { endOf, randomGame, type Played } from '../harness/games.js';
import { houses } from '../harness/house.js';
import { formsOf, shipped, type Form } from '../harness/shipped.js';

const PLAYERS = [1, 2, 5];
/** Many games of the ruleset as it is, few of each form that differs from it by one option. */
const SEEDS = { plain: [1, 2, 3, 4, 5, 6, 7, 8], changed: [9] };

interface FormGame extends Played {
  readonly form: Form;
}

const nameOf = ({ name }: Played): string => name;

for (const ruleset of shipped) {
  describe(ruleset.id, () => {
    const games = formsOf(ruleset).flatMap(gamesOf);
    keepContract(games);
    test('totals stay within the declared range', () => {
      const fixture = readFixture(ruleset.id);
      forEach(games, nameOf, (game) => {
        const [least, greatest] = rangeOf(fixture, game.form.options);
        for (const { total } of playerTotals(endOf(game)))
          ok(total >= least && total <= greatest, `${total}`);
      });
    });
  });
}

for (const ruleset of houses) {
  describe(`house rules ${ruleset.id}`, () => keepContract(formsOf(ruleset).flatMap(gamesOf)));
}

function keepContract(games: readonly FormGame[]): void {
  for (const [promise, check] of Object.entries(contract)) {
    test(promise, () => forEach(games, nameOf, check));
  }
}

function gamesOf(form: Form): readonly FormGame[] {
  const [fewest, most] = form.ruleset.spec.players ?? [1, 20];
  const seeds = Object.keys(form.options).length ? SEEDS.changed : SEEDS.plain;
  return PLAYERS.filter((players) => players >= fewest && players <= most).flatMap((players) =>
    seeds.map((seed) => ({ ...randomGame(form.name, form.ruleset, players, seed), form })),
  );
}
