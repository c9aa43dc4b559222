import { css } from 'lit';

/** The panel of a room without a game, and its form fields. */
export const formStyles = css`
  :host {
    color: var(--yahtzee-ink);
  }
  .board[hidden] {
    display: none;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .room {
    position: relative;
  }
  .card {
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line);
    border-radius: calc(var(--yahtzee-radius) + 0.375em);
    overflow: clip;
  }
  .head {
    display: flex;
    align-items: center;
    gap: 0 0.75em;
    min-block-size: 3.25em;
    padding: 0.25em 1.125em;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  /* Wraps text that does not fit beside the title to its own line, so that no word of the head is broken. */
  .title {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75em;
    min-inline-size: 0;
  }
  h2,
  h3 {
    margin: 0;
    font-size: 1.0625em;
    font-weight: 750;
    outline-offset: 0.25em;
  }
  h3 {
    font-size: 1em;
    font-weight: 700;
  }
  .title > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 0.875em;
    color: var(--yahtzee-ink-2);
  }
  .problem {
    margin: 0;
    padding: 0.625em 1.125em;
    background: var(--yahtzee-pencil-soft);
    font-size: 0.9375em;
    font-weight: 550;
  }
  .note {
    margin: 0;
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  form {
    display: flex;
    flex-direction: column;
    gap: 0.75em;
    padding: 1.125em;
    min-inline-size: 0;
  }
  .field {
    display: grid;
    gap: 0.25em;
    font-size: 0.9375em;
  }
  .field > span,
  legend {
    font-size: 0.875em;
    font-weight: 550;
    color: var(--yahtzee-ink-2);
  }
  input:not([type]) {
    font: inherit;
    color: inherit;
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.625em;
    min-block-size: 2.9375em;
    padding: 0.25em 0.875em;
    min-inline-size: 0;
    inline-size: 100%;
  }
  .typed {
    text-transform: uppercase;
    letter-spacing: 0.06em;
  }
  .typed[aria-invalid='true'] {
    border-color: var(--yahtzee-accent);
    box-shadow: inset 0 0 0 1px var(--yahtzee-accent);
  }
  .note strong {
    color: var(--yahtzee-ink);
    font-weight: 650;
  }
  .button.first {
    background: var(--yahtzee-pencil-fill);
    border-color: transparent;
    color: var(--yahtzee-on-pencil);
  }
  .button svg {
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .text {
    color: var(--yahtzee-pencil);
    font-size: 0.875em;
    font-weight: 650;
    min-block-size: 2.75em;
    padding-inline: 0.5em;
    display: inline-flex;
    align-items: center;
    gap: 0.375em;
  }
  .switch {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1em;
    min-block-size: 2.75em;
    font-size: 0.9375em;
    cursor: pointer;
  }
  /* Draws a checkbox as a switch, a track with a knob; forced colours keep the native checkbox. */
  @media not (forced-colors: active) {
    .switch input {
      appearance: none;
      flex: none;
      margin: 0;
      inline-size: 2.75em;
      block-size: 1.625em;
      border-radius: 1em;
      background: var(--yahtzee-line-strong);
      cursor: pointer;
    }
    .switch input::before {
      content: '';
      display: block;
      inline-size: 1.25em;
      block-size: 1.25em;
      margin: 0.1875em;
      border-radius: 50%;
      background: var(--yahtzee-surface);
    }
    .switch input:checked {
      background: var(--yahtzee-pencil);
    }
    .switch input:checked::before {
      margin-inline-start: 1.3125em;
    }
  }
  .segments {
    display: flex;
    margin: 0;
    padding: 0;
    border: 0;
    font-size: 0.9375em;
  }
  legend {
    padding: 0;
    margin-block-end: 0.25em;
  }
  .segments label {
    flex: 1;
    display: grid;
    cursor: pointer;
  }
  .segments input {
    grid-area: 1/1;
    opacity: 0;
    margin: 0;
  }
  .segments span {
    grid-area: 1/1;
    display: grid;
    place-content: center;
    min-block-size: 2.75em;
    border: 1px solid var(--yahtzee-line-strong);
  }
  .segments label:first-of-type span {
    border-start-start-radius: 0.625em;
    border-end-start-radius: 0.625em;
  }
  .segments label:last-of-type span {
    border-start-end-radius: 0.625em;
    border-end-end-radius: 0.625em;
    border-inline-start: 0;
  }
  .segments :checked + span {
    background: var(--yahtzee-pencil-soft);
    color: var(--yahtzee-pencil);
    font-weight: 650;
    box-shadow: inset 0 -0.125em var(--yahtzee-pencil);
  }
  .segments :focus-visible + span {
    outline: 0.1875em solid var(--yahtzee-focus);
    outline-offset: 0.125em;
    z-index: 1;
  }
  @media (forced-colors: active) {
    .segments :checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .button.first,
    .key {
      border: 1px solid ButtonBorder;
    }
  }
  @container (width >= 36em) {
    .door {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .door > :not(form) {
      grid-column: 1/-1;
    }
    .door .join {
      border-inline-start: 1px solid var(--yahtzee-line);
    }
  }
  @container (width < 36em) {
    .door .join {
      border-block-start: 1px solid var(--yahtzee-line);
    }
  }
`;
