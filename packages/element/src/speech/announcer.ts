/** The text of the live region. */
export class Announcer {
  #spoken = '';

  get spoken(): string {
    return this.#spoken;
  }

  /** Makes repeated text differ from the text before it; otherwise screen readers do not read it again. */
  say(words: string): void {
    const plain = words.replaceAll('*', '');
    this.#spoken = plain === this.#spoken ? `${plain}\u00a0` : plain;
  }
}
