/** A log as far as it is known here. Lines may come in any order, twice, or not at all. */
import type { Lines } from '../protocol.js';

/** Builds a state from the lines of a log. Both functions throw a `LogError` at a line that is not possible there. */
export interface LineReader<S> {
  /** Returns the state after the first line. */
  readonly open: (line: string) => S;
  /** Returns the state after one more line. */
  readonly add: (state: S, line: string) => S;
}

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

  /**
   * Adds lines. Returns the position from which to ask the server: that of the first missing line, or 0 if its log is
   * not this one, which happens when a store has lost its last lines; undefined if there is nothing to ask.
   */
  take(news: Lines): number | undefined {
    if (news.at > this.#lines.length) this.#ahead.push(news);
    else if (!this.#agrees(news)) return 0;
    else this.#append(news);
    return this.#ahead.length ? this.#lines.length : undefined;
  }

  #agrees({ at, lines }: Lines): boolean {
    const known = this.#lines.slice(at, at + lines.length);
    // An answer without lines agrees if both logs end there.
    return lines.length ? known.every((line, i) => line === lines[i]) : at === this.#lines.length;
  }

  #append({ at, lines }: Lines): void {
    const { length } = this.#lines;
    const fresh = lines.slice(length - at);
    this.#state = fresh.reduce(this.reader.add, this.#state);
    this.#lines = [...this.#lines, ...fresh];
    const next = this.#ahead.filter((one) => one.at <= this.#lines.length);
    this.#ahead = this.#ahead.filter((one) => one.at > this.#lines.length);
    for (const one of next) if (this.#agrees(one)) this.#append(one);
  }
}
