import { css, type CSSResult } from 'lit';

/** The colour scheme of the player overrides that of the page; not in print, where the board is black on white. */
export const schemeStyles: CSSResult = css`
  @media screen {
    :host(:state(light)) {
      color-scheme: light !important;
    }
    :host(:state(dark)) {
      color-scheme: dark !important;
    }
  }
`;

/** Two halves between a fixed head and foot: side by side, or one below the other where there is little room. */
export const setupStyles: CSSResult = css`
  .setup {
    overflow: hidden;
  }
  .setup .icon {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .setup-head {
    flex: none;
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 3em;
    padding-inline: 1.125em 0.5em;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .setup-head > .tool:first-child {
    margin-inline-start: -0.625em;
  }
  .setup-head h2 {
    flex: 1;
    margin: 0;
    font-size: 1em;
    font-weight: 700;
    color: inherit;
    min-inline-size: 0;
  }
  [role='tablist'] {
    display: flex;
    gap: 0.25em;
    align-self: stretch;
    min-inline-size: 0;
  }
  .tab {
    position: relative;
    min-inline-size: max(2.75em, 44px);
    padding-inline: 0.5em;
    color: var(--yahtzee-ink-2);
  }
  .tab[aria-selected='true'] {
    font-weight: 700;
    color: var(--yahtzee-ink);
  }
  .tab[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0.375em -1px;
    block-size: 0.1875em;
    border-radius: 1em;
    background: var(--yahtzee-pencil);
  }
  .tab:focus-visible {
    outline-offset: -0.25em;
  }
  .setup .short {
    display: none;
  }

  .setup-body {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    display: grid;
    grid-template: 'game seats' auto 'options seats' 1fr / minmax(0, 1fr) minmax(0, 1fr);
    scroll-padding: 0.5em;
  }
  .setup-half {
    padding: 0.5em 1.125em;
    min-inline-size: 0;
  }
  .setup-half.game {
    grid-area: game;
    padding-block: 0.75em 0.25em;
  }
  .setup-half.seats {
    grid-area: seats;
  }
  .setup-half.options {
    grid-area: options;
    padding-block-start: 0;
  }
  .setup-half:is(.seats, .second) {
    border-inline-start: 1px solid var(--yahtzee-line);
  }
  .setup-half.look {
    grid-row: 1 / 3;
  }

  .game-row {
    inline-size: 100%;
    display: flex;
    align-items: center;
    gap: 0.75em;
    padding: 0.4375em;
    padding-inline-end: 0.875em;
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.875em;
    text-align: start;
  }
  .game-row:hover {
    background: var(--yahtzee-surface-2);
  }
  .game-row b {
    font-size: 1.0625em;
  }
  .change-game {
    color: var(--yahtzee-pencil);
    font-weight: 600;
    font-size: 0.9375em;
  }
  .row-name {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .setup small {
    display: block;
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  .setup-row {
    position: relative;
    inline-size: 100%;
    display: flex;
    align-items: center;
    gap: 0.75em;
    min-block-size: 2.625em;
    padding-block: 0.25em;
    border-block-end: 1px solid var(--yahtzee-line);
    text-align: start;
    line-height: 1.25;
  }
  .setup-half > .setup-row:last-child {
    border-block-end: 0;
  }
  .more-rules {
    color: var(--yahtzee-pencil);
    font-weight: 600;
    font-size: 0.9375em;
  }
  .more-rules[aria-expanded='true'] .open {
    rotate: 180deg;
  }
  .setup-row .button,
  .seat-level.button {
    min-block-size: 2.125em;
    padding-inline: 0.75em;
  }
  .setup select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    font-size: 16px;
    cursor: pointer;
  }
  .setup-row:has(select:focus-visible),
  .seat-level:has(select:focus-visible),
  .segments label:has(input:focus-visible) {
    outline: 0.1875em solid var(--yahtzee-focus);
    outline-offset: 0.0625em;
  }
  .switch {
    flex: none;
    inline-size: 2.5em;
    block-size: 1.5em;
    padding: 0.1875em;
    border-radius: 1em;
    background: var(--yahtzee-line-strong);
    display: flex;
  }
  .switch::before {
    content: '';
    block-size: 100%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--yahtzee-surface);
  }
  [aria-checked='true'] > .switch {
    background: var(--yahtzee-pencil);
    justify-content: end;
  }
  /* Wraps the values below their name if they do not fit beside it. */
  .setup-row:has(.segments) {
    flex-wrap: wrap;
  }
  .setup-row:has(.segments) .row-name {
    flex: 1 0 min-content;
    max-inline-size: 100%;
    overflow-wrap: break-word;
  }
  .segments {
    display: flex;
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.625em;
  }
  .segments label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 2em;
    padding-inline: 0.625em;
    font-size: 0.875em;
    color: var(--yahtzee-ink-2);
    cursor: pointer;
  }
  .segments label:first-child {
    border-start-start-radius: 0.625em;
    border-end-start-radius: 0.625em;
  }
  .segments label:last-child {
    border-start-end-radius: 0.625em;
    border-end-end-radius: 0.625em;
  }
  .segments label + label {
    border-inline-start: 1px solid var(--yahtzee-line-strong);
  }
  .segments input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .segments label:has(:checked) {
    background: var(--yahtzee-pencil-soft);
    color: var(--yahtzee-pencil);
    font-weight: 650;
    box-shadow: inset 0 -0.125em var(--yahtzee-pencil);
  }

  .setup-seats {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .setup-seats li {
    display: flex;
    align-items: center;
    gap: 0.375em;
    min-block-size: 2.75em;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .setup-seats li::before {
    content: '';
    flex: none;
    inline-size: 0.6875em;
    block-size: 0.6875em;
    border-radius: 50%;
    background: var(--pc);
    forced-color-adjust: none;
  }
  .setup-seats input {
    font: inherit;
    font-size: max(1em, 16px);
    font-weight: 650;
    flex: 1;
    inline-size: 4em;
    min-inline-size: 0;
    min-block-size: 2.25em;
    padding: 0.375em 0.375em 0.25em;
    border: 0;
    border-block-end: 0.125em solid transparent;
    background: none;
    color: inherit;
    text-overflow: ellipsis;
  }
  .setup-seats input:hover {
    border-block-end-color: var(--yahtzee-line);
  }
  .setup-seats input:focus {
    outline: none;
    border-block-end-color: var(--yahtzee-line-strong);
  }
  .setup-seats input:focus-visible {
    outline: 0.1875em solid var(--yahtzee-focus);
    outline-offset: -0.125em;
  }
  .setup-seats input::placeholder {
    color: var(--yahtzee-ink-2);
    opacity: 1;
  }
  .seat-level.button {
    position: relative;
    flex: none;
    gap: 0.375em;
    padding-inline: 0.5em 0.375em;
  }
  .seat-level .face {
    inline-size: 1.5em;
    block-size: 1.5em;
  }
  .opponents {
    list-style: none;
    margin: 0;
    padding: 0.5em 1.125em 0.75em;
    overflow: auto;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15em), 1fr));
    align-content: start;
    gap: 0.625em;
  }
  .opponent {
    inline-size: 100%;
    block-size: 100%;
    display: flex;
    align-items: start;
    gap: 0.75em;
    padding: 0.5em;
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.75em;
    text-align: start;
  }
  .opponent:hover {
    background: var(--yahtzee-pencil-soft);
    border-color: var(--yahtzee-pencil);
  }
  .portrait {
    flex: none;
    padding: 0.5em;
    border-radius: 0.625em;
    background: var(--yahtzee-tray);
  }
  .portrait .face {
    display: block;
    inline-size: 3em;
    block-size: 3.125em;
  }
  .opponent b {
    font-size: 1.0625em;
  }
  .level-name {
    color: var(--yahtzee-ink-2);
  }
  .opponent .record {
    color: var(--yahtzee-ink);
    font-weight: 650;
  }
  .seat-level .open {
    margin-inline-start: -0.125em;
  }
  .adding {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em;
    padding-block: 0.625em 0.25em;
  }
  .adding .button {
    min-block-size: 2.375em;
    gap: 0.375em;
    padding-inline: 0.75em;
  }
  .setup .button[aria-disabled='true'] {
    color: var(--yahtzee-ink-2);
    background: var(--yahtzee-surface-2);
    border-color: var(--yahtzee-line);
    cursor: default;
  }
  .setup-full {
    font-size: 0.875em;
    color: var(--yahtzee-ink-2);
  }

  .setup-foot {
    flex: none;
    display: flex;
    align-items: center;
    gap: 0.75em;
    min-block-size: 4.5em;
    padding: 0.5em 1.125em;
    border-block-start: 1px solid var(--yahtzee-line);
  }
  .setup-foot p {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    display: flex;
    align-items: center;
    gap: 0.625em;
    line-height: 1.3;
    color: var(--yahtzee-ink-2);
  }
  .setup-foot strong {
    font-weight: 700;
    color: var(--yahtzee-ink);
  }
  .setup-foot .button {
    flex: none;
    padding-inline: 1.25em;
  }
  .start:not([aria-disabled='true']) {
    background: var(--yahtzee-pencil-fill);
    border-color: var(--yahtzee-pencil-fill);
    color: var(--yahtzee-on-pencil);
    font-weight: 650;
  }
  .start:not([aria-disabled='true']):hover {
    box-shadow: inset 0 0 0 0.125em var(--yahtzee-on-pencil);
  }

  .setup-games {
    flex: 1;
    min-block-size: 0;
    container-type: inline-size;
    display: grid;
    padding-block-start: 0.5em;
  }
  .setup-games .game-list {
    block-size: 100%;
  }

  @media (pointer: coarse) {
    .setup-row,
    .setup-seats li {
      min-block-size: 3em;
    }
    .setup-row .button,
    .seat-level.button,
    .adding .button {
      min-block-size: 2.9375em;
    }
    .tab,
    .segments label,
    .setup-seats input {
      min-block-size: 44px;
      /* At least 44px wide without the 1px line between two segments. */
      min-inline-size: 45px;
    }
  }
  @container (width < 36em) {
    .setup-head h2:not(:nth-child(2)) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .setup-head {
      padding-inline-start: 0.5em;
    }
    .setup-head > .tool:first-child {
      margin-inline-start: 0;
    }
    [role='tablist'] {
      flex: 1;
    }
    .setup .long {
      display: none;
    }
    .setup .short {
      display: inline;
    }
    .setup-foot .short {
      display: block;
    }
    .setup-body {
      display: block;
    }
    .setup-half {
      padding-inline: 0.875em;
    }
    .setup-half.look + .setup-half.look {
      padding-block-start: 0;
      border-inline-start: 0;
    }
    .setup-half.look:first-child > .setup-row:last-child {
      border-block-end: 1px solid var(--yahtzee-line);
    }
    .setup-half.seats {
      border-inline-start: 0;
    }
    .adding .button {
      flex: 1;
    }
    .adding {
      padding-block-end: 0.625em;
      border-block-end: 1px solid var(--yahtzee-line);
    }
    .setup-full:empty {
      display: none;
    }
    .setup-foot {
      padding-inline: 0.875em;
      min-block-size: 4em;
    }
  }
  @container (width < 20em) {
    .setup-seats li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding-block: 0.25em;
    }
    .setup-seats input {
      inline-size: 100%;
    }
    .setup-foot,
    .game-row {
      flex-wrap: wrap;
    }
    .setup-foot p {
      flex-basis: 9em;
    }
    .game-row .row-name {
      flex-basis: 7em;
    }
    .seat-level.button {
      grid-area: 2 / 2 / 3 / 4;
      justify-self: start;
    }
    .tab {
      padding-inline: 0.375em;
      font-size: 0.875em;
    }
    .setup-row[role='radiogroup'] {
      flex-wrap: wrap;
    }
    .setup .motif {
      inline-size: 2.5em;
      block-size: 2.5em;
    }
    .game-row {
      gap: 0.5em;
      padding-inline-end: 0.5em;
    }
  }
  @media (forced-colors: active) {
    .tab[aria-selected='true']::after {
      background: Highlight;
    }
    .setup-seats input:not(:focus) {
      border-color: Canvas;
    }
    .switch {
      border: 1px solid CanvasText;
      background: Canvas;
      padding: 0.125em;
    }
    .switch::before {
      background: CanvasText;
    }
    [aria-checked='true'] > .switch {
      background: Highlight;
    }
    [aria-checked='true'] > .switch::before {
      background: Canvas;
    }
    .segments label:has(:checked) {
      outline: 0.125em solid Highlight;
      outline-offset: -0.125em;
    }
    .setup .button[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
    .start:not([aria-disabled='true']) {
      border: 0.125em solid;
      color: ButtonText;
    }
  }
`;
