/**
 * How an element stands in a page: as wide as a block is, and where its place asks how wide it wants to be (a dialog, a
 * table, a centred item), as wide as a board is at its best. Its layout depends on the width of the frame, which therefore
 * can tell none; what stands beside it does.
 */
import { css, html, unsafeCSS, type CSSResult, type TemplateResult } from 'lit';

/** What an element asks for in the narrowest place, in pixels. */
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

/** Puts what an element draws into its frame. */
export const framed = (content: unknown): TemplateResult =>
  html`<div class="width"></div><div class="frame">${content}</div>`;
