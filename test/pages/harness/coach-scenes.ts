/**
 * Scenes with a coach: advice in words, the decision of the day, a game in review. An advisor computes the answers
 * once.
 */
import { createAdvisor } from '@yahtzee-game/advisor';
import { loadRuleset, newGame, parseGame, serializeGame, type GameState } from '@yahtzee-game/rules';
import { act, dice, playTurns, rollDice } from '../../harness/games/play.js';
import type { Answers, Scene } from './scene.js';

const yahtzee = await loadRuleset('yahtzee');
const advisor = createAdvisor({ worker: false });
const { signal } = new AbortController();

/** The state after all dice have been thrown twice. */
const thrown = (state: GameState): GameState =>
  act(act(rollDice(state, '12346'), { type: 'roll', held: 0 }), { type: 'dice', values: dice('62645') });

const alone = thrown(
  playTurns(
    newGame(yahtzee),
    'ones 11345, twos 22213, threes 33312, fours 44441, threeOfAKind 66433, fullHouse 33322, smallStraight 12346',
  ),
);
const abreast = thrown(
  playTurns(
    newGame(yahtzee, { players: ['Ada', 'Grace', 'Max'] }),
    [
      'ones 11345, ones 11156, twos 22156',
      'twos 22213, twos 22213, threes 33312',
      'threes 33312, fours 44412, fives 55555',
      'fours 44441, fourOfAKind 33336, threeOfAKind 55542',
      'threeOfAKind 66433, fullHouse 33322, fullHouse 12456',
      'fullHouse 33322, smallStraight 12346, smallStraight 12346',
      'smallStraight 12346, largeStraight 12345, yahtzee 66666',
    ].join(','),
  ),
);

const GAME =
  '1 yahtzee Ada 61452 h1 5441 h12 243 :threeOfAKind 52365 h17 516 h19 12 :chance 62256 h17 446 :fullHouse 26635 h6 161 h14 41 :sixes 43114 h17 136 h17 535 :fives 25323 h20 331 h23 1 :fourOfAKind 63311 h6 626 h17 332 :threes 56633 h6 146 h22 23 :twos 33532 h11 42 h11 13 :ones 56612 h6 113 h6 315 :fours 64251 h1 5432 :largeStraight 14245 h10 424 h27 4 :yahtzee 12435 :smallStraight =230';

async function counsel(state: GameState): Promise<Answers> {
  const advice = await advisor.advise(state, signal);
  const [best, other] = advice.choices;
  if (!best || !other) throw new Error('there is nothing to choose');
  const comparison = await advisor.compare(state, best, other, signal);
  return { advice, comparison, prospects: await advisor.prospects(state, signal) };
}

async function reviewOf(text: string): Promise<Answers> {
  const game = parseGame(text, [yahtzee]);
  if (!game.ok) throw new Error(game.message);
  return { review: await advisor.review(game, signal) };
}

const advised = {
  attributes: { advice: 'explain', player: 'Ada' },
  game: serializeGame(alone),
  answers: await counsel(alone),
  press: ['[part~=advice]'],
} satisfies Partial<Scene>;
const puzzled = { tag: 'yahtzee-puzzle', attributes: { keep: '', date: '2026-11-22' } } as const;
/** Selectors of dice whose choice costs a little, and of the key to answer. */
const answer = [1, 2].map((n) => `.die[aria-disabled=false]:nth-of-type(${n})`).concat('[part~=answer]');
const reviewed = {
  tag: 'yahtzee-review',
  attributes: { game: GAME, links: '' },
  answers: await reviewOf(GAME),
} as const;
const moment = {
  ...reviewed,
  attributes: { ...reviewed.attributes, at: '30' },
  until: '.at-moment',
} as const;

export const COACH_SCENES: Readonly<Record<string, Scene>> = {
  'advice-three': {
    ...advised,
    width: 1000,
    attributes: { advice: 'explain', players: 'Ada,Grace,Max' },
    game: serializeGame(abreast),
    answers: await counsel(abreast),
    until: '.reasons',
    looks: ['light', 'rtl'],
  },
  'advice-phone': { ...advised, width: 376, height: 667, until: '.open-advice', looks: ['dark'] },
  why: {
    ...advised,
    width: 640,
    press: [...advised.press, '.open-advice', '.panel .open-boxes summary'],
    looks: ['light'],
  },
  'why-phone': {
    ...advised,
    width: 376,
    height: 667,
    press: [...advised.press, '.open-advice'],
    until: '.reasons',
    looks: ['rtl'],
  },
  question: { ...puzzled, width: 480, looks: ['light'] },
  answer: { ...puzzled, width: 480, press: answer, looks: ['dark'] },
  'question-narrow': { ...puzzled, width: 280, looks: ['rtl'] },
  'answer-narrow': { ...puzzled, width: 280, press: answer, looks: ['rtl'] },
  review: { ...reviewed, width: 640, until: '.list', looks: ['light'] },
  'review-wide': { ...moment, width: 1000, looks: ['dark'] },
  'review-moment': { ...moment, width: 640, looks: ['rtl'] },
  'review-phone': { ...reviewed, width: 376, until: '.list', looks: ['rtl'] },
  'review-print': { ...reviewed, width: 720, until: '.list', isPrinted: true, looks: ['light'] },
};
