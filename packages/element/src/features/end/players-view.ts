/** The view of the end of a game of several players. Pure, and without the DOM. */
import { outcome } from '@yahtzee-game/rules';
import { itemAt } from '../../basics/item-at.js';
import { totalsOf } from '../../game/answers.js';
import type { Snapshot } from '../../game/board-state.js';
import { diceWords, playerName, rowName } from '../../view/names.js';
import type { Level } from '../../game/seats.js';
import { seriesOf } from '../../game/series.js';
import { resultView } from '../../view/result.js';
import { seriesWords } from '../../view/series-words.js';
import type { RankView } from '../../view/view.js';
import { againView, type AgainView } from './again.js';
import type { EndFacts } from './end-facts.js';
import { largestStep, lineChartOf, type LineChart } from './line-chart.js';
import { meanOf } from './own-games.js';
import { duelOf, remarkView, type RemarkView } from './remark.js';
import { roundsOf, turnsOf, type PlayedTurn } from './turns.js';

export interface PlayersView {
  readonly kind: 'players';
  readonly label: string;
  readonly title: string;
  /** "20 players, 13 turns", and the average; empty for few players. */
  readonly note: string;
  readonly average: string;
  /** The ranking in one column, or in two. */
  readonly columns: readonly RankColumn[];
  readonly chart: LineChartView | undefined;
  readonly again: AgainView | undefined;
  /** The remark of the computer, after a game of it and one person. */
  readonly remark: RemarkView | undefined;
  /** The games of one person against one computer; undefined if none are remembered. */
  readonly series: SeriesView | undefined;
}
export interface SeriesView {
  readonly label: string;
  readonly text: string;
  /** The last games, the oldest first: the seat that won each. */
  readonly games: readonly { readonly seat: number; readonly initial: string }[];
}
export interface RankColumn {
  /** The number of its first row, from 1. */
  readonly start: number;
  readonly rows: readonly RankedView[];
}
export interface RankedView extends RankView {
  /** The level of a computer; undefined for people. */
  readonly level: Level | undefined;
  /** The level in words; empty for people. */
  readonly levelName: string;
}
export interface LineChartView {
  readonly title: string;
  /** A sentence that describes the chart. */
  readonly label: string;
  /** Undefined while it is computed. */
  readonly chart: LineChart | undefined;
  /** Whether the labels of the values are at the start of the lines. */
  readonly isStart: boolean;
  /** Values that are labelled. */
  readonly scale: readonly { readonly at: number; readonly text: string }[];
  readonly start: string;
  readonly end: string;
  /** Names by seat. */
  readonly names: readonly string[];
  /** The player and the row of the winner's largest step; empty if there is none. */
  readonly step: string;
  /** A sentence about the turn that decided the game; empty if it is not known. */
  readonly decided: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The most players for a chart; with more, a second column of the ranking takes its place. */
export const MOST_LINES = 4;

export function playersView(snapshot: Snapshot, facts: EndFacts): PlayersView | undefined {
  const result = resultView(snapshot);
  if (!result) return undefined;
  const { state, t } = snapshot;
  const rows = result.ranking.map((rank) => ({ ...rank, ...levelOf(snapshot, rank.seat) }));
  const isMany = rows.length > MOST_LINES;
  const players = t('end.players', { n: rows.length });
  const turns = t('end.turns', { n: Math.max(...state.cards.map((card) => card.turns)) });
  return {
    kind: 'players',
    label: result.title,
    title: result.title,
    note: isMany ? t.list.commas([players, turns]) : '',
    average: isMany ? t('end.average', { mean: meanOf(totalsOf(state).map(({ total }) => total)) ?? 0 }) : '',
    columns: isMany ? halves(rows) : [{ start: 1, rows }],
    chart: isMany ? undefined : chartView(snapshot, facts),
    again: againView(snapshot, facts),
    remark: remarkView(snapshot),
    series: seriesView(snapshot, facts),
  };
}

/** The most games of a series that are drawn. */
const MOST_GAMES = 8;

function seriesView(snapshot: Snapshot, { results, game }: EndFacts): SeriesView | undefined {
  const { state, t } = snapshot;
  const duel = duelOf(snapshot);
  if (!results || !duel) return undefined;
  const { person, rival, level } = duel;
  const { places = [] } = outcome(state) ?? {};
  const ahead = Math.sign((places[rival] ?? 0) - (places[person] ?? 0));
  const others = results.filter((one) => one.game !== game);
  const series = seriesOf([...others, { rivals: [{ level, ahead }] }], level);
  const names = state.players.map((_, seat) => playerName(snapshot, state, seat));
  const won = series.games.slice(-MOST_GAMES).map((isPerson) => (isPerson ? person : rival));
  return {
    label: t('series.games', { n: series.games.length }),
    text: seriesWords(t, series, names[rival] ?? ''),
    games: won.map((seat) => ({ seat, initial: [...(state.players[seat] ?? '')][0] ?? '' })),
  };
}

function halves(rows: readonly RankedView[]): readonly RankColumn[] {
  const half = Math.ceil(rows.length / 2);
  return [
    { start: 1, rows: rows.slice(0, half) },
    { start: half + 1, rows: rows.slice(half) },
  ];
}

function levelOf({ levels, t }: Snapshot, seat: number): Pick<RankedView, 'level' | 'levelName'> {
  const level = levels[seat];
  return { level, levelName: level ? t(`bot.level.${level}`) : '' };
}

/**
 * The chart of the probability of winning by round, or of totals without an advisor; none where totals do not decide.
 */
function chartView(snapshot: Snapshot, { chances, awaitsChances }: EndFacts): LineChartView | undefined {
  const { state, t } = snapshot;
  if (state.rules.spec.standing) return undefined;
  const turns = turnsOf(state);
  const rounds = roundsOf(turns);
  if (rounds.length < MIN_ROUNDS) return undefined;
  const names = state.players.map((_, seat) => playerName(snapshot, state, seat));
  const last = { start: t('end.turn', { turn: 1 }), end: t.number(rounds.length - 1) };
  const { winners = [], totals: end = [], playoff = [] } = outcome(state) ?? {};
  if (chances || awaitsChances) {
    const chart = chances && lineChartOf(chances, winners, 1);
    return {
      ...last,
      title: t('end.chances'),
      label: t('end.chances.label'),
      chart,
      isStart: false,
      scale: [0.5, 1].map((at) => ({ at, text: percent(t, at) })),
      names,
      ...(chances && playoff.length === 0
        ? decision(snapshot, chances, winners, turns)
        : { step: '', decided: '' }),
      columns: [t('end.turn.head'), ...names],
      rows: byTurn(t, chances ?? [], (chance) => percent(t, chance)),
    };
  }
  // The cards of a play-off do not count for the totals.
  const totals = rounds.map((round) => (round.playoff ? end : totalsOf(round).map(({ total }) => total)));
  const most = Math.max(1, ...totals.flat());
  const chart = lineChartOf(totals, winners, most * HEADROOM);
  return {
    ...last,
    title: t('end.lines'),
    label: t('end.lines.label'),
    chart: { ...chart, step: undefined },
    isStart: true,
    scale: [...roundValues(most)].map((at) => ({ at, text: t.number(at) })),
    names,
    step: '',
    decided: '',
    columns: [t('end.turn.head'), ...names],
    rows: byTurn(t, totals, (total) => t.number(total)),
  };
}

/** The figures after each turn, without the state before the first. */
const byTurn = (
  t: Snapshot['t'],
  rows: readonly (readonly number[])[],
  words: (value: number) => string,
): LineChartView['rows'] =>
  rows.slice(1).map((row, i) => [t.number(i + 1), ...row.map((value) => words(value))]);

/** The height of the chart of totals, as a multiple of the highest one. */
const HEADROOM = 1.08;

/** Returns two to five round values up to the highest one: 100, 200. */
function* roundValues(most: number): Generator<number> {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = most / power >= 5 ? 2 * power : most / power >= 2 ? power : power / 2;
  for (let value = step; value <= most; value += step) yield value;
}

/** The least number of points for a chart. */
const MIN_ROUNDS = 4;

/** The turn in which the winner's probability of winning grew most. */
function decision(
  snapshot: Snapshot,
  chances: readonly (readonly number[])[],
  winners: readonly number[],
  turns: readonly PlayedTurn[],
): Pick<LineChartView, 'step' | 'decided'> {
  const [winner = 0, second] = winners;
  const step = second === undefined ? largestStep(chances, winner) : undefined;
  const turn = turns.filter(({ seat }) => seat === winner)[(step?.round ?? 0) - 1];
  if (!step || !turn) return { step: '', decided: '' };
  const { t } = snapshot;
  const row = entryRow(snapshot, turn);
  return {
    step: t('end.step', { player: playerName(snapshot, snapshot.state, winner), row }),
    decided: t('end.decided', {
      turn: step.round,
      entry: entryWords(snapshot, turn) || row,
      from: percent(t, itemAt(itemAt(chances, step.round - 1), winner)),
      to: percent(t, step.value),
    }),
  };
}

const entryRow = ({ state, t }: Snapshot, { cell }: PlayedTurn): string =>
  rowName(t, state.rules.ruleset, state.rules.cellById.get(cell)?.category.id ?? cell);

/** "five fours" where all dice are alike; empty otherwise. */
function entryWords({ t }: Snapshot, { dice }: PlayedTurn): string {
  const isAlike = dice.every(({ face }) => face === dice[0]?.face);
  const words = isAlike ? diceWords(t, dice) : '';
  return /\d/.test(words) ? '' : words;
}

/** A percentage, rounded down. */
const percent = (t: Snapshot['t'], share: number): string => t.percent(Math.floor(100 * share + 1e-6) / 100);
