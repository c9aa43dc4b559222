/** Says of each thing once that it has happened, and of no more things than these: anybody can cause more. */
const MOST_TOLD = 20;

export class Told {
  readonly #things = new Set<string>();
  readonly #tell: (error: unknown) => void;

  constructor(tell: (error: unknown) => void) {
    this.#tell = tell;
  }

  once(thing: string, error: unknown): void {
    if (this.#things.size >= MOST_TOLD || this.#things.has(thing)) return;
    this.#things.add(thing);
    this.#tell(error);
  }
}
