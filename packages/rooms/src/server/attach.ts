/** Rooms on your own server: Socket.IO carries the messages, the store keeps the logs. */
import type { Server as HttpServer } from 'node:http';
import type { Server as HttpsServer } from 'node:https';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import { PROTOCOL, type Playing, type Pushes } from '../protocol.js';
import type { Audience, Guest } from './audience.js';
import { answer, isRequest, type Answer } from './desk.js';
import { checkAttaching } from './doors.js';
import { Gate, type EngineConnection } from './gate.js';
import { houseOf, type House } from './house.js';
import type { RoomsOptions } from './options.js';
import { networkOf } from './origins.js';
import type { LogStore } from './store.js';
import { memoryStore } from './stores/memory.js';

/** Rooms that are being served. */
export interface RoomService {
  /** The number of rooms and events in memory: those to which somebody is connected in this process. */
  readonly size: number;
  /** The number of connections of this process. */
  readonly connections: number;
  /** Closes all connections, the HTTP server, and the store. */
  close(): Promise<void>;
}

/** In bytes; a larger message closes its connection. */
const LARGEST_MESSAGE = 16_384;
/** The default of `pace`, in milliseconds. */
const PACE = 700;
/**
 * How often a connection is pinged, and how long it may take to answer, in milliseconds. After both together each side
 * knows that the connection is dead. The defaults of Socket.IO would take three quarters of a minute.
 */
const [PING, PONG] = [8_000, 8_000];
/** A connection that is told to wait more often than this, without a pause, is closed: our pages wait when told. */
const MOST_REFUSED = 500;
/** How long downloads and requests that are under way may take once the server closes, in milliseconds. */
const GRACE = 2000;
/** How long another process may take to say who is connected to it, in milliseconds. */
const PATIENCE = 1000;

/** The seats of a connection and its names there, by the code of the room; other processes can ask for them. */
interface GuestData {
  seats: Record<string, number>;
  names: Record<string, string>;
}

/** The events that the server sends, each with a message and the code of its room or event. */
type Events = { [Name in keyof Pushes]: (message: Pushes[Name], code: string) => void };
type Io = Server<DefaultEventsMap, Events, DefaultEventsMap, GuestData>;
type GuestSocket = Socket<DefaultEventsMap, Events, DefaultEventsMap, GuestData>;

/**
 * Serves rooms on an HTTP server, which may start to listen before or after.
 * @throws RangeError, one sentence, if `server` is no server or an option is invalid
 */
export function attachRooms(server: HttpServer | HttpsServer, options: RoomsOptions = {}): RoomService {
  checkAttaching(server, options);
  const { store = memoryStore(), origins, addressOf = networkOf, path } = options;
  const { pace = PACE, player, rulesets, limits } = options;
  let isOpen = true;
  // Errors that are caused by closing are not reported.
  const onError = (error: unknown): void => void (isOpen && (options.onError ?? warn)(error));
  const io: Io = new Server(server, {
    // No long polling: all its requests would have to reach the same process. A WebSocket is only one request.
    transports: ['websocket'],
    serveClient: false,
    // Compression would take more memory per connection than everything else together.
    perMessageDeflate: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    connectTimeout: 10_000,
    pingInterval: PING,
    pingTimeout: PONG,
    allowRequest: (request, callback) => callback(null, gate.admits(request)),
    ...(store.adapter && { adapter: store.adapter }),
    ...(path !== undefined && { path }),
  });
  const house = houseOf({ store, rulesets, limits, player, pace, onError }, audienceOf(io, store, onError));
  const gate = new Gate(house, origins, addressOf);
  io.engine.on('connection', (connection: EngineConnection) => gate.count(connection));
  io.use((socket, next) => next(refusalOf(socket)));
  io.on('connection', (socket) => welcome(house, socket, gate.addressOf(socket.request), options.onAnswer));
  io.of('/').adapter.on('delete-room', (code: string) => house.rooms.forget(code));
  return {
    get size() {
      return house.rooms.size;
    },
    get connections() {
      return io.engine.clientsCount;
    },
    async close() {
      isOpen = false;
      // The HTTP server waits for every connection, also for one that has asked for nothing or reads nothing.
      const cut = setTimeout(() => server.closeAllConnections(), GRACE);
      await io.close();
      clearTimeout(cut);
      await store.close();
    },
  };
}

// Without `onError` there is no other place to report errors.
// The stack alone: errors of Redis hold the command that failed, and so secrets of rooms.
const warn = (error: unknown): void => console.warn(error instanceof Error ? error.stack : error);

function audienceOf(io: Io, store: LogStore, onError: (error: unknown) => void): Audience {
  const { adapter, sockets: own } = io.of('/');
  const { rooms } = adapter;
  const hereOnly = (codes: string[], reason: unknown) => {
    onError(reason);
    return io.local.in(codes).fetchSockets();
  };
  /** The seats of a room for which this process has connections, once for each. */
  const ownSeats = (code: string): readonly number[] =>
    [...(rooms.get(code) ?? [])].flatMap((id) => own.get(id)?.data.seats?.[code] ?? []);
  /** Resolves to the seats and names of all connections that are in any of these rooms. */
  const guestsIn = async (codes: string[]) => {
    const everywhere = io.in(codes).timeout(PATIENCE).fetchSockets();
    const sockets = await everywhere.catch((reason: unknown) => hereOnly(codes, reason));
    return sockets.map(({ data }) => ({ seats: data.seats ?? {}, names: data.names ?? {} }));
  };
  return {
    send(code, name, message) {
      io.in(code).emit(name, ...([message, code] as Parameters<Events[typeof name]>));
    },
    tell(code, name, message) {
      io.local.in(code).emit(name, ...([message, code] as Parameters<Events[typeof name]>));
    },
    size: (code) => rooms.get(code)?.size ?? 0,
    watchers: (code) =>
      [...(rooms.get(code) ?? [])].filter((id) => own.get(id)?.data.seats?.[code] === undefined).length,
    async seats(code) {
      if (!store.adapter) return ownSeats(code);
      if (!store.presence) return (await guestsIn([code])).flatMap(({ seats }) => seats[code] ?? []);
      return store.presence
        .share(code, () => ownSeats(code))
        .catch((reason: unknown) => {
          onError(reason);
          return ownSeats(code);
        });
    },
    async players(codes) {
      const order = new Map(codes.map((code, i) => [code, i]));
      // For an empty list Socket.IO would select all connections.
      const guests = codes.length ? await guestsIn([...codes]) : [];
      const all = guests.flatMap(({ seats, names }) =>
        Object.entries(seats).map(([room, seat]) => ({ room, seat, name: names[room] ?? '' })),
      );
      const wanted = all.filter(({ room }) => order.has(room));
      // A player with several pages plays once.
      const players = new Map(wanted.map((player) => [`${player.room}/${player.seat}`, player]));
      const placeOf = ({ room }: Playing): number => order.get(room) ?? 0;
      return [...players.values()].toSorted((a, b) => placeOf(a) - placeOf(b) || a.seat - b.seat);
    },
  };
}

/** Returns the error with which a connection is refused; undefined if it is accepted. */
function refusalOf({ handshake }: GuestSocket): Error | undefined {
  if (handshake.auth['protocol'] === PROTOCOL) return undefined;
  return Object.assign(new Error('protocol'), { data: { protocol: PROTOCOL } });
}

function welcome(
  house: House,
  socket: GuestSocket,
  address: string,
  onAnswer: RoomsOptions['onAnswer'],
): void {
  const guest = new SocketGuest(socket, address);
  let refused = 0;
  socket.onAny(async (name: string, ...message: readonly unknown[]) => {
    const reply = message.at(-1);
    const from = performance.now();
    const said = await answer(house, guest, name, message[0]);
    const seconds = (performance.now() - from) / 1000;
    refused = 'no' in said && said.no === 'slow' ? refused + 1 : 0;
    if (refused > MOST_REFUSED) return void socket.disconnect(true);
    // Requests without a callback count for the limits, but get no answer.
    if (typeof reply === 'function') (reply as (answer: Answer) => void)(said);
    try {
      const request = isRequest(name) ? name : 'other';
      onAnswer?.({ request, answer: 'no' in said ? said.no : 'ok', seconds });
    } catch (error) {
      house.onError(error);
    }
  });
  socket.on('disconnect', () => {
    for (const [code, seat] of guest.rooms)
      if (seat !== undefined) house.later(house.attendance.announce(code));
  });
}

class SocketGuest implements Guest {
  readonly address: string;
  readonly rooms = new Map<string, number | undefined>();
  readonly #socket: GuestSocket;

  constructor(socket: GuestSocket, address: string) {
    this.#socket = socket;
    this.address = address;
    socket.data = { seats: {}, names: {} };
  }

  get id(): string {
    return this.#socket.id;
  }

  async join(code: string, seat: number | undefined, name = ''): Promise<void> {
    this.rooms.set(code, seat);
    const { data } = this.#socket;
    const { [code]: _, ...others } = data.seats;
    data.seats = { ...others, ...(seat !== undefined && { [code]: seat }) };
    data.names = { ...data.names, [code]: name };
    await this.#socket.join(code);
  }
}
