// The list of the last turns: each entry, its dice and its player.

import { loadRuleset, rulesetIds } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { endOf, randomGame } from '../../harness/games/games.js';
import { turnsView, type TurnsView } from '../inside.js';
import { gameOf, snapshotOf } from '../snapshots.js';

type Turn = TurnsView['turns'][number];

/** The list after these turns. */
async function turnsOf(id: string, turns: string, players?: readonly string[]): Promise<readonly Turn[]> {
  const state = await gameOf(id, turns, players ? { players } : {});
  return turnsView(snapshotOf(state)).turns;
}

/** The dice of a turn: those that counted, then the others in brackets. */
function diceIn(turn: Turn | undefined): string {
  const faces = (counts: boolean): string =>
    (turn?.dice ?? [])
      .filter((die) => die.counts === counts)
      .map(({ face, symbol, colour }) => `${symbol ?? face}${colour?.charAt(0) ?? ''}`)
      .join('');
  return [faces(true), faces(false) && `(${faces(false)})`].join('');
}

const line = (turn: Turn | undefined): string =>
  [turn?.player, turn?.box, diceIn(turn), turn?.points, turn?.bonus].filter(Boolean).join(' ');

test('the newest turn comes first; a single player has no name', async () => {
  deepEqual(
    (await turnsOf('yahtzee', 'sixes 66626, fullHouse 33322')).map((turn) => line(turn)),
    ['Full house 22333 25', 'Sixes 6666(2) 24'],
  );
});

test('several players have names', async () => {
  const turns = await turnsOf('yahtzee', 'sixes 66626, fullHouse 33322', ['Ada', '']);
  deepEqual(
    turns.map(({ player, seat }) => [player, seat]),
    [
      ['Player 2', 1],
      ['Ada', 0],
    ],
  );
});

describe('dice that counted stand out', () => {
  for (const [what, turns, expected] of [
    ['all of a sum', 'threeOfAKind 66621', 'Three of a kind 12666 21'],
    ['those of a straight', 'smallStraight 12346', 'Small straight 1234(6) 30'],
    ['none of a zero', 'yahtzee 12346', 'Yahtzee (12346) 0'],
    ['all of a joker', 'yahtzee 66666, sixes 66666, fullHouse 66666', 'Full house 66666 25 +100'],
  ] as const) {
    test(what, async () => {
      const [newest] = await turnsOf('yahtzee', turns);
      equal(line(newest), expected);
    });
  }

  test('the points of a column are those of the card', async () => {
    const [newest] = await turnsOf('triple-yahtzee', 'sixes@x3 66621');
    equal(line(newest), 'Sixes (3 times) 666(12) 54');
  });

  test('poker dice show what is on them, and a hand in place of points', async () => {
    const [newest] = await turnsOf('poker-dice', 'round1 9-9-9-K-A', ['Ada', 'Grace']);
    equal(line(newest), 'Ada Round 1 999KA Three of a kind');
  });

  test('dice of several colours keep them', async () => {
    const [newest] = await turnsOf('rainbow', 'sixes 6r6g6b1r2g');
    equal(line(newest), 'Sixes 6r6g6b(1r2g) 18');
  });

  test('Sachsenkniffel counts crosses', async () => {
    const state = endOf(randomGame('sachsenkniffel', await loadRuleset('sachsenkniffel'), 2, 3));
    for (const { points } of turnsView(snapshotOf(state)).turns) match(points, /^\d cross(?:es)?$/);
  });
});

test('the dice are said in words', async () => {
  const [newest] = await turnsOf('yahtzee', 'sixes 66626');
  equal(newest?.label, '6 6 6 2 6');
});

for (const id of rulesetIds) {
  test(`every turn of ${id} is told in words`, async () => {
    const ruleset = await loadRuleset(id);
    const state = endOf(randomGame(id, ruleset, 2, 3));
    const { title, turns } = turnsView(snapshotOf(state));
    equal(title, 'Recent turns');
    ok(turns.length > 0);
    for (const turn of turns) {
      equal(turn.dice.length, state.rules.spec.dice.count);
      ok(turn.box && turn.points && turn.label && turn.player, JSON.stringify(turn));
      ok(
        !/\b(?:row|column|hand|side)\./.test(`${turn.box} ${turn.points} ${turn.label}`),
        JSON.stringify(turn),
      );
    }
  });
}
