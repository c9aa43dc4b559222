// The sentence under the dice, the roll key, and the texts at the end of a game.

import { loadRuleset, rulesetIds, type GameState } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playTurns, reroll, rollDice } from '../../harness/games/play.js';
import { settingsOf, speaking } from '../inside.js';
import { gameOf, resultOf, shown, thrown } from '../snapshots.js';

const messageOf = (state: GameState, changes: Parameters<typeof shown>[1] = {}): string =>
  shown(state, changes).message.text;

const TWO = { players: ['Ada', 'Grace'] };

describe('the message', () => {
  test('begins the game', async () => {
    equal(messageOf(await gameOf('yahtzee')), 'Roll the dice to start.');
    equal(messageOf(await gameOf('yahtzee', '', TWO)), '*Ada* starts. Roll the dice.');
  });

  test('names the dice, and what is held', async () => {
    const state = await thrown('yahtzee', '', '66613');
    equal(messageOf(state), '6 6 6 1 3. Hold dice, roll again, or choose a box.');
    equal(messageOf(state, { held: 0b00111 }), 'Holding *three sixes*. Roll again or choose a box.');
  });

  test('asks for a box alone while all dice are held', async () => {
    const state = await thrown('yahtzee', '', '66613');
    equal(messageOf(state, { held: 0b11111 }), 'Holding *6 6 6 1 3*. Choose a box.');
    const six = await thrown('maxi-yatzy', '', '666134');
    equal(messageOf(six, { held: 0b111111 }), 'Holding *6 6 6 1 3 4*. Choose a box.');
  });

  test('says nothing of another roll where the Roll key refuses it, in any game', async () => {
    for (const id of rulesetIds) {
      const { count } = (await loadRuleset(id)).spec.dice;
      const state = await thrown(id, '', '123456'.slice(0, count).padEnd(count, '1'), TWO);
      const { roll, message } = shown(state, { held: 2 ** count - 1 });
      if (roll.kind === 'off') ok(!/roll/i.test(message.text), `${id}: ${message.text}`);
    }
  });

  test('names the dice that will be thrown again, where those are chosen', async () => {
    const state = await thrown('yahtzee', '', '66613');
    const settings = settingsOf({ selection: 'reroll' });
    equal(messageOf(state, { settings, held: 0b11111 }), '6 6 6 1 3. Pick dice to reroll, or choose a box.');
    equal(messageOf(state, { settings, held: 0b00111 }), 'Rerolling *1 3*. Roll, or choose a box.');
  });

  test('asks for a box when no roll is left', async () => {
    const state = reroll(reroll(await thrown('yahtzee', '', '66613'), '11100', '24'), '11100', '64');
    equal(messageOf(state), '6 6 6 6 4. *Choose a box.*');
  });

  test('tells the last entry and who comes next', async () => {
    const notice = { kind: 'entry', seat: 0, cell: 'smallStraight', points: 30, bonus: 0 } as const;
    equal(
      messageOf(await gameOf('yahtzee', 'smallStraight 12345', TWO), { notice }),
      'Small straight: 30 points. *Grace*, roll the dice.',
    );
  });

  test('tells what an extra Yahtzee earned', async () => {
    const notice = { kind: 'entry', seat: 0, cell: 'fours', points: 20, bonus: 100 } as const;
    equal(
      messageOf(await gameOf('yahtzee', 'yahtzee 66666, fours 44444'), { notice }),
      'Fours: 20 points, +100 bonus. Roll the dice.',
    );
  });

  test('names what was taken back', async () => {
    const rolling = await gameOf('yahtzee');
    const undone = (cell: string | undefined): string =>
      messageOf(rolling, { notice: { kind: 'undone', cell } });
    equal(undone('fours'), 'Fours undone. Roll the dice.');
    equal(undone(undefined), 'Undone. Roll the dice.');
  });

  test('says why a box is refused', async () => {
    const notice = { kind: 'barred', cell: 'chance', why: { key: 'joker-number-first' } } as const;
    equal(
      messageOf(await thrown('yahtzee', 'yahtzee 66666', '44444'), { notice }),
      '*Chance:* this Yahtzee must go in Fours.',
    );
  });
});

describe('a joker', () => {
  const joker = async (turns: string, options = {}): Promise<readonly [string, string]> => {
    const { chip, text } = shown(await thrown('yahtzee', turns, '44444', { options })).message;
    return [chip, text];
  };

  test('must go into its number box', async () => {
    deepEqual(await joker('yahtzee 66666'), ['Joker +100', 'Five fours. *This Yahtzee must go in Fours.*']);
  });

  test('goes into the lower section once that is filled', async () => {
    deepEqual(await joker('yahtzee 66666, fours 44412'), [
      'Joker +100',
      'Five fours. *Any open lower box scores in full.*',
    ]);
  });

  test('earns nothing after a struck Yahtzee', async () => {
    deepEqual(await joker('yahtzee 12345, fours 44412'), [
      'Joker',
      'Five fours. *Any open lower box scores in full.*',
    ]);
  });

  test('takes a zero when nothing lower is open', async () => {
    const lower = [
      'threeOfAKind 33312',
      'fourOfAKind 33331',
      'fullHouse 33322',
      'smallStraight 12346',
      'largeStraight 12345',
      'chance 12345',
    ];
    deepEqual(await joker(`yahtzee 66666, fours 44412, ${lower.join(', ')}`), [
      'Joker +100',
      'Five fours. *Lower section full: take 0 in an upper box.*',
    ]);
  });

  test('may go anywhere where the choice is free', async () => {
    deepEqual(await joker('yahtzee 66666', { joker: 'free' }), [
      'Joker +100',
      'Five fours. *Choose any open box.*',
    ]);
  });

  test('is none where there are no jokers', async () => {
    const [chip, text] = await joker('yahtzee 66666', { joker: 'none' });
    deepEqual([chip, text], ['', 'Five fours. Hold dice, roll again, or choose a box.']);
  });
});

describe('the roll key', () => {
  test('counts the rolls that are left', async () => {
    const roll = async (state: GameState): Promise<unknown> => {
      const { kind, label, note, left, most } = shown(state).roll;
      return [kind, label, note, left, most];
    };
    const first = await thrown('yahtzee', '', '66613');
    deepEqual(await roll(await gameOf('yahtzee')), ['ready', 'Roll', '3 left', 3, 3]);
    deepEqual(await roll(first), ['ready', 'Roll', '2 left', 2, 3]);
    deepEqual(await roll(reroll(reroll(first, '00000', '12345'), '00000', '12346')), [
      'off',
      'Choose a box',
      '',
      0,
      3,
    ]);
  });

  test('has nothing to roll when all dice are held', async () => {
    const { kind, label } = shown(await thrown('yahtzee', '', '66613'), { held: 0b11111 }).roll;
    deepEqual([kind, label], ['off', 'All held']);
  });

  test('names the only box that is left to choose', async () => {
    const first = rollDice(await gameOf('yatzy-forced'), '66613');
    const { label } = shown(reroll(reroll(first, '00000', '12345'), '00000', '12346')).roll;
    equal(label, 'Fill Ones');
  });
});

describe('the end', () => {
  /** Dice that are worth nothing in these boxes. */
  const STRUCK = [
    ['ones', '22334'],
    ['twos', '11334'],
    ['threes', '11224'],
    ...['fours', 'fives', 'sixes', 'threeOfAKind', 'fourOfAKind', 'fullHouse'].map((id) => [id, '11223']),
    ...['smallStraight', 'largeStraight', 'yahtzee'].map((id) => [id, '11223']),
  ];
  /** A game in which every player strikes all boxes but chance, and enters these dice there. */
  const ended = async (
    chances: readonly string[],
    players: readonly string[],
    tieBreak = 'shared',
  ): Promise<GameState> => {
    const struck = STRUCK.flatMap((turn) => players.map(() => turn.join(' ')));
    const last = chances.map((values) => `chance ${values}`);
    return gameOf('yahtzee', [...struck, ...last].join(', '), { players, options: { tieBreak } });
  };

  test('one player has a total', async () => {
    equal(messageOf(await ended(['66665'], [''])), 'Final score: *29 points.*');
  });

  test('one wins, so far ahead of the second', async () => {
    const state = await ended(['11112', '66665', '66661'], ['Ada', 'Grace', 'Edsger']);
    equal(messageOf(state), '*Grace wins with 29*, 4 ahead of Edsger.');
    deepEqual(
      resultOf(state)?.ranking.map(({ place, name, total, won }) => [place, name, total, won]),
      [
        ['1', 'Grace', '29', true],
        ['2', 'Edsger', '25', false],
        ['3', 'Ada', '6', false],
      ],
    );
  });

  test('names all who share the second place', async () => {
    const state = await ended(['66665', '66661', '66661'], ['Ada', 'Grace', 'Edsger']);
    equal(messageOf(state), '*Ada wins with 29*, 4 ahead of Grace and Edsger.');
  });

  test('names the box that decided between equal totals, where boxes are compared', async () => {
    const card = (own: Readonly<Record<string, string>>): readonly string[] =>
      [...STRUCK, ['chance', '66661']].map(([id = '', zero = '']) => `${id} ${own[id] ?? zero}`);
    const [ada, grace] = [card({ fourOfAKind: '44441' }), card({ threeOfAKind: '44432' })];
    const state = await gameOf('yahtzee', ada.map((turn, i) => `${turn}, ${grace[i] ?? ''}`).join(', '), {
      players: ['Ada', 'Grace'],
      options: { tieBreak: 'chain' },
    });
    equal(messageOf(state), '*Ada wins with 42* on the tie-break, thanks to Four of a kind.');
  });

  test('names what wins at once', async () => {
    const state = await thrown('generala', '', '33333', { players: ['Ada', 'Grace'] });
    equal(messageOf(state), '*Ada wins outright: Generala.*');
  });

  test('equal players share the win, and the next place is left out', async () => {
    const state = await ended(['66665', '11112', '66665'], ['Ada', 'Grace', 'Edsger']);
    equal(messageOf(state), '*Ada and Edsger tie for the win with 29.*');
    deepEqual(
      resultOf(state)?.ranking.map(({ place }) => place),
      ['=1', '=1', '3'],
    );
  });

  test('they are listed as the language does', async () => {
    const tied = async (lang: string, ...players: readonly string[]): Promise<string> =>
      messageOf(await ended(['66665', '66665'], players), { t: await speaking(lang) });
    match(await tied('es', 'Ana', 'Isabel'), /Ana e Isabel/);
    match(await tied('sr', 'Iva', 'Ana'), /Iva i Ana/);
    match(await tied('fa', 'سارا', 'آرش'), /سارا و آرش/);
    match(await tied('fa', 'Ada', 'Bob'), /\u2068Ada\u2069 و \u2068Bob\u2069/);
  });

  test('equal players play on where the table agreed so, and one of them wins', async () => {
    const tied = await ended(['66665', '66665', '11112'], ['Ada', 'Grace', 'Edsger'], 'playoff');
    const notice = { kind: 'entry', seat: 2, cell: 'chance', points: 6, bonus: 0 } as const;
    equal(
      messageOf(tied, { notice }),
      'Chance: 6 points. *Ada and Grace tie with 29* and play off. *Ada*, roll the dice.',
    );
    const on = playTurns(tied, 'chance 66666');
    const later = { kind: 'entry', seat: 0, cell: 'chance', points: 30, bonus: 0 } as const;
    equal(messageOf(on, { notice: later }), 'Chance: 30 points. *Grace*, roll the dice.');
    const struck = STRUCK.flatMap((turn) => [turn, turn].map((one) => one.join(' ')));
    const end = playTurns(on, ['chance 11112', ...struck].join(', '));
    equal(messageOf(end), '*Ada wins with 29* on the tie-break.');
  });

  test('the sheet of the first is told in figures', async () => {
    const state = await ended(['11112', '66665'], ['Ada', 'Grace']);
    const result = resultOf(state);
    const view = shown(state);
    equal(result?.figuresTitle, 'Grace · Breakdown');
    deepEqual(
      result?.figures.map(({ label, value }) => [label, value]),
      [
        ['Upper section', '0'],
        ['Lower section', '29'],
        ['Bonus', '0'],
        ['Extra points', '0'],
        ['Total', '29'],
      ],
    );
    equal(view.turn, 'Game over');
    equal(view.roll.kind, 'again');
  });
});
