/** The view of a decision: the question, then the answer in its place. Pure, and free of the DOM. */
import { rollsLeft, type GameState, type Held } from '@yahtzee-game/rules';
import { itemAt } from '../basics/item-at.js';
import { cellsOf } from '../game/answers.js';
import type { Snapshot } from '../game/board-state.js';
import { allHeld, mayHold } from '../game/holding.js';
import { settingsOf } from '../game/settings.js';
import { cardView } from '../view/card.js';
import { choiceWords } from '../view/choice-words.js';
import { diceView } from '../view/dice.js';
import { bandOf } from '../view/loss.js';
import type { MiniDie } from '../view/mini-die.js';
import { bonusName, cellName, sidesAt, sidesSaid, worth } from '../view/names.js';
import { tileFor } from '../view/other-games/row-icons.js';
import { tileOf } from '../view/row-icon.js';
import type { CellLook, DieView, RowView, SectionView } from '../view/view.js';
import { dayWords } from '../words/dates.js';
import type { Translate } from '../words/messages.js';
import { isSame, type Answer, type RatedAnswer } from './answer.js';
import { dateOf } from './calendar.js';
import type { Sign } from './journal.js';
import type { NoPuzzle } from './open-puzzle.js';

/** A decision, and the visitor's input so far. */
export interface Attempt {
  readonly state: GameState;
  readonly held: Held;
  /** The box chosen in place of dice. */
  readonly cell: string | undefined;
  /** Whether the visitor is asked if no die is to be kept. */
  readonly asked: boolean;
  readonly result: Result | undefined;
}
/** The result of an answer. `thinking` is true while an advisor rates it. */
export interface Result {
  readonly answer: Answer;
  /** The loss in points; undefined if it is not known. */
  readonly loss: number | undefined;
  /** The rated answers, best first. */
  readonly rated: readonly RatedAnswer[];
  readonly thinking: boolean;
}

export interface PuzzleView {
  readonly dice: readonly DieView[];
  readonly diceLabel: string;
  /** The words between asterisks stand out. */
  readonly sentence: string;
  readonly cardLabel: string;
  readonly sections: readonly TileSection[];
  readonly key: KeyView | undefined;
  readonly rows: readonly AnswerRow[];
}
export interface TileSection {
  readonly tiles: readonly TileView[];
  readonly bonus: { readonly label: string; readonly count: string; readonly reached: boolean } | undefined;
}
export interface TileView {
  readonly cell: string;
  readonly icon: string;
  readonly look: CellLook;
  readonly text: string;
  readonly label: string;
  readonly chosen: boolean;
  readonly disabled: boolean;
}
export interface KeyView {
  readonly label: string;
  /** The chosen answer in words. */
  readonly note: string;
  readonly disabled: boolean;
}
/** One of the answers in the list. */
export interface AnswerRow {
  /** The dice; `counts` marks the kept ones. */
  readonly dice: readonly MiniDie[];
  /** The icon of the box, in place of dice. */
  readonly icon: string | undefined;
  readonly words: string;
  readonly figure: string;
  readonly best: boolean;
  readonly yours: boolean;
}

/** The number of answers in the list. */
const TOLD = 3;

/** Returns the answer that is chosen now; undefined if there is none yet. */
export function chosenIn({ state, held, cell }: Attempt): Answer | undefined {
  if (cell !== undefined) return { kind: 'score', cell };
  return mayHold(state) && !allHeld({ state, held }) ? { kind: 'hold', held } : undefined;
}

export function puzzleView(t: Translate, attempt: Attempt): PuzzleView {
  const { state, result } = attempt;
  const snapshot = snapshotOf(t, attempt);
  const card = cardView(snapshot);
  return {
    dice: diceView(snapshot).map((die) => coloured(die, snapshot)),
    diceLabel: t('dice'),
    sentence: result ? verdict(t, state, result) : question(t, attempt),
    cardLabel: card.label,
    sections: card.sections.map((section) => ({
      tiles: section.rows.flatMap((row) => tilesOf(row, attempt)),
      bonus: bonusOf(snapshot, section),
    })),
    key: keyView(t, attempt),
    rows: result && !result.thinking ? answerRows(t, state, result) : [],
  };
}

/** The view while the decision is being fetched, or if there is none. */
export const blankView = (t: Translate, missing: NoPuzzle | undefined): PuzzleView => ({
  dice: Array.from({ length: 5 }, (_, position) => ({
    position,
    face: 0,
    colour: '',
    marked: false,
    tag: '',
    label: t('die.blank', { die: position + 1 }),
    disabled: true,
    tilt: position,
  })),
  diceLabel: t('dice'),
  sentence: missing ? t(missing) : '',
  cardLabel: t('card'),
  sections: [],
  key: undefined,
  rows: [],
});

/** A day, by its number, in words: "22 November". */
export const dayName = (t: Translate, day: number): string => dayWords(t.lang, dateOf(day).getTime());

/** The week in words, for screen readers. */
export const weekWords = (t: Translate, week: readonly Sign[]): string =>
  t('puzzle.week', { days: t.list.commas(week.map((sign) => t(SIGNS[sign]))) });

const SIGNS: Readonly<Record<Sign, string>> = {
  best: 'puzzle.sign.best',
  close: 'puzzle.sign.close',
  more: 'puzzle.sign.more',
  none: 'puzzle.sign.none',
};

/** The decision as a board that shows no points of open boxes. */
const snapshotOf = (t: Translate, { state, held, result }: Attempt): Snapshot => ({
  state,
  t,
  held,
  waiting: result ? 'nobody' : 'here',
  settings: settingsOf({ hints: 'off' }),
  notice: undefined,
  lastCells: [],
  shown: state.seat,
  panel: undefined,
  canUndo: false,
  rolls: 0,
  advised: false,
  reasons: {},
  joker: undefined,
  levels: [],
  names: [],
  wrote: '',
  besides: '',
  ending: '',
});

function coloured(die: DieView, snapshot: Snapshot): DieView {
  const { colour = '' } = sidesAt(snapshot)[die.position] ?? {};
  return { ...die, colour, tag: colour && !die.marked ? snapshot.t(`letter.${colour}`) : die.tag };
}

function question(t: Translate, { state, asked }: Attempt): string {
  if (asked) return t('puzzle.ask.none');
  return mayHold(state) ? t('puzzle.ask.hold', { n: rollsLeft(state) }) : t('puzzle.ask.box');
}

function tilesOf({ cells }: RowView, { state, cell, result }: Attempt): readonly TileView[] {
  return cells
    .filter(({ seat }) => seat === state.seat)
    .map(({ id, look, text, label, disabled }) => ({
      cell: id,
      icon: iconOf(state, id),
      look,
      text,
      label,
      chosen: id === cell,
      disabled: disabled || result !== undefined,
    }));
}

function iconOf({ rules }: GameState, id: string): string {
  const category = rules.cellById.get(id)?.category;
  return tileFor(rules.ruleset, category) ?? tileOf(category?.id ?? '', category?.face);
}

/** The progress towards the bonus of a section. */
function bonusOf({ t, state }: Snapshot, section: SectionView): TileSection['bonus'] {
  const { ruleset, spec } = state.rules;
  const declared = spec.bonuses?.find((bonus) => bonus.section === section.id);
  const progress = section.bonus?.players[state.seat];
  if (!declared || !progress) return undefined;
  return { label: bonusName(t, ruleset, declared.id), count: progress.count, reached: progress.reached };
}

function keyView(t: Translate, attempt: Attempt): KeyView {
  const answer = chosenIn(attempt);
  if (!answer) return { label: t('roll.choose'), note: '', disabled: true };
  return { label: t('puzzle.answer'), note: answerWords(t, attempt.state, answer), disabled: false };
}

/** An answer in a few words, for the button: "keep 5 6 6", or "Sixes, 12". */
export function answerWords(t: Translate, state: GameState, answer: Answer): string {
  if (answer.kind === 'score') return boxWords(t, state, answer.cell);
  if (!answer.held) return choiceWords(answer, { state, t });
  const kept = sidesAt({ state }, answer.held).toSorted((a, b) => a.face - b.face);
  return t('choice.keep', { dice: sidesSaid(t, kept) });
}

function boxWords(t: Translate, state: GameState, id: string): string {
  const cell = state.rules.cellById.get(id);
  const points = cellsOf(state).find((one) => one.id === id)?.points ?? 0;
  return t('puzzle.box', { row: cellName(t, state, id), points: cell ? worth(t, cell, points) : '' });
}

/** The sentence about the loss of the answer, and the best one. */
function verdict(t: Translate, state: GameState, { answer, loss, rated, thinking }: Result): string {
  if (thinking) return t('puzzle.thinking');
  const [best] = rated;
  if (!best) return t('puzzle.unanswered');
  const bestIs = (choice: Answer): string =>
    t('puzzle.best.is', { choice: choiceWords(choice, { state, t }) });
  const band = bandOf(loss);
  if (band === 'exact') {
    const next = nextLoss(rated);
    return next === undefined ? bestIs(answer) : t('puzzle.exact', { loss: t.number(next, 1) });
  }
  const cost =
    loss === undefined
      ? t('puzzle.over', { loss: t.number(itemAt(rated, rated.length - 1).loss, 1) })
      : t(COSTS[band], { loss: t.number(loss, 1) });
  return `${cost} ${bestIs(best)}`;
}

const COSTS = { close: 'puzzle.close', fair: 'puzzle.fair', dear: 'puzzle.dear' } as const;

/** The least loss among the answers that are not as good as the best one; undefined if there is none. */
const nextLoss = (rated: readonly RatedAnswer[]): number | undefined =>
  rated.find(({ loss }) => bandOf(loss) !== 'exact')?.loss;

/** The rows of up to three answers by loss: the best, the visitor's, and the next best. */
function answerRows(t: Translate, state: GameState, { answer, rated, loss }: Result): readonly AnswerRow[] {
  const isYours = (one: Answer): boolean => isSame(state, one, answer);
  const others = rated.filter((one, i) => i > 0 && !isYours(one));
  const told = [
    ...rated.slice(0, 1),
    ...rated.slice(1).filter(isYours),
    ...(rated.some(isYours) ? [] : [{ ...answer, loss: loss ?? Infinity }]),
  ];
  return [...told, ...others.slice(0, TOLD - told.length)]
    .toSorted((a, b) => a.loss - b.loss)
    .map((one) => answerRow(t, state, one, isYours(one)));
}

function answerRow(t: Translate, state: GameState, answer: RatedAnswer, yours: boolean): AnswerRow {
  const { loss } = answer;
  const best = bandOf(loss) === 'exact';
  return {
    dice: answer.kind === 'hold' ? keptDice(state, answer.held) : [],
    icon: answer.kind === 'score' ? iconOf(state, answer.cell) : undefined,
    words: answer.kind === 'hold' ? choiceWords(answer, { state, t }) : boxWords(t, state, answer.cell),
    figure: figureOf(t, loss, best, yours),
    best,
    yours,
  };
}

function figureOf(t: Translate, loss: number, best: boolean, yours: boolean): string {
  if (best) return t(yours ? 'puzzle.yours.best' : 'puzzle.best');
  if (loss === Infinity) return t('puzzle.yours.over');
  const figure = t.number(-loss, 1);
  return yours ? t('puzzle.yours', { loss: figure }) : figure;
}

const keptDice = (state: GameState, held: Held): readonly MiniDie[] =>
  sidesAt({ state }).map(({ face, symbol, colour = '' }, i) => ({
    face,
    symbol,
    colour,
    counts: Boolean((held >> i) & 1),
  }));
