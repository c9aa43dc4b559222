/**
 * Where turns lead under best play: a list of rows that are moved by points and added to others, times a probability.
 */

export class Transitions {
  #capacity = 256;
  /** By transition: where the row begins that is added, its least and most points once moved, and the probability. */
  starts = new Int32Array(this.#capacity);
  least = new Int32Array(this.#capacity);
  most = new Int32Array(this.#capacity);
  chances = new Float64Array(this.#capacity);
  /** A number that the caller may store with each transition. */
  notes = new Int32Array(this.#capacity);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add(start: number, least: number, most: number, chance: number, note = 0): void {
    if (this.count === this.#capacity) this.#grow();
    this.starts[this.count] = start;
    this.least[this.count] = least;
    this.most[this.count] = most;
    this.notes[this.count] = note;
    this.chances[this.count++] = chance;
  }

  /** The least and the most points to come of all transitions. */
  get range(): readonly [least: number, most: number] {
    let [least, most] = [Infinity, -Infinity];
    for (let i = 0; i < this.count; i++) {
      least = Math.min(least, this.least[i]);
      most = Math.max(most, this.most[i]);
    }
    return [least, most];
  }

  #grow(): void {
    this.#capacity *= 2;
    this.notes = longer(this.notes, new Int32Array(this.#capacity));
    this.starts = longer(this.starts, new Int32Array(this.#capacity));
    this.least = longer(this.least, new Int32Array(this.#capacity));
    this.most = longer(this.most, new Int32Array(this.#capacity));
    this.chances = longer(this.chances, new Float64Array(this.#capacity));
  }
}

function longer<A extends Int32Array | Float64Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
