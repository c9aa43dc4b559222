import { css } from 'lit';

/** Everything is in em: a kiosk fills its screen when the page gives it a large font. */
export const kioskStyles = css`
  :host {
    color: var(--yahtzee-ink);
  }
  .kiosk {
    display: grid;
    grid-template-rows: auto 1fr auto;
    min-block-size: 100%;
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line);
    border-radius: calc(var(--yahtzee-radius) + 0.375em);
    overflow: clip;
    user-select: none;
    -webkit-user-select: none;
    touch-action: manipulation;
  }
  :host([hidden]) {
    display: none;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1em;
    min-block-size: 3.25em;
    padding: 0.5em 1.125em;
  }
  .head p {
    margin-inline-start: auto;
    color: var(--yahtzee-ink-2);
    font-weight: 600;
  }
  p,
  h2 {
    margin: 0;
  }
  /* As large as the screen allows, with the card beside the dice. */
  .board {
    display: grid;
    align-content: center;
    padding: 0 1.125em;
    min-inline-size: 0;
    font-size: clamp(1em, min(1.58cqi, 3vh), 2em);
  }
  .board[hidden] {
    display: none;
  }
  /* While nobody is there, everything is as large as the screen allows. */
  .tray {
    align-self: center;
    margin-inline: 1.125em;
    padding: 2.5em 1em;
    --yahtzee-die-size: min(9.5em, 15cqi);
  }
  .cube {
    animation: 0.35s drop cubic-bezier(0.3, 0, 0.2, 1);
  }
  @keyframes drop {
    from {
      translate: 0 -0.75em;
      rotate: 12deg;
    }
  }
  .inviting .head {
    font-size: clamp(1em, 1.75cqi, 1.375em);
  }
  .inviting .foot h2 {
    font-size: clamp(1.75em, 5.5cqi, 4.25em);
  }
  .inviting .big {
    min-block-size: 2.75em;
    font-size: clamp(1.5em, 3.5cqi, 2.8125em);
  }
  @media (prefers-reduced-motion: reduce) {
    .cube {
      animation: none;
    }
  }
  /* Sticky: the foot stays in view on a screen that is lower than the board. */
  .foot {
    position: sticky;
    inset-block-end: 0;
    z-index: 5;
    background: var(--yahtzee-surface);
    display: grid;
    gap: 0.75em;
    padding: 1.125em 1.125em 1.4375em;
  }
  .foot h2 {
    font-size: 1.75em;
    font-weight: 750;
    letter-spacing: -0.015em;
    line-height: 1.15;
    text-align: center;
    text-wrap: balance;
  }
  .big {
    inline-size: 100%;
    min-block-size: 3.25em;
    padding: 0.25em 0.75em;
    border-radius: var(--yahtzee-radius);
    background: var(--yahtzee-accent-fill);
    color: var(--yahtzee-on-accent);
    box-shadow:
      0 0.25em 0 var(--yahtzee-accent-deep),
      0 0.375em 0.75em #0003;
    font-size: 1.375em;
    font-weight: 750;
    letter-spacing: -0.015em;
  }
  .big:active {
    translate: 0 0.125em;
    box-shadow: 0 0.125em 0 var(--yahtzee-accent-deep);
  }
  label {
    display: grid;
    gap: 0.25em;
    color: var(--yahtzee-ink-2);
    font-weight: 600;
  }
  .field {
    inline-size: 100%;
    min-block-size: 2.75em;
    padding: 0.25em 0.75em;
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.625em;
    background: var(--yahtzee-surface);
    color: var(--yahtzee-ink);
    font: inherit;
    font-size: 1.125em;
    user-select: text;
    -webkit-user-select: text;
  }
  .warning {
    box-sizing: border-box;
    inline-size: min(36em, 100% - 2em);
    margin: auto;
    padding: 1.5em 1.125em 1.75em;
    border: 1px solid var(--yahtzee-line);
    border-radius: calc(var(--yahtzee-radius) + 0.375em);
    background: var(--yahtzee-surface);
    color: var(--yahtzee-ink);
    text-align: center;
  }
  .warning::backdrop {
    background: #0008;
  }
  .count {
    font-size: 5em;
    font-weight: 750;
    line-height: 1.1;
  }
  .warning h2 {
    font-size: 1.75em;
    font-weight: 750;
  }
  #idle {
    color: var(--yahtzee-ink-2);
    font-size: 1.125em;
  }
  .answers {
    display: grid;
    gap: 0.75em;
    margin-block-start: 1.5em;
  }
  .warning .button {
    font-size: 1.125em;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container (width >= 30em) {
    .answers {
      grid-template-columns: 2fr 1fr;
    }
    form.foot {
      grid-template-columns: 1fr 1fr;
      align-items: end;
    }
    form.foot h2 {
      grid-column: 1 / -1;
    }
  }
  @media (forced-colors: active) {
    .big {
      border: 1px solid ButtonBorder;
    }
  }
`;
