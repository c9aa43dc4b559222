import { css } from 'lit';

/**
 * The colours and measures that a page may set, light and dark, which the first rendering needs. `shared` has the
 * styles that all parts need.
 */
export const tokens = css`
  :host {
    /* The background, and the background of elements that stand out from it. */
    --yahtzee-surface: light-dark(#fffdf9, #1b1d22);
    --yahtzee-surface-2: light-dark(#f6f2ea, #23262d);
    /* Text, and secondary text. */
    --yahtzee-ink: light-dark(#1d2330, #f1ede4);
    --yahtzee-ink-2: light-dark(#5b6070, #a9adb8);
    /* Dividing lines, and the borders of controls. */
    --yahtzee-line: light-dark(#e4ddd0, #343842);
    --yahtzee-line-strong: light-dark(#8a8575, #7d828f);
    /* The tray, and text on it. */
    --yahtzee-tray: light-dark(#dcd3c3, #12141a);
    --yahtzee-on-tray: light-dark(#3f3a2f, #c9c5bb);
    /* The accent for what to do next: marks, the Roll button, its lower edge, its outline, text on it. */
    --yahtzee-accent: light-dark(#b8321b, #ff8a6b);
    --yahtzee-accent-fill: light-dark(#c73c22, #cb452b);
    --yahtzee-accent-deep: light-dark(#8e2412, #8a2715);
    --yahtzee-accent-line: transparent;
    --yahtzee-on-accent: #fff;
    /* The points that a box would score, and the background of such a box. */
    --yahtzee-pencil: light-dark(#2450b8, #93b4ff);
    --yahtzee-pencil-soft: light-dark(#eaf0ff, #232f4e);
    /* The highlight of the last entry. */
    --yahtzee-marker: light-dark(#ffe27a, #6a5611);
    /* The focus ring, and the focus ring on the tray. */
    --yahtzee-focus: light-dark(#1d2330, #fff);
    --yahtzee-focus-tray: var(--yahtzee-focus);
    /* A die, its lower edge, its pips, the pip of a one, the strength of its gloss, its outline. */
    --yahtzee-die: light-dark(#f9f4e9, #ede6d8);
    --yahtzee-die-edge: light-dark(#b3a68d, #857a67);
    --yahtzee-pip: light-dark(#232733, #1b1d25);
    --yahtzee-pip-ace: light-dark(#c73c22, #b93119);
    --yahtzee-die-gloss: 1;
    --yahtzee-die-line: transparent;
    /* The colour of all shadows. */
    --yahtzee-shadow: light-dark(#3a2f1a, #000);
    /* The radius of corners; those of the whole board are slightly larger. */
    --yahtzee-radius: 0.875em;
    /* The height of a row of the card. */
    --yahtzee-row: 2.375em;
    /* The maximum width of a die. */
    --yahtzee-die-size: 4.25em;
  }
`;

export const shared = css`
  :host {
    display: block;
    font-style: normal;
    font-weight: 400;
    /*
     * Resets inherited properties that would make text unreadable or too large for its place. In a shadow
     * tree, important declarations override those of the page for the element itself, such as "all: initial"
     * or a rule for "*".
     */
    writing-mode: horizontal-tb !important;
    text-orientation: mixed !important;
    font-stretch: normal !important;
    font-size-adjust: none !important;
    font-variant: tabular-nums lining-nums !important;
    line-height: 1.3 !important;
    letter-spacing: normal !important;
    word-spacing: normal !important;
    white-space: normal !important;
    text-wrap: wrap !important;
    text-indent: 0 !important;
    text-align: start !important;
    text-align-last: auto !important;
    text-transform: none !important;
    text-emphasis: none !important;
    word-break: normal !important;
    line-break: auto !important;
    overflow-wrap: normal !important;
    hyphens: manual !important;
    -webkit-text-fill-color: currentcolor !important;
    -webkit-text-stroke: 0 !important;
    /* Set by the board for its parts; a page may have variables of the same names. */
    --roll: initial;
    --roll-size: initial;
    --roll-wordy: initial;
    --roll-quiet: initial;
    --row: initial;
    --strip: initial;
    --heads: initial;
    --heads-top: initial;
    --total: initial;
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  button {
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    padding: 0;
    margin: 0;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  svg {
    display: block;
  }
  :focus-visible {
    outline: 0.1875em solid var(--yahtzee-focus);
    outline-offset: 0.125em;
  }
  .tool {
    inline-size: 2.5em;
    block-size: 2.5em;
    border-radius: 0.625em;
    display: grid;
    place-items: center;
    color: var(--yahtzee-ink-2);
  }
  .tool[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
  .tool svg {
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  :dir(rtl) .flip {
    transform: scaleX(-1);
  }
  @container (width < 36em) {
    .tool {
      inline-size: 2.75em;
      block-size: 2.75em;
    }
  }
  /* Narrows the tools, so that they fit on one line with the name of the game. */
  @container (width < 22em) {
    .tool {
      inline-size: 2.25em;
    }
  }
  @media (pointer: coarse) {
    .tool {
      inline-size: 2.75em;
      block-size: 2.75em;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    ::before {
      transition: none !important;
      animation: none !important;
    }
  }
`;
