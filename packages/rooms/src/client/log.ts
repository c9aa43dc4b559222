/** A log as far as it is known here. Lines may come in any order, twice, or not at all. */
import { linkIn, LogError } from '../core/index.js';
import type { Lines } from '../protocol.js';

/** Builds a state from the lines of a log. Both functions throw a `LogError` at a line that is not possible there. */
export interface LineReader<S> {
  /** Returns the state after the first line. */
  readonly open: (line: string) => S;
  /** Returns the state after one more line. */
  readonly add: (state: S, line: string) => S;
}

/** What has to be asked for: the lines after the known ones; or all, since the server has another log than this one. */
export type Missing = 'rest' | 'all' | undefined;

export class Log<S> {
  readonly reader: LineReader<S>;
  #state: S;
  #lines: readonly string[];
  /** Lines that came too early: lines before them are still missing. */
  #ahead: Lines[] = [];

  constructor(reader: LineReader<S>, lines: readonly string[]) {
    this.reader = reader;
    this.#lines = lines;
    this.#state = lines.slice(1).reduce(reader.add, reader.open(lines[0] ?? ''));
  }

  /** The state after all lines. */
  get state(): S {
    return this.#state;
  }
  get lines(): readonly string[] {
    return this.#lines;
  }
  /** The link of the last line. */
  get link(): string {
    return linkIn(this.#lines.at(-1) ?? '');
  }

  /** Adds lines. Returns what has to be asked for then. */
  take(news: Lines): Missing {
    if (news.at > this.#lines.length) this.#ahead.push(news);
    else if (!this.#append(news)) return 'all';
    return this.#ahead.length ? 'rest' : undefined;
  }

  /** Adds lines that begin within the log or at its end; returns false if they do not continue it. */
  #append({ at, lines }: Lines): boolean {
    const { length } = this.#lines;
    const known = this.#lines.slice(at, at + lines.length);
    if (!known.every((line, i) => line === lines[i])) return false;
    try {
      const fresh = lines.slice(length - at);
      this.#state = fresh.reduce(this.reader.add, this.#state);
      this.#lines = [...this.#lines, ...fresh];
    } catch (error) {
      if (error instanceof LogError) return false;
      throw error;
    }
    const next = this.#ahead.filter((one) => one.at <= this.#lines.length);
    this.#ahead = this.#ahead.filter((one) => one.at > this.#lines.length);
    return next.every((one) => this.#append(one));
  }
}
