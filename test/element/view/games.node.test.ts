// Views of games other than Yahtzee: columns, announcements, banks, colours, entries, hands, standings, penalties.

import type { GameState } from '@yahtzee-game/rules';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { randomGame, samplesOf } from '../../harness/games/games.js';
import { houses } from '../../harness/games/house.js';
import { announce, reroll, rollDice, scoreIn, turn } from '../../harness/games/play.js';
import { fitSeats, seatsOf, settingsOf } from '../inside.js';
import { boxIn, gameOf, rowIn, rowsOf, shown, snapshotOf, thrown } from '../snapshots.js';
import { spokenEntry, spokenRoll, spokenScores, type ColumnsView, type View } from '../view-model.js';

const TWO = { players: ['Ada', 'Grace'] };

function columnsOf({ card }: View): ColumnsView {
  if (!card.columns) throw new Error('this card has one column');
  return card.columns;
}

/** The looks of a column's boxes, from the top. */
const looksIn = (view: View, column: string): readonly string[] =>
  columnsOf(view).groups.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap(({ id, look }) => (id.endsWith(`@${column}`) ? look : []))),
  );

/** The values of a computed row, found by its name. */
const sumsIn = (view: View, label: string): readonly string[] =>
  columnsOf(view)
    .groups.flatMap(({ sums }) => sums)
    .find((sum) => sum.label === label)
    ?.values.map(({ text, gain }) => (gain ? `${text} ${gain}` : text)) ?? [];

const cellIn = (view: View, id: string, seat = 0): ReturnType<typeof boxIn> => {
  const found = rowsOf(view)
    .flatMap(({ cells }) => cells)
    .find((cell) => cell.id === id && cell.seat === seat);
  if (!found) throw new RangeError(`there is no box ${id}`);
  return found;
};

/** A notice of the latest entry. */
const entered = (cell: string, points: number, seat = 0) => ({
  notice: { kind: 'entry', seat, cell, points, bonus: 0 } as const,
});

describe('several columns', () => {
  test('have heads with the order in which they are filled', async () => {
    const { corner, heads } = columnsOf(shown(await gameOf('yamb')));
    equal(corner, 'Column');
    deepEqual(
      heads.map(({ name, tile }) => [name, tile]),
      [
        ['Down', 'order:down'],
        ['Free', 'order:free'],
        ['Up', 'order:up'],
        ['Announce', 'order:announce'],
      ],
    );
  });

  test('or how often they count, where they may be filled anyhow', async () => {
    const heads = async (options = {}): Promise<unknown> =>
      columnsOf(shown(await gameOf('triple-yahtzee', '', { options }))).heads.map(({ name, tile }) => [
        name,
        tile,
      ]);
    deepEqual(await heads(), [
      ['Once', 'text:×1'],
      ['Twice', 'text:×2'],
      ['3 times', 'text:×3'],
    ]);
    deepEqual(await heads({ order: 'down' }), [
      ['Once', 'order:down'],
      ['Twice', 'order:down'],
      ['3 times', 'order:down'],
    ]);
  });

  test('show from the start which boxes come next', async () => {
    const view = shown(await gameOf('yamb'));
    deepEqual(new Set(looksIn(view, 'free')), new Set(['rest']));
    deepEqual(looksIn(view, 'down'), ['rest', ...new Array<string>(11).fill('later')]);
    deepEqual(looksIn(view, 'up'), [...new Array<string>(11).fill('later'), 'rest']);
    deepEqual(new Set(looksIn(view, 'announce')), new Set(['rest']));
    equal(cellIn(view, 'twos@down').label, 'Twos (Down), not available: Ones comes next');
  });

  test('name the boxes that may be filled instead', async () => {
    const view = shown(await gameOf('yamb', '', { options: { ends: true, middle: true } }));
    equal(cellIn(view, 'twos@ends').label, 'Twos (Both ends), not available: only Ones or Yamb next');
    equal(cellIn(view, 'twos@middle').label, 'Twos (Middle), not available: only Maximum or Minimum next');
    const strict = rollDice(await gameOf('yatzy-combo', 'ones@osto 11123'), '12345');
    const bought = ['12346', '12345', '12346'].reduce(
      (state, values) => reroll(state, '00000', values),
      strict,
    );
    equal(
      cellIn(shown(bought), 'twos@free').label,
      'Twos (Free), not available: bought rolls count only in Bought',
    );
    const parallel = await thrown('yatzy-combo', '', '11123', { options: { mode: 'parallel' } });
    equal(
      cellIn(shown(scoreIn(parallel, 'ones@free')), 'twos@free').label,
      'Twos (Free), not available: Free is already filled this turn',
    );
  });

  test('name the box that the player before has announced', async () => {
    const begun = rollDice(await gameOf('yamb', '', { ...TWO, options: { counter: true } }), '66612');
    const waiting = reroll(announce(begun, 'sixes@announce'), '11100', '12');
    const next = rollDice(scoreIn(waiting, 'sixes@announce'), '12345');
    equal(
      cellIn(shown(next), 'ones@counter', 1).label,
      'Grace: Ones (Follow), not available: it must be Sixes, as Ada announced',
    );
    const silent = rollDice(
      turn(await gameOf('yamb', '', { ...TWO, options: { counter: true } }), '11123', 'ones@free'),
      '12345',
    );
    equal(
      cellIn(shown(silent), 'ones@counter', 1).label,
      'Grace: Ones (Follow), not available: Ada announced nothing',
    );
  });

  test('have sums of their own, the bonus in them', async () => {
    const turns = 'sixes@free 66661, fives@free 55551, fours@free 44441, straight@free 12345';
    const view = shown(await gameOf('yamb', turns));
    deepEqual(sumsIn(view, 'Sum (+30 at 60)'), ['–', '90 +30', '–', '–']);
    deepEqual(sumsIn(view, 'Sum'), ['–', '66', '–', '–']);
    deepEqual(columnsOf(view).totals, ['0', '156', '0', '0']);
    equal(view.card.players[0]?.total, '156');
  });

  test('compute rows, once all that they read is written', async () => {
    const before = await gameOf('yamb', 'max@free 66655, min@free 11112');
    deepEqual(sumsIn(shown(before), '(Max − Min) × Ones'), ['–', '–', '–', '–']);
    const after = turn(before, '11123', 'ones@free');
    deepEqual(sumsIn(shown(after), '(Max − Min) × Ones'), ['–', '66', '–', '–']);
    const less = turn(await gameOf('yamb', 'max@free 11112, min@free 66655'), '11123', 'ones@free');
    deepEqual(sumsIn(shown(less), '(Max − Min) × Ones')[1], '−66');
  });

  test('count several times', async () => {
    const state = await gameOf('triple-yahtzee', 'fours@x3 44412');
    const view = shown(rollDice(state, '55512'));
    equal(cellIn(view, 'fours@x3').text, '36');
    equal(cellIn(view, 'fours@x3').label, 'Fours (3 times), filled: 36');
    equal(cellIn(view, 'fives@x2').label, 'Fives (Twice), 30 points');
    deepEqual(columnsOf(view).totals, ['0', '0', '36']);
    equal(
      spokenEntry(snapshotOf(state, entered('fours@x3', 12))),
      'Fours (3 times): 36 points. Turn 2 of 39.',
    );
  });

  test('are those of the player who is shown', async () => {
    const state = await gameOf('triple-yahtzee', 'fours@x1 44412', TWO);
    const view = shown(state, { shown: 0 });
    deepEqual(
      columnsOf(view).groups[0]?.rows[3]?.cells.map(({ id, seat, look }) => [id, seat, look]),
      [
        ['fours@x1', 0, 'filled'],
        ['fours@x2', 0, 'waiting'],
        ['fours@x3', 0, 'waiting'],
      ],
    );
    equal(view.card.abreast, false);
  });

  test('a computed row of a single column is a row like others, and never filled', async () => {
    const options = { plusMoins: true };
    const state = await gameOf('yams', 'plus 66655', { options });
    const row = (now: GameState) => rowIn(shown(now), 'plusMoins').cells[0];
    deepEqual(
      [row(state)?.look, row(state)?.text, row(state)?.label],
      ['derived', '–', 'Plus + Moins, not complete yet'],
    );
    deepEqual(row(turn(state, '11122', 'moins'))?.text, '35');
  });
});

describe('an announced box', () => {
  test('is offered with what it is worth now', async () => {
    const view = shown(await thrown('yamb', '', '66612'));
    const box = cellIn(view, 'sixes@announce');
    deepEqual(
      [box.look, box.text, box.disabled, box.label],
      ['plain', '18', false, 'Sixes (Announce), can be announced, worth 18 points now'],
    );
    const settings = settingsOf({ hints: 'off' });
    equal(cellIn(shown(await thrown('yamb', '', '66612'), { settings }), 'sixes@announce').text, '');
  });

  test('is marked, and bars the others', async () => {
    const view = shown(announce(await thrown('yamb', '', '66612'), 'sixes@announce'));
    const box = cellIn(view, 'sixes@announce');
    equal(box.marks, 'announced');
    equal(box.label, 'Sixes (Announce), 18 points, the only box you can fill, announced');
    equal(cellIn(view, 'sixes@free').label, 'Sixes (Free), not available: you announced Sixes');
    equal(view.message.text, '6 6 6 1 2. You announced *Sixes*.');
  });
});

describe('a bank of rolls', () => {
  test('stands beside the free rolls, and is told with the entry', async () => {
    const state = await gameOf('yatzy-osto', 'sixes 66612');
    const { label, note, left, most } = shown(state).roll;
    deepEqual([label, note, left, most], ['Roll', '3 + 2 saved', 3, 3]);
    equal(
      spokenEntry(snapshotOf(state, entered('sixes', 18))),
      'Sixes: 18 points. 2 saved rolls. Turn 2 of 15.',
    );
    equal(spokenRoll(snapshotOf(rollDice(state, '12345'))), '1 2 3 4 5. 4 rolls left. 2 saved rolls.');
  });

  test('is asked for where rolls are bought', async () => {
    let state = rollDice(await gameOf('yatzy-osto', 'sixes 66612'), '12345');
    for (const values of ['12345', '12346']) state = reroll(state, '00000', values);
    const { label, note } = shown(state).roll;
    deepEqual([label, note], ['Buy roll', '2 saved']);
  });

  test('is simply there where rolls are saved', async () => {
    let state = rollDice(await gameOf('maxi-yatzy-saved', 'sixes 666123'), '123456');
    for (const values of ['123456', '123455']) state = reroll(state, '000000', values);
    equal(shown(state).roll.label, 'Roll');
  });
});

describe('dice with colours', () => {
  test('tell them in the name, in a letter and to those who listen', async () => {
    const state = await thrown('kismet', '', '65431');
    const { dice } = shown(state, { held: 0b00001 });
    deepEqual(
      dice.map(({ colour, tag, label }) => [colour, tag, label]),
      [
        ['black', 'Held', 'Die 1: 6, black, Held'],
        ['red', 'R', 'Die 2: 5, red'],
        ['green', 'G', 'Die 3: 4, green'],
        ['green', 'G', 'Die 4: 3, green'],
        ['black', 'B', 'Die 5: 1, black'],
      ],
    );
    equal(spokenRoll(snapshotOf(state)), '6, black; 5, red; 4, green; 3, green; 1, black. 2 rolls left.');
  });

  test('other dice have none', async () => {
    deepEqual(
      new Set(shown(await thrown('yatzy', '', '65431')).dice.map(({ colour }) => colour)),
      new Set(['']),
    );
  });
});

describe('a box with several entries', () => {
  const slotsOf = (state: GameState, id: string): string | undefined =>
    boxIn(shown(state), id)
      .slots?.map(({ kind, text }) => `${kind} ${text}`.trim())
      .join(', ');

  test('shows those made, the next one, and room for more', async () => {
    const state = await thrown('balut', 'fours 44412, fours 44112', '44123');
    equal(slotsOf(state, 'fours'), 'made 12, made 8, next 8, room');
    const box = boxIn(shown(state), 'fours');
    deepEqual([box.look, box.text, box.label], ['points', '20', 'Fours, 8 points, 2 of 4 filled: 12, 8']);
    equal(slotsOf(await gameOf('balut'), 'fours'), 'room, room, room, room');
  });

  test('takes as many crosses as there is room for', async () => {
    const first = await thrown('sachsenkniffel', '', '444412', TWO);
    equal(slotsOf(first, 'fours'), 'next ×, next ×, next ×, next ×, room, room');
    const named = announce(first, 'fours');
    equal(
      boxIn(shown(named), 'fours').label,
      'Ada: Fours, 4 crosses, the only box you can fill, your row, 0 of 6 filled',
    );
    const done = scoreIn(named, 'fours');
    equal(boxIn(shown(done), 'fours').slots?.filter(({ kind }) => kind === 'made').length, 4);
    equal(spokenEntry(snapshotOf(done, entered('fours', 4))), 'Fours: 4 crosses. Grace’s turn.');
  });

  test('where a turn makes several, nobody says how many turns there are', async () => {
    const { turn: long, turnShort } = shown(await gameOf('sachsenkniffel', '', TWO));
    deepEqual([long, turnShort], ['Turn 1 · Ada’s turn', 'Turn 1']);
  });
});

test('where one roll alone is legal, its dice are not for choosing', async () => {
  const state = announce(await thrown('sachsenkniffel', '', '111222', TWO), 'ones');
  deepEqual(new Set(shown(state).dice.map(({ disabled }) => disabled)), new Set([true]));
});

test('a hand is shown by its name', async () => {
  const first = await thrown('poker-dice', '', '66655', TWO);
  const box = boxIn(shown(first), 'round1');
  deepEqual([box.text, box.marks], ['Full house', 'word']);
  equal(box.label, 'Ada: Round 1, Full house, the only box you can fill');
  const done = scoreIn(first, 'round1');
  equal(boxIn(shown(done), 'round1').label, 'Ada: Round 1, filled: Full house');
  equal(spokenEntry(snapshotOf(done, entered('round1', 5 * 7 ** 5))), 'Round 1: Full house. Grace’s turn.');
  equal(shown(done).card.totalLabel, 'Rounds won');
  const second = turn(done, '66655', 'round1');
  deepEqual(
    [0, 1].map((seat) => boxIn(shown(second), 'round1', seat).marks),
    ['won word', 'won word'],
  );
  const beaten = turn(done, '12345', 'round1');
  equal(boxIn(shown(beaten), 'round1').label, 'Ada: Round 1, filled: Full house, won the round');
  equal(boxIn(shown(beaten), 'round1', 1).marks, 'word');
});

describe('places that do not go by the total', () => {
  test('are told beside it', async () => {
    const state = await gameOf('balut', 'yahtzee 66666', TWO);
    deepEqual(
      shown(state).card.players.map(({ total, standing }) => [total, standing]),
      [
        ['50', '0 points'],
        ['0', '−2 points'],
      ],
    );
    equal(spokenScores(snapshotOf(state)), 'Ada: 50, 0 points. Grace: 0, −2 points.');
  });

  test('there is nothing to tell where they do', async () => {
    const [player] = shown(await gameOf('sachsenkniffel', '', TWO)).card.players;
    equal(player?.standing, '');
  });
});

test('a penalty is told, and marks the boxes it struck', async () => {
  const players = { players: ['Ada', 'Grace', 'Edsger'] };
  const start = await gameOf('kismet', 'yahtzee 66666, ones 11123, ones 11123', players);
  const state = turn(start, '55555', 'fives');
  const view = shown(state, { lastCells: ['fives', 'ones', 'ones'] });
  const box = boxIn(view, 'twos', 1);
  deepEqual([box.text, box.last, box.marks], ['0', true, 'struck']);
  equal(box.label, 'Grace: Deuces, filled: 0, because of Ada');
  equal(boxIn(view, 'ones', 1).last, false);
  const notice = entered('fives', 25);
  equal(
    shown(state, notice).message.text,
    'Fives: 25 points. Grace takes 0 in Deuces. Edsger takes 0 in Deuces. *Ada*, roll the dice.',
  );
});

test('a bonus that grows in steps tells each of them', async () => {
  const state = await gameOf('kismet', 'sixes 66661');
  const bonus = shown(state).card.sections[0]?.bonus;
  equal(bonus?.label, 'Bonus');
  deepEqual(
    bonus?.steps?.map(({ points, from }) => `${points} ${from}`),
    ['+35 at 63', '+55 at 71', '+75 at 78'],
  );
  equal(bonus?.players[0]?.count, '24');
});

describe('a card is cut', () => {
  const cuts = async (id: string, players = 1): Promise<number> =>
    shown(await gameOf(id, '', { players: new Array<string>(players).fill('') })).card.cut;

  test('where its halves are equally high', async () => {
    deepEqual(
      await Promise.all(['kismet', 'maxi-yatzy', 'seven-yatzy', 'balut'].map((id) => cuts(id))),
      [1, 2, 2, 1],
    );
    equal(await cuts('poker-dice', 2), 1);
  });
});

test('tiles are drawn with the dice of the game', async () => {
  const tile = async (game: string, row: string): Promise<string> =>
    rowIn(shown(await gameOf(game)), row).tile;
  equal(await tile('yahtzee', 'smallStraight'), 'bars:1,2,3,4');
  equal(await tile('maxi-yatzy', 'smallStraight'), 'bars:1,2,3,4,5');
  equal(await tile('maxi-yatzy', 'largeStraight'), 'bars:2,3,4,5,6');
  equal(await tile('maxi-yatzy', 'fullHouse'), 'FFFQQh');
  equal(await tile('crag', 'threeOfAKind'), 'FFF');
  equal(await tile('seven-yatzy', 'yahtzee'), 'FFFFFFF');
  equal(await tile('rainbow', 'redFlush'), '!FFFFFred');
  equal(await tile('lucky7', 'sevens'), 'face7');
});

test('as many sit down as a game takes', async () => {
  const { spec } = (await gameOf('escalero', '', TWO)).rules;
  const seated = (players: string): string =>
    fitSeats(seatsOf(players), spec)
      .map(({ name }) => name)
      .join();
  equal(seated(''), ',');
  equal(seated('Ada'), 'Ada,');
  equal(seated('a,b,c,d,e'), 'a,b,c,d');
});

test('house rules with every mechanism of the engine can be shown', () => {
  for (const ruleset of houses) {
    const [fewest = 1] = ruleset.spec.players ?? [];
    for (const state of samplesOf(randomGame(ruleset.id, ruleset, Math.max(2, fewest), 5), 30)) {
      const { card } = shown(state);
      equal(card.columns !== undefined, state.rules.columns.length > 1);
      equal(
        rowsOf(shown(state)).every(({ cells }) => cells.length > 0),
        true,
      );
    }
  }
});
