import { css, type CSSResult } from 'lit';

/** Boxes that are offered, announced, struck, won or computed, or that show a word instead of points. */
export const boxStyles: CSSResult = css`
  .offer {
    background: none;
    box-shadow: none;
    outline: 1px dashed var(--yahtzee-pencil);
    outline-offset: calc(-0.1875em - 1px);
  }
  .offer.none:not(:hover) {
    color: var(--yahtzee-ink-2);
    outline-color: var(--yahtzee-line-strong);
    font-weight: 500;
  }
  .offer:focus-visible {
    outline: 0.1875em solid var(--yahtzee-focus);
    outline-offset: -0.0625em;
  }
  .announced::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 0.4em);
    inset-inline-start: 0.6em;
    inline-size: 1em;
    block-size: 0.85em;
    border: 0;
    background: currentColor;
    clip-path: polygon(0 0, 100% 0, 100% 72%, 55% 72%, 30% 100%, 30% 72%, 0 72%);
  }
  .struck .value::after {
    content: '×' / '';
    position: absolute;
    inset-block-start: -0.25em;
    inset-inline-start: calc(100% + 0.25em);
    font-size: 0.8em;
  }
  .won .value {
    font-weight: 750;
  }
  .won:not(.last) .value {
    color: var(--yahtzee-good);
  }
  .won .value::before {
    content: '✓ ' / '';
  }
  .derived {
    color: var(--yahtzee-ink-2);
    cursor: default;
  }
  .word {
    font-size: 0.8125em;
    text-align: center;
    line-height: 1.1;
  }
  .word .value {
    line-height: 1.1;
    text-box: normal;
    hyphens: auto;
  }
  .card:has(.word):not(.abreast) {
    --cell: 9em;
  }
  .word.last::before {
    inset-inline: 0.75em;
  }
  .word.last::after {
    inset-inline-start: 0;
  }
  @container (width < 36em) {
    .card:has(.word) {
      grid-template-columns: minmax(0, 1fr);
      --cell: 9em;
    }
  }
  @media (forced-colors: active) {
    .offer {
      border: 0;
      outline-offset: -1px;
    }
    .announced::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
    .later::before,
    .waiting::before {
      border: 0.125em solid;
    }
  }
`;
