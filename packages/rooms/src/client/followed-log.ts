/** A log on a server that a page follows. It asks for missing lines, also when the page is shown or reconnects. */
import type { Lines } from '../protocol.js';
import { Log, type LineReader } from './log.js';

/** How often the server is asked for new lines, in milliseconds: a lost last line leaves no gap that shows. */
const LOOK_EVERY = 20_000;

/** The owner of a followed log. */
export interface Holder {
  /** Whether the server can be asked now. */
  isConnected(): boolean;
  /** Asks the server for the lines after the one with this link, or for all lines, and gives them to `read`. */
  enter(known: string | undefined): Promise<void>;
  /** Called when lines have come. */
  grown(): void;
  /** Called when the server had another log than the one that was known here, which is now the server's. */
  replaced(): void;
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

  /** The link of the last line. */
  get link(): string {
    return this.#log.link;
  }

  /** Adds lines that the server has sent. */
  take(news: Lines): void {
    const { length } = this.lines;
    const missing = this.#log.take(news);
    if (missing) this.#ask(missing === 'all' ? undefined : this.link);
    if (this.lines.length > length) this.#holder.grown();
  }

  /** Adds the answer to `enter`. If it begins with the first line, it replaces the whole log. */
  read(answer: Lines): void {
    if (answer.at > 0) return this.take(answer);
    const before = this.lines;
    this.#log = new Log(this.#log.reader, answer.lines);
    if (before.every((line, at) => line === this.lines[at])) this.#holder.grown();
    else this.#holder.replaced();
  }

  /** Asks for lines that have come meanwhile. A new connection receives none until it has asked. */
  catchUp(): void {
    this.#ask(this.link);
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
  #ask(known: string | undefined): void {
    void this.#holder.enter(known).catch(() => undefined);
  }
}
