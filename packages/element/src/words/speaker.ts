/** A controller for elements that speak the language of their place: they are drawn anew when that may be another. */
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
