import { css } from 'lit';

/** Everything is in em: a list fills a wall when the page gives it a large font, and a phone without one. */
export const leaderboardStyles = css`
  :host {
    color: var(--yahtzee-ink);
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
  .board {
    position: relative;
    display: grid;
    grid-template: 'head' auto 'list' 1fr 'side' auto 'foot' auto / minmax(0, 1fr);
    min-block-size: 100%;
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line);
    border-radius: calc(var(--yahtzee-radius) + 0.375em);
    overflow: clip;
  }
  .head,
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1em;
    min-block-size: 3.25em;
    padding: 0.375em 1.125em;
  }
  .head {
    grid-area: head;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  h2,
  h3,
  p {
    margin: 0;
  }
  h2 {
    font-size: 1.375em;
    font-weight: 750;
  }
  h3 {
    font-size: 0.875em;
    font-weight: 650;
    color: var(--yahtzee-ink-2);
  }
  .about,
  .foot,
  .time {
    color: var(--yahtzee-ink-2);
  }
  .list {
    grid-area: list;
    padding: 0 1.125em;
    min-inline-size: 0;
  }
  table {
    inline-size: 100%;
    block-size: 100%;
    border-collapse: collapse;
  }
  tbody tr {
    block-size: 2.75em;
  }
  td,
  th {
    padding: 0 0.375em;
    border-block-end: 1px solid var(--yahtzee-line);
    text-align: start;
    font-weight: inherit;
  }
  thead > * > * {
    padding: 0;
    border: 0;
    line-height: 0;
  }
  tr:last-child > * {
    border: 0;
  }
  .place {
    inline-size: 2.75em;
    padding-inline-start: 0;
    color: var(--yahtzee-ink-2);
    font-weight: 650;
  }
  .first .place b {
    display: inline-grid;
    place-content: center;
    min-inline-size: 1em;
    block-size: 1.5em;
    padding-inline: 0.25em;
    border-radius: 0.375em;
    background: var(--yahtzee-ink);
    color: var(--yahtzee-surface);
  }
  .name {
    font-size: 1.125em;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .free {
    color: var(--yahtzee-ink-2);
  }
  /* A phone has no room for places that nobody has. */
  .free + .free {
    display: none;
  }
  .bar {
    display: none;
    inline-size: 34%;
  }
  .bar svg {
    display: block;
    inline-size: 100%;
    block-size: 0.375em;
    border-radius: 1em;
    background: var(--yahtzee-surface-2);
  }
  :dir(rtl) > .bar svg {
    transform: scaleX(-1);
  }
  .bar rect {
    fill: var(--yahtzee-pencil);
  }
  .total {
    inline-size: 4em;
    text-align: end;
    font-size: 1.375em;
    font-weight: 750;
  }
  .new .total b {
    padding: 0 0.25em;
    margin-inline-end: -0.25em;
    border-radius: 0.25em;
    background: linear-gradient(var(--yahtzee-marker) 0 0) no-repeat 0 0 / 100% 100%;
  }
  :dir(rtl).new .total b {
    background-position-x: 100%;
  }
  .time {
    inline-size: 4.5em;
    padding-inline-end: 0;
    text-align: end;
    font-size: 0.875em;
    white-space: nowrap;
  }
  .empty {
    display: grid;
    place-content: center;
    min-block-size: 8em;
    padding: 1em;
    text-align: center;
    font-size: 1.25em;
    font-weight: 600;
  }
  .side {
    grid-area: side;
    display: flex;
    flex-direction: column;
    gap: 1em;
    padding: 1.125em;
    border-block-start: 1px solid var(--yahtzee-line);
    background: var(--yahtzee-surface-2);
    min-inline-size: 0;
  }
  .side .playing {
    font-weight: 650;
  }
  .recent {
    list-style: none;
    margin: 0.25em 0 0;
    padding: 0;
  }
  .recent li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 3.5em 5.5em;
    align-items: baseline;
    gap: 0.5em;
    min-block-size: 1.75em;
  }
  .recent b,
  .recent span:last-child {
    text-align: end;
  }
  .recent span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .recent span:last-child {
    font-size: 0.875em;
    color: var(--yahtzee-ink-2);
  }
  .invite {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 1em;
    margin-block-start: auto;
  }
  .invite strong {
    display: block;
    font-size: 1.25em;
    font-weight: 750;
  }
  .qr {
    inline-size: 7.5em;
    block-size: 7.5em;
    border-radius: 0.5em;
    background: #fff;
    overflow: clip;
    forced-color-adjust: none;
  }
  .address {
    color: inherit;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  .foot {
    grid-area: foot;
    padding-inline: 1.286em;
    border-block-start: 1px solid var(--yahtzee-line);
    font-size: 0.875em;
  }
  .more {
    display: flex;
    align-items: center;
    gap: 0.75em;
  }
  .dots {
    display: flex;
    gap: 0.375em;
  }
  .dots i {
    inline-size: 0.5em;
    block-size: 0.5em;
    border-radius: 50%;
    background: var(--yahtzee-line-strong);
  }
  .dots .on {
    background: var(--yahtzee-ink);
  }
  .text {
    color: var(--yahtzee-pencil);
    font-weight: 650;
    min-block-size: 2.75em;
    padding-inline: 0.5em;
  }
  @container (width >= 30em) {
    .free + .free {
      display: table-row;
    }
    .bar {
      display: table-cell;
    }
  }
  @container (width >= 52em) {
    .board {
      grid-template: 'head head' auto 'list side' 1fr 'foot foot' auto / minmax(0, 1.75fr) minmax(0, 1fr);
    }
    .side {
      border: 0;
      border-inline-start: 1px solid var(--yahtzee-line);
      background: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .new .total b {
      animation: mark 180ms ease-out;
    }
  }
  @keyframes mark {
    from {
      background-size: 0 100%;
    }
  }
  @media (forced-colors: active) {
    .bar rect {
      fill: Highlight;
    }
    .dots .on {
      background: Highlight;
      forced-color-adjust: none;
    }
    .new .total b {
      outline: 0.125em solid Highlight;
    }
  }
`;
