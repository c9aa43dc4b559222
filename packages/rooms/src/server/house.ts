import type { Ruleset } from '@yahtzee-game/rules';
import { Attendance } from './attendance.js';
import type { Audience } from './audience.js';
import { Computers, type ComputerOptions } from './computers.js';
import { Buckets, LIMITS, type Limits } from './limits.js';
import type { RoomsOptions } from './options.js';
import { Rooms } from './rooms.js';
import type { LogStore } from './store.js';

/** What answers to requests are made with. */
export interface House {
  readonly rooms: Rooms;
  readonly audience: Audience;
  readonly attendance: Attendance;
  readonly computers: Computers;
  readonly limits: Limits;
  readonly buckets: Readonly<Record<'connection' | 'address' | 'open' | 'openInEvent' | 'talk', Buckets>>;
  /** Is told what went wrong and was no mistake of who asked. */
  readonly onError: (error: unknown) => void;
  /** Lets something be done that no answer waits for. */
  later(work: Promise<unknown>): void;
}

export interface HouseOptions extends ComputerOptions {
  readonly store: LogStore;
  readonly rulesets?: readonly Ruleset[] | undefined;
  readonly limits?: RoomsOptions['limits'];
}

/** What somebody has sent: anything at all. */
export type Fields = Readonly<Record<string, unknown>>;

export function houseOf(options: HouseOptions, audience: Audience): House {
  const { store, rulesets = [], onError } = options;
  const given = Object.entries(options.limits ?? {}).filter(([, limit]) => limit !== undefined);
  const limits: Limits = { ...LIMITS, ...(Object.fromEntries(given) as Partial<Limits>) };
  const later = (work: Promise<unknown>): void => void work.catch(onError);
  const added = (code: string, at: number, line: string): void => {
    audience.send(code, 'log', { at, lines: [line] });
    // Whoever is done plays no more.
    if (line.startsWith('result ')) later(attendance.announce(code));
  };
  const rooms = new Rooms({ store, added, onError }, rulesets);
  const attendance = new Attendance(audience, rooms, store);
  return {
    rooms,
    audience,
    attendance,
    computers: new Computers(rooms, audience, options),
    limits,
    buckets: {
      connection: new Buckets(limits.connection),
      address: new Buckets(limits.address),
      open: new Buckets(limits.open),
      openInEvent: new Buckets(limits.openInEvent),
      talk: new Buckets(limits.talk),
    },
    onError,
    later,
  };
}
