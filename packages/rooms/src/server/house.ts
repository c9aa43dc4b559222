import type { Ruleset } from '@yahtzee-game/rules';
import { Attendance } from './attendance.js';
import type { Audience } from './audience.js';
import { Computers, type ComputerOptions } from './computers.js';
import { Buckets, LIMITS, ToldLater, type Limiter, type Limits, type SharedLimit } from './limits.js';
import type { RoomsOptions } from './options.js';
import type { Added } from './live-log.js';
import type { LiveEvent, LiveRoom } from './live.js';
import { Rooms } from './rooms.js';
import type { LogStore } from './store.js';

/** The parts of a server that requests use. */
export interface House {
  readonly rooms: Rooms;
  readonly audience: Audience;
  readonly attendance: Attendance;
  readonly computers: Computers;
  readonly limits: Limits;
  readonly limiters: Limiters;
  /** Receives errors that are not the client's fault. */
  readonly onError: (error: unknown) => void;
  /** Lets work go on that no answer waits for, and reports its error. */
  later(work: Promise<unknown>): void;
}

/** Some of the limits, as they are counted. A connection belongs to one process; the others may use several. */
export interface Limiters extends Readonly<Record<'open' | 'openInEvent' | 'talk', Limiter>> {
  readonly connection: Buckets;
  readonly address: Buckets | ToldLater;
}

export interface HouseOptions extends ComputerOptions {
  readonly store: LogStore;
  readonly rulesets?: readonly Ruleset[] | undefined;
  readonly limits?: RoomsOptions['limits'];
}

/** The fields of an untrusted message. */
export type Fields = Readonly<Record<string, unknown>>;

export function houseOf(options: HouseOptions, audience: Audience): House {
  const { store, rulesets = [], onError } = options;
  const given = Object.entries(options.limits ?? {}).filter(([, limit]) => limit !== undefined);
  const limits: Limits = { ...LIMITS, ...(Object.fromEntries(given) as Partial<Limits>) };
  const later = (work: Promise<unknown>): void => void work.catch(onError);
  const added: Added = (code, at, line) => {
    audience.send(code, 'log', { at, lines: [line] });
    // A player with a result no longer counts as playing.
    if (line.startsWith('result ')) later(attendance.announce(code));
  };
  const rooms = new Rooms({ store, added, onError }, rulesets);
  const attendance = new Attendance(audience, rooms, store);
  const remindAll = async (): Promise<void> => {
    for (const live of await rooms.all()) await remind(live, audience).catch(onError);
  };
  store.onBack?.(() => later(remindAll()));
  return {
    rooms,
    audience,
    attendance,
    computers: new Computers(rooms, audience, options),
    limits,
    limiters: limitersOf(limits, store, onError),
    onError,
    later,
  };
}

/** Sends the last line of a log. A page that has missed lines before it then asks for them. */
async function remind(live: LiveRoom | LiveEvent, audience: Audience): Promise<void> {
  await live.refresh();
  audience.tell(live.code, 'log', { at: live.lines.length - 1, lines: live.lines.slice(-1) });
}

function limitersOf(limits: Limits, { limit }: LogStore, onError: (error: unknown) => void): Limiters {
  const sharedOf = (name: 'address' | 'open' | 'openInEvent' | 'talk'): SharedLimit | undefined =>
    Object.values(limits[name]).every(Number.isFinite) ? limit?.(name, limits[name]) : undefined;
  const shared = (name: 'open' | 'openInEvent' | 'talk'): Limiter =>
    sharedOf(name) ?? new Buckets(limits[name]);
  const { connection, address } = limits;
  const ofAddresses = sharedOf('address');
  return {
    connection: new Buckets(connection),
    address: ofAddresses ? new ToldLater(address, ofAddresses, onError) : new Buckets(address),
    open: shared('open'),
    openInEvent: shared('openInEvent'),
    talk: shared('talk'),
  };
}
