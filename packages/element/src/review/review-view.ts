/** The review of one player's game in words and figures. Pure, and free of the DOM. */
import type { GameState, Held } from '@yahtzee-game/rules';
import { itemAt } from '../basics/item-at.js';
import type { Chosen, GameReview } from '../game/advisor.js';
import type { Snapshot } from '../game/board-state.js';
import { gameTotalsOf } from '../game/game-totals.js';
import { turnOf } from '../game/turns.js';
import { choiceWords } from '../view/choice-words.js';
import { bandOf, NO_LOSS, type Band } from '../view/loss.js';
import { cellName, diceSaid, gameName, playerName, sidesAt } from '../view/names.js';
import type { Translate } from '../words/messages.js';
import { curveOf, type Curve } from './curve.js';
import { change, rounded, sum } from './figures.js';
import { momentsOf, type Moment } from './moments.js';
import { lossesByTheme, type ThemeLoss } from './themes.js';

export interface ReviewView {
  readonly name: string;
  /** "Review · 296 points". */
  readonly title: string;
  /** The players to choose from; empty if there is one only. */
  readonly players: readonly string[];
  /** The expected total, luck, decisions, and the total that they add up to. */
  readonly sums: readonly SumView[];
  readonly message: string;
  /** Says that the figures are estimates; often empty. */
  readonly note: string;
  readonly curve: CurveView;
  readonly dearestTitle: string;
  /** The decisions with the greatest losses, dearest first, as indices in `decisions`. */
  readonly dearest: readonly number[];
  /** All decisions of the player, in the order of play. */
  readonly decisions: readonly DecisionView[];
  /** The numbers and losses of decisions by size, and by kind of choice. */
  readonly losses: readonly SumView[];
  readonly themesTitle: string;
  /** The losses by topic of the decisions; empty if the topics are not known. */
  readonly themes: readonly SumView[];
}
export interface SumView {
  readonly value: string;
  readonly label: string;
  /** Whether the figure is good: points won by luck, or a loss below the aim. */
  readonly good: boolean;
}
export interface CurveView extends Curve {
  readonly title: string;
  readonly perfect: string;
  /** The final total, or the expected one if the game is not over. */
  readonly end: string;
  /** The filled row by peak. */
  readonly names: readonly string[];
  /** The figures of the curve by turn, for screen readers. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
export interface DecisionView {
  /** The number of the decision among those of all players, from 1. */
  readonly number: number;
  readonly state: GameState;
  /** The dice that were kept; undefined if a box was chosen. */
  readonly held: Held | undefined;
  readonly turn: number;
  /** "Turn 5". */
  readonly name: string;
  /** "Review · Turn 5 of 13". */
  readonly title: string;
  /** "Turn 5, roll 1". */
  readonly when: string;
  /** The dice in words, for screen readers. */
  readonly heard: string;
  readonly dice: readonly MiniDie[];
  /** The best choice, and the player's if it was another one. */
  readonly beside: readonly BesideView[];
  /** The better choice. */
  readonly better: string;
  readonly loss: string;
  /** Sentences about the player's choice and the better one. */
  readonly sentence: string;
  /** Whether it is one of the decisions in `dearest`. */
  readonly dear: boolean;
}
export interface BesideView {
  /** The dice; empty if a box is chosen. */
  readonly dice: readonly MiniDie[];
  readonly words: string;
  /** The expected total after the best choice; the loss of the other choice. */
  readonly figure: string;
  readonly best: boolean;
}
export interface MiniDie {
  readonly face: number;
  readonly symbol: string | undefined;
  readonly kept: boolean;
}

type Position = Pick<Snapshot, 'state' | 't'>;

const MOST_DEAREST = 5;
/** Points of luck, good or bad, from which the message mentions it. */
const LUCK = 10;
/**
 * The mean loss per decision below which a player plays well in Yahtzee, where perfect play expects `AIMED_AT` points:
 * the aim of Tom Verhoeff's Yahtzee Proficiency Test (1999). In other games the aim is in proportion.
 */
const AIM = 0.2;
const AIMED_AT = 254.59;

export function reviewView(t: Translate, final: GameState, review: GameReview, seat: number): ReviewView {
  const moments = momentsOf(final, review, seat);
  const dearest = dearestOf(moments);
  const total = itemAt(gameTotalsOf(final), seat);
  const names = { t, names: [] };
  return {
    name: gameName(t, final.rules.ruleset),
    title: `${t('review')} · ${t('points', { n: total })}`,
    players: final.players.length > 1 ? final.players.map((_, i) => playerName(names, final, i)) : [],
    sums: sumsOf(t, review, seat, total, final.turn.phase === 'over'),
    message: messageOf(t, moments, review.seats[seat]?.luck ?? 0),
    note: review.exact === false ? t('review.estimate') : '',
    curve: curveView(t, final, moments, review.expectedTotal, total),
    dearestTitle: dearest.length
      ? t('review.dearest', { n: dearest.length, all: moments.length })
      : t('review.clean'),
    dearest,
    decisions: moments.map((moment, i) => decisionView(t, moment, dearest.includes(i))),
    losses: lossesOf(t, moments, review.expectedTotal),
    themesTitle: t('review.themes'),
    themes: lossesByTheme(moments).map((lost) => themeView(t, final, lost)),
  };
}

function dearestOf(moments: readonly Moment[]): readonly number[] {
  const loss = (i: number): number => itemAt(moments, i).loss;
  return [...moments.keys()]
    .filter((i) => bandOf(loss(i)) !== 'exact')
    .toSorted((a, b) => loss(b) - loss(a))
    .slice(0, MOST_DEAREST);
}

/** Luck absorbs rounding errors, so that the rounded figures add up. */
function sumsOf(
  t: Translate,
  { expectedTotal, seats }: GameReview,
  seat: number,
  total: number,
  isOver: boolean,
): readonly SumView[] {
  const { lost = 0, luck = 0 } = seats[seat] ?? {};
  const [expected, given] = [rounded(expectedTotal), rounded(lost)];
  const shownLuck = isOver ? total - expected + given : rounded(luck);
  const end = isOver ? t.number(total) : t.number(rounded(expected + shownLuck - given), 1);
  return [
    { value: t.number(expected, 1), label: t('review.expect'), good: false },
    { value: change(t, shownLuck), label: t('review.luck'), good: shownLuck >= NO_LOSS },
    { value: change(t, -given), label: t('review.decisions'), good: false },
    { value: end, label: t('review.game'), good: false },
  ];
}

function messageOf(t: Translate, moments: readonly Moment[], luck: number): string {
  const best = moments.filter(({ loss }) => bandOf(loss) === 'exact').length;
  const dice = luck >= LUCK ? 'lucky' : luck <= -LUCK ? 'unlucky' : 'average';
  return `${t(`review.${dice}`)} ${t('review.best', { best, all: moments.length })}`;
}

function curveView(
  t: Translate,
  final: GameState,
  moments: readonly Moment[],
  expected: number,
  total: number,
): CurveView {
  const curve = curveOf(moments, expected, final.turn.phase === 'over' ? total : undefined);
  return {
    ...curve,
    title: t('review.curve'),
    perfect: t('review.perfect'),
    end: t.number(Math.round(itemAt(curve.values, curve.values.length - 1))),
    names: curve.peaks.map(({ cell }) => cellName(t, final, cell)),
    columns: [t('review.head.turn'), t('review.head.score')],
    rows: curve.values.map((value, turn) => [t.number(turn), t.number(rounded(value), 1)]),
  };
}

function decisionView(t: Translate, moment: Moment, dear: boolean): DecisionView {
  const { number, state, chosen, best, loss, turn, roll } = moment;
  const position = { state, t };
  const choice = choiceWords(best, position);
  const held = chosen.kind === 'hold' ? chosen.held : undefined;
  const [yours, cost] = [choiceWords(chosen, position), t.number(rounded(loss), 1)];
  return {
    number,
    state,
    held,
    turn,
    name: t('review.turn', { turn }),
    title: `${t('review')} · ${t('turn', { ...turnOf(state) })}`,
    when: t('review.throw', { turn, roll }),
    heard: diceSaid(position),
    dice: miniDice(position, held),
    beside: besideOf(moment, position),
    better:
      chosen.kind === 'hold'
        ? t('review.better', { choice })
        : t('review.wrote', { row: cellName(t, state, chosen.cell), choice }),
    loss: change(t, -loss),
    sentence:
      bandOf(loss) === 'exact'
        ? t('review.right', { choice: yours })
        : t('review.yours', { choice: yours, best: choice, loss: cost }),
    dear,
  };
}

/** The dice of a position, kept ones marked; all are kept if a box was chosen. */
const miniDice = (position: Position, held: Held | undefined): readonly MiniDie[] =>
  sidesAt(position).map(({ face, symbol }, i) => ({
    face,
    symbol,
    kept: held === undefined || Boolean((held >> i) & 1),
  }));

function besideOf({ best, chosen, loss }: Moment, position: Position): readonly BesideView[] {
  const { t } = position;
  const dice = (choice: Chosen | Moment['best']): readonly MiniDie[] =>
    choice.kind === 'hold' ? miniDice(position, choice.held) : [];
  const first: BesideView = {
    dice: dice(best),
    words: t('review.beside.best', { choice: choiceWords(best, position) }),
    figure: t.number(rounded(best.value), 1),
    best: true,
  };
  if (bandOf(loss) === 'exact') return [first];
  const words = t('review.beside.yours', { choice: choiceWords(chosen, position) });
  return [first, { dice: dice(chosen), words, figure: change(t, -loss), best: false }];
}

/** Slips, errors and blunders; then the losses from keeping dice, from choosing boxes, and on average. */
function lossesOf(t: Translate, moments: readonly Moment[], expected: number): readonly SumView[] {
  const lost = (some: readonly Moment[]): string => change(t, -sum(some.map(({ loss }) => loss)));
  const sized = (name: string, band: Band): SumView => {
    const some = moments.filter(({ loss }) => bandOf(loss) === band);
    return { value: lost(some), label: t(`review.${name}`, { n: some.length }), good: false };
  };
  const about = (name: string, some: readonly Moment[]): SumView => ({
    value: lost(some),
    label: t(`review.${name}`),
    good: false,
  });
  const mean = sum(moments.map(({ loss }) => loss)) / Math.max(1, moments.length);
  const aim = (AIM * expected) / AIMED_AT;
  return [
    sized('slips', 'close'),
    sized('errors', 'fair'),
    sized('blunders', 'dear'),
    about(
      'holds',
      moments.filter(({ chosen }) => chosen.kind === 'hold'),
    ),
    about(
      'boxes',
      moments.filter(({ chosen }) => chosen.kind !== 'hold'),
    ),
    {
      value: t.number(0 - rounded(mean, 2), 2),
      label: t('review.each', { aim: t.number(aim, 2) }),
      good: mean < aim,
    },
  ];
}

/** "−12.3 straights"; for the box of all dice alike, with its name. */
const themeView = (t: Translate, final: GameState, { theme, loss, cell }: ThemeLoss): SumView => ({
  value: change(t, -loss),
  label: theme === 'alike' ? cellName(t, final, cell) : t(`review.theme.${theme}`),
  good: false,
});
