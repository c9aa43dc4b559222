/** The log of a room as far as it is known here. Lines come in any order, twice, or not at all. */
import type { Ruleset } from '@yahtzee-game/rules';
import { addLine, openRoom, type Room } from '../core/index.js';
import type { Lines } from '../protocol.js';

export class Log {
  #room: Room;
  #lines: readonly string[];
  /** Lines that came before those in front of them. */
  #ahead: Lines[] = [];

  constructor(code: string, lines: readonly string[], ruleset: Ruleset) {
    this.#lines = lines;
    this.#room = lines.slice(1).reduce(addLine, openRoom(code, lines[0] ?? '', ruleset));
  }

  get room(): Room {
    return this.#room;
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
    this.#room = fresh.reduce(addLine, this.#room);
    this.#lines = [...this.#lines, ...fresh];
    const next = this.#ahead.filter((one) => one.at <= this.#lines.length);
    this.#ahead = this.#ahead.filter((one) => one.at > this.#lines.length);
    for (const one of next) if (this.#agrees(one)) this.#append(one);
  }
}
