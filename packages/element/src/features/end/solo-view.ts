/** The view of the end of a game of one player. Pure, and without the DOM. */
import { outcome } from '@yahtzee-game/rules';
import { totalsOf } from '../../game/answers.js';
import type { Snapshot } from '../../game/board-state.js';
import { bonusName, standingOf } from '../../view/names.js';
import { resultView } from '../../view/result.js';
import type { FigureView } from '../../view/view.js';
import { dateWords } from '../../words/dates.js';
import { againView, type AgainView } from './again.js';
import type { EndFacts } from './end-facts.js';
import { histogramOf, type Histogram } from './histogram.js';
import { emptySentence, hopeOf } from './hope.js';
import { missedOf } from './missed.js';
import { bestOf, meanOf, ownGames, placeSentence, type OwnGames } from './own-games.js';
import { LAST, RANKED, rankOf } from './rank.js';
import { verdictOf } from './verdict.js';

export interface SoloView {
  readonly kind: 'solo';
  readonly label: string;
  readonly title: string;
  readonly total: string;
  /** A sentence about how good the total is; the words between asterisks stand out. */
  readonly verdict: string;
  /** Such a sentence about points that were nearly there. */
  readonly hope: string;
  readonly rank: RankView | undefined;
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
  readonly again: AgainView | undefined;
}
export interface FactView {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}
/** The rank of the player. Its place is reserved while it may still arrive: then all texts but the label are empty. */
export interface RankView {
  readonly label: string;
  readonly value: string;
  /** How much it has changed. */
  readonly note: string;
  /** The scale with the rank now and before, in percent; undefined while there is none. */
  readonly scale: { readonly now: number; readonly before: number | undefined } | undefined;
  /** The number of games so far, while there are too few for a rank. */
  readonly played: number | undefined;
  /** The texts below, from the start to the end. */
  readonly ends: readonly string[];
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
  const result = resultView(snapshot);
  const figures = result?.ranking[0]?.total ?? t.number(total);
  const place = own ? placeSentence(t, total, own, facts.helped) : '';
  const all = t('points', { n: total });
  return {
    kind: 'solo',
    label: t('end.label', { total: standing || all }),
    title: t('end.score'),
    total: figures,
    ...(standing || awaitsChart ? { verdict: '', hope: '' } : fateAndHope(snapshot, total, own, facts)),
    facts: factsOf(snapshot, total, own, facts),
    rank: own && rankView(snapshot, total, own, facts),
    chart,
    coming: awaitsChart ? { title: titleOf(t, own, (own?.all.length ?? 0) + 1) } : undefined,
    sheet:
      chart || awaitsChart || !result?.figures.length
        ? undefined
        : { title: result.figuresTitle, figures: result.figures },
    history: historyView(snapshot, own),
    isFirst: own?.all.length === 0,
    place,
    again: againView(snapshot, facts, figures),
  };
}

function fateAndHope(
  snapshot: Snapshot,
  total: number,
  own: OwnGames | undefined,
  { perfect, helped, hasSameDice }: EndFacts,
): Pick<SoloView, 'verdict' | 'hope'> {
  const missed = missedOf(snapshot.state);
  const empty = emptySentence(snapshot, missed);
  const fair = own?.fair ?? [];
  const isFirst = own?.all.length === 0;
  const verdict = verdictOf(snapshot.t, total, perfect, { fair, isFirst, helped, empty });
  const namesBoxes = verdict !== '' && verdict === empty;
  const hope = hopeOf(snapshot, total, missed, { mean: meanOf(fair), hasSameDice, namesBoxes });
  return { verdict, hope };
}

const factsOf = (
  snapshot: Snapshot,
  total: number,
  own: OwnGames | undefined,
  facts: EndFacts,
): readonly FactView[] => {
  const best = bestFact(snapshot, total, own, facts);
  return best.length > 0 ? best : bonusFact(snapshot);
};

/** The sum that counts for the bonus, in games with one column and one bonus. */
function bonusFact({ state, t }: Snapshot): readonly FactView[] {
  const { columns, spec, ruleset } = state.rules;
  const [bonus, ...others] = spec.bonuses ?? [];
  const [at] = bonus?.ladder[0] ?? [];
  if (!bonus || at === undefined || others.length > 0 || columns.length > 1) return [];
  const sum = totalsOf(state)[0]?.sections[bonus.section] ?? 0;
  return [{ label: bonusName(t, ruleset, bonus.id), value: t('bonus.to', { sum, at }), note: '' }];
}

function rankView(
  { t }: Snapshot,
  total: number,
  own: OwnGames,
  { perfect, awaitsPerfect, helped }: EndFacts,
): RankView | undefined {
  if (!perfect && !awaitsPerfect) return undefined;
  const totals = helped ? own.fair : [...own.fair, total];
  const played = totals.length;
  if (played < RANKED)
    return {
      label: t('end.rank.soon'),
      value: t('end.rank.after', { n: RANKED }),
      note: '',
      scale: undefined,
      played,
      ends: [t('end.rank.played', { n: played, all: RANKED })],
    };
  const rank = perfect && rankOf(totals, perfect, !helped);
  const change = rank?.before === undefined ? 0 : rank.now - rank.before;
  return {
    label: t('end.rank', { n: Math.min(LAST, played) }),
    value: rank ? t.number(rank.now) : '',
    note: change ? t.signed(change) : '',
    scale: rank,
    played: undefined,
    ends: [t.number(0), t('end.rank.perfect', { n: 50 }), t.number(100)],
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
