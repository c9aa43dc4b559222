/** The two kinds of logs: rooms, and events. */
import {
  addEventLine,
  addLine,
  openEvent,
  openRoom,
  seatOwnedBy,
  writeEntry,
  writeEventEntry,
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
  open: (line, { code, ruleset }) => openRoom(code, line, ruleset),
  addLine,
  write: writeEntry,
  // Rooms of events are kept longer, since their dice can be checked only when the event is over.
  keptFor: ({ phase, terms }) => (phase === 'over' && terms.event === undefined ? DAY : MONTH),
  isTalk: (line) => line.startsWith('say '),
};

const OF_EVENTS: Grammar<GameEvent, EventEntry> = {
  open: (line, { code }) => openEvent(code, line),
  addLine: addEventLine,
  write: writeEventEntry,
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
    const seat = this.seatNow(token);
    if (seat !== undefined) return seat;
    await this.refresh();
    return this.seatNow(token);
  }

  /** Returns the seat that a token belongs to, as far as is known here. */
  seatNow(token: string): number | undefined {
    const seat = seatOwnedBy(this.room, hashOf(token));
    return seat < 0 ? undefined : seat;
  }
}

export class LiveEvent extends LiveLog<GameEvent, EventEntry> {
  constructor(event: GameEvent, lines: readonly string[], secret: string, surroundings: Surroundings) {
    super(event, lines, secret, OF_EVENTS, surroundings);
  }
}
