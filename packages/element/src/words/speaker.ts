/** A controller for elements in the language of the page around them: renders them again when it may have changed. */
import type { LitElement, ReactiveController } from 'lit';
import { speakers } from './added-languages.js';
import { observeLanguage } from './observe-language.js';

export class Speaker implements ReactiveController {
  readonly #host: LitElement;
  #stop: (() => void) | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  hostConnected(): void {
    speakers.add(this.#host);
    this.#stop = observeLanguage(this.#host, () => this.#host.requestUpdate());
    // The element may have been moved.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    speakers.delete(this.#host);
    this.#stop?.();
  }
}
