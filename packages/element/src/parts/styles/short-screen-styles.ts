import { css, unsafeCSS, type CSSResult } from 'lit';

/**
 * The message, the tray and the Roll button of an upright phone form the dock, which sticks to the lower edge of the
 * screen as soon as a third of the board is in view. The grid area of each spans the card and the dock, so that it can
 * stick anywhere over the card. Boards with more than five dice are excluded: the dice would be too narrow beside the
 * Roll button.
 */
const dock = (board: CSSResult): CSSResult => css`
  ${board} {
    --dock: calc(7.5em + env(safe-area-inset-bottom));
    grid-template: 'bar tools' auto 'card card' auto '. .' var(--dock) / minmax(0, 1fr) auto;
  }
  ${board} .bar {
    min-block-size: 2.75em;
    padding-block: 0;
  }
  ${board} yahtzee-dice,
  ${board} yahtzee-controls::part(roll),
  ${board} yahtzee-controls::part(message) {
    grid-area: 2/1/-1/-1;
    align-self: end;
    position: sticky;
    z-index: 4;
  }
  /* Spans the dock and draws its background. */
  ${board} yahtzee-dice {
    display: grid;
    block-size: var(--dock);
    inset-block-end: 0;
    padding-block: 2.25em calc(0.625em + env(safe-area-inset-bottom));
    padding-inline: 0.5em var(--beside, 7.125em);
    background: var(--yahtzee-surface-2);
    border-block-start: 1px solid var(--yahtzee-line);
  }
  ${board} yahtzee-dice::part(tray) {
    padding: 0.5em 0.25em 0;
  }
  ${board} yahtzee-dice::part(dice) {
    --yahtzee-die-size: 2.875em;
    grid-auto-flow: column;
    grid-template-columns: none;
    gap: 0.125em;
  }
  ${board} yahtzee-dice::part(die) {
    grid-template-rows: auto 1.125em;
  }
  ${board} yahtzee-dice::part(tag) {
    font-size: 0.6875em;
    margin: 0;
    max-inline-size: 100%;
  }
  ${board} yahtzee-controls {
    --roll: 7.143em;
    --roll-size: 1.4286em;
    --roll-wordy: 1.1429em;
    --roll-quiet: 1em;
  }
  ${board} yahtzee-controls::part(roll) {
    font-size: 0.875em;
    line-height: 1.1;
    inline-size: var(--roll);
    padding: 0 0.25em;
    block-size: 4.9286em;
    justify-self: end;
    flex-flow: column;
    gap: 0.25em;
    inset-block-end: calc(1.0714em + env(safe-area-inset-bottom));
    margin: 0 0.5714em calc(1.0714em + env(safe-area-inset-bottom));
  }
  ${board} yahtzee-controls::part(message) {
    block-size: 2.5714em;
    min-block-size: 0;
    padding-block: 0;
    line-height: 1.15;
    overflow: auto;
    inset-block-end: calc(6em + env(safe-area-inset-bottom));
    margin-block-end: calc(6em + env(safe-area-inset-bottom));
  }
  ${board} yahtzee-scorecard {
    border-block-end: 0;
  }
  ${board} yahtzee-scorecard::part(head) {
    min-block-size: 1.5em;
  }
  ${board} yahtzee-scorecard::part(total) {
    min-block-size: 2.5em;
  }
  /* Keeps a focused box from being hidden behind the dock, or behind the heads of columns. */
  ${board} yahtzee-scorecard::part(cell) {
    scroll-margin-block: 4.5em var(--dock);
  }
`;

/**
 * The dock of narrow phones: the dice are above the Roll button, since beside it a finger could not tell them apart, and
 * the message is beside it.
 */
const narrowDock = (board: CSSResult): CSSResult => css`
  ${board} {
    --dock: calc(10.75em + env(safe-area-inset-bottom));
    --below-message: calc(10.75em + env(safe-area-inset-bottom));
  }
  ${board} yahtzee-dice {
    padding-block: 0.5em calc(5.875em + env(safe-area-inset-bottom));
    padding-inline: 0.5em;
  }
  ${board} yahtzee-controls::part(message) {
    block-size: 5.5em;
    inset-block-end: calc(0.5em + env(safe-area-inset-bottom));
    margin-block-end: calc(0.5em + env(safe-area-inset-bottom));
    margin-inline-end: 9.25em;
  }
`;

/** The dock at the widths of upright phones. */
const docked = (board: CSSResult): CSSResult => css`
  @container (20em <= width < 31em) {
    ${dock(board)}
  }
  @container (20em <= width < 22.375em) {
    ${narrowDock(board)}
  }
`;

/**
 * Screens too low for a whole board: upright phones with the bars of the browser, and phones in landscape. Measured in
 * ems of media queries, which a page does not change. Applies to whole boards only, not to parts that a page lays out.
 */
export const shortScreens = css`
  /* An open keyboard leaves less height than this query requires, so that nothing sticks. */
  @media (20em <= height < 43em) {
    ${docked(unsafeCSS('.board:not(.many)'))}
  }
  /* Landscape phones: the card stands beside the dock and, as a container, uses its phone layout. */
  @media (height < 26em) {
    @container (width >= 37em) {
      .board {
        grid-template: 'card bar tools' auto 'card . .' minmax(15.5em, 1fr) / 54.5% minmax(0, 1fr) auto;
        background: linear-gradient(
          var(--yahtzee-surface) 2.75em,
          var(--yahtzee-line) 0 calc(2.75em + 1px),
          var(--yahtzee-surface-2) 0
        );
        padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
      }
      .bar {
        min-block-size: 2.75em;
        padding-block: 0;
      }
      .long {
        display: none;
      }
      .short {
        display: inline;
      }
      yahtzee-dice,
      yahtzee-controls::part(roll),
      yahtzee-controls::part(message) {
        grid-area: 2/2/-1/-1;
        align-self: end;
        position: sticky;
      }
      yahtzee-dice {
        inset-block-end: 6.0625em;
        padding: 0;
        margin: 0 0.625em 6.0625em;
        border: 0;
      }
      yahtzee-dice::part(tray) {
        padding: 0.875em 0.5em 0.125em;
      }
      yahtzee-dice::part(dice) {
        --yahtzee-die-size: 3.375em;
        grid-auto-flow: column;
        grid-template-columns: none;
        gap: 0.375em;
      }
      yahtzee-controls {
        --roll: auto;
      }
      yahtzee-controls::part(roll) {
        min-block-size: 4.5em;
        flex-flow: row wrap;
        align-content: center;
        gap: 0.125em 0.75em;
        inset-block-end: 0.9375em;
        margin: 0 0.625em 0.9375em;
      }
      yahtzee-controls::part(message) {
        font-size: 0.875em;
        inset-block-end: 14em;
        margin-block-end: 14em;
        min-block-size: 0;
      }
      /* Fits the message between the strip of players and the tray. */
      :host(:state(several)) yahtzee-controls::part(message) {
        padding-block: 0;
        max-block-size: 3em;
        overflow: auto;
      }
      yahtzee-scorecard {
        --strip: absolute;
        --row: 2.375em;
        container-type: inline-size;
        position: relative;
        background: var(--yahtzee-surface);
        border: 0;
        border-inline-end: 1px solid var(--yahtzee-line);
      }
    }
  }
`;

/** Boards that are taller than their window, as `data-tall` says: their dice stay in view while the card scrolls. */
export const tallBoards = css`
  @media (height >= 43em) {
    ${docked(unsafeCSS('.board[data-tall]:not(.many)'))}
  }
  @container (20em <= width < 31em) {
    .board[data-tall] yahtzee-scorecard {
      --heads: sticky;
      --heads-top: 0;
    }
  }
  @media (height >= 26em) {
    @container (width >= 31em) {
      .board[data-tall] yahtzee-dice,
      .board[data-tall] yahtzee-controls::part(roll),
      .board[data-tall] yahtzee-controls::part(message) {
        position: sticky;
        z-index: 4;
      }
      .board[data-tall] yahtzee-dice {
        inset-block-start: 0.5em;
      }
      /* Hides the card behind the dice and the Roll button. */
      .board[data-tall] yahtzee-dice::before {
        content: '';
        position: absolute;
        z-index: -1;
        inset-block: -0.5em 0;
        inset-inline-start: 0;
        inline-size: 100cqi;
        background: var(--yahtzee-surface);
      }
      .board[data-tall] yahtzee-controls::part(roll) {
        inset-block-start: 0.5em;
      }
      .board[data-tall] yahtzee-controls::part(message) {
        inset-block-start: calc(var(--dice-height) + 0.5em);
        background: var(--yahtzee-surface);
      }
      .board[data-tall] yahtzee-scorecard {
        --heads: sticky;
        --heads-top: calc(var(--dice-height) + var(--message-height) + 0.5em);
      }
      /* Keeps a focused box from being hidden behind them. */
      .board[data-tall] yahtzee-scorecard::part(cell) {
        scroll-margin-block-start: calc(var(--dice-height) + var(--message-height) + 4.5em);
      }
    }
    @container (width >= 60em) {
      .board[data-tall] yahtzee-dice,
      .board[data-tall] yahtzee-dice::before {
        inset-block-start: 0;
      }
      .board[data-tall] yahtzee-dice::before {
        inset-block-end: calc(-1 * var(--roll-height));
        inline-size: 100%;
      }
      .board[data-tall] yahtzee-controls::part(roll) {
        inset-block-start: calc(var(--dice-height) + 0.75em);
      }
      .board[data-tall] yahtzee-controls::part(message) {
        inset-block-start: calc(var(--dice-height) + var(--roll-height));
      }
      .board[data-tall] yahtzee-scorecard {
        --heads-top: 0;
        --total: sticky;
      }
      .board[data-tall] yahtzee-scorecard::part(cell) {
        scroll-margin-block: 4.5em 3.5em;
      }
    }
  }
`;
