/**
 * An element asks its place for a least width, so that it can be used where the place is as narrow as its content may be.
 * A narrow place with a width of its own would overflow: there the element asks for none.
 */
import type { LitElement, ReactiveController } from 'lit';
import { hasPage } from '../platform.js';
import { LEAST } from './frame.js';

/** A place that would be narrower than this, in pixels, takes its width from its content. */
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
    // An observer warns of a loop if it changes what it observes, or if that is laid out later, as a frame is.
    // Where there is no layout, there may be no observer either.
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
