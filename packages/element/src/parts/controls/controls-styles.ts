import { css } from 'lit';

/** The Roll button, the tools and the message. */
export const controlsStyles = css`
  /* The layout of controls that a page places itself; in a whole board, their parts are in its grid. */
  :host {
    display: grid;
    grid-template: 'roll tools' auto 'say say' auto / minmax(0, 1fr) auto;
    padding-block-start: 0.75em;
  }
  .group {
    display: contents;
  }
  .tools {
    grid-area: tools;
    display: flex;
    justify-content: end;
    align-items: center;
    padding-inline-end: 0.5em;
  }
  /* Reserves the width of four tools, so that the dice keep their size when a tool is added. */
  @media (pointer: coarse) {
    @container (width >= 36em) {
      .tools {
        min-inline-size: 11.5em;
      }
    }
  }
  .roll {
    grid-area: roll;
    inline-size: var(--roll);
    margin: 0 0.75em 0.3125em;
    border-radius: var(--yahtzee-radius);
    background: var(--yahtzee-accent-fill);
    color: var(--yahtzee-on-accent);
    padding: 0.25em 0.5em;
    display: flex;
    flex-direction: column;
    justify-content: center;
    align-items: center;
    gap: 0.375em;
    min-block-size: 4.5em;
    box-shadow:
      0 0.3125em 0 var(--yahtzee-accent-deep),
      0 0.5em 0.75em -0.1em rgb(from var(--yahtzee-shadow) r g b / 0.3),
      inset 0 0 0 0.09375em var(--yahtzee-accent-line),
      inset 0 1px 0 rgb(255 255 255 / 0.28);
  }
  .roll b {
    font-size: var(--roll-size, 1.625em);
    font-weight: 750;
    letter-spacing: -0.015em;
    line-height: 1.1;
  }
  .wordy:not(.skip, .off) b {
    font-size: var(--roll-wordy, 1.25em);
  }
  /* Wraps long labels, which depend on the language and on the names of players. */
  .roll :is(b, span) {
    max-inline-size: 100%;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .left {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 0.125em 0.5em;
    font-size: 0.875em;
    font-weight: 550;
  }
  .pips {
    display: flex;
    gap: 0.25em;
  }
  .pips i {
    inline-size: 0.625em;
    block-size: 0.625em;
    border-radius: 50%;
    border: 0.125em solid currentColor;
  }
  .pips .on {
    background: currentColor;
  }
  .say {
    grid-area: say;
    margin: 0;
    padding: 0.5em 1.25em;
    font-size: 0.9375em;
    color: var(--yahtzee-ink-2);
    min-block-size: 2.75em;
    align-content: center;
  }
  .say strong {
    color: var(--yahtzee-ink);
    font-weight: 650;
  }
  @container (width >= 60em) {
    .roll {
      inline-size: auto;
      margin: 0.75em 1em 0.3125em;
      flex-flow: row wrap;
      align-content: center;
      gap: 0.125em 0.875em;
      min-block-size: 3.75em;
    }
    .say {
      padding: 0.75em 1.375em;
      min-block-size: 4em;
    }
  }
  @container (width < 36em) {
    .tools {
      padding: 0;
    }
    .say {
      font-size: 0.875em;
      padding: 0.3em 1.125em;
      min-block-size: 3.375em;
    }
  }
  @container (width < 31em) {
    .roll {
      inline-size: auto;
      min-block-size: 3.25em;
      margin: 0.625em var(--edge, 0.625em) 1.0625em;
      flex-flow: row wrap;
      align-content: center;
      gap: 0.125em 0.75em;
    }
  }
  @container (width < 20em) {
    .roll {
      --roll-size: 1.375em;
      margin-block-end: 0.3125em;
    }
    .say {
      min-block-size: 4.75em;
      padding: 0.25em 0.857em;
    }
  }
`;
