/** An event on a server, as a page sees it: the list of its rooms and results, which grows while people play. */
import {
  addEventLine,
  endStatement,
  isHash,
  keyOf,
  openEvent as eventFrom,
  signatureOf,
  type GameEvent,
} from '../core/index.js';
import { checkCode, checkServer, checkWanted, deny, optionsOf } from '../doors.js';
import type { Playing } from '../protocol.js';
import type { ServerConnection } from './connection.js';
import { FollowedLog } from './followed-log.js';
import type { Connection, EventHandle, OpenEvent, WatchEvent } from './handle.js';
import { RoomError } from './handle.js';
import { answered, connected } from './requests.js';
import { newToken } from './token.js';

/** Opens an event. Rejects with a `RoomError`; with a RangeError, one sentence, if an argument is invalid. */
export const openEvent: OpenEvent = async (server, wanted) => {
  checkServer(server);
  checkWanted(wanted, ['ruleset', 'options', 'sheet']);
  return connected(server, async (connection) => {
    const token = newToken();
    const ask = { ...wanted, event: 'new', key: keyOf(token) } as const;
    const { code } = answered('open', await connection.request('open', ask));
    const event = await watched(connection, code, token);
    if (event.event.terms.key === ask.key) return event;
    throw new RoomError('damaged', 'open: the log has another key than this page has given');
  });
};

/** Watches an event. Rejects with a `RoomError`; with a RangeError, one sentence, if an argument is invalid. */
export const watchEvent: WatchEvent = async (server, code, options) => {
  checkServer(server);
  checkCode(code);
  const { token } = optionsOf(options, ['token']);
  if (token !== undefined && !isHash(token)) deny('token', token, 'the `token` of who opened the event');
  return connected(server, (connection) => watched(connection, code, token));
};

async function watched(
  connection: ServerConnection,
  code: string,
  token: string | undefined,
): Promise<EventHandle> {
  const { lines } = answered('enter', await connection.request('enter', { code }));
  if (!lines[0]?.startsWith('event ')) throw new RoomError('no-such-event', `${code} is the code of a room`);
  return new OnlineEvent(connection, code, lines, token);
}

class OnlineEvent implements EventHandle {
  readonly code: string;
  readonly token: string | undefined;
  readonly #connection: ServerConnection;
  readonly #log: FollowedLog<GameEvent>;
  readonly #listeners = new Set<() => void>();
  #playing: readonly Playing[] = [];

  constructor(
    connection: ServerConnection,
    code: string,
    lines: readonly string[],
    token: string | undefined,
  ) {
    this.code = code;
    this.token = token;
    this.#connection = connection;
    this.#log = new FollowedLog({ open: (line) => eventFrom(code, line), add: addEventLine }, lines, {
      isConnected: () => this.connection === 'connected',
      enter: (known) => this.#enter(known),
      grown: () => this.#tell(),
      replaced: () => this.#tell(),
    });
    connection.listener = {
      reconnected: () => this.#log.catchUp(),
      log: (news) => this.#log.take(news),
      playing: (playing) => {
        this.#playing = playing;
        this.#tell();
      },
      changed: () => this.#tell(),
    };
  }

  get event(): GameEvent {
    return this.#log.state;
  }
  get playing(): readonly Playing[] {
    return this.#playing;
  }
  get lines(): readonly string[] {
    return this.#log.lines;
  }
  get connection(): Connection {
    return this.#connection.status;
  }
  get retryIn(): number | undefined {
    return this.#connection.retryIn;
  }

  retry(): void {
    this.#connection.retry();
  }

  async end(): Promise<void> {
    const { code, token } = this;
    if (token === undefined) throw new RoomError('not-seated', 'end: this page has not opened the event');
    while (this.event.phase === 'open') {
      const signature = signatureOf(token, endStatement(this.event));
      const intent = { type: 'end', signature } as const;
      const answer = await this.#connection.persist('act', { code, known: this.#log.link, intent });
      this.#log.read('no' in answer && answer.no === 'stale' ? answer : answered('act', answer));
    }
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    this.#log.stop();
    this.#connection.close();
  }

  async #enter(known: string | undefined): Promise<void> {
    const ask = { code: this.code, ...(known !== undefined && { known }) };
    this.#log.read(answered('enter', await this.#connection.persist('enter', ask)));
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
