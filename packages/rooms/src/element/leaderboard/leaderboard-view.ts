/** The texts of a list of results. Pure, without the DOM. */
import { dateWords, isolated, type Translate } from '@yahtzee-game/element/kit';
import type { EventHandle } from '../../client/handle.js';
import type { EventResult, GameEvent } from '../../core/index.js';

export interface LeaderboardView {
  /** The results that are shown now, best first. */
  readonly rows: readonly RowView[];
  /** The places after these that nobody has yet; the first one says so. */
  readonly free: readonly FreeView[];
  /** The latest results, newest first. */
  readonly recent: readonly RecentView[];
  /** A sentence with the number of results and their mean; or that there are none. */
  readonly summary: string;
  /** The page that is shown, from 0, and the number of pages. */
  readonly page: number;
  readonly pages: number;
}

export interface RowView {
  /** With `=` if it is shared. */
  readonly place: string;
  readonly isFirst: boolean;
  readonly name: string;
  readonly total: string;
  /** The total as a share of the best one, 0 to 1. */
  readonly share: number;
  readonly time: string;
  readonly isNew: boolean;
}

export interface FreeView {
  readonly place: string;
  readonly note: string;
}

export interface RecentView {
  readonly name: string;
  readonly total: string;
  readonly place: string;
}

interface Placed extends EventResult {
  /** From 1; equal totals share the better one. */
  readonly place: number;
  readonly isShared: boolean;
}

/** The number of first places that every page shows, and of others that change from page to page. */
const [STAYING, CHANGING] = [3, 7];
const RECENT = 4;
/** The milliseconds for which a result is marked as new. */
export const NEW_FOR = 60_000;

/** Returns the results with their places, best first, equal ones in order of arrival. */
export function placed(results: readonly EventResult[]): readonly Placed[] {
  const totals = results.map(({ total }) => total);
  return results
    .map((result) => ({
      ...result,
      place: 1 + totals.filter((total) => total > result.total).length,
      isShared: totals.filter((total) => total === result.total).length > 1,
    }))
    .toSorted((a, b) => a.place - b.place);
}

/** Returns the number of pages for a number of results. */
export const pagesOf = (results: number): number => Math.max(1, Math.ceil((results - STAYING) / CHANGING));

/**
 * Returns the view at a time, in milliseconds since 1970.
 * @param page undefined to show all results
 */
export function leaderboardView(
  t: Translate,
  event: GameEvent,
  now: number,
  page: number | undefined,
): LeaderboardView {
  const all = placed(event.results);
  const pages = pagesOf(all.length);
  const shown = page === undefined ? 0 : page % pages;
  const from = STAYING + shown * CHANGING;
  const best = Math.max(1, ...event.results.map(({ total }) => total));
  const newest = event.results.at(-1);
  const rows = page === undefined ? all : [...all.slice(0, STAYING), ...all.slice(from, from + CHANGING)];
  return {
    rows: rows.map((result) => ({
      ...named(t, result),
      place: `${result.isShared ? '=' : ''}${t.number(result.place)}`,
      isFirst: result.place === 1,
      share: Math.max(0, result.total / best),
      time: timeOf(t, result.at),
      isNew: isSame(result, newest) && now - Date.parse(result.at) < NEW_FOR,
    })),
    free: event.phase === 'over' ? [] : freeAfter(t, all.length),
    recent: event.results
      .slice(-RECENT)
      .toReversed()
      .map((result) => ({
        ...named(t, result),
        place: t('board.place.of', { n: all.find((one) => isSame(one, result))?.place ?? 0 }),
      })),
    summary: summaryText(t, event),
    page: shown,
    pages,
  };
}

/** The places after this number of results, up to the last one of the first page. */
function freeAfter(t: Translate, results: number): readonly FreeView[] {
  const count = Math.max(0, STAYING + CHANGING - results);
  return Array.from({ length: count }, (_, i) => ({
    place: t.number(results + i + 1),
    note: i > 0 ? '' : t(results ? 'board.free' : 'board.empty'),
  }));
}

/** Returns a sentence with the number of people who play now; empty if there are none, or the event is over. */
export const playingText = (
  t: Translate,
  { event, playing: { length: n } }: Pick<EventHandle, 'event' | 'playing'>,
): string => (n && event.phase !== 'over' ? t('board.playing', { n }) : '');

/** Returns the sentence that announces a new result. */
export function resultText(t: Translate, event: GameEvent, result: EventResult): string {
  const place = placed(event.results).find((one) => isSame(one, result))?.place ?? 0;
  return t('board.finished', { player: nameOf(t, result), n: result.total, place });
}

const named = (t: Translate, result: EventResult): { name: string; total: string } => ({
  name: nameOf(t, result),
  total: t.number(result.total),
});

const nameOf = (t: Translate, { name }: EventResult): string => isolated(name || t('board.nobody'), t);

const isSame = (a: EventResult, b: EventResult | undefined): boolean =>
  a.room === b?.room && a.seat === b.seat;

/** The time of day at which a game was over, in the time zone of this browser. */
const timeOf = ({ lang }: Translate, at: string): string =>
  dateWords(lang, Date.parse(at), { timeStyle: 'short' });

function summaryText(t: Translate, { results }: GameEvent): string {
  const n = results.length;
  if (!n) return t('board.empty');
  const average = Math.round(results.reduce((sum, { total }) => sum + total, 0) / n);
  return t('board.summary', { n, average });
}
