// How a board shows an advisor's answer, and puts it into words.

import { loadRuleset, newGame, play, type GameState } from '@yahtzee-game/rules';
import { deepEqual, equal, match, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  adviceView,
  alternativesIn,
  comparedWith,
  en,
  enAdvice,
  noting,
  settingsOf,
  validAdvice,
  spokenAdvice,
  translator,
  withWinProbabilities,
  type Advice,
  type AdvisedChoice,
  type Chances,
  type Settings,
} from '../inside.js';
import { boxIn, fullView, gameOf, rowIn, snapshotOf, thrown } from '../snapshots.js';
import type { View } from '../view-model.js';

const rolled = await thrown('yahtzee', '', '62645');
const yatzee = await thrown('yahtzee', '', '66666');

const hold = (held: number, value: number, loss: number): AdvisedChoice => ({
  kind: 'hold',
  held,
  value,
  loss,
});
const score = (cell: string, value: number, loss: number): AdvisedChoice => ({
  kind: 'score',
  cell,
  value,
  loss,
});

const ADVICE: Advice = {
  choices: [hold(5, 253.94, 0), hold(21, 251.7, 2.24), score('sixes', 232.2, 21.74), hold(0, 230, 23.94)],
};

interface Shown {
  readonly level?: Settings['advice'];
  readonly advice?: Advice;
  readonly held?: number;
}

/** The view of a board to which the advisor has given this answer. */
function told(state: GameState, { level = 'ranked', advice = ADVICE, held = 0 }: Shown = {}): View {
  const snapshot = snapshotOf(state, { settings: settingsOf({ advice: level }), held });
  return adviceView(fullView(snapshot), snapshot, { kind: 'advice', advice });
}

const marksOf = (view: View): string => view.dice.map(({ marks }) => (marks ? 1 : 0)).join('');

describe('a race of crosses', () => {
  test('choices are worth crosses', async () => {
    const state = await thrown('sachsenkniffel', '', '222221', { players: ['Ada', 'Grace'] });
    const choices: readonly AdvisedChoice[] = [
      { kind: 'announce', cell: 'twos', value: 5.26, loss: 0 },
      hold(0, 4.1, 1.16),
    ];
    const view = told(state, { advice: { choices, unit: 'crosses', exact: false } });
    equal(view.message.text, '*Choose the row Twos:* worth about 5.3 crosses.');
    equal(view.advice?.expected, 'Worth about 5.3 crosses');
    deepEqual(
      view.advice?.others.map(({ label }) => label),
      ['Reroll all six, costs about 1.2 crosses'],
    );
  });
});

describe('ranked', () => {
  test('the best choice is the message', () => {
    equal(told(rolled).message.text, '*Keep the two sixes:* expected final score 254.');
    const take = { choices: [score('yahtzee', 320.8, 0)] };
    equal(told(yatzee, { advice: take }).message.text, '*Write 50 in Yahtzee:* expected final score 321.');
    equal(
      told(rolled, { advice: { choices: [hold(0, 1, 0)] } }).message.text,
      '*Reroll all five:* expected final score 1.',
    );
  });

  test('its dice are marked, and say so', () => {
    const { dice } = told(rolled);
    equal(marksOf(told(rolled)), '10100');
    deepEqual([dice[0]?.label, dice[0]?.tag], ['Die 1: 6, best to keep', 'Keep']);
    equal(told(rolled, { held: 1 }).dice[0]?.tag, 'Held');
  });

  test('a button holds them, until they are held', () => {
    deepEqual(told(rolled).advice?.hold, { label: 'Keep them', held: 5, done: false });
    equal(told(rolled, { held: 5 }).advice?.hold?.done, true);
    equal(told(rolled, { advice: { choices: [hold(16, 1, 0)] } }).advice?.hold?.label, 'Keep it');
    const nothing = { choices: [hold(0, 1, 0)] };
    equal(told(rolled, { advice: nothing }).advice?.hold, undefined);
    equal(told(rolled, { advice: nothing, held: 3 }).advice?.hold?.label, 'Release all');
    equal(told(yatzee, { advice: { choices: [score('yahtzee', 1, 0)] } }).advice?.hold, undefined);
  });

  test('every box that was judged shows what it costs, and says so', () => {
    const box = boxIn(told(rolled), 'sixes');
    deepEqual([box.loss, box.label], ['−21.7', 'Sixes, 12 points, costs 21.7 points']);
    equal(boxIn(told(rolled), 'chance').loss, undefined);
  });

  test('the best box has the star, and the word', () => {
    const box = boxIn(told(yatzee, { advice: { choices: [score('yahtzee', 320.8, 0)] } }), 'yahtzee');
    match(box.marks ?? '', /\badvised\b/);
    deepEqual([box.loss, box.label], ['best', 'Yahtzee, 50 points, the best choice']);
  });

  test('estimates say that they are', () => {
    const view = told(rolled, { advice: { ...ADVICE, exact: false } });
    equal(view.message.text, '*Keep the two sixes:* expected final score about 254.');
    equal(boxIn(view, 'sixes').loss, '≈−21.7');
  });

  test('chances to win are told as such, where points do not count', () => {
    const choices = [hold(5, 0.6321, 0), score('sixes', 0.5, 0.1321)];
    const view = told(rolled, { advice: { choices, unit: 'chance' } });
    equal(view.message.text, '*Keep the two sixes:* chance of winning 63%.');
    equal(view.advice?.expected, 'Chance of winning: 63%');
    const box = boxIn(view, 'sixes');
    deepEqual([box.loss, box.label], ['−13.2%', 'Sixes, 12 points, 50.0% chance this turn']);
    deepEqual(
      view.advice.others.map(({ loss }) => loss),
      ['−13.2%'],
    );
  });

  test('a value may be below nothing', () => {
    equal(
      told(rolled, { advice: { choices: [hold(1, -3.25, 0)] } }).message.text,
      '*Keep 6:* expected final score −3.',
    );
  });

  test('the best stands first, with its dice and what may be expected', () => {
    const { best, expected, heading, title } = told(rolled).advice ?? {};
    deepEqual(
      [title, heading, best?.text, expected],
      ['What to keep', 'Best now', 'Keep the two sixes', 'Expected final score 254'],
    );
    deepEqual(
      best?.dice.map(({ face, kept }) => [face, kept]),
      [
        [6, true],
        [2, false],
        [6, true],
        [4, false],
        [5, false],
      ],
    );
  });

  test('others follow with what they cost', () => {
    const { or, figures, others = [] } = told(rolled).advice ?? {};
    deepEqual([or, figures], ['Or', 'costs']);
    deepEqual(
      others.map(({ label, short, loss }) => [label, short, loss]),
      [
        ['Keep the sixes and the five, costs 2.2 points', 'The sixes and the five', '−2.2'],
        ['Write 12 in Sixes, costs 21.7 points', 'Write 12 in Sixes', '−21.7'],
        ['Reroll all five, costs 23.9 points', 'Reroll all five', '−23.9'],
      ],
    );
  });

  test('every listed choice of dice can be held; the longest bar is the largest cost', () => {
    const { others = [] } = told(rolled, { held: 21 }).advice ?? {};
    deepEqual(
      others.map(({ hold: own }) => own && [own.held, own.done]),
      [[21, true], undefined, [0, false]],
    );
    deepEqual(
      others.map(({ share }) => Math.round(100 * share)),
      [9, 91, 100],
    );
  });

  test('what is as good as the best has a row of its own, without a cost', () => {
    const choices = [hold(5, 250, 0), hold(21, 249.96, 0.04), hold(13, 249.9, 0.1)];
    const { equals = [], others = [] } = told(rolled, { advice: { choices } }).advice ?? {};
    deepEqual(
      equals.map(({ text, loss, hold: own }) => [text, loss, own?.held]),
      [['Or just as good: keep the sixes and the five', '', 21]],
    );
    deepEqual(
      others.map(({ text, loss }) => [text, loss]),
      [['Keep the sixes and the four', '−0.1']],
    );
  });

  test('boxes of a card with several columns as well', async () => {
    const yamb = await thrown('yamb', '', '66666');
    const advice: Advice = {
      choices: [
        { kind: 'announce', cell: 'yahtzee@announce', value: 700, loss: 0 },
        score('yahtzee@free', 690, 10),
      ],
    };
    const view = told(yamb, { advice });
    const all = view.card.columns?.groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)) ?? [];
    const found = all.filter(({ loss }) => loss).map(({ id, loss }) => [id, loss]);
    deepEqual(found, [
      ['yahtzee@free', '−10.0'],
      ['yahtzee@announce', 'best'],
    ]);
    match(view.message.text, /^\*Announce Yamb \(Announce\):\*/);
  });
});

describe('other levels', () => {
  test('top says what is best, and lists the others without their costs', () => {
    const view = told(rolled, { level: 'top' });
    equal(view.message.text, '*Keep the two sixes:* expected final score 254.');
    equal(view.message.more, 'More');
    equal(marksOf(view), '10100');
    deepEqual([boxIn(view, 'sixes').loss, boxIn(view, 'sixes').label], [undefined, 'Sixes, 12 points']);
    equal(view.advice?.figures, '');
    deepEqual(
      view.advice.others.map(({ label, loss, share }) => [label, loss, share]),
      [
        ['Keep the sixes and the five', '', 0],
        ['Write 12 in Sixes', '', 0],
        ['Reroll all five', '', 0],
      ],
    );
  });

  test('top gives the star to the best box only', () => {
    const choices = [score('yahtzee', 320.8, 0), score('sixes', 300, 20.8)];
    const view = told(yatzee, { level: 'top', advice: { choices } });
    const best = boxIn(view, 'yahtzee');
    match(best.marks ?? '', /\badvised\b/);
    deepEqual([best.loss, best.label], [undefined, 'Yahtzee, 50 points, the best choice']);
    equal(/\badvised\b/.test(boxIn(view, 'sixes').marks ?? ''), false);
  });

  test('odds marks nothing', () => {
    const view = told(rolled, { level: 'odds' });
    equal(marksOf(view), '00000');
    equal(boxIn(view, 'sixes').label, 'Sixes, 12 points');
  });

  test('explain says why, if the advisor does', () => {
    const t = translator({ 'why.pair': '{n} of them make a bonus.' });
    const snapshot = snapshotOf(rolled, { settings: settingsOf({ advice: 'explain' }), t });
    const advice: Advice = { ...ADVICE, why: { key: 'why.pair', args: { n: 3 } } };
    const view = adviceView(fullView(snapshot), snapshot, { kind: 'advice', advice });
    deepEqual([view.advice?.why, view.message.more], ['3 of them make a bonus.', 'Why?']);
    equal(
      spokenAdvice(snapshot, { kind: 'advice', advice }),
      'Keep the two sixes: expected final score 254. 3 of them make a bonus.',
    );
    equal(told(rolled, { advice }).advice?.why, '');
    equal(told(rolled, { level: 'explain' }).advice?.why, '');
  });
});

test('a figure in a reason is written as the language writes figures', () => {
  const t = translator({ 'why.cost': 'Kostet {loss}.' }, 'de');
  const snapshot = snapshotOf(rolled, { settings: settingsOf({ advice: 'explain' }), t });
  const advice: Advice = { ...ADVICE, why: { key: 'why.cost', args: { loss: 4.53 } } };
  equal(adviceView(fullView(snapshot), snapshot, { kind: 'advice', advice }).advice?.why, 'Kostet 4,5.');
});

describe('what is said while there is no answer', () => {
  const snapshot = snapshotOf(rolled);
  for (const [kind, words] of [
    ['thinking', 'Working it out…'],
    ['none', 'No advice for this game.'],
    ['early', 'Roll first, then ask.'],
  ] as const) {
    test(kind, () => {
      const view = fullView(snapshot);
      const shown = adviceView(view, snapshot, { kind });
      equal(shown.message.text, words);
      deepEqual([shown.card, shown.dice], [view.card, view.dice]);
    });
  }

  test('a question of the board comes first', () => {
    const asked = snapshotOf(rolled, { notice: { kind: 'zero', cell: 'ones' } });
    const view = fullView(asked);
    equal(adviceView(view, asked, { kind: 'thinking' }).message.text, view.message.text);
  });
});

describe('beside the best', () => {
  const listed = (choices: readonly AdvisedChoice[]): readonly unknown[] =>
    alternativesIn({ choices }, rolled).others.map((choice) =>
      choice.kind === 'hold' ? choice.held : choice.cell,
    );

  test('stand the next two, and the best one with another aim', () => {
    const sixes = [hold(5, 9, 0), hold(21, 8, 1), hold(13, 7, 2)];
    const straight = hold(0b11011, 5, 4);
    deepEqual(listed([...sixes, hold(1, 6, 3), straight]), [21, 13, 27]);
    deepEqual(listed([...sixes, hold(1, 6, 3), score('chance', 5, 4), straight]), [21, 13, 'chance']);
    deepEqual(listed([...sixes, hold(1, 6, 3)]), [21, 13, 1]);
    deepEqual(listed([...sixes, hold(0, 6, 3)]), [21, 13, 0]);
  });

  test('of boxes, each of which is an aim, stand the next three', () => {
    const boxes = ['sixes', 'chance', 'fives', 'fours', 'twos'].map((cell, i) => score(cell, 9 - i, i));
    deepEqual(listed(boxes), ['chance', 'fives', 'fours']);
  });

  test('stands nothing where there is no choice', () => deepEqual(listed([hold(5, 9, 0)]), []));
});

describe('chances to win', () => {
  const players = ['Ada', 'Grace'];
  const chances = (present: readonly number[], before?: readonly number[]): Chances => ({
    present,
    before,
    isStale: false,
  });

  test('stand in the heads', async () => {
    const snapshot = snapshotOf(await gameOf('yahtzee', '', { players }));
    const { card } = withWinProbabilities(fullView(snapshot), snapshot, chances([0.4199, 0.5801]));
    deepEqual(
      card.players.map(({ win }) => [win?.percent, win?.change, win?.label]),
      [
        [42, 0, 'Chance of winning: 42%'],
        [58, 0, 'Chance of winning: 58%'],
      ],
    );
  });

  test('say what the last roll has changed', async () => {
    const snapshot = snapshotOf(await thrown('yahtzee', '', '62645', { players }));
    const { card } = withWinProbabilities(fullView(snapshot), snapshot, chances([0.31, 0.69], [0.4, 0.6]));
    deepEqual(
      card.players.map(({ win }) => [win?.change, win?.changeText, win?.label]),
      [
        [-9, '−9', 'Chance of winning: 31%, −9 by the last roll'],
        [9, '+9', 'Chance of winning: 69%, +9 by the last roll'],
      ],
    );
  });

  test('that change much are told, until dice are chosen', async () => {
    const state = await thrown('yahtzee', '', '62645', { players });
    const messageAfter = (now: number, changes = {}): string => {
      const snapshot = snapshotOf(state, changes);
      return withWinProbabilities(fullView(snapshot), snapshot, chances([now, 1 - now], [0.4, 0.6])).message
        .text;
    };
    equal(messageAfter(0.31), 'That roll took your chance to win *from 40 to 31%.*');
    equal(messageAfter(0.45), 'That roll raised your chance to win *from 40 to 45%.*');
    const usual = fullView(snapshotOf(state)).message.text;
    equal(messageAfter(0.44), usual);
    match(messageAfter(0.31, { held: 5 }), /^Holding/);
    equal(messageAfter(0.31, { waiting: 'elsewhere' }).includes('chance'), false);
    const { message } = withWinProbabilities(
      { ...fullView(snapshotOf(state)), message: { chip: '', text: '*Full house.*' } },
      snapshotOf(state),
      chances([0.3, 0.7], [0.4, 0.6]),
    );
    equal(message.text, '*Full house.*');
  });
});

describe('an answer is believed as far as the rules allow', () => {
  test('what is not legal is left out, what is not known is completed', () => {
    const choices = [
      score('no such box', 300, 0),
      hold(32, 299, 0),
      hold(5, 250, Number.NaN),
      score('sixes', 240, Number.NaN),
      score('ones', Number.NaN, 0),
    ];
    deepEqual(validAdvice({ choices }, rolled), {
      choices: [hold(5, 250, 0), score('sixes', 240, 10)],
      value: 250,
      exact: true,
    });
  });

  test('what is expected is that of the best choice unless it is told, and may be a chance to win', () => {
    const choices = [hold(5, 250, 0)];
    const told = (more: Partial<Advice>): Advice => validAdvice({ choices, ...more }, rolled);
    deepEqual(told({ value: Number.NaN }), { choices, value: 250, exact: true });
    deepEqual(told({ value: 0.5, unit: 'chance' }), { choices, value: 0.5, exact: true, unit: 'chance' });
  });

  test('nothing that may be done is no advice', () => {
    throws(() => validAdvice({ choices: [] }, rolled), /nothing that may be done/);
    throws(() =>
      validAdvice({ choices: [score('ones', 1, 0)] }, {
        ...rolled,
        turn: { ...rolled.turn, phase: 'over' },
      } as GameState),
    );
  });

  test('an answer of any kind is no advice, and says so', () => {
    for (const answer of [undefined, null, 'sixes', {}, { choices: 'sixes' }, { choices: [null, 7] }])
      throws(() => validAdvice(answer as unknown as Advice, rolled), /^RangeError: it advises nothing/);
  });

  test('a reason without a message is none, and a text is no estimate', () => {
    const answer = { choices: [score('sixes', 12, 0)], exact: 'no', why: 'because' } as unknown as Advice;
    const { exact, why } = validAdvice(answer, rolled);
    deepEqual([exact, why], [true, undefined]);
  });

  test('it is plain data', () => {
    const choices = [{ ...score('sixes', 12, 0), secret: () => 1 }];
    const sound = validAdvice({ choices }, rolled);
    deepEqual(JSON.parse(JSON.stringify(sound)), {
      choices: [score('sixes', 12, 0)],
      value: 12,
      exact: true,
    });
  });
});

test('every word of advice is used', () => {
  const asked = new Set<string>();
  const t = noting(translator(), asked);
  const announce: AdvisedChoice = { kind: 'announce', cell: 'ones', value: 2, loss: 0 };
  const answers = [
    ADVICE,
    { choices: [hold(0, 1, 0)], exact: false },
    { choices: [announce, hold(5, 1, 1), hold(0, 0.5, 1.5)], unit: 'chance' as const },
    { choices: [score('ones', 1, 0), score('twos', 0.5, 0.5)], unit: 'crosses' as const },
    { choices: [hold(5, 1, 0), hold(21, 1, 0)] },
    { choices: [score('sixes', 1, 0)], why: { key: 'advice.why.box', args: { loss: 2.5 } } },
    {
      choices: [hold(3, 1, 0)],
      why: { key: 'advice.why.hold', args: { row: 'ones', chance: 40, row2: 'twos', chance2: 30 } },
    },
  ];
  for (const advice of answers) {
    for (const level of ['ranked', 'top', 'explain', 'odds'] as const) {
      const snapshot = snapshotOf(rolled, { settings: settingsOf({ advice: level }), t, held: 3 });
      adviceView(fullView(snapshot), snapshot, { kind: 'advice', advice });
      const untouched = { ...snapshot, held: 0 };
      for (const before of [0.5, 1])
        withWinProbabilities(fullView(untouched), untouched, {
          present: [0.75],
          before: [before],
          isStale: false,
        });
    }
  }
  const snapshot = snapshotOf(rolled, { t });
  adviceView(fullView(snapshot), snapshot, { kind: 'odds', odds: { sixes: 0.5 } });
  for (const kind of ['thinking', 'none', 'early', 'over'] as const)
    spokenAdvice(snapshotOf(rolled, { t }), { kind });
  deepEqual(
    Object.keys(enAdvice).filter((key) => !asked.has(key)),
    [],
  );
  deepEqual(
    [...asked].filter((key) => key.startsWith('advice') && !(key in en)),
    [],
  );
  equal(rowIn(told(rolled), 'ones').name, 'Aces');
});

test('dice of one face and several colours are told apart', async () => {
  const ruleset = await loadRuleset('rainbow');
  // A red one and a green one, then dice with other faces.
  const state = play(newGame(ruleset), { type: 'dice', values: [1, 2, 5, 9, 14] });
  const [red, green] = [0b00001, 0b00010];
  const advice: Advice = { choices: [hold(red, 253, 0), hold(green, 251, 2)] };
  equal(marksOf(told(state, { advice })), '10000');
  deepEqual(comparedWith(advice, { state, held: green }), { kind: 'hold', held: green });
  deepEqual(comparedWith(advice, { state, held: red }), hold(green, 251, 2));
});

test('a reason calls boxes by their names, and writes chances in per cent', () => {
  const why = { key: 'advice.why.hold', args: { row: 'ones', chance: 40, row2: 'fullHouse', chance2: 30 } };
  const snapshot = snapshotOf(rolled, { settings: settingsOf({ advice: 'explain' }) });
  const advice = { choices: [hold(3, 1, 0)], why };
  const reason = adviceView(fullView(snapshot), snapshot, { kind: 'advice', advice }).advice?.why ?? '';
  equal(reason, 'This turn most often ends in Aces (40%) or Full house (30%).');
});

test('odds stand in the boxes, and in their names', () => {
  const snapshot = snapshotOf(rolled, { settings: settingsOf({ advice: 'odds' }) });
  const shown = adviceView(fullView(snapshot), snapshot, { kind: 'odds', odds: { fullHouse: 0.256 } });
  const cell = rowIn(shown, 'fullHouse').cells[0];
  equal(cell?.loss, '26%');
  equal(cell?.label.endsWith('26% chance this turn'), true);
  equal(shown.message.text.startsWith('Boxes show their chance'), true);
});
