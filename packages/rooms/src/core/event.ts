/**
 * An event: rooms in which all play alone with the same dice, whenever they like, and one list of results. Its log:
 *
 *     event {"version":1,"ruleset":"yahtzee",…}
 *     room K7QMX2PA                                         somebody plays there
 *     result K7QMX2PA 0 Ada 264 2026-01-05T20:13:00.000Z    seat 0 of that room is done
 *     end 77ab…                                             the secret whose hash was in the first line
 *
 * The secret is revealed only when the event is over, since the dice of all rooms are made from it.
 */
import { commitmentTo } from './dice.js';
import {
  isCode,
  isHash,
  isSeat,
  LogError,
  nameGame,
  nameOfWord,
  recordOf,
  refuse,
  wordOfName,
  type GameTerms,
} from './entry.js';

/** The terms that all rooms of an event share. */
export type EventTerms = GameTerms;

export type EventEntry =
  | { readonly type: 'event'; readonly terms: EventTerms }
  | { readonly type: 'room'; readonly code: string }
  | { readonly type: 'result'; readonly result: EventResult }
  | { readonly type: 'end'; readonly secret: string };

export interface EventResult {
  readonly room: string;
  readonly seat: number;
  readonly name: string;
  readonly total: number;
  /** When the game was over, as `Date.toISOString` writes it. */
  readonly at: string;
}

export interface GameEvent {
  readonly code: string;
  /** The number of entries. */
  readonly length: number;
  readonly terms: EventTerms;
  readonly rooms: readonly string[];
  /** In order of arrival. */
  readonly results: readonly EventResult[];
  readonly phase: 'open' | 'over';
  /** The secret from which the dice were made, once it is revealed. */
  readonly secret?: string;
}

/** The most rooms of an event. */
export const MOST_ROOMS = 1000;

/** Whether the first line of a log is that of an event. */
export const isEventLine = (line: string): boolean => line.startsWith('event ');

/** Returns the line of an entry; it has no line break. */
export function eventEntryText(entry: EventEntry): string {
  switch (entry.type) {
    case 'event':
      return `event ${JSON.stringify(entry.terms)}`;
    case 'room':
      return `room ${entry.code}`;
    case 'result': {
      const { room, seat, name, total, at } = entry.result;
      return `result ${room} ${seat} ${wordOfName(name)} ${total} ${at}`;
    }
    case 'end':
      return `end ${entry.secret}`;
  }
}

/**
 * Returns the event that the first line of a log opens.
 * @throws LogError if the line opens none
 */
export function openEvent(code: string, line: string): GameEvent {
  const terms = isEventLine(line) ? recordOf(line.slice(6)) : undefined;
  if (!terms || !nameGame(terms)) throw new LogError(`log: "${line.slice(0, 80)}" opens no event`);
  return { code, length: 1, terms, rooms: [], results: [], phase: 'open' };
}

/**
 * Returns the event after one more line.
 * @throws LogError if the line is no entry, or is not possible there
 */
export function addEventLine(event: GameEvent, line: string): GameEvent {
  const [word = '', ...rest] = line.split(' ');
  const entry = Object.hasOwn(READERS, word) ? READERS[word]?.(rest) : undefined;
  if (!entry) throw new LogError(`log: "${line.slice(0, 80)}" is no entry of an event`);
  return addEventEntry(event, entry);
}

/**
 * Returns the event after one more entry.
 * @throws LogError if the entry is not possible there
 */
export function addEventEntry(event: GameEvent, entry: EventEntry): GameEvent {
  if (event.phase === 'over') refuse('the event is over');
  return { ...event, ...changeBy(event, entry), length: event.length + 1 };
}

function changeBy(event: GameEvent, entry: EventEntry): Partial<GameEvent> {
  switch (entry.type) {
    case 'event':
      return refuse('the event is open');
    case 'room':
      if (event.rooms.length >= MOST_ROOMS || event.rooms.includes(entry.code))
        refuse('no such room is added');
      return { rooms: [...event.rooms, entry.code] };
    case 'result':
      if (!event.rooms.includes(entry.result.room) || isReported(event, entry.result))
        refuse('no such result is awaited');
      return { results: [...event.results, entry.result] };
    case 'end':
      if (commitmentTo(entry.secret) !== event.terms.commit)
        refuse('the secret is not the one that was hashed');
      return { phase: 'over', secret: entry.secret };
  }
}

/** Whether the event already has the result of a seat. */
export const isReported = (
  { results }: GameEvent,
  { room, seat }: Pick<EventResult, 'room' | 'seat'>,
): boolean => results.some((result) => result.room === room && result.seat === seat);

const READERS: Readonly<Record<string, (words: readonly string[]) => EventEntry | undefined>> = {
  room: ([code]) => (isCode(code) ? { type: 'room', code } : undefined),
  result: ([room, seat, name, total, at]) =>
    isCode(room) && isSeat(seat) && name !== undefined && isTotal(total) && isTime(at)
      ? {
          type: 'result',
          result: { room, seat: Number(seat), name: nameOfWord(name), total: Number(total), at },
        }
      : undefined,
  end: ([secret]) => (isHash(secret) ? { type: 'end', secret } : undefined),
};

const isTotal = (word: string | undefined): word is string =>
  word !== undefined && /^-?\d+(\.\d+)?$/.test(word);

const isTime = (word: string | undefined): word is string =>
  word !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(word);
