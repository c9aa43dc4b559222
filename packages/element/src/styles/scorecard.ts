import { css } from 'lit';

/** The card: flat as print. Rows of tile, label and box; two halves for one player, a table for several. */
export const scorecardStyles = css`
  :host {
    display: grid;
  }
  .card,
  .panel {
    grid-area: 1/1;
    min-inline-size: 0;
  }
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-content: start;
    --lab: minmax(0, 1fr);
    --cell: 4em;
  }
  .covered {
    visibility: hidden;
  }
  .sec {
    padding: 0.375em 0.75em 0.75em;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
  .sec + .sec {
    border-inline-start: 1px solid var(--yahtzee-line);
  }
  .row {
    display: grid;
    grid-template-columns: var(--lab);
    grid-auto-flow: column;
    grid-auto-columns: var(--cell);
    min-block-size: var(--yahtzee-row);
    border-block-end: 1px solid var(--yahtzee-line);
    position: relative;
  }
  .row:last-child {
    border-block-end: 0;
  }
  .head {
    color: var(--yahtzee-ink-2);
    font-weight: 600;
    min-block-size: 2em;
  }
  .head > * {
    font-size: 0.8125em;
    align-self: center;
    padding-inline-start: 0.3em;
  }
  .head .num {
    text-align: center;
    padding: 0;
  }
  .lab {
    display: flex;
    align-items: center;
    gap: 0.625em;
    min-inline-size: 0;
    font-size: 0.9375em;
    padding: 0.125em 0.25em;
    padding-inline-end: 0;
    line-height: 1.15;
  }
  .lab > span {
    min-inline-size: 0;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  .tile {
    flex: none;
    inline-size: 1.5em;
    block-size: 1.5em;
    color: var(--yahtzee-ink-2);
  }
  .tile .o {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.25;
    opacity: 0.75;
  }
  .tile .f {
    fill: currentColor;
  }
  .tile .q {
    fill: currentColor;
    opacity: 0.4;
  }
  .tile .h {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.2;
  }
  .done .lab {
    color: var(--yahtzee-ink-2);
  }
  .lab .badge {
    margin-inline: auto 0.5em;
    font-size: 0.75em;
    font-weight: 700;
    color: var(--yahtzee-good);
    background: var(--yahtzee-good-soft);
    border-radius: 1em;
    padding: 0.1em 0.55em;
    white-space: nowrap;
  }
  .cw {
    display: grid;
    min-inline-size: 0;
    position: relative;
  }
  .cell {
    display: flex;
    align-items: center;
    justify-content: center;
    position: relative;
    margin: 0.1875em 0.125em;
    border-radius: 0.5em;
    min-inline-size: 0;
    font-weight: 600;
  }
  .v {
    line-height: 1;
    position: relative;
    z-index: 1;
    text-box: trim-both cap alphabetic;
  }
  .cell[aria-disabled='true'] {
    cursor: default;
  }
  .filled {
    font-weight: 700;
    font-size: 1.0625em;
  }
  .points,
  .plain {
    color: var(--yahtzee-pencil);
    background: var(--yahtzee-pencil-soft);
    box-shadow: inset 0 0 0 1px var(--yahtzee-pencil);
  }
  .cell.points:hover,
  .cell.plain:hover,
  .solo .row:hover .points,
  .only {
    background: var(--yahtzee-pencil-fill);
    color: var(--yahtzee-on-pencil);
  }
  .only {
    font-weight: 750;
    box-shadow:
      0 0 0 0.1875em var(--yahtzee-surface),
      0 0 0 0.3125em var(--yahtzee-pencil);
  }
  .zero {
    color: var(--yahtzee-ink-2);
    font-weight: 500;
  }
  .zero::before {
    content: '';
    position: absolute;
    inset-block: auto 0.25em;
    inset-inline: calc(50% - 0.75em);
    border-block-end: 0.09375em dashed var(--yahtzee-line-strong);
  }
  .zero:hover,
  .asking {
    background: var(--yahtzee-surface-2);
  }
  .asking {
    color: var(--yahtzee-ink);
    box-shadow: inset 0 0 0 0.125em var(--yahtzee-line-strong);
  }
  .rest {
    background: color-mix(in srgb, var(--yahtzee-surface-2) 80%, transparent);
    box-shadow: inset 0 0 0 1px var(--yahtzee-line);
  }
  .barred {
    cursor: not-allowed;
    background: repeating-linear-gradient(
      -45deg,
      color-mix(in srgb, var(--yahtzee-line-strong) 45%, transparent) 0 1px,
      transparent 1px 6px
    );
    box-shadow: inset 0 0 0 1px var(--yahtzee-line);
  }
  .waiting::before,
  .later::before {
    content: '';
    position: absolute;
    inset: calc(50% - 0.125em);
    border-radius: 50%;
    background: var(--yahtzee-line-strong);
    opacity: 0.55;
  }
  .last::before {
    content: '';
    position: absolute;
    inset-block: 0.3em;
    inset-inline: max(0.35em, calc(50% - 1.5em));
    background: var(--yahtzee-marker);
    border-radius: 0.3em 0.7em 0.35em 0.8em/0.5em 0.3em 0.6em 0.35em;
    transform: rotate(-2deg);
    animation: 0.18s wipe;
  }
  .last::after {
    content: '';
    position: absolute;
    inset-inline-start: max(-0.1em, calc(50% - 1.95em));
    inset-block-start: calc(50% - 0.3em);
    border-block: 0.3em solid transparent;
    border-inline-start: 0.4em solid var(--yahtzee-ink);
  }
  .last .v {
    animation: 0.14s enter;
  }
  @keyframes wipe {
    from {
      transform: rotate(-2deg) scaleX(0);
    }
  }
  @keyframes enter {
    from {
      transform: scale(1.15);
    }
  }
  .bonus {
    border-block-end: 0;
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: end;
    gap: 0.4375em 0.5em;
    padding: 0.5em 0.25em 0.25em;
    font-size: 0.875em;
    min-block-size: calc(var(--yahtzee-row) * 1.9);
    color: var(--yahtzee-ink-2);
  }
  .bonus b {
    font-weight: 650;
    color: var(--yahtzee-ink);
  }
  .bonus .end {
    text-align: end;
  }
  .meter {
    grid-column: 1/-1;
    inline-size: 100%;
    block-size: 0.625em;
    border-radius: 1em;
    background: var(--yahtzee-surface-2);
    outline: 1px solid var(--yahtzee-line-strong);
    outline-offset: -1px;
    overflow: hidden;
  }
  .have {
    fill: var(--yahtzee-pencil);
  }
  .next {
    fill: url(#hatch);
  }
  #hatch path {
    stroke: var(--yahtzee-pencil);
  }
  .full .have {
    fill: var(--yahtzee-good);
  }
  .full .got {
    color: var(--yahtzee-good);
    font-weight: 650;
  }
  .total {
    border-block-end: 0;
    flex: 1;
    align-items: center;
    min-block-size: calc(var(--yahtzee-row) * 1.1);
    grid-auto-columns: 6em;
  }
  .total .lab {
    font-weight: 650;
    font-size: 1em;
  }
  .total .num {
    font-size: 1.75em;
    font-weight: 750;
    letter-spacing: -0.02em;
    text-align: end;
    padding-inline-end: 0.3em;
    line-height: 1;
    white-space: nowrap;
    direction: ltr;
  }
  .sums {
    display: none;
  }
  .phead {
    grid-column: 1/-1;
    min-block-size: 0;
  }
  .ph {
    display: contents;
  }
  .pl {
    position: relative;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 0.3em;
    padding: 0.5em 0.25em;
    min-inline-size: 0;
  }
  .pl .nm {
    font-size: 0.875em;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--yahtzee-ink-2);
  }
  .pl .nm::before {
    content: '';
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.6em;
    border-radius: 50%;
    background: var(--pc);
    margin-inline-end: 0.4em;
  }
  .pl[aria-current] .nm {
    font-weight: 650;
    color: var(--yahtzee-ink);
  }
  .pl[aria-current]::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 0.1875em;
    background: var(--pc);
  }
  .pl .sc {
    font-weight: 750;
    font-size: 1.125em;
    line-height: 1;
  }

  /* One card at a time, in two halves: one player at every width, several on a phone. */
  .multi .cw:not(.shown),
  .multi .total .num:not(.shown) {
    display: none;
  }
  .multi .phead {
    display: flex;
    overflow-x: auto;
    scrollbar-width: thin;
  }
  .multi .phead .lab {
    display: none;
  }
  .multi .pl {
    flex: 1 0 5em;
  }
  .multi .ph + .ph .pl {
    border-inline-start: 1px solid var(--yahtzee-line);
  }
  .multi .pl.shown {
    background: var(--yahtzee-pencil-soft);
  }

  /* A table with a column for each player. */
  @container (width >= 36em) {
    .multi {
      grid-template-columns: minmax(0, 1fr);
      --lab: minmax(8em, 1.5fr);
      --cell: minmax(3em, 1fr);
      overflow-x: auto;
    }
    .multi .sec + .sec {
      border-inline-start: 0;
      padding-block-start: 0;
      margin-block-start: -0.5em;
    }
    .multi .sec {
      padding-block: 0 0.5em;
    }
    .multi .head,
    .multi .bonus,
    .multi .badge,
    .multi .pl .sc {
      display: none;
    }
    .multi .cw:not(.shown),
    .multi .cw.shown,
    .multi .total .num:not(.shown) {
      display: grid;
    }
    .multi .phead {
      display: grid;
      overflow: visible;
      margin-inline: 0.75em;
    }
    .multi .phead .lab {
      display: block;
    }
    .multi .pl,
    .multi .ph + .ph .pl {
      border: 0;
    }
    .multi .pl.shown {
      background: none;
    }
    .multi .act,
    .multi .pl[aria-current],
    .multi .num.act {
      background: color-mix(in srgb, var(--yahtzee-pencil-soft) 62%, transparent);
    }
    .multi .cw:not(.act) .filled {
      font-weight: 550;
    }
    .multi .cw:not(.act) .last::before {
      inset: auto calc(50% - 1em) 0.25em;
      block-size: 0.15625em;
      background: var(--pc);
      transform: none;
      border-radius: 1em;
    }
    .multi .cw:not(.act) .last::after {
      display: none;
    }
    .multi .sums {
      display: grid;
      color: var(--yahtzee-ink-2);
    }
    .multi .sums .num {
      display: grid;
      place-items: center;
      font-weight: 600;
    }
    .sums bdi {
      font-size: 0.9375em;
    }
    .multi .total {
      min-block-size: 3em;
      grid-auto-columns: var(--cell);
      align-items: stretch;
    }
    .multi .total .num,
    .multi .total .num:not(.shown) {
      display: grid;
      place-items: center;
      padding: 0;
      font-size: 1.375em;
    }
    .many {
      --lab: 9.5em;
      --cell: 5.5em;
    }
    .many .sec,
    .many .phead {
      inline-size: max-content;
      min-inline-size: 100%;
    }
    .many .phead {
      min-inline-size: calc(100% - 1.5em);
    }
    .many .lab {
      position: sticky;
      inset-inline-start: 0;
      z-index: 2;
      background: var(--yahtzee-surface);
    }
    .multi sup {
      position: absolute;
      inset-block-start: 0.35em;
      inset-inline-end: 0.2em;
      font-size: 0.6em;
      line-height: 1;
      font-weight: 700;
      color: var(--yahtzee-good);
      z-index: 1;
    }
  }
  .solo sup {
    display: none;
  }
  @container (width >= 60em) {
    .sec {
      padding-inline: 1em;
    }
    .multi .phead {
      margin-inline: 1em;
    }
  }
  @container (width < 36em) {
    .multi sup {
      display: none;
    }
    .card {
      --cell: 2.75em;
      --yahtzee-row: 2.75em;
    }
    .sec {
      padding: 0.125em 0.375em 0.5em;
    }
    .lab {
      font-size: 0.8125em;
      gap: 0.4375em;
    }
    .tile {
      inline-size: 1.625em;
      block-size: 1.625em;
    }
    .bonus {
      font-size: 0.8125em;
      gap: 0.375em;
      padding-inline: 0.125em;
    }
    .total {
      grid-auto-columns: 4.5em;
    }
    .total .num {
      font-size: 1.5em;
      padding-inline-end: 0.2em;
    }
    .head {
      min-block-size: 1.875em;
    }
  }
  @container (width < 20em) {
    .card {
      grid-template-columns: minmax(0, 1fr);
      --cell: 3.5em;
      --yahtzee-row: 2.375em;
    }
    .sec {
      padding: 0.125em 0.75em 0.25em;
    }
    .sec + .sec {
      border-inline-start: 0;
      border-block-start: 1px solid var(--yahtzee-line);
    }
    .lab {
      font-size: 0.875em;
    }
  }
  @media (pointer: coarse) {
    .card {
      --yahtzee-row: 2.75em;
    }
  }
  @media (forced-colors: active) {
    .points,
    .plain,
    .only {
      border: 1px solid CanvasText;
    }
    .only,
    .asking {
      border: 3px double Highlight;
    }
    .last .v {
      text-decoration: underline;
    }
    .last::after {
      display: none;
    }
    .have {
      fill: Highlight;
    }
  }
`;

/** What covers the card; it never pushes it. */
export const panelStyles = css`
  .panel {
    contain: size;
    overflow: auto;
    background: var(--yahtzee-surface);
    z-index: 3;
    display: flex;
    flex-direction: column;
    animation: 0.16s rise;
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(0.5em);
    }
  }
  h3,
  h4 {
    margin: 0;
  }
  h3 {
    padding: 0.5em 1.125em 0.375em;
    padding-inline-end: 0.5em;
    font-size: 1em;
    font-weight: 700;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.75em;
  }
  h4 {
    font-size: 0.8125em;
    font-weight: 600;
    color: var(--yahtzee-ink-2);
    margin-block-end: 0.5em;
  }
  .two {
    display: grid;
    grid-template-columns: 1fr 1fr;
    flex: 1;
  }
  .two > * {
    padding: 0.75em 1.125em;
    min-inline-size: 0;
  }
  .two > * + * {
    border-inline-start: 1px solid var(--yahtzee-line);
  }
  .rank {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .rank li {
    display: grid;
    grid-template-columns: 1.75em minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.125em 0.5em;
    padding: 0.5em 0;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .rank li:last-child {
    border: 0;
  }
  .rank .pos {
    font-weight: 700;
    color: var(--yahtzee-ink-2);
    font-size: 1.125em;
  }
  .rank .nm {
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .rank .pts {
    font-weight: 750;
    font-size: 1.375em;
    letter-spacing: -0.02em;
  }
  .rank .bar {
    grid-column: 2/-1;
    inline-size: 100%;
    block-size: 0.375em;
    border-radius: 1em;
    background: var(--yahtzee-surface-2);
    overflow: hidden;
  }
  .rank rect {
    fill: var(--pc);
  }
  .rank small {
    grid-column: 2/-1;
    color: var(--yahtzee-ink-2);
    font-size: 0.8125em;
  }
  .rank .won .pos {
    color: var(--yahtzee-on-accent);
    background: var(--yahtzee-accent-fill);
    border-radius: 0.5em;
    inline-size: 1.5em;
    text-align: center;
  }
  .figures {
    margin: 0;
    display: grid;
    grid-template-columns: 1fr auto;
    font-size: 0.9375em;
  }
  .figures > * {
    margin: 0;
    padding-block: 0.5em;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .figures dd {
    font-weight: 650;
    text-align: end;
  }
  .figures :nth-last-child(-n + 2) {
    border: 0;
    font-weight: 750;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.625em;
    padding: 0.75em 1.125em 0.875em;
    border-block-start: 1px solid var(--yahtzee-line);
  }
  .acts .btn {
    flex: 1;
  }
  .fields {
    flex: 1;
    padding: 0.25em 1.125em 0.75em;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }
  .chips .pc {
    display: flex;
    align-items: center;
    border: 1px solid var(--yahtzee-pencil);
    border-radius: 0.625em;
    background: var(--yahtzee-pencil-soft);
    padding-inline-start: 0.75em;
    min-block-size: 2.75em;
  }
  .chips .pc::before {
    content: '';
    inline-size: 0.75em;
    block-size: 0.75em;
    border-radius: 50%;
    background: var(--pc);
  }
  .chips input {
    font: inherit;
    font-weight: 600;
    font-size: max(0.9375em, 16px);
    inline-size: 6.5em;
    border: 0;
    background: none;
    color: var(--yahtzee-pencil);
    padding: 0.375em 0.5em;
    align-self: stretch;
    border-radius: 0.5em;
  }
  .chips input:focus {
    outline: none;
  }
  .chips .pc:has(input:focus) {
    outline: 0.1875em solid var(--yahtzee-focus);
    outline-offset: 0.125em;
  }
  .chips input::placeholder {
    color: var(--yahtzee-ink-2);
    opacity: 1;
  }
  .primary {
    background: var(--yahtzee-accent-fill);
    color: var(--yahtzee-on-accent);
    border-color: var(--yahtzee-accent-deep);
  }
  .primary:hover {
    background: var(--yahtzee-accent-deep);
    color: #fff;
  }
  @container (width < 36em) {
    .two {
      grid-template-columns: 1fr;
    }
    .two > * {
      padding-block: 0.5em;
    }
    .figures > * {
      padding-block: 0.3em;
    }
    .two > * + * {
      border-inline-start: 0;
      border-block-start: 1px solid var(--yahtzee-line);
    }
  }
`;
