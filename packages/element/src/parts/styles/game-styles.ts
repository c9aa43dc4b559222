import { css } from 'lit';

/** The board: a grid whose named areas place every part, at every width. */
export const gameStyles = css`
  :host {
    color: var(--yahtzee-ink);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Set by some layouts only; a page may have variables of the same names. */
    --edge: initial;
    --beside: initial;
    --below-message: initial;
  }
  .board {
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line);
    border-radius: calc(var(--yahtzee-radius) + 0.375em);
    overflow: clip;
    display: grid;
    grid-template:
      'bar tools' auto
      'dice roll' auto
      'say say' auto
      'card card' auto
      / minmax(0, 1fr) auto;
  }
  :host([inert]) .board {
    opacity: 0.6;
  }
  .board[hidden] {
    display: none;
  }
  .bar {
    grid-area: bar;
    display: flex;
    align-items: baseline;
    align-content: center;
    gap: 0 0.75em;
    padding-block: 0.25em;
    padding-inline: 1.125em 0.25em;
    min-block-size: 3.25em;
    flex-wrap: wrap;
    min-inline-size: 0;
  }
  ::slotted([slot='logo']) {
    align-self: center;
  }
  .name {
    font-weight: 750;
    font-size: 1.0625em;
    letter-spacing: -0.01em;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* As high as the bar, without making it higher, so that it is easy to hit. */
  button.name {
    margin-block: -1em;
    padding-block: 1em;
    text-align: start;
    line-height: inherit;
  }
  .name svg {
    display: inline-block;
    inline-size: 0.875em;
    block-size: 0.875em;
    margin-inline-start: 0.375em;
    vertical-align: -0.1em;
    fill: none;
    stroke: currentcolor;
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .turn {
    color: var(--yahtzee-ink-2);
    font-size: 0.875em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    min-inline-size: 0;
  }
  .short {
    display: none;
  }
  yahtzee-dice {
    grid-area: dice;
    padding-inline-start: 0.75em;
    min-inline-size: 0;
  }
  yahtzee-controls {
    display: contents;
    --roll: 9.25em;
  }
  yahtzee-scorecard {
    grid-area: card;
    border-block-start: 1px solid var(--yahtzee-line);
    min-inline-size: 0;
  }
  /* The content of the page in place of the card has exactly the size of the card. */
  slot[name='start'] {
    display: none;
  }
  .starting slot[name='start'] {
    grid-area: card;
    display: block;
    contain: size;
    overflow: auto;
    background: var(--yahtzee-surface);
    border-block-start: 1px solid var(--yahtzee-line);
  }
  .starting yahtzee-scorecard {
    visibility: hidden;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container (width >= 60em) {
    .board {
      grid-template:
        'bar tools' auto
        'card dice' auto
        'card roll' auto
        'card say' auto
        'card .' 1fr
        / minmax(0, 1.42fr) minmax(22em, 1fr);
    }
    yahtzee-dice {
      padding: 1em 1em 0;
      border-block-start: 1px solid var(--yahtzee-line);
    }
    yahtzee-scorecard {
      border-inline-end: 1px solid var(--yahtzee-line);
    }
  }
  @container (width < 31em) {
    .bar {
      padding-inline-start: 0.875em;
      gap: 0 0.5em;
    }
    .long {
      display: none;
    }
    .short {
      display: inline;
    }
    /* The distance of the tray and the Roll button from the board's edge. */
    .board {
      --edge: 0.625em;
    }
    yahtzee-dice {
      padding-inline: var(--edge);
    }
  }
  @container (20em <= width < 31em) {
    /* The dock (message, tray and Roll button) has its own background; the card covers where it begins. */
    .board {
      grid-template:
        'bar tools' auto
        'card card' auto
        'say say' auto
        'dice dice' auto
        'roll roll' auto
        / minmax(0, 1fr) auto;
      background: linear-gradient(var(--yahtzee-surface) 50%, var(--yahtzee-surface-2) 0);
    }
    yahtzee-scorecard {
      background: var(--yahtzee-surface);
      border-block-end: 1px solid var(--yahtzee-line);
    }
  }
  @container (width < 20em) {
    .board {
      --edge: 0.5em;
      grid-template:
        'bar tools' auto
        'dice dice' auto
        'roll roll' auto
        'say say' auto
        'card card' auto
        / minmax(0, 1fr) auto;
    }
    .bar {
      padding-inline-start: 0.75em;
    }
    .name {
      font-size: 0.9375em;
    }
    .turn {
      font-size: 0.8125em;
    }
  }
  @container (width < 16em) {
    .board {
      --edge: 0.125em;
    }
    .bar {
      padding-inline-end: 0;
    }
    .name {
      font-size: 0.875em;
    }
  }
  /* Phones with the text size doubled: the name and the tools have a row each. */
  @container (width < 12.5em) {
    .board {
      grid-template:
        'bar' auto
        'tools' auto
        'dice' auto
        'roll' auto
        'say' auto
        'card' auto
        / minmax(0, 1fr);
    }
    .bar {
      min-block-size: 2.5em;
    }
  }
`;
