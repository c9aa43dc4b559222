/** A log on a server that a page follows: what is missing is asked for, also whenever the page is seen or connected again. */
import type { Lines } from '../protocol.js';
import { Log, type LineReader } from './log.js';

/** Lines may be lost without a trace, so the server is asked now and then, in milliseconds. */
const LOOK_EVERY = 20_000;

/** Who holds a log that is followed. */
export interface Holder {
  /** Whether the server can be asked now. */
  isConnected(): boolean;
  /** Asks the server for the lines from a position on, and gives them to `read`. */
  enter(from: number): Promise<void>;
  /** Lines have come. */
  grown(): void;
}

export class FollowedLog<S> {
  #log: Log<S>;
  readonly #holder: Holder;
  readonly #looking: ReturnType<typeof setInterval>;

  constructor(reader: LineReader<S>, lines: readonly string[], holder: Holder) {
    this.#log = new Log(reader, lines);
    this.#holder = holder;
    this.#looking = setInterval(this.#look, LOOK_EVERY);
    globalThis.document?.addEventListener('visibilitychange', this.#look);
  }

  get state(): S {
    return this.#log.state;
  }
  get lines(): readonly string[] {
    return this.#log.lines;
  }

  /** Takes in what the server has sent. */
  take(news: Lines): void {
    const { length } = this.lines;
    const missing = this.#log.take(news);
    if (missing !== undefined) this.#ask(missing);
    if (this.lines.length > length) this.#holder.grown();
  }

  /** Takes in what was asked for; from the start, it takes the place of what is known. */
  read(from: number, answer: Lines): void {
    if (from > 0) return this.take(answer);
    this.#log = new Log(this.#log.reader, answer.lines);
    this.#holder.grown();
  }

  /** Asks for what has come meanwhile. A connection that is new gets nothing before. */
  catchUp(): void {
    this.#ask(this.lines.length);
  }

  /** Catches up, unless nobody sees it. */
  readonly #look = (): void => {
    if (this.#holder.isConnected() && !globalThis.document?.hidden) this.catchUp();
  };

  stop(): void {
    clearInterval(this.#looking);
    globalThis.document?.removeEventListener('visibilitychange', this.#look);
  }

  /** What cannot be answered now is asked again at the next opportunity. */
  #ask(from: number): void {
    void this.#holder.enter(from).catch(() => undefined);
  }
}
