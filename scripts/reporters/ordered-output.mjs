// The output of programs that run at the same time, printed one after the other: the first one as it comes, the others
// once those before them have ended.

/** @typedef {{ write: (text: string) => void, end: () => void }} Writer */

export class OrderedOutput {
  #target;
  /** The text of each program that is still held back, and whether it has ended. */
  #parts;
  /** The program that prints as it goes. */
  #current = 0;

  /**
   * @param {{ write: (text: string) => unknown }} target
   * @param {number} programs
   */
  constructor(target, programs) {
    this.#target = target;
    this.#parts = Array.from({ length: programs }, () => ({
      held: /** @type {string[]} */ ([]),
      ended: false,
    }));
  }

  /**
   * @param {number} program its place in the order, from 0
   * @returns {Writer}
   */
  writer(program) {
    const part = this.#parts[program];
    if (!part) throw new RangeError(`there is no program ${program}`);
    return {
      write: (text) => {
        if (program === this.#current) this.#target.write(text);
        else part.held.push(text);
      },
      end: () => {
        part.ended = true;
        this.#advance();
      },
    };
  }

  #advance() {
    while (this.#parts[this.#current]?.ended) {
      const next = this.#parts[++this.#current];
      for (const text of next?.held.splice(0) ?? []) this.#target.write(text);
    }
  }
}
