/** The doors to a room. */
import type { Ruleset } from '@yahtzee-game/rules';
import { isCode } from '../core/index.js';
import type { Wanted } from '../protocol.js';
import { Connection } from './connection.js';
import type { RoomHandle } from './handle.js';
import { LiveRoom } from './live-room.js';
import { Log } from './log.js';
import { keptPlace, type KeptPlace } from './places.js';
import { errorOf, RoomError } from './room-error.js';

export interface JoinOptions {
  /** Games of your own, besides those of the catalogue. */
  readonly rulesets?: readonly Ruleset[];
  /** The seat to come back to; the default is the one that this browser keeps. */
  readonly place?: KeptPlace | undefined;
}

/**
 * Opens a room on a server, such as `https://dice.example`, and resolves to it. Nobody sits there yet.
 * Rejects with a `RoomError` if the server refuses.
 */
export async function openRoom(
  server: string,
  wanted: Wanted,
  options: JoinOptions = {},
): Promise<RoomHandle> {
  return connected(server, async (connection) => {
    const answer = await connection.ask('open', wanted);
    if ('no' in answer) throw errorOf(answer);
    return enter(server, connection, answer.code, options);
  });
}

/**
 * Joins a room: comes back to a seat of this browser, or watches until `sit` takes one.
 * Rejects with a `RoomError` if there is no such room, or with another error, one sentence, if its game is unknown here.
 */
export async function joinRoom(server: string, code: string, options: JoinOptions = {}): Promise<RoomHandle> {
  if (!isCode(code))
    throw new RoomError('no-such-room', `"${String(code).slice(0, 40)}" is no code of a room`);
  return connected(server, (connection) => enter(server, connection, code, options));
}

async function connected(
  server: string,
  use: (connection: Connection) => Promise<RoomHandle>,
): Promise<RoomHandle> {
  const connection = new Connection(server);
  try {
    return await use(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
}

async function enter(
  server: string,
  connection: Connection,
  code: string,
  { rulesets = [], place = keptPlace(server, code) }: JoinOptions,
): Promise<RoomHandle> {
  const answer = await connection.ask('enter', { code, from: 0 });
  if ('no' in answer) throw errorOf(answer);
  const [first = ''] = answer.lines;
  const room = new LiveRoom(server, connection, await Log.from(code, first, rulesets), place);
  // What was added while the game was being fetched is asked for, too.
  await room.enter();
  return room;
}
