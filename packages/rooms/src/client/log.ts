/** A log as far as this page knows it. */
import { addLine, openRoom, rulesetFor, termsOf, type Room } from '../core/index.js';
import type { Ruleset } from '@yahtzee-game/rules';
import type { Lines } from '../protocol.js';

export class Log {
  readonly lines: string[];
  #room: Room;

  private constructor(code: string, first: string, ruleset: Ruleset) {
    this.lines = [first];
    this.#room = openRoom(code, first, ruleset);
  }

  /**
   * Resolves to the log that begins with this line.
   * Rejects with an error, one sentence, if it opens no room, or one of a game that this page does not know.
   */
  static async from(code: string, first: string, rulesets: readonly Ruleset[]): Promise<Log> {
    return new Log(code, first, await rulesetFor(termsOf(first), rulesets));
  }

  get room(): Room {
    return this.#room;
  }

  /** Takes in what follows; returns false if lines are missing before it. */
  take({ at, lines }: Lines): boolean {
    if (at > this.lines.length) return false;
    for (const line of lines.slice(this.lines.length - at)) {
      this.#room = addLine(this.#room, line);
      this.lines.push(line);
    }
    return true;
  }
}
