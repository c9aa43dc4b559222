/** Pictures that could not be loaded: a die without one shows its pips. */
export class LostPictures {
  /** Elements of the page, and items of the property `faces`. */
  readonly #lost = new WeakSet<object>();
  readonly #changed: () => void;

  /** `changed` is called when a picture cannot be loaded. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  has(picture: object): boolean {
    return this.#lost.has(picture);
  }

  add(picture: object): void {
    if (this.has(picture)) return;
    this.#lost.add(picture);
    this.#changed();
  }

  /** Lets a picture that has changed be loaded again. */
  delete(picture: object): void {
    this.#lost.delete(picture);
  }
}
