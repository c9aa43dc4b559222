// From any address, attribute, storage of a browser or advisor, a board takes values that are valid, and ignores the
// rest.

import {
  gameToJSON,
  IllegalActionError,
  legalActions,
  loadRuleset,
  newGame,
  serializeGame,
  withOptions,
  type GameState,
  type ParseResult,
  type Ruleset,
} from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { openSaved } from '../../../packages/element/src/board/open-game.js';
import { validOdds } from '../../../packages/element/src/features/advice/validate-advice.js';
import { gamesIn, textOf as textOfGames } from '../../../packages/element/src/features/keep/kept-text.js';
import { memoriesOf } from '../../../packages/element/src/features/keep/memories.js';
import { entryOf, rowsOf } from '../../../packages/element/src/features/keep/record-rows.js';
import type { KeptGame } from '../../../packages/element/src/game/kept-game.js';
import { lossOf } from '../../../packages/element/src/puzzle/answer.js';
import { dateOf, dayNumber } from '../../../packages/element/src/puzzle/calendar.js';
import { linesOf } from '../../../packages/element/src/puzzle/collections.js';
import { journalIn, streakOn, textOf, weekOn } from '../../../packages/element/src/puzzle/journal.js';
import { headingOf, puzzleOf } from '../../../packages/element/src/puzzle/notation.js';
import { openPuzzle } from '../../../packages/element/src/puzzle/open-puzzle.js';
import { linkTo as puzzleLink, positionIn } from '../../../packages/element/src/puzzle/share-text.js';
import { linkedIn, linkTo as reviewLink } from '../../../packages/element/src/review/link.js';
import { readRecord } from '../../../packages/element/src/review/record.js';
import { fuzz, isSentence, letIn, untouched } from '../../harness/fuzz.js';
import { deepFreeze } from '../../harness/games/freeze.js';
import { playedGame } from '../../harness/games/shared-game.js';
import { pick } from '../../harness/random.js';
import { altered, alteredText, anything, garbled, odd } from '../../harness/strange.js';
import {
  challengeOf,
  codeOf,
  dayOf,
  dealerFor,
  gameOf,
  linkTo,
  optionsOf,
  savedGame,
  seatsOf,
  seatText,
  SETTING_NAMES,
  settingsOf,
  sharedIn,
  validAdvice,
  type Advice,
} from '../inside.js';

/** Warnings of elements: sentences for the author of a page. */
console.warn = (warning: string) => {
  const tag = /^<yahtzee-(game|puzzle|review)> /;
  match(warning, tag);
  isSentence(
    warning
      .replace(tag, '')
      .slice(0, 200)
      .replace(/[\s:;,]+$/, '.'),
  );
};

const yahtzee = await loadRuleset('yahtzee');
const rulesets: readonly Ruleset[] = await Promise.all(
  ['yahtzee', 'yatzy', 'yamb', 'kismet', 'maxi-yatzy-saved', 'yams'].map((id) => loadRuleset(id)),
);
const dealt = (seed: string) => dealerFor({ seed, options: undefined })().dice;
const finals = rulesets.map((ruleset, i) =>
  playedGame(ruleset, dealt(`seed ${i}`), ['Ada', '', 'Åsa & +1'][i % 3] ?? '', i % 2 ? [5] : []),
);
const texts = finals.map((state, i) =>
  serializeGame(state, i % 2 ? { seed: `seed ${i}`, game: 'k3x9' } : {}),
);
/** Games that have just begun, which are read quickly. */
const short = texts.map((text) => `${text.split(' ').slice(0, 4).join(' ')} =0`);
const lines = await linesOf('yahtzee');
const puzzles = lines.slice(0, 20).map((line) => deepFreeze(puzzleOf(line, yahtzee)));
const positions = puzzles.map(({ state }) => serializeGame(state));

/** Checks that an accepted game is written and read unchanged, and that a refused one has a reason. */
function isGame(read: ParseResult<GameState>): boolean {
  if (!read.ok) {
    isSentence(read.message);
    return false;
  }
  ok(read.turn.phase === 'over' || read.turn.phase === 'rolling' || legalActions(read).length > 0);
  return true;
}

fuzz('address of a shared game', 4, (random) => {
  const link = linkTo('', { board: 'a b', code: 'MSB5YWh0emVl', helped: random(2) > 0 });
  const hash = random(9)
    ? garbled(random, link)
    : linkTo('', { board: '', code: garbled(random, link), helped: false });
  const shared = sharedIn(hash);
  if (!shared) return false;
  // The id of a board must not contain half a character (a lone surrogate).
  if (shared.code && !/\p{Surrogate}/u.test(shared.board)) deepEqual(sharedIn(linkTo('', shared)), shared);
  return true;
});

fuzz('code of a shared game', 3, async (random) => {
  const i = random(finals.length);
  const code = codeOf(finals[i] ?? newGame(yahtzee), `seed ${i}`);
  const inside = btoa(garbled(random, atob(code.replaceAll('-', '+').replaceAll('_', '/')), ' .:!~=0az1'));
  const game = await gameOf(
    random(2) ? garbled(random, code) : inside,
    (text) => savedGame(text, rulesets),
    dealt,
  );
  if (typeof game === 'string') {
    isSentence(`link: ${game}`);
    return false;
  }
  equal(serializeGame(game.state).split(' ')[0], '1');
  const challenge = challengeOf(game.state, game.seed);
  if (typeof challenge === 'string') isSentence(`link: ${challenge}`);
  else ok(challenge.figures.every(Number.isFinite) && challenge.player.length <= 40);
  return true;
});

fuzz('address of a review', 2, (random) => {
  const link = reviewLink('', { game: pick(random, short), at: random(9) }) ?? '';
  const linked = linkedIn(garbled(random, link));
  if (!linked) return false;
  ok(linked.at === undefined || (Number.isSafeInteger(linked.at) && linked.at > 0), String(linked.at));
  deepEqual(linkedIn(reviewLink('', linked) ?? '')?.at ?? linked.at, linked.at);
  return true;
});

fuzz('saved game', 3, async (random) => {
  const text = garbled(random, pick(random, random(4) ? short : texts));
  const wanted = { ruleset: yahtzee, seed: pick(random, ['', 'daily', 7]), options: undefined };
  const { result, opening } = await openSaved(text, odd(random), wanted, pick(random, rulesets));
  equal(opening?.state, result.ok ? result : undefined);
  opening?.deal?.().dice({ count: 5, sides: 6, seat: 0, turn: 0, roll: 0 });
  return isGame(result);
});

fuzz('record of a game', 2, async (random) => {
  const text = pick(random, short);
  const state = await savedGame(text, rulesets);
  const record = state.ok ? JSON.parse(JSON.stringify(gameToJSON(state, { game: 'k3x9' }))) : {};
  const other = altered(random, record);
  const given = pick(random, [
    garbled(random, text),
    garbled(random, JSON.stringify(record)),
    other as string,
  ]);
  const read = await readRecord(given, rulesets);
  if (read === undefined) return false;
  return isGame(await savedGame(read, rulesets));
});

fuzz('position of a puzzle', 2, async (random) => {
  const position = positionIn(garbled(random, puzzleLink('', pick(random, positions))));
  const day = dateOf(20_000 + random(99));
  const opened = await openPuzzle({ ruleset: 'yahtzee', date: day, position });
  if (typeof opened !== 'object') {
    equal(opened, 'puzzle.unread');
    return false;
  }
  ok(opened.state.turn.phase === 'deciding');
  equal(opened.day, opened.answers.length ? dayNumber(day) : undefined);
  return opened.day === undefined;
});

fuzz('line of a decision', 2, (random) => {
  const line = garbled(random, pick(random, lines));
  ok(headingOf(line).topic === undefined || headingOf(line).topic !== undefined);
  try {
    const { state, answers } = puzzleOf(line, yahtzee);
    ok(answers.every((answer) => Number.isFinite(answer.loss)));
    return isGame(state);
  } catch (error) {
    ok(error instanceof IllegalActionError || error instanceof RangeError, String(error));
    isSentence(error.message);
    return false;
  }
});

fuzz('journal of puzzles', 2, (random) => {
  const journal = {
    version: 1,
    day: 20_000 + random(9),
    answer: pick(random, [
      { kind: 'hold', held: random(31) },
      { kind: 'score', cell: 'ones' },
    ]),
    streak: 1 + random(9),
    week: ['best', 'close', 'more', 'none', 'none', 'best', 'best'].slice(random(7)),
  };
  const read = journalIn(alteredText(random, journal));
  if (!read) return false;
  deepEqual(journalIn(textOf(read)), read);
  const today = read.day + random(9);
  equal(weekOn(read, today).length, 7);
  ok(streakOn(read, today) >= 0);
  const { state, answers } = pick(random, puzzles);
  lossOf(state, answers, read.answer);
  return true;
});

fuzz('kept games', 2, (random) => {
  const asked = { players: ['Ada', 'computer:human'], options: { joker: 'free' }, seed: 'daily' };
  const text = pick(random, short);
  const game: KeptGame = {
    text,
    levels: ['human'],
    asked,
    helped: true,
    dice: 'real',
    from: 'a',
    takenBack: { '0/0/1': [6, 1] },
    at: 1.7e12,
  };
  const games = [game, ...(random(2) ? [{ ...game, dice: undefined, at: 5 }] : [])];
  const read = gamesIn(alteredText(random, JSON.parse(textOfGames(games, 'me'))));
  if (typeof read === 'string') return false;
  deepEqual(gamesIn(textOfGames(read, 'me')), read);
  return true;
});

fuzz('results in the store', 2, (random) => {
  const row = [1.7e12, 'Ada', 264, 'k3x9', false, [{ level: 'human', ahead: 1 }]] as const;
  const rows = entryOf([row, row]);
  const stored = random(2) ? { ...rows, rows: alteredText(random, [row, row]) } : altered(random, rows);
  const read = letIn(() => rowsOf(stored));
  if (!read) return false;
  deepEqual(rowsOf(entryOf(read.value)), read.value);
  ok(read.value.every(([at, , total]) => Number.isFinite(at) && Number.isFinite(total)));
  return read.value.length > 0;
});

const ATTRIBUTES = [
  'joker: free; upperBonus: 0',
  'Ada, computer:human, Åsa',
  'game records',
  'daily 2026-11-22',
];

fuzz('attributes', 2, (random) => {
  const value = pick<unknown>(random, [
    garbled(random, pick(random, ATTRIBUTES)),
    anything(random),
    odd(random),
  ]);
  const settings = settingsOf(Object.fromEntries(SETTING_NAMES.map((name) => [name, value as string])));
  ok(SETTING_NAMES.every((name) => typeof settings[name] === 'string'));
  const seats = seatsOf(value);
  ok(seats.length > 0 && seats.length <= 20 && seats.every(({ name }) => name.length <= 40));
  deepEqual(seatsOf(seats.map(seatText)), seats);
  for (const memory of memoriesOf(value)) ok(['game', 'records'].includes(memory));
  const day = typeof value === 'string' ? dayOf(value) : undefined;
  ok(day === undefined || Number.isFinite(day.getTime()));
  const options = untouched(value, () => optionsOf(value as string));
  return letIn(() => withOptions(yahtzee, options)) !== undefined;
});

fuzz('answer of an advisor', 4, (random) => {
  const { state } = pick(random, puzzles);
  const choices = legalActions(state)
    .slice(-4)
    .map((action, i) =>
      action.type === 'roll'
        ? { kind: 'hold', held: action.held, value: 200 - i, loss: i }
        : { kind: action.type, cell: action.cell, value: 200 - i, loss: i },
    );
  const right = { choices, value: 200, unit: 'points', exact: true, why: { key: 'a.b', args: { n: 1 } } };
  const answer = (random(9) ? altered(random, right) : anything(random)) as Advice;
  const advice = untouched(answer, () => letIn(() => validAdvice(answer, state)));
  const odds = (random(9) ? altered(random, { ones: 0.5, chance: 1 }) : anything(random)) as Record<
    string,
    number
  >;
  const chances = letIn(() => validOdds(odds));
  for (const chance of Object.values(chances?.value ?? {}))
    ok(Number.isFinite(chance) && chance >= 0 && chance <= 1);
  if (!advice) return false;
  ok(advice.value.choices.every(({ value, loss }) => Number.isFinite(value) && loss >= 0));
  deepEqual(validAdvice(advice.value, state), advice.value);
  return true;
});
