import { css } from 'lit';

/** The lobby: the invitation where the scorecard will be, the dice and the start button below or beside it. */
export const lobbyStyles = css`
  .head .text {
    flex: none;
    padding-inline-end: 0;
  }
  .invite {
    display: grid;
    grid-template: 'code qr' auto 'note qr' 1fr 'link link' auto 'seats seats' auto / minmax(0, 1fr) auto;
    gap: 0.25em 1em;
    padding: 1.125em;
    align-content: start;
    min-inline-size: 0;
  }
  .qr {
    grid-area: qr;
    inline-size: 7.5em;
    block-size: 7.5em;
    border-radius: 0.5em;
    background: #fff;
    overflow: clip;
    forced-color-adjust: none;
  }
  .code {
    grid-area: code;
    margin: 0;
    font-size: 2em;
    font-weight: 750;
    letter-spacing: 0.06em;
    line-height: 1.15;
    /* Lets the code wrap only between its two groups of characters. */
    overflow-wrap: normal;
  }
  :dir(rtl) > .invite > .code {
    text-align: end;
  }
  .invite > .note {
    grid-area: note;
    font-size: 0.875em;
  }
  .link {
    grid-area: link;
    display: flex;
    gap: 0.5em;
    margin-block-start: 0.5em;
    min-inline-size: 0;
  }
  .address {
    flex: 1;
    text-overflow: ellipsis;
    font-size: 0.9375em !important;
  }
  .link .button {
    flex: none;
  }
  .seats {
    grid-area: seats;
    list-style: none;
    margin: 0.375em 0 0;
    padding: 0;
    min-inline-size: 0;
  }
  .seats li {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 2.75em;
    border-block-start: 1px solid var(--yahtzee-line);
  }
  .seats li:first-child {
    border: 0;
  }
  .seats b {
    font-weight: 650;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .seats .free {
    color: var(--yahtzee-ink-2);
  }
  .state,
  .free .text {
    margin-inline-start: auto;
    flex: none;
    font-size: 0.875em;
    color: var(--yahtzee-ink-2);
  }
  .state.good {
    color: var(--yahtzee-good);
    font-weight: 650;
  }
  .free .text {
    color: var(--yahtzee-pencil);
    padding-inline-end: 0;
  }
  .dot {
    flex: none;
    inline-size: 0.625em;
    block-size: 0.625em;
    border-radius: 50%;
    background: var(--dot, none);
    forced-color-adjust: none;
  }
  .p1 {
    --dot: var(--yahtzee-player-1);
  }
  .p2 {
    --dot: var(--yahtzee-player-2);
  }
  .p3 {
    --dot: var(--yahtzee-player-3);
  }
  .p4 {
    --dot: var(--yahtzee-player-4);
  }
  .free .dot {
    border: 1.5px dashed var(--yahtzee-line-strong);
  }
  .robot {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  .dock {
    display: flex;
    flex-direction: column;
    background: var(--yahtzee-surface-2);
    border-block-start: 1px solid var(--yahtzee-line);
  }
  .tray {
    order: 1;
    margin: 0 0.625em;
  }
  .tray .cube {
    display: block;
    margin-block-end: 0.75em;
    margin-inline: auto;
  }
  .dock .message {
    margin: 0;
    padding: 0.75em 1.125em;
    font-size: 0.9375em;
    color: var(--yahtzee-ink-2);
    min-block-size: 3.375em;
    align-content: center;
  }
  .dock .message strong {
    color: var(--yahtzee-ink);
    font-weight: 650;
  }
  .key {
    order: 2;
    border-radius: var(--yahtzee-radius);
    background: var(--yahtzee-accent-fill);
    color: var(--yahtzee-on-accent);
    display: flex;
    align-items: baseline;
    align-content: center;
    justify-content: center;
    flex-wrap: wrap;
    gap: 0 0.75em;
    min-block-size: 3.25em;
    margin: 0.625em 0.625em 1.0625em;
    box-shadow:
      0 0.3125em 0 var(--yahtzee-accent-deep),
      0 0.5em 0.75em -0.1em rgb(from var(--yahtzee-shadow) r g b / 0.3),
      inset 0 0 0 0.09375em var(--yahtzee-accent-line),
      inset 0 1px 0 rgb(255 255 255 / 0.28);
  }
  .key b {
    font-size: 1.625em;
    font-weight: 750;
    letter-spacing: -0.015em;
    line-height: 1.1;
  }
  .key span {
    font-size: 0.875em;
    font-weight: 550;
  }
  .key.off {
    background: none;
    color: var(--yahtzee-ink-2);
    box-shadow: inset 0 0 0 1px var(--yahtzee-line-strong);
    cursor: default;
  }
  .dock form,
  .dock > .note {
    order: 2;
    padding: 0.75em 1.125em 1.125em;
  }
  @container (width < 20em) {
    .invite {
      grid-template: 'code' auto 'note' auto 'qr' auto 'link' auto 'seats' auto / minmax(0, 1fr);
    }
    .link {
      flex-wrap: wrap;
    }
    .address {
      flex-basis: 100%;
    }
  }
  @container (36em <= width) {
    .invite {
      grid-template: 'qr code' auto 'qr note' auto 'qr link' 1fr 'seats seats' auto / auto minmax(0, 1fr);
      gap: 0.25em 1.5em;
      padding: 1.5em;
    }
    .qr {
      inline-size: 11em;
      block-size: 11em;
    }
    .link {
      align-self: end;
    }
  }
  @container (width >= 60em) {
    .lobby {
      display: grid;
      grid-template: 'head head' auto 'invite dock' minmax(26em, auto) / minmax(0, 1.42fr) minmax(0, 1fr);
    }
    .lobby .head {
      grid-area: head;
    }
    .invite {
      grid-template: 'qr code' auto 'qr link' auto 'qr seats' auto 'note seats' 1fr / auto minmax(0, 1fr);
    }
    .invite > .note {
      inline-size: 14.5em;
      padding-block-start: 0.5em;
    }
    .qr {
      inline-size: 13em;
      block-size: 13em;
    }
    .dock {
      background: none;
      border: 0;
      border-inline-start: 1px solid var(--yahtzee-line);
    }
    .tray {
      margin: 1.125em 1em 0;
    }
    .key {
      margin: 0.75em 1em 0.3125em;
      min-block-size: 3.75em;
    }
    .dock .message {
      order: 3;
      padding: 0.75em 1.375em;
    }
  }
`;
