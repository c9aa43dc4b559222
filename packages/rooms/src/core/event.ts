/**
 * An event: rooms in which all play alone with the same dice, whenever they like, and one list of results. Its log:
 *
 *     event AAAABBBB {"version":1,"ruleset":"yahtzee",…}
 *     room K7QMX2PA                                               somebody plays there
 *     result K7QMX2PA 0 Ada 264 2026-01-05T20:13:00.000Z 41c0…    seat 0 of that room is done; the link of its log
 *     end 77ab… 2be9…                                             the secret whose hash was in the first line
 *
 * Every line ends in its link, see `chain.ts`. The opener of the event signs its end, and with it all lines before:
 * the signature is of the link of the line before, a space, and the word `end`. The secret is revealed only when the
 * event is over, since the dice of all rooms are made from it.
 */
import { chained, linkIn, textAfter } from './chain.js';
import { commitmentTo } from './dice.js';
import { isSeat, nameOfWord, wordOfName } from './entry.js';
import { LogError, refuse } from './log-error.js';
import { nameGame, openingIn, openingText, type GameTerms } from './terms.js';
import { isCode, isHash, isLink, isSignature } from './values.js';

/** The terms that all rooms of an event share. */
export interface EventTerms extends GameTerms {
  /** The public key (Ed25519) of who may end the event. */
  readonly key: string;
}

export type EventEntry =
  | { readonly type: 'event'; readonly code: string; readonly terms: EventTerms }
  | { readonly type: 'room'; readonly code: string }
  | { readonly type: 'result'; readonly result: EventResult }
  | { readonly type: 'end'; readonly secret: string; readonly signature: string };

export interface EventResult {
  readonly room: string;
  readonly seat: number;
  readonly name: string;
  readonly total: number;
  /** When the game was over, as `Date.toISOString` writes it. */
  readonly at: string;
  /** The link that the log of the room ended with. */
  readonly link: string;
}

export interface GameEvent {
  readonly code: string;
  /** The number of entries. */
  readonly length: number;
  /** The link of the last line, which stands for the whole log. */
  readonly link: string;
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

/** Returns the text of an entry: its line without the link. It has no line break. */
export function eventEntryText(entry: EventEntry): string {
  switch (entry.type) {
    case 'event':
      return openingText('event', entry.code, entry.terms);
    case 'room':
      return `room ${entry.code}`;
    case 'result': {
      const { room, seat, name, total, at, link } = entry.result;
      return `result ${room} ${seat} ${wordOfName(name)} ${total} ${at} ${link}`;
    }
    case 'end':
      return `end ${entry.secret} ${entry.signature}`;
  }
}

/** Returns the text that its opener signs to end an event. */
export const endStatement = ({ link }: Pick<GameEvent, 'link'>): string => `${link} end`;

/**
 * Returns the event that the first line of a log opens.
 * @throws LogError if the line opens no event, or another
 */
export function openEvent(code: string, line: string): GameEvent {
  const { code: opened = '', terms = {} } = openingIn('event', line) ?? {};
  if (!areEventTerms(terms)) throw new LogError(`log: "${line.slice(0, 80)}" opens no event`);
  if (code !== opened) refuse(`it is that of event ${opened}, not of ${code}`);
  return { code, length: 1, link: linkIn(line), terms, rooms: [], results: [], phase: 'open' };
}

const areEventTerms = (terms: object): terms is EventTerms =>
  nameGame(terms) && 'key' in terms && isHash(terms.key);

/**
 * Returns the event after one more line.
 * @throws LogError if the line does not follow the one before, is no entry, or is not possible there
 */
export function addEventLine(event: GameEvent, line: string): GameEvent {
  const text = textAfter(event.link, line);
  const [word = '', ...rest] = text.split(' ');
  const entry = Object.hasOwn(READERS, word) ? READERS[word]?.(rest) : undefined;
  if (!entry || eventEntryText(entry) !== text)
    throw new LogError(`log: "${line.slice(0, 80)}" is no entry of an event`);
  return after(event, entry, linkIn(line));
}

/**
 * Returns the event after one more entry, and the line of the entry.
 * @throws LogError if the entry is not possible there
 */
export function writeEventEntry(
  event: GameEvent,
  entry: EventEntry,
): readonly [after: GameEvent, line: string] {
  const line = chained(event.link, eventEntryText(entry));
  return [after(event, entry, linkIn(line)), line];
}

function after(event: GameEvent, entry: EventEntry, link: string): GameEvent {
  if (event.phase === 'over') refuse('the event is over');
  return { ...event, ...changeBy(event, entry), length: event.length + 1, link };
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
  result: ([room, seat, name, total, at, link]) =>
    isCode(room) && isSeat(seat) && name !== undefined && isTotal(total) && isTime(at) && isLink(link)
      ? {
          type: 'result',
          result: { room, seat: Number(seat), name: nameOfWord(name), total: Number(total), at, link },
        }
      : undefined,
  end: ([secret, signature]) =>
    isHash(secret) && isSignature(signature) ? { type: 'end', secret, signature } : undefined,
};

const isTotal = (word: string | undefined): word is string =>
  word !== undefined && /^-?\d+(\.\d+)?$/.test(word);

const isTime = (word: string | undefined): word is string =>
  word !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(word);
