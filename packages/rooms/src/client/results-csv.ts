/** The results of an event as a table for spreadsheets. */
import type { EventResult, GameEvent } from '../core/index.js';
import { deny, isFields } from '../doors.js';

const COLUMNS = ['place', 'name', 'points', 'time', 'room', 'seat'];

/**
 * Returns the results of an event as CSV (RFC 4180), best first, with a line of column names. Equal points share a
 * place. A name that a spreadsheet would take for a formula begins with an apostrophe.
 * @throws RangeError, one sentence, if this is no event
 */
export function resultsCsv(event: Pick<GameEvent, 'results'>): string {
  const { results } = isFields(event) ? event : { results: undefined };
  if (!Array.isArray(results) || !results.every(isFields))
    deny('event', event, 'an event, such as event.event');
  const best = (results as readonly EventResult[]).toSorted((a, b) => b.total - a.total);
  const rows = best.map(({ name, total, at, room, seat }) => {
    const place = 1 + best.findIndex((one) => one.total === total);
    return [place, name, total, at, room, seat + 1];
  });
  return [COLUMNS, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
