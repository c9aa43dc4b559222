// The decision of the day: which one it is, how it is described, and how answers are kept. The decision of a day never
// changes.

import { loadRuleset, newGame, serializeGame, type GameState } from '@yahtzee-game/rules';
import { defineRuleset, free } from '@yahtzee-game/rules/define';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import {
  isSame,
  lossOf,
  type Answer,
  type RatedAnswer,
} from '../../../packages/element/src/puzzle/answer.js';
import { dateOf, dayNumber, lineOn, untilMidnight } from '../../../packages/element/src/puzzle/calendar.js';
import { collected, linesOf } from '../../../packages/element/src/puzzle/collections.js';
import {
  journalIn,
  streakOn,
  textOf,
  weekOn,
  withAnswer,
  type Journal,
} from '../../../packages/element/src/puzzle/journal.js';
import { headingOf, puzzleOf } from '../../../packages/element/src/puzzle/notation.js';
import { openPuzzle } from '../../../packages/element/src/puzzle/open-puzzle.js';
import {
  answerWords,
  chosenIn,
  puzzleView,
  type Attempt,
  type Result,
} from '../../../packages/element/src/puzzle/puzzle-view.js';
import { PuzzleSession } from '../../../packages/element/src/puzzle/session.js';
import { linkTo, positionIn, shareText } from '../../../packages/element/src/puzzle/share-text.js';
import { bandOf } from '../../../packages/element/src/view/loss.js';
import { warningsOf } from '../../harness/boards/warnings.js';
import { translator, type Advisor } from '../inside.js';

const t = translator();

describe('the decision of a day', () => {
  /** Date, ruleset, and position as text. */
  const rows = readFileSync(new URL('../../fixtures/daily/decisions.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

  test('is that of the fixture, in every ruleset that has decisions', async () => {
    deepEqual(new Set(rows.map(([, ruleset]) => ruleset)), new Set(collected));
    for (const [date = '', ruleset = '', position] of rows) {
      const opened = await openPuzzle({ ruleset, date: new Date(`${date}T12:00`), position: '' });
      ok(typeof opened === 'object');
      equal(serializeGame(opened.state), position, `${date} ${ruleset}`);
    }
  });

  test('is the same from the first second of the day to the last', () => {
    const [first, last] = ['00:00:00', '23:59:59'].map((time) => dayNumber(new Date(`2026-03-29T${time}`)));
    equal(first, last);
    equal(dayNumber(new Date('2026-03-30T00:00:00')), Number(last) + 1);
    equal(untilMidnight(new Date('2026-03-28T23:59:00')), 60_000);
    equal(dayNumber(dateOf(20_000)), 20_000);
  });

  test('is another one on every day of a year', () => {
    const lines = Array.from({ length: 365 }, (_, i) => String(i));
    equal(new Set(lines.map((_, day) => lineOn(20_000 + day, lines, {}))).size, 365);
    equal(lineOn(-1, lines, {}), '364');
  });

  test('may be about a topic, and as hard as wanted', async () => {
    const lines = await linesOf('yahtzee');
    for (const day of [20_000, 20_001, 20_002]) {
      const line = lineOn(day, lines, { topic: 'straights', level: 'hard' }) ?? '';
      equal(headingOf(line).topic, 'straights');
      ok(headingOf(line).errs >= 65, line);
    }
    equal(lineOn(20_000, [], { topic: 'zero' }), undefined);
  });

  test('is none in a ruleset without decisions', async () => {
    equal(await openPuzzle({ ruleset: 'yamb', date: dateOf(20_000), position: '' }), 'puzzle.none');
  });

  test('gives way to a position; no decision takes the place of one that cannot be read', async () => {
    const day = { ruleset: 'yahtzee', date: dateOf(20_000) };
    const opened = await openPuzzle({ ...day, position: '1 yatzy - 13556 =0' });
    ok(typeof opened === 'object');
    equal(opened.state.rules.ruleset.id, 'yatzy');
    deepEqual([opened.answers, opened.day], [[], undefined]);
    for (const position of ['1 yatzy - =0', 'nonsense', '1 nothing - 13556 =0'])
      equal(await openPuzzle({ ...day, position }), 'puzzle.unread', position);
  });
});

/** The dice are 6 2 6 4 5, with one throw left; and the costs of some answers. */
const yahtzee = await loadRuleset('yahtzee');
const { state } = puzzleOf('k502 62645 ', yahtzee);
const RATED = [
  { kind: 'hold', held: 5, loss: 0 },
  { kind: 'hold', held: 21, loss: 1.1 },
  { kind: 'score', cell: 'chance', loss: 3.1 },
] as const;

function attempt(answer?: Answer, loss?: number, rated: Result['rated'] = RATED): Attempt {
  const held = answer?.kind === 'hold' ? answer.held : 0;
  return {
    state,
    held,
    cell: undefined,
    asked: false,
    result: answer && { answer, loss, rated, thinking: false },
  };
}
const rowsOf = (shown: Attempt): readonly string[] =>
  puzzleView(t, shown).rows.map(({ words, figure }) => `${words}: ${figure}`);

describe('the question', () => {
  test('tells how many rolls are left, and the card so far', () => {
    const { sentence, sections, key } = puzzleView(t, attempt());
    equal(sentence, '*One roll left. What do you keep?* Press dice, then answer.');
    deepEqual(
      sections.map(({ tiles }) => tiles.length),
      [6, 7],
    );
    equal(sections[0]?.bonus?.count, '0 / 63');
    deepEqual(key, { label: 'Answer', note: 'reroll all five', disabled: false });
  });

  test('shows no points of open boxes', () => {
    const { sections } = puzzleView(t, attempt());
    deepEqual(new Set(sections.flatMap(({ tiles }) => tiles.map(({ text }) => text))), new Set(['']));
  });

  test('names the colours of dice that have some', async () => {
    const kismet = puzzleOf('k502 62645 ', await loadRuleset('kismet')).state;
    const { dice } = puzzleView(t, { ...attempt(), state: kismet });
    deepEqual(
      dice.map(({ face, colour, tag }) => `${face} ${colour} ${tag}`),
      ['6 black B', '2 red R', '6 black B', '4 green G', '5 red R'],
    );
    equal(answerWords(t, kismet, { kind: 'hold', held: 21 }), 'keep 5, red; 6, black; 6, black');
  });

  test('says on the key what the answer would be', () => {
    equal(answerWords(t, state, { kind: 'hold', held: 21 }), 'keep 5 6 6');
    equal(answerWords(t, state, { kind: 'score', cell: 'sixes' }), 'Sixes, 12');
  });

  test('takes no answer that keeps all dice, and none without a box when no roll is left', () => {
    equal(chosenIn({ ...attempt(), held: 31 }), undefined);
    const last = puzzleOf('k503 62645 ', yahtzee).state;
    equal(chosenIn({ ...attempt(), state: last }), undefined);
    equal(puzzleView(t, { ...attempt(), state: last }).key?.disabled, true);
    deepEqual(chosenIn({ ...attempt(), state: last, cell: 'chance' }), { kind: 'score', cell: 'chance' });
  });
});

describe('the answer', () => {
  const yours: Answer = { kind: 'hold', held: 21 };

  test('tells what it costs, and the best one', () => {
    const shown = attempt(yours, 1.1);
    equal(puzzleView(t, shown).sentence, '*Close: it costs 1.1 points.* It’s best to keep the two sixes.');
    deepEqual(
      rowsOf(shown),
      ['keep the two sixes: best', 'keep 5 6 6: yours, −1.1', 'Chance, 23: −3.1'].map((row) =>
        row.replace('keep 5 6 6', 'keep the sixes and the five'),
      ),
    );
  });

  test('tells the next best one to those who are right', () => {
    const shown = attempt({ kind: 'hold', held: 5 }, 0);
    equal(puzzleView(t, shown).sentence, '*Exactly right.* The next best choice costs 1.1 points.');
    match(rowsOf(shown)[0] ?? '', /yours, best$/);
  });

  test('is called best, and nothing said of a next one, where nothing else costs more', () => {
    const shown = attempt({ kind: 'hold', held: 5 }, 0, [{ kind: 'hold', held: 5, loss: 0 }]);
    equal(puzzleView(t, shown).sentence, 'It’s best to keep the two sixes.');
  });

  test('is told among the three best if it is none of them', () => {
    const shown = attempt({ kind: 'hold', held: 8 }, 7.2, [...RATED, { kind: 'hold', held: 8, loss: 7.2 }]);
    match(puzzleView(t, shown).sentence, /^\*Expensive: it costs 7\.2 points\.\*/);
    deepEqual(
      rowsOf(shown).map((row) => row.split(': ')[1]),
      ['best', '−1.1', 'yours, −7.2'],
    );
  });

  test('costs more than those that are rated if nobody knows better', () => {
    const shown = attempt({ kind: 'hold', held: 8 }, undefined);
    match(puzzleView(t, shown).sentence, /^\*It costs more than 3\.1 points\.\*/);
    deepEqual(
      rowsOf(shown).map((row) => row.split(': ')[1]),
      ['best', '−1.1', 'yours'],
    );
  });

  test('of a position needs an advisor', () => {
    equal(puzzleView(t, attempt(yours, undefined, [])).sentence, t('puzzle.unanswered'));
  });

  test('is the same with equal dice', () => {
    equal(lossOf(state, RATED, { kind: 'hold', held: 1 | 4 }), 0);
    const pairs: GameState = puzzleOf('k502 62665 ', yahtzee).state;
    ok(isSame(pairs, { kind: 'hold', held: 5 }, { kind: 'hold', held: 12 }));
    ok(!isSame(pairs, { kind: 'hold', held: 5 }, { kind: 'hold', held: 13 }));
    ok(!isSame(pairs, { kind: 'hold', held: 0 }, { kind: 'score', cell: 'sixes' }));
  });

  test('is another one in a column that counts more often, the same in one that counts as often', () => {
    const columns = [1, 2, 2].map((times, i) => ({ id: `c${i}`, order: free, times }));
    const sheet = newGame(defineRuleset({ ...yahtzee.spec, id: 'sheet', columns }));
    const rated: readonly RatedAnswer[] = [
      { kind: 'score', cell: 'yahtzee@c1', loss: 0 },
      { kind: 'score', cell: 'yahtzee@c0', loss: 50 },
    ];
    const lossIn = (column: string): number | undefined =>
      lossOf(sheet, rated, { kind: 'score', cell: `yahtzee@${column}` });
    deepEqual([lossIn('c0'), lossIn('c1'), lossIn('c2')], [50, 0, 0]);
  });

  test('has a band by what it costs', () => {
    deepEqual([0, 0.04, 0.05, 1.49, 1.5, 4.9, 5, undefined].map(bandOf), [
      'exact',
      'exact',
      'close',
      'close',
      'fair',
      'fair',
      'dear',
      'dear',
    ]);
  });
});

describe('an advisor', () => {
  /** The session after an answer to this position, with this advisor. */
  async function answered(position: string, held: number, advisor: Advisor): Promise<PuzzleSession> {
    const opened = await openPuzzle({ ruleset: '', date: dateOf(0), position });
    ok(typeof opened === 'object');
    const session = new PuzzleSession(opened, false, {
      findAdvisor: () => Promise.resolve(advisor),
      changed: () => undefined,
      answered: () => undefined,
    });
    session.hold(held);
    session.answer();
    return session;
  }
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

  test('who would rather announce says what is best of all that can be answered', async () => {
    const { attempt: told } = await answered('1 yamb - 66632 =0', 7, {
      advise: () => ({
        choices: [
          { kind: 'announce', cell: 'sixes@announce', value: 300, loss: 0 },
          { kind: 'hold', held: 7, value: 296, loss: 4 },
          { kind: 'hold', held: 3, value: 290, loss: 10 },
        ],
      }),
    }).then(async (session) => (await settled(), session));
    equal(puzzleView(t, told).sentence, '*Exactly right.* The next best choice costs 6.0 points.');
  });

  test('who is stopped says nothing to the author of the page; who fails does', async () => {
    const broken = (reason: string): Advisor => ({
      advise: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException(reason, 'AbortError')));
          if (reason === 'broken') reject(new Error(reason));
        }),
    });
    const warnings = await warningsOf(async () => {
      (await answered('1 yahtzee - 66632 =0', 7, broken('stopped'))).end();
      await settled();
      await answered('1 yahtzee - 66632 =0', 7, broken('broken'));
      await settled();
    });
    deepEqual(warnings, ['<yahtzee-puzzle> advisor: Error: broken']);
  });
});

describe('the journal', () => {
  const answer: Answer = { kind: 'hold', held: 5 };
  const after = (
    ...days: readonly (readonly [day: number, loss: number | undefined])[]
  ): Journal | undefined =>
    days.reduce<Journal | undefined>(
      (journal, [day, loss]) => withAnswer(journal, day, answer, loss),
      undefined,
    );

  test('counts days in a row, today or yesterday being the last', () => {
    const three = after([8, 0], [9, 1], [10, 2]);
    deepEqual(
      [9, 10, 11, 12].map((day) => streakOn(three, day)),
      [0, 3, 3, 0],
    );
    equal(streakOn(after([8, 0], [10, 0]), 10), 1);
    equal(streakOn(undefined, 10), 0);
  });

  test('has the signs of a week, with days that were not played', () => {
    const journal = after([8, 0], [10, 1], [11, undefined]);
    deepEqual(weekOn(journal, 11), ['none', 'none', 'none', 'best', 'none', 'close', 'more']);
    deepEqual(weekOn(journal, 13), ['none', 'best', 'none', 'close', 'more', 'none', 'none']);
    deepEqual(weekOn(journal, 40), Array(7).fill('none'));
  });

  test('is text, and no other text is one', () => {
    const journal = after([8, 0], [9, 3]);
    deepEqual(journal && journalIn(textOf(journal)), journal);
    const held = withAnswer(undefined, 10, { kind: 'hold', held: 5 }, 0);
    deepEqual(journalIn(textOf(held)), held);
    deepEqual(journal?.loss, 3);
    const older = journalIn(
      '{"version":1,"day":9,"streak":1,"week":["none"],"answer":{"kind":"hold","held":1}}',
    );
    deepEqual([older?.day, older?.loss], [9, undefined]);
    for (const text of [
      null,
      '',
      '[]',
      '{"version":1,"day":9,"streak":1,"week":["none"],"answer":{"kind":"hold","held":1},"loss":"3"}',
      '{"version":1}',
      '{"version":2,"day":1}',
      '{"version":1,"day":1,"streak":1,"week":["none"],"answer":{"kind":"hold"}}',
      '{"version":1,"day":1,"streak":-4,"week":["none"],"answer":{"kind":"hold","held":1}}',
    ])
      equal(journalIn(text), undefined, String(text));
  });
});

describe('what is shared', () => {
  test('has the signs and the address, and nothing of the dice', () => {
    equal(
      shareText(
        'Yahtzee · decision of the day, 21 November',
        ['best', 'close', 'more', 'none'],
        'https://a.example/',
      ),
      'Yahtzee · decision of the day, 21 November\n✓ • – □\nhttps://a.example/',
    );
  });

  test('carries a position in the end of the address', () => {
    const position = serializeGame(state);
    const link = linkTo('https://a.example/page?x=1#part', position);
    ok(link.startsWith('https://a.example/page?x=1#puzzle='));
    equal(positionIn(new URL(link).hash), position);
    equal(linkTo('https://a.example/#part', ''), 'https://a.example/');
    for (const hash of ['', '#part', '#puzzle=']) equal(positionIn(hash), '', hash);
    equal(positionIn('#puzzle=%'), '%');
  });
});
