/** A connection to a server of rooms, which mends itself. */
import { io, type Socket } from 'socket.io-client';
import { PROTOCOL, type Pushes, type Requests, type ServerRefusal } from '../protocol.js';
import { RoomError } from './room-error.js';

/** How a page stands to the server. */
export type ConnectionState = 'connected' | 'connecting' | 'closed';

/** Milliseconds before the first and the last of several attempts to connect. */
const FIRST_RETRY = 500;
const LAST_RETRY = 10_000;
/** Milliseconds after which an answer counts as lost. */
const LOST_AFTER = 10_000;

type Heard = { readonly [Name in keyof Pushes]: (message: Pushes[Name], code: string) => void };

export class Connection {
  readonly #socket: Socket;
  readonly #listeners = new Set<() => void>();
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When it tries to connect again, by `performance.now()`. */
  #retryAt: number | undefined;
  #error: RoomError | undefined;

  /** Connects to a server, such as `https://dice.example`; an empty address is that of the page. */
  constructor(server: string) {
    // Several rooms of a page are several connections, so that closing one leaves the others alone.
    this.#socket = io(server, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { protocol: PROTOCOL },
    });
    this.#socket.on('connect', () => this.#connected());
    this.#socket.on('disconnect', () => this.#retryLater());
    this.#socket.on('connect_error', (error) => this.#failed(error));
  }

  get state(): ConnectionState {
    if (this.#error) return 'closed';
    return this.#socket.connected ? 'connected' : 'connecting';
  }

  /** Milliseconds until it tries to connect again; undefined while it is connected, or trying. */
  get retryIn(): number | undefined {
    return this.#retryAt === undefined ? undefined : Math.max(0, this.#retryAt - performance.now());
  }

  /** Adds a listener for every change of the state. Returns a function that removes it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Hears what the server sends unasked. */
  hear({ log, here }: Heard): void {
    this.#socket.on('log', log);
    this.#socket.on('here', here);
  }

  /**
   * Resolves to the answer of the server, or to a refusal. What is lost on the way is asked again: everything that adds to
   * a log names its position, so that it is done once. Rejects with a `RoomError` once the connection is closed.
   */
  async ask<Name extends keyof Requests>(
    name: Name,
    message: Requests[Name]['ask'],
  ): Promise<Requests[Name]['answer'] | ServerRefusal> {
    for (;;) {
      await this.#untilConnected();
      const answer = await this.#send<Requests[Name]['answer'] | ServerRefusal>(name, message);
      if (!answer) continue;
      if (!('no' in answer) || answer.no !== 'slow') return answer;
      await new Promise((resolve) => setTimeout(resolve, answer.wait));
    }
  }

  /** Connects at once instead of waiting. */
  retry(): void {
    if (this.state !== 'connecting' || this.#retryAt === undefined) return;
    this.#stopWaiting();
    this.#socket.connect();
    this.#tell();
  }

  close(): void {
    this.#error ??= new RoomError('closed', 'the connection has been closed');
    this.#stopWaiting();
    this.#socket.disconnect();
    this.#tell();
  }

  /** Resolves to undefined if no answer came. */
  async #send<Answer>(name: string, message: unknown): Promise<Answer | undefined> {
    try {
      return (await this.#socket.timeout(LOST_AFTER).emitWithAck(name, message)) as Answer;
    } catch {
      return undefined;
    }
  }

  #untilConnected(): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (this.state === 'connecting') return;
        stop();
        if (this.#error) reject(this.#error);
        else resolve();
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  #connected(): void {
    this.#attempts = 0;
    this.#tell();
  }

  #failed(error: Error & { data?: { protocol?: unknown } }): void {
    const protocol = error.data?.protocol;
    if (protocol === undefined) return this.#retryLater();
    const older = Number(protocol) > PROTOCOL ? 'this page' : 'the server';
    this.#error = new RoomError('protocol', `${older} is of an older version than the other`);
    this.close();
  }

  /** Waits longer each time, and not as long as everybody else whom the same server has lost. */
  #retryLater(): void {
    if (this.#error) return;
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#attempts++) * (0.5 + Math.random() / 2);
    this.#stopWaiting();
    this.#retryAt = performance.now() + wait;
    this.#timer = setTimeout(() => this.retry(), wait);
    this.#tell();
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#retryAt = undefined;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
