/** The journal of a visitor's recent answers, for the streak and the squares of the week. Pure; kept as text. */
import { bandOf } from '../view/loss.js';
import type { Answer } from './answer.js';

/** The result of a day; `more` is any loss that is not small. */
export type Sign = 'best' | 'close' | 'more' | 'none';

export interface Journal {
  /** The day answered last, see `dayNumber`. */
  readonly day: number;
  readonly answer: Answer;
  /** The loss of the answer, in points; undefined if it is not known. */
  readonly loss: number | undefined;
  /** The number of days in a row with an answer, up to that day. */
  readonly streak: number;
  /** The signs of the week up to that day, oldest first. */
  readonly week: readonly Sign[];
}

/** The version of the text; texts of other versions are ignored. */
const VERSION = 1;
const WEEK = 7;
const SIGNS: readonly Sign[] = ['best', 'close', 'more', 'none'];

/** Returns the sign of a loss; `more` if it is unknown. */
export function signOf(loss: number | undefined): Sign {
  const band = bandOf(loss);
  if (band === 'exact') return 'best';
  return band === 'close' ? 'close' : 'more';
}

/** Returns the journal after an answer. */
export const withAnswer = (
  journal: Journal | undefined,
  day: number,
  answer: Answer,
  loss: number | undefined,
): Journal => ({
  day,
  answer,
  loss,
  streak: 1 + (journal?.day === day - 1 ? journal.streak : 0),
  week: [...weekOn(journal, day).slice(0, -1), signOf(loss)],
});

/** Returns the number of days in a row with an answer, up to this day or, while it has none, the day before. */
export const streakOn = (journal: Journal | undefined, day: number): number =>
  journal && (journal.day === day || journal.day === day - 1) ? journal.streak : 0;

/** Returns the signs of the seven days up to this one, oldest first. */
export function weekOn(journal: Journal | undefined, day: number): readonly Sign[] {
  const since = journal ? Math.max(0, day - journal.day) : WEEK;
  const none = Array.from({ length: WEEK }, (): Sign => 'none');
  return [...none, ...(journal?.week ?? []), ...none.slice(0, since)].slice(-WEEK);
}

export const textOf = (journal: Journal): string => JSON.stringify({ version: VERSION, ...journal });

/** Returns the journal of a text; undefined if the text is invalid. */
export function journalIn(text: string | null): Journal | undefined {
  try {
    const { version, day, answer, loss, streak, week } = JSON.parse(text ?? 'null') ?? {};
    const good =
      version === VERSION &&
      [day, streak].every(Number.isSafeInteger) &&
      streak > 0 &&
      isAnswer(answer) &&
      (loss === undefined || Number.isFinite(loss)) &&
      Array.isArray(week) &&
      week.every((sign) => SIGNS.includes(sign));
    return good ? { day, answer, loss, streak, week } : undefined;
  } catch {
    return undefined;
  }
}

const isAnswer = (value: { kind?: unknown; held?: unknown; cell?: unknown } | undefined): boolean =>
  value?.kind === 'hold'
    ? Number.isSafeInteger(value.held)
    : value?.kind === 'score' && typeof value.cell === 'string';
