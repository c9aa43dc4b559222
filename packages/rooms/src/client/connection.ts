/** The connection of a page to a server of rooms. It connects again by itself, and can ask until it gets an answer. */
import { io, type Socket } from 'socket.io-client';
import { PROTOCOL, type Pushes, type Requests, type ServerRefusal } from '../protocol.js';
import { RoomError, type Connection } from './handle.js';

/** The longest time to wait for an answer, and the longest `wait` of a `slow` refusal before asking again, in ms. */
const PATIENCE = 10_000;
/** The first pause before connecting again, and the longest, in milliseconds. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [500, 10_000];

/** Receives the messages of the server. */
export interface Listener {
  /** Called after connecting again: messages that were sent meanwhile are lost. */
  reconnected(): void;
  log(news: Pushes['log']): void;
  here?(news: Pushes['here']): void;
  playing?(news: Pushes['playing']): void;
  /** Called when `status` or `retryIn` has changed. */
  changed(): void;
}

type Answer<N extends keyof Requests> = Requests[N]['answer'] | ServerRefusal;

export class ServerConnection {
  readonly #socket: Socket;
  #listener: Listener | undefined;
  /** Messages that came before there was a listener. */
  #unheard: ((listener: Listener) => void)[] = [];
  #failed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nextTry = 0;
  #end: RoomError | undefined;
  /** Requests that wait until it is connected or closed. */
  #waiting: (() => void)[] = [];

  /** Resolves when it is connected. Rejects with a `RoomError` if no server answers. */
  static async open(server: string): Promise<ServerConnection> {
    const connection = new ServerConnection(server);
    const socket = connection.#socket;
    await new Promise<void>((resolve) => {
      socket.once('connect', resolve);
      socket.once('connect_error', () => resolve());
    });
    connection.#unheard = [];
    if (socket.connected) return connection;
    connection.#close(new RoomError('unreachable', `no server of rooms answers at ${server}`));
    throw connection.#end;
  }

  private constructor(server: string) {
    const { origin, pathname } = new URL(server, globalThis.location?.href);
    this.#socket = io(origin, {
      path: `${pathname.replace(/\/$/, '')}/socket.io/`,
      transports: ['websocket'],
      forceNew: true,
      // `#later` does this instead, so that the time of the next attempt is known.
      reconnection: false,
      auth: { protocol: PROTOCOL },
    });
    this.#socket.on('connect', () => this.#connected());
    this.#socket.on('disconnect', () => this.#later());
    this.#socket.on('connect_error', (error: Error & { data?: { protocol?: number } }) =>
      error.data?.protocol === undefined ? this.#later() : this.#close(otherVersion(error.data.protocol)),
    );
    // Fired when the network is back.
    globalThis.addEventListener?.('online', this.retry);
    this.#socket.on('log', (news: Pushes['log']) => this.#push((listener) => listener.log(news)));
    this.#socket.on('here', (news: Pushes['here']) => this.#push((listener) => listener.here?.(news)));
    this.#socket.on('playing', (news: Pushes['playing']) =>
      this.#push((listener) => listener.playing?.(news)),
    );
  }

  /** Sets the listener, and passes on the messages that have come since the connection was made. */
  set listener(listener: Listener) {
    this.#listener = listener;
    for (const news of this.#unheard.splice(0)) news(listener);
  }

  get status(): Connection {
    if (this.#end) return 'closed';
    return this.#socket.connected ? 'connected' : 'connecting';
  }

  /** The milliseconds until the next attempt to connect; undefined if none is scheduled. */
  get retryIn(): number | undefined {
    return this.#timer && Math.max(0, this.#nextTry - Date.now());
  }

  /** Connects now if an attempt is scheduled. A field, since timers and the browser call it without `this`. */
  readonly retry = (): void => {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#socket.connect();
    this.#tell();
  };

  /**
   * Waits for the connection, and asks. If the answer is `slow`, asks again after its `wait`, unless that is more than
   * ten seconds. Resolves to undefined if no answer came in time or the connection broke: then it is unknown whether
   * the request was done. Rejects when the connection is closed.
   */
  async request<N extends keyof Requests>(name: N, ask: Requests[N]['ask']): Promise<Answer<N> | undefined> {
    for (;;) {
      // Not in a separate async function: there must be no pause between this check and the request.
      while (!this.#end && !this.#socket.connected)
        await new Promise<void>((resolve) => void this.#waiting.push(resolve));
      if (this.#end) throw this.#end;
      const asked = this.#socket.timeout(PATIENCE).emitWithAck(name, ask);
      const answer = (await asked.catch(() => undefined)) as Answer<N> | undefined;
      if (!answer || !isSlow(answer) || answer.wait > PATIENCE) return answer;
      await new Promise((resolve) => setTimeout(resolve, answer.wait));
    }
  }

  /** Asks until there is an answer. Only for requests that may be made twice. */
  async persist<N extends keyof Requests>(name: N, ask: Requests[N]['ask']): Promise<Answer<N>> {
    for (;;) {
      const answer = await this.request(name, ask);
      if (answer) return answer;
    }
  }

  close(): void {
    this.#close(new RoomError('closed', 'the connection is closed'));
  }

  #connected(): void {
    this.#failed = 0;
    this.#tell();
    this.#push((listener) => listener.reconnected());
  }

  #push(news: (listener: Listener) => void): void {
    if (this.#listener) news(this.#listener);
    else this.#unheard.push(news);
  }

  /** Schedules the next attempt. Pauses double, and vary so that not all pages come back to a server at once. */
  #later(): void {
    if (this.#end || this.#timer) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failed++) * (0.5 + Math.random());
    this.#nextTry = Date.now() + pause;
    this.#timer = setTimeout(this.retry, pause);
    this.#tell();
  }

  #close(end: RoomError): void {
    if (this.#end) return;
    this.#end = end;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    globalThis.removeEventListener?.('online', this.retry);
    this.#socket.disconnect();
    this.#tell();
  }

  #tell(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
    this.#listener?.changed();
  }
}

type Slow = ServerRefusal & { no: 'slow' };

const isSlow = (answer: object): answer is Slow => 'no' in answer && answer.no === 'slow';

const otherVersion = (protocol: number): RoomError =>
  new RoomError('protocol', `the server speaks version ${protocol} of the protocol, this page ${PROTOCOL}`);
