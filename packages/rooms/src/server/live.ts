/** The two kinds of logs: rooms, and events. */
import {
  addEntry,
  addEventEntry,
  addEventLine,
  addLine,
  entryText,
  eventEntryText,
  type Entry,
  type EventEntry,
  type GameEvent,
  type Room,
} from '../core/index.js';
import { LiveLog, type Grammar, type Surroundings } from './live-log.js';

/** How long logs are kept after the last line, in seconds. */
const DAY = 86_400;
const MONTH = 30 * DAY;

const OF_ROOMS: Grammar<Room, Entry> = {
  addEntry,
  addLine,
  textOf: (entry, { ruleset }) => entryText(entry, ruleset),
  // The dice of a room of an event can be checked when the event is over.
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
}

export class LiveEvent extends LiveLog<GameEvent, EventEntry> {
  constructor(event: GameEvent, lines: readonly string[], secret: string, surroundings: Surroundings) {
    super(event, lines, secret, OF_EVENTS, surroundings);
  }
}
