/** A log as far as it is known here. Lines come in any order, twice, or not at all. */
import type { Lines } from '../protocol.js';

/** What the lines of a log mean. Both throw a `LogError` at a line that could not stand there. */
export interface LineReader<S> {
  /** What the first line begins. */
  readonly open: (line: string) => S;
  /** What a further line makes of it. */
  readonly add: (state: S, line: string) => S;
}

export class Log<S> {
  readonly reader: LineReader<S>;
  #state: S;
  #lines: readonly string[];
  /** Lines that came before those in front of them. */
  #ahead: Lines[] = [];

  constructor(reader: LineReader<S>, lines: readonly string[]) {
    this.reader = reader;
    this.#lines = lines;
    this.#state = lines.slice(1).reduce(reader.add, reader.open(lines[0] ?? ''));
  }

  /** What all lines together mean. */
  get state(): S {
    return this.#state;
  }
  get lines(): readonly string[] {
    return this.#lines;
  }

  /**
   * Takes lines in. Returns from where on the server has to be asked: for what is missing, or from the start if it
   * has another log than this, after a store has lost its last lines; undefined if there is nothing to ask.
   */
  take(news: Lines): number | undefined {
    if (news.at > this.#lines.length) this.#ahead.push(news);
    else if (!this.#agrees(news)) return 0;
    else this.#append(news);
    return this.#ahead.length ? this.#lines.length : undefined;
  }

  #agrees({ at, lines }: Lines): boolean {
    const known = this.#lines.slice(at, at + lines.length);
    // An answer without lines is about the end.
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
