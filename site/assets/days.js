// The days of a visitor: the score of the dice and the answer of each day, kept in this browser alone.

const KEY = 'days';

/** By date such as 2026-11-22, `{ score, loss }`: the points of the first game, and what the answer lost. */
export function readDays() {
  try {
    const days = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return Object.fromEntries(days.filter(([, day]) => typeof day === 'object' && day !== null));
  } catch {
    // The browser refuses to store anything, or something else has been stored.
    return {};
  }
}

/** Remembers the first result of a day. */
export function addResult(date, result) {
  const days = readDays();
  const day = { ...result, ...days[date] };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...days, [date]: day }));
  } catch {
    // Without a store, the page shows nothing of earlier days.
  }
}

/** A date of the local calendar, such as 2026-11-22. */
export const dateOf = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((number) => String(number).padStart(2, '0'))
    .join('-');

const hasScore = (days, date) => typeof days[dateOf(date)]?.score === 'number';

/** The number of days in a row with a score, up to today, or up to yesterday while today's is missing. */
export function streakOf(days, today) {
  const day = new Date(today);
  if (!hasScore(days, day)) day.setDate(day.getDate() - 1);
  let length = 0;
  for (; hasScore(days, day); day.setDate(day.getDate() - 1)) length++;
  return length;
}

/** How good an answer was, by the points that it lost; undefined without an answer. */
export function verdictOf(loss) {
  if (loss === undefined) return undefined;
  if (loss === null || loss >= 1) return 'missed';
  return loss < 0.05 ? 'exact' : 'close';
}

/** Which third of the scores this one is in, from 1 to 3. */
export function thirdOf(score, scores) {
  const below = scores.filter((other) => other < score).length;
  return 1 + Math.floor((3 * below) / scores.length);
}
