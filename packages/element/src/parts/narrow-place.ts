/**
 * An element asks for a least width, so that it stays usable in a place that shrinks to its content. A narrow place of
 * a fixed width would overflow; there the element asks for none.
 */
import type { LitElement, ReactiveController } from 'lit';
import { hasPage } from '../basics/platform.js';
import { LEAST } from './frame.js';

/** A place that becomes narrower than this, in pixels, when the element asks for no width shrinks to its content. */
const SQUEEZED = 150;

export class NarrowPlace implements ReactiveController {
  readonly #host: LitElement;
  /** The empty column beside the frame, which is as wide as the place. */
  #column: Element | undefined;
  #observer: ResizeObserver | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  hostConnected(): void {
    this.hostUpdated();
  }

  hostUpdated(): void {
    if (!hasPage) return;
    const column = this.#host.renderRoot.querySelector('.width') ?? undefined;
    if (column === this.#column) return;
    this.#observer?.disconnect();
    this.#column = column;
    if (!column) return;
    // The frame delay avoids the browser's warning of a loop, since the callback changes the observed element.
    // Environments without layout may have no `ResizeObserver`.
    const page: Partial<typeof globalThis> = column.ownerDocument.defaultView ?? globalThis;
    const { ResizeObserver } = page;
    this.#observer = ResizeObserver && new ResizeObserver(() => requestAnimationFrame(() => this.#adapt()));
    this.#observer?.observe(column);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#column = undefined;
  }

  #adapt(): void {
    const column = this.#column;
    if (!column) return;
    const { classList } = column;
    if (!classList.contains('narrow') && column.clientWidth > LEAST) return;
    classList.add('narrow');
    const isNarrow = column.clientWidth >= SQUEEZED && column.clientWidth <= LEAST;
    classList.toggle('narrow', isNarrow);
  }
}
