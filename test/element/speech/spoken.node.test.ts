// Texts for people who listen to a board.

import { equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { reroll } from '../../harness/games/play.js';
import { settingsOf } from '../inside.js';
import { gameOf, snapshotOf, thrown } from '../snapshots.js';
import {
  spokenEntry,
  spokenRoll,
  spokenScores,
  spokenSelection,
  spokenSheet,
  spokenTurn,
} from '../view-model.js';

const TWO = { players: ['Ada', 'Grace'] };

describe('the dice', () => {
  test('are read as numbers, with the rolls that are left', async () => {
    const first = await thrown('yahtzee', '', '24446');
    equal(spokenRoll(snapshotOf(first)), '2 4 4 4 6. 2 rolls left.');
    const second = reroll(first, '01110', '24');
    equal(spokenRoll(snapshotOf(second)), '2 4 4 4 4. 1 roll left.');
    equal(spokenRoll(snapshotOf(reroll(second, '01110', '25'))), '2 4 4 4 5. No rolls left.');
  });

  test('a joker is said with them', async () => {
    equal(
      spokenRoll(snapshotOf(await thrown('yahtzee', 'yahtzee 66666', '44444'))),
      '4 4 4 4 4. 2 rolls left. Joker +100. Five fours. This Yahtzee must go in Fours.',
    );
  });

  test('before a roll there are none', async () => {
    equal(spokenRoll(snapshotOf(await gameOf('yahtzee'))), 'Not rolled yet.');
    equal(spokenSelection(snapshotOf(await gameOf('yahtzee'))), 'Not rolled yet.');
  });
});

describe('the selection', () => {
  test('names held dice', async () => {
    const state = await thrown('yahtzee', '', '24446');
    equal(spokenSelection(snapshotOf(state, { held: 0b01110 })), 'Held: 4 4 4.');
    equal(spokenSelection(snapshotOf(state)), 'No dice held.');
  });

  test('names the dice to reroll, where those are chosen', async () => {
    const state = await thrown('yahtzee', '', '24446');
    const settings = settingsOf({ selection: 'reroll' });
    equal(spokenSelection(snapshotOf(state, { settings, held: 0b01110 })), 'Rerolling: 2 6.');
    equal(spokenSelection(snapshotOf(state, { settings, held: 0b11111 })), 'No dice picked to reroll.');
  });
});

describe('the game', () => {
  test('an entry is said with its points, its box and the next turn', async () => {
    const notice = { kind: 'entry', seat: 0, cell: 'fours', points: 12, bonus: 0 } as const;
    equal(
      spokenEntry(snapshotOf(await gameOf('yahtzee', 'fours 44412'), { notice })),
      'Fours: 12 points. Turn 2 of 13.',
    );
    equal(
      spokenEntry(snapshotOf(await gameOf('yahtzee', 'fours 44412', TWO), { notice })),
      'Fours: 12 points. Grace’s turn.',
    );
  });

  test('whose turn it is', async () => {
    equal(spokenTurn(snapshotOf(await gameOf('yatzy', 'fours 44412'))), 'Turn 2 of 15.');
    equal(spokenTurn(snapshotOf(await gameOf('yatzy', '', TWO))), 'Ada’s turn.');
  });

  test('every player and total', async () => {
    equal(
      spokenScores(snapshotOf(await gameOf('yahtzee', 'fours 44412, chance 66665', TWO))),
      'Ada: 12, Bonus +35: 51 to go. Grace: 29, Bonus +35: 63 to go.',
    );
  });

  test('a bonus that is earned is said, and the next step of one that has several', async () => {
    const earned = await gameOf('yahtzee', 'fours 44444, fives 55555, sixes 66666');
    equal(spokenScores(snapshotOf(earned)), 'Player 1: 110, Bonus earned.');
    const kismet = await gameOf('kismet', 'fours 44444, fives 55555, sixes 66666');
    equal(spokenScores(snapshotOf(kismet)), 'Player 1: 130, Bonus +75: 3 to go.');
    equal(spokenScores(snapshotOf(await gameOf('cheerio'))), 'Player 1: 0.');
  });

  test('a bonus that is missed is not', async () => {
    const upper = 'ones 11123, twos 22213, threes 33312, fours 44412, fives 55512, sixes 66123';
    equal(spokenScores(snapshotOf(await gameOf('yahtzee', upper))), 'Player 1: 57.');
  });

  test('a sheet of several columns, column by column, without open boxes', async () => {
    const state = await gameOf('yamb', 'ones@down 11123, sixes@free 66612, twos@down 22213');
    equal(
      spokenSheet(snapshotOf(state)),
      'Player 1: 27. Down: Ones: 3, Twos: 6, Bonus +30: 51 to go. Free: Sixes: 18, Bonus +30: 42 to go.',
    );
    equal(spokenSheet(snapshotOf(await gameOf('yamb'))), 'Player 1: 0.');
  });

  test('the whole sheet, row by row', async () => {
    equal(
      spokenSheet(snapshotOf(await gameOf('yahtzee', 'fours 44412, yahtzee 12345'))),
      'Player 1: Aces: open, Twos: open, Threes: open, Fours: 12, Fives: open, Sixes: open, ' +
        'Three of a kind: open, Four of a kind: open, Full house: open, Small straight: open, ' +
        'Large straight: open, Yahtzee: 0, Chance: open. Total: 12.',
    );
  });
});
