/** Watches the size of one element in the shadow tree of a host, which may be moved to the page of a frame. */
import type { LitElement, ReactiveController } from 'lit';
import { hasPage } from '../basics/platform.js';

export abstract class SizeWatch implements ReactiveController {
  readonly #host: LitElement;
  readonly #selector: string;
  #watched: HTMLElement | undefined;
  #observer: ResizeObserver | undefined;

  constructor(host: LitElement, selector: string) {
    this.#host = host;
    this.#selector = selector;
  }

  /** Called in the frame after the first measurement, and after each change of the size. */
  protected abstract resized(watched: HTMLElement): void;

  /** The window of the host; undefined on a server. */
  protected get page(): (Window & typeof globalThis) | undefined {
    return hasPage ? (this.#host.ownerDocument.defaultView ?? undefined) : undefined;
  }

  /** Looks at the size once more. */
  protected readonly look = (): void => {
    if (this.#watched) this.resized(this.#watched);
  };

  hostConnected(): void {
    this.hostUpdated();
  }

  hostUpdated(): void {
    if (!hasPage) return;
    const found = this.#host.renderRoot.querySelector<HTMLElement>(this.#selector) ?? undefined;
    if (found === this.#watched) return;
    this.#observer?.disconnect();
    this.#watched = found;
    if (!found) return;
    // The frame delay avoids the browser's warning of a loop, since the callback changes the observed element.
    // Environments without layout may have no `ResizeObserver`.
    const { ResizeObserver }: Partial<typeof globalThis> = this.page ?? globalThis;
    this.#observer = ResizeObserver && new ResizeObserver(() => requestAnimationFrame(this.look));
    this.#observer?.observe(found);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#watched = undefined;
  }
}
