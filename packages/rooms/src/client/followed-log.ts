/** A log on a server that a page follows. It asks for missing lines, also when the page is shown or reconnects. */
import type { Lines } from '../protocol.js';
import { Log, type LineReader } from './log.js';

/** How often the server is asked for new lines, in milliseconds: a lost last line leaves no gap that shows. */
const LOOK_EVERY = 20_000;

/** The owner of a followed log. */
export interface Holder {
  /** Whether the server can be asked now. */
  isConnected(): boolean;
  /** Asks the server for the lines from a position on, and gives them to `read`. */
  enter(from: number): Promise<void>;
  /** Called when lines have come. */
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

  /** Adds lines that the server has sent. */
  take(news: Lines): void {
    const { length } = this.lines;
    const missing = this.#log.take(news);
    if (missing !== undefined) this.#ask(missing);
    if (this.lines.length > length) this.#holder.grown();
  }

  /** Adds the answer to `enter`; an answer from line 0 replaces the whole log. */
  read(from: number, answer: Lines): void {
    if (from > 0) return this.take(answer);
    this.#log = new Log(this.#log.reader, answer.lines);
    this.#holder.grown();
  }

  /** Asks for lines that have come meanwhile. A new connection receives none until it has asked. */
  catchUp(): void {
    this.#ask(this.lines.length);
  }

  /** Catches up, unless the page is hidden or not connected. */
  readonly #look = (): void => {
    if (this.#holder.isConnected() && !globalThis.document?.hidden) this.catchUp();
  };

  stop(): void {
    clearInterval(this.#looking);
    globalThis.document?.removeEventListener('visibilitychange', this.#look);
  }

  /** Errors are ignored: the same lines are asked for again at the next opportunity. */
  #ask(from: number): void {
    void this.#holder.enter(from).catch(() => undefined);
  }
}
