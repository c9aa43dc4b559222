/** The view of the end of a game of one player. Pure, and without the DOM. */
import { outcome } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import { rowName, standingOf } from '../../view/names.js';
import { resultView } from '../../view/result.js';
import type { FigureView } from '../../view/view.js';
import { dateWords } from '../../words/dates.js';
import { bestMoment } from './best-moment.js';
import type { EndFacts } from './end-facts.js';
import { histogramOf, type Histogram } from './histogram.js';
import { bestOf, meanOf, ownGames, placeSentence, type OwnGames } from './own-games.js';
import { turnsOf, type PlayedTurn } from './turns.js';
import { verdictOf } from './verdict.js';

export interface SoloView {
  readonly kind: 'solo';
  readonly label: string;
  readonly title: string;
  readonly total: string;
  /** A sentence; the words between asterisks stand out. */
  readonly verdict: string;
  readonly facts: readonly FactView[];
  readonly chart: HistogramView | undefined;
  /** The heading of a chart that may still arrive, shown in its place. */
  readonly coming: { readonly title: string } | undefined;
  /** The parts of the total, shown in place of a chart. */
  readonly sheet: { readonly title: string; readonly figures: readonly FigureView[] } | undefined;
  readonly history: HistoryView | undefined;
  /** Whether no other game is remembered. */
  readonly isFirst: boolean;
  /** The place of the game among the player's other games; often empty. */
  readonly place: string;
}
export interface FactView {
  readonly label: string;
  /** Empty until it is known. */
  readonly value: string;
  readonly note: string;
  /** The longest possible text, which reserves the space until the fact is known. */
  readonly longest?: string;
}
export interface HistogramView {
  readonly title: string;
  /** The mean of the games; often empty. */
  readonly note: string;
  /** A sentence that describes the chart. */
  readonly label: string;
  readonly chart: Histogram;
  readonly perfect: string;
  readonly columns: readonly string[];
  /** The figures of the chart: totals, games, games with advice. */
  readonly rows: readonly (readonly string[])[];
}
/** The remembered games, with the words for deleting them. */
export interface HistoryView {
  readonly title: string;
  /** The games, the newest first. */
  readonly games: readonly {
    readonly at: number;
    readonly date: string;
    readonly total: string;
    readonly note: string;
  }[];
  readonly where: string;
}

/** The number of games that are listed. */
const LISTED = 20;

export function soloView(snapshot: Snapshot, facts: EndFacts): SoloView | undefined {
  const { state, t } = snapshot;
  const total = outcome(state)?.totals[0];
  if (total === undefined) return undefined;
  // If another figure than the total decides, totals are not compared.
  const standing = standingOf(snapshot, 0);
  const own =
    facts.results && !standing ? ownGames(facts.results, state.players[0] ?? '', facts.game) : undefined;
  const perfect = standing ? undefined : facts.perfect;
  const awaitsChart = facts.awaitsPerfect && !standing;
  const chart =
    standing || awaitsChart ? undefined : histogramView(snapshot, total, own, { ...facts, perfect });
  const isFirst = own?.all.length === 0;
  const result = resultView(snapshot);
  const place = own ? placeSentence(t, total, own, facts.helped) : '';
  const all = t('points', { n: total });
  return {
    kind: 'solo',
    label: t('end.label', { total: standing || all }),
    title: t('end.score'),
    total: result?.ranking[0]?.total ?? t.number(total),
    verdict:
      standing || awaitsChart
        ? ''
        : verdictOf(t, total, perfect, { fair: own?.fair ?? [], isFirst, helped: facts.helped }),
    facts: [...bestFact(snapshot, total, own, facts), ...momentFact(snapshot, facts, Boolean(standing))],
    chart,
    coming: awaitsChart ? { title: titleOf(t, own, (own?.all.length ?? 0) + 1) } : undefined,
    sheet:
      chart || awaitsChart || !result?.figures.length
        ? undefined
        : { title: result.figuresTitle, figures: result.figures },
    history: historyView(snapshot, own),
    isFirst,
    place,
  };
}

function bestFact(
  { t }: Snapshot,
  total: number,
  own: OwnGames | undefined,
  { helped }: EndFacts,
): readonly FactView[] {
  const before = own && bestOf(own.fair);
  if (before === undefined) return [];
  const isNew = total > before && !helped;
  const note = isNew ? t('record.today') : total < before ? t('record.away', { n: before - total }) : '';
  return [{ label: t('record.best'), value: t.number(isNew ? total : before), note }];
}

function momentFact(
  { state, t }: Snapshot,
  { worths, awaitsWorths }: EndFacts,
  hasStanding: boolean,
): readonly FactView[] {
  if (hasStanding) return [];
  const turns = turnsOf(state);
  const wordsOf = ({ cell, turn }: PlayedTurn): string => {
    const id = state.rules.cellById.get(cell)?.category.id;
    return id ? t('end.moment.entry', { row: rowName(t, state.rules.ruleset, id), turn }) : '';
  };
  const texts = turns.map(wordsOf).toSorted((a, b) => b.length - a.length);
  const fact = { label: t('end.moment'), value: '', note: '', longest: `${texts[0] ?? ''} ${t.signed(99)}` };
  if (awaitsWorths) return [fact];
  const best = bestMoment(turns, worths);
  if (!best) return worths ? [fact] : [];
  const note = best.gain === undefined ? '' : t.signed(Math.round(best.gain));
  return [{ ...fact, value: wordsOf(best.turn), note }];
}

function histogramView(
  { t }: Snapshot,
  total: number,
  own: OwnGames | undefined,
  { perfect, helped }: EndFacts,
): HistogramView | undefined {
  const others = own?.all ?? [];
  const chart = histogramOf({ total, helped }, others, perfect);
  if (!chart) return undefined;
  const games = others.length + 1;
  const fair = own ? meanOf([...own.fair, ...(helped ? [] : [total])]) : undefined;
  return {
    title: titleOf(t, own, games),
    note: fair === undefined || games < 2 ? '' : t('end.average', { mean: fair }),
    label: labelOf(t, chart, games, total),
    chart,
    perfect: perfect ? t('end.perfect') : '',
    columns: [t('end.totals'), t('end.games'), t('record.advised')],
    rows:
      games < 2
        ? []
        : chart.bars.map(({ from, count, helped: aided }) => [
            `${t.number(from)}–${t.number(from + chart.width - 1)}`,
            t.number(count),
            t.number(aided),
          ]),
  };
}

function titleOf(t: Snapshot['t'], own: OwnGames | undefined, games: number): string {
  if (!own) return t('end.perfect.games');
  return games > 1 ? t('end.own', { n: games }) : t('record.first');
}

const labelOf = (t: Snapshot['t'], chart: Histogram, games: number, total: number): string =>
  [
    games > 1 ? t('end.chart', { n: games, width: chart.width }) : '',
    t('end.chart.today', { total }),
    chart.curve.length > 0 ? t('end.chart.perfect') : '',
  ]
    .filter(Boolean)
    .join(' ');

function historyView({ t }: Snapshot, own: OwnGames | undefined): HistoryView | undefined {
  if (!own?.all.length) return undefined;
  const games = own.all.slice(-LISTED).toReversed();
  return {
    title: t('end.last'),
    games: games.map(({ at, total, helped }) => ({
      at,
      date: dateWords(t.lang, at, { dateStyle: 'medium' }),
      total: t.number(total),
      note: helped ? t('record.advised') : '',
    })),
    where: t('record.where'),
  };
}
