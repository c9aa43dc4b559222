/** The two kinds of logs: rooms, and events. */
import {
  addEntry,
  addEventEntry,
  addEventLine,
  addLine,
  entryText,
  eventEntryText,
  seatOwnedBy,
  type Entry,
  type EventEntry,
  type GameEvent,
  type Room,
} from '../core/index.js';
import { hashOf } from './codes.js';
import { LiveLog, type Grammar, type Surroundings } from './live-log.js';

/** How long logs are kept after the last line, in seconds. */
const DAY = 86_400;
const MONTH = 30 * DAY;

const OF_ROOMS: Grammar<Room, Entry> = {
  addEntry,
  addLine,
  textOf: (entry, { ruleset }) => entryText(entry, ruleset),
  // Rooms of events are kept longer, since their dice can be checked only when the event is over.
  keptFor: ({ phase, terms }) => (phase === 'over' && terms.event === undefined ? DAY : MONTH),
  isTalk: (line) => line.startsWith('say '),
};

const OF_EVENTS: Grammar<GameEvent, EventEntry> = {
  addEntry: addEventEntry,
  addLine: addEventLine,
  textOf: eventEntryText,
  keptFor: () => MONTH,
  isTalk: () => false,
};

export class LiveRoom extends LiveLog<Room, Entry> {
  constructor(room: Room, lines: readonly string[], secret: string, surroundings: Surroundings) {
    super(room, lines, secret, OF_ROOMS, surroundings);
  }

  get room(): Room {
    return this.state;
  }

  /** Resolves to the seat that a token belongs to; it may have been taken in another process. */
  async seatOf(token: string): Promise<number | undefined> {
    const owner = hashOf(token);
    if (seatOwnedBy(this.room, owner) < 0) await this.refresh();
    const seat = seatOwnedBy(this.room, owner);
    return seat < 0 ? undefined : seat;
  }
}

/** The name under which a token that may end an event is kept beside its log. */
const ofToken = (token: string): string => `token/${hashOf(token)}`;

export class LiveEvent extends LiveLog<GameEvent, EventEntry> {
  constructor(event: GameEvent, lines: readonly string[], secret: string, surroundings: Surroundings) {
    super(event, lines, secret, OF_EVENTS, surroundings);
  }

  /** Stores a token that may end the event; only its hash is kept. */
  issueToken(token: string, seat: number): Promise<void> {
    return this.store.keep(this.code, ofToken(token), String(seat));
  }

  async seatOf(token: string): Promise<number | undefined> {
    const [seat] = await this.store.kept(this.code, [ofToken(token)]);
    return seat === undefined ? undefined : Number(seat);
  }
}
