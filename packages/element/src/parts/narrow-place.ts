/**
 * An element asks for a least width, so that it stays usable in a place that shrinks to its content. A narrow place of
 * a fixed width would overflow; there the element asks for none.
 */
import type { LitElement } from 'lit';
import { LEAST } from './frame.js';
import { SizeWatch } from './size-watch.js';

/** A place that becomes narrower than this, in pixels, when the element asks for no width shrinks to its content. */
const SQUEEZED = 150;

export class NarrowPlace extends SizeWatch {
  constructor(host: LitElement) {
    // The empty column beside the frame is as wide as the place.
    super(host, '.width');
  }

  protected resized(column: HTMLElement): void {
    const { classList } = column;
    if (!classList.contains('narrow') && column.clientWidth > LEAST) return;
    classList.add('narrow');
    const isNarrow = column.clientWidth >= SQUEEZED && column.clientWidth <= LEAST;
    classList.toggle('narrow', isNarrow);
  }
}
