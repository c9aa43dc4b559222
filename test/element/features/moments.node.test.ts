// Great moments: the hands that are named in each game, the points of an entry, and throws that are no great moment.

import { loadRuleset, newGame, type GameState } from '@yahtzee-game/rules';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFixture } from '../../harness/games/fixtures.js';
import { newSolo, playTurns, reroll, rollDice, scoreIn, throwDice } from '../../harness/games/play.js';
import { shipped } from '../../harness/games/shipped.js';
import {
  decidingDie,
  entryMoment,
  handOf,
  handSentence,
  JustNow,
  settingsOf,
  spokenGain,
  spokenHand,
} from '../inside.js';
import { gameOf, playedOff, snapshotOf } from '../snapshots.js';

/** The text for these dice; empty if they make no hand. */
function said(state: GameState, changes: Parameters<typeof snapshotOf>[1] = {}): string {
  const hand = handOf(state);
  return hand ? handSentence(hand, snapshotOf(state, changes)) : '';
}

const thrown = async (game: string, dice: string, turns = ''): Promise<GameState> =>
  throwDice(playTurns(newSolo(await loadRuleset(game)), turns), dice);

describe('the best throw', () => {
  for (const ruleset of shipped)
    test(`of ${ruleset.id}`, () => {
      const { dice = '', words } = readFixture(ruleset.id).base.best ?? {};
      equal(said(throwDice(newSolo(ruleset), dice)), words);
    });
});

describe('a hand', () => {
  const CASES = [
    ['yahtzee', '34562 on roll 2', '*Large straight,* two to six: 40 points.'],
    ['yahtzee', '33553 on roll 2', '*Full house,* threes over fives: 25 points.'],
    ['yahtzee', '34565 on roll 2', '*Small straight:* 30 points.'],
    ['yahtzee', '55552', '*Four of a kind:* 22 points.'],
    ['yahtzee', '12345', '*Large straight on the first roll!* 40 points.'],
    ['maxi-yatzy', '444422 on roll 2', '*Tower,* fours over twos: 20 points.'],
    ['maxi-yatzy', '123456 on roll 2', '*Full straight,* one to six: 21 points.'],
    ['maxi-yatzy', '555556', '*Five of a kind:* 25 points.'],
    ['kismet', '33344 on roll 2', '*Same-colour house,* threes over fours: 37 points.'],
    ['kismet', '11661 on roll 2', '*Same-colour house,* ones over sixes: 35 points.'],
    ['poker-dice', '9-10-J-Q-K', '*Straight.*'],
    ['escalero', 'J-J-J-K-K on roll 2 held', '*Full house,* three jacks over two kings: 30 points.'],
    ['escalero', '9-10-J-Q-K on roll 2 held', '*Straight,* 9 to king: 20 points.'],
    ['rainbow', '1r2r3r4r6r', '*Red flush on the first roll!* 35 points.'],
    ['crag', '256', '*Thirteen on the first roll!* 26 points.'],
  ] as const;
  for (const [game, dice, words] of CASES)
    test(`${dice} in ${game}`, async () => equal(said(await thrown(game, dice)), words));

  test('is none where many throws are as good', async () => {
    for (const dice of ['33312', '66554']) equal(said(await thrown('yahtzee', dice)), '', dice);
    equal(said(await thrown('yatzy', '33344 on roll 2', 'fullHouse 22233')), '');
    equal(said(await thrown('poker-dice', 'A-A-A-K-9')), '');
  });

  test('whose box is filled gives its name to the next best', async () => {
    equal(said(await thrown('yahtzee', '23456', 'largeStraight 12345')), '*Small straight:* 30 points.');
    equal(said(await thrown('yahtzee', '23456', 'largeStraight 12345, smallStraight 12345')), '');
    equal(said(await thrown('yatzy', '66666', 'yahtzee 66666')), '*Four of a kind:* 24 points.');
  });

  test('is named in a column of its order alone', async () => {
    equal(said(await thrown('yatzy-forced', '66666')), '');
  });

  test('that was kept is no news', async () => {
    const four = await thrown('yahtzee', '55552');
    equal(said(reroll(four, '11110', '3')), '');
    equal(said(reroll(four, '11110', '5')), '*Yahtzee!* Five fives, 50 points.');
    equal(
      said(reroll(await thrown('yahtzee', '33312'), '11100', '55')),
      said(await thrown('yahtzee', '33355 on roll 2')),
    );
  });

  test('is told without points to players without hints', async () => {
    const settings = settingsOf({ hints: 'off' });
    equal(said(await thrown('yahtzee', '66666'), { settings }), '*Yahtzee!*');
    equal(said(await thrown('yahtzee', '33355'), { settings }), '*Full house.*');
  });

  test('is announced by its name alone to those who want few words', async () => {
    const state = await thrown('yahtzee', '33355');
    const spoken = (speech: string): string =>
      spokenHand(handOf(state), snapshotOf(state, { settings: settingsOf({ speech }) }));
    equal(spoken('terse'), 'Full house.');
    equal(spoken('normal'), 'Full house on the first roll! 25 points.');
  });

  test('hops by its pattern', async () => {
    const groups = async (dice: string): Promise<unknown> => {
      const hand = handOf(await thrown('yahtzee', dice));
      return hand?.pattern && hand.groups;
    };
    deepEqual(await groups('66666'), [[0], [1], [2], [3], [4]]);
    deepEqual(await groups('42635'), [[1], [3], [0], [4], [2]]);
    deepEqual(await groups('53535'), [
      [0, 2, 4],
      [1, 3],
    ]);
    equal(await groups('34561'), undefined);
    equal(await groups('55552'), undefined);
  });
});

describe('the die that decides', () => {
  const decides = async (game: string, first: string, kept: string, second: string): Promise<unknown> => {
    const position = decidingDie(reroll(await thrown(game, first), kept, second));
    return position === undefined ? 'none' : position + 1;
  };

  for (const [game, first, kept, second, die, why] of [
    ['yahtzee', '66661', '11110', '2', 5, 'five alike were possible'],
    ['yahtzee', '66661', '11110', '6', 5, 'five alike have come'],
    ['yahtzee', '34511', '11100', '26', 5, 'a six or an ace makes a large straight'],
    ['yahtzee', '34511', '11100', '61', 5, 'a two would have made a large straight'],
    ['yahtzee', '33551', '11110', '1', 5, 'a full house was possible'],
    ['yahtzee', '33514', '11000', '554', 'none', 'a house of several dice keeps nobody waiting'],
    ['yahtzee', '33124', '11000', '256', 'none', 'nothing is near'],
    ['maxi-yatzy', '666661', '111110', '3', 6, 'six alike were possible'],
    ['crag', '551', '110', '2', 3, 'three alike were possible'],
  ] as const)
    test(`${first}, ${kept}, ${second} in ${game}: ${why}`, async () =>
      equal(await decides(game, first, kept, second), die));

  test('is none on a first roll, nor where the box is filled', async () => {
    equal(decidingDie(await thrown('yahtzee', '66662')), undefined);
    equal(decidingDie(reroll(await thrown('yahtzee', '66661', 'yahtzee 11112'), '11110', '2')), undefined);
  });
});

describe('what has just happened', () => {
  const counted = (state: GameState, rolls: number, changes: Parameters<typeof snapshotOf>[1] = {}) =>
    snapshotOf(state, { rolls, ...changes });

  test('is a throw at this board, until dice are chosen', async () => {
    const justNow = new JustNow();
    const state = await thrown('yahtzee', '66666');
    justNow.update(counted(await gameOf('yahtzee'), 0));
    justNow.update(counted(state, 1));
    ok(justNow.hasThrown(counted(state, 1)));
    ok(!justNow.hasThrown(counted(state, 1, { held: 3 })));
    ok(!justNow.hasThrown(counted(state, 1, { notice: { kind: 'zero', cell: 'ones' } })));
  });

  test('is no throw of a loaded game', async () => {
    const justNow = new JustNow();
    const state = await thrown('yahtzee', '66666');
    justNow.update(counted(state, 0));
    ok(!justNow.hasThrown(counted(state, 0)));
  });

  test('is not what an undo brings back', async () => {
    const justNow = new JustNow();
    const state = await thrown('yahtzee', '66666');
    justNow.update(counted(state, 1));
    justNow.update(counted(scoreIn(state, 'yahtzee'), 1));
    const again = await thrown('yahtzee', '66666');
    justNow.update(counted(again, 1, { notice: { kind: 'undone', cell: 'yahtzee' } }));
    ok(!justNow.hasThrown(counted(again, 1)));
  });
});

describe('an entry', () => {
  const told = async (turns: string, dice: string, cell: string, bonus = 0, best?: number) => {
    const before = rollDice(await gameOf('yahtzee', turns), dice);
    const state = scoreIn(before, cell);
    const notice = { kind: 'entry', seat: 0, cell, points: 20, bonus } as const;
    const moment = entryMoment(snapshotOf(state, { notice }), before, best);
    return moment && [moment.chip, moment.text];
  };
  const UPPER = 'threes 33331, fours 44441, fives 55512';

  test('that reaches the bonus tells so', async () => {
    deepEqual(await told(`${UPPER}, twos 22213`, '66662', 'sixes'), [
      'Bonus +35',
      '*73, 63 needed:* the bonus is yours.',
    ]);
    equal(await told(UPPER, '11123', 'ones'), undefined);
  });

  test('that reaches the bonus is announced so, but not twice with its points', async () => {
    const gain = { chip: 'Bonus +35', text: '*65 of 63:* it is yours.' };
    const state = await gameOf('yahtzee', 'yahtzee 66666');
    const spoken = (speech: string, bonus = 0): string =>
      spokenGain(
        gain,
        snapshotOf(state, {
          settings: settingsOf({ speech }),
          notice: { kind: 'entry', seat: 0, cell: 'fours', points: 20, bonus },
        }),
      );
    equal(spoken('terse'), 'Bonus +35.');
    equal(spoken('normal'), 'Bonus +35. 65 of 63: it is yours.');
    equal(spoken('normal', 100), '');
  });

  test('of an extra Yahtzee tells what the turn has brought', async () => {
    deepEqual(await told('yahtzee 66666', '44444', 'fours', 100), [
      '+100',
      '20 in Fours, *120 points in one turn.*',
    ]);
  });

  test('that passes the best game tells so, once', async () => {
    deepEqual(await told('chance 66666', '55555', 'fives', 0, 40), [
      '',
      '*New record: 55,* your best was 40.',
    ]);
    equal(await told('chance 66666', '55555', 'fives', 0, 20), undefined);
    equal(await told('chance 66666', '55555', 'fives', 0, 55), undefined);
  });

  test('in a play-off is no record: the game has had its total', () => {
    const { rules, players } = playedOff();
    const tied = playTurns(newGame(rules.ruleset, { players }), 'chance 66666, chance 66666');
    const before = rollDice(tied, '66665');
    const state = scoreIn(before, 'chance');
    const notice = { kind: 'entry', seat: 0, cell: 'chance', points: 29, bonus: 0 } as const;
    equal(entryMoment(snapshotOf(state, { notice }), before, 20), undefined);
  });
});
