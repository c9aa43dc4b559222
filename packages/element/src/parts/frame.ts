/**
 * The width of an element in a page: that of a block, or where the place is sized by its content (a dialog, a table, a
 * centred item), the best width of a board. The layout depends on the width of `.frame`, a size container, which has no
 * width from its content; the empty `.width` beside it provides one.
 */
import { css, html, unsafeCSS, type CSSResult, type TemplateResult } from 'lit';

/** The least width that an element asks for, in pixels. */
export const LEAST = 300;

const LEAST_LENGTH = unsafeCSS(`${LEAST}px`);

export const frameStyles: CSSResult = css`
  :host {
    min-inline-size: 0;
    /* Never wider than its place. */
    max-inline-size: -webkit-fill-available;
    max-inline-size: -moz-available;
    max-inline-size: stretch;
  }
  /* An empty column, which shrinks from the width that is wanted to the least. Screens leave room for margins. */
  .width {
    display: grid;
    grid-template-columns: minmax(min(${LEAST_LENGTH}, 100vw - 80px), 40em);
    block-size: 0;
    overflow: hidden;
    flex: 0 0 0;
  }
  .narrow {
    grid-template-columns: minmax(0, 40em);
  }
  .frame {
    container-type: inline-size;
    block-size: 100%;
    flex: 1 0 100%;
  }
  /* One place, also in an element that a page makes a grid. */
  .width,
  .frame {
    grid-area: 1 / 1;
  }
  /* Parts that a page lays out find a container only among the elements around them, not in the board's shadow tree. */
  :host(:state(laid-out)) {
    container-type: inline-size;
    contain-intrinsic-inline-size: min(${LEAST_LENGTH}, 100vw - 80px);
  }
`;

/** Puts the content of an element into its frame. */
export const framed = (content: unknown): TemplateResult =>
  html`<div class="width"></div>
    <div class="frame">${content}</div>`;
