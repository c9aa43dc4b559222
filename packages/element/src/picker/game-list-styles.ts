import { css, type CSSResult } from 'lit';

/** The list of games, in any shadow tree that has the tokens of the board. */
export const gameListStyles: CSSResult = css`
  .game-list {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    min-block-size: 0;
    position: relative;
  }
  .find {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75em;
    padding: 0.25em 1.5em 0.75em;
  }
  .search {
    flex: 1 1 16em;
    min-inline-size: 0;
    position: relative;
  }
  .lens {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.75em;
    block-size: 100%;
    inline-size: 1.125em;
    fill: none;
    stroke: var(--yahtzee-ink-2);
    stroke-width: 2;
    stroke-linecap: round;
    pointer-events: none;
  }
  .search input {
    font: inherit;
    font-size: max(0.9375em, 16px);
    color: inherit;
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.75em;
    inline-size: 100%;
    min-block-size: max(2.75em, 44px);
    margin: 0;
    padding-block: 0.25em;
    padding-inline: 2.375em 0.75em;
    text-overflow: ellipsis;
  }
  .search input::placeholder {
    color: var(--yahtzee-ink-2);
    opacity: 1;
  }
  .filters {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375em;
    min-inline-size: 0;
  }
  .filter {
    flex: none;
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 1.5em;
    min-block-size: 2.75em;
    padding: 0.25em 0.9231em;
    font-size: 0.8125em;
    font-weight: 550;
    white-space: nowrap;
  }
  .filter:hover {
    background: var(--yahtzee-surface-2);
  }
  .filter[aria-pressed='true'] {
    color: var(--yahtzee-pencil);
    background: var(--yahtzee-pencil-soft);
    border-color: var(--yahtzee-pencil);
    font-weight: 650;
  }
  .list {
    overflow: auto;
    overscroll-behavior: contain;
    padding: 0 1.5em 1em;
    position: relative;
  }
  .family {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.625em;
    margin-block-end: 0.25em;
    padding-block: 0.75em 0.375em;
    border-block-end: 1px solid var(--yahtzee-line);
    position: sticky;
    inset-block-start: 0;
    background: var(--yahtzee-surface);
    z-index: 1;
  }
  .family b {
    font-size: 0.9375em;
    font-weight: 700;
  }
  .family small {
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  .games {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    column-gap: 1.5em;
  }
  .game {
    display: flex;
    align-items: center;
    gap: 0.75em;
    min-block-size: 4.25em;
    margin-inline: -0.5em;
    padding: 0.5em;
    border-radius: 0.75em;
    line-height: 1.3;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    scroll-margin-block: 3em 0.5em;
  }
  .game:hover {
    background: var(--yahtzee-surface-2);
  }
  .game:focus-visible {
    outline-offset: -0.0625em;
  }
  .game[aria-selected='true'] {
    background: var(--yahtzee-pencil-soft);
    box-shadow: inset 0 0 0 0.125em var(--yahtzee-pencil);
  }
  .about {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5em;
  }
  .name b {
    font-weight: 700;
  }
  .playing {
    font-size: 0.75em;
    font-weight: 600;
    color: var(--yahtzee-pencil);
  }
  .teaser {
    display: block;
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
    text-wrap: pretty;
  }
  .motif {
    flex: none;
    inline-size: 3.25em;
    block-size: 3.25em;
    border-radius: 0.625em;
    background: var(--yahtzee-tray);
    box-shadow:
      inset 0 0.08em 0.18em rgb(from var(--yahtzee-shadow) r g b / 0.2),
      inset 0 0 0 1px rgb(from var(--yahtzee-shadow) r g b / 0.08);
  }
  .motif .shade {
    fill: var(--yahtzee-shadow);
    opacity: 0.22;
  }
  .motif .edge {
    fill: var(--yahtzee-die-edge);
  }
  .motif .body {
    fill: var(--yahtzee-die);
    stroke: var(--yahtzee-die-line);
    stroke-width: 3.5;
  }
  .motif .pips,
  .motif text {
    fill: var(--yahtzee-pip);
  }
  .motif .ace {
    fill: var(--yahtzee-pip-ace);
  }
  .motif .red {
    fill: var(--yahtzee-pip-red);
  }
  .motif .green {
    fill: var(--yahtzee-pip-green);
  }
  .motif .blue {
    fill: var(--yahtzee-pip-blue);
  }
  .motif text {
    font-size: 62px;
    font-weight: 800;
    text-anchor: middle;
  }
  .motif .pad {
    fill: var(--yahtzee-surface);
    stroke: var(--yahtzee-line-strong);
    stroke-width: 1.5;
  }
  .motif :is(.rules, .columns, .sign) {
    fill: none;
    stroke: var(--yahtzee-line);
    stroke-width: 1.25;
  }
  .motif .columns {
    stroke: var(--yahtzee-line-strong);
  }
  .motif .sign {
    stroke: var(--yahtzee-pencil);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .motif .number {
    font-size: 11px;
    font-weight: 650;
    fill: var(--yahtzee-pencil);
  }
  .none {
    margin: 0;
    padding-block: 1.5em 0.5em;
    text-align: center;
    color: var(--yahtzee-ink-2);
  }
  .show-all {
    min-block-size: 2.75em;
    padding-inline: 0.5em;
    font-weight: 600;
    color: var(--yahtzee-pencil);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container (width >= 36em) {
    .games {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (width >= 60em) {
    .games {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (width < 36em) {
    .find {
      padding-inline: 0.875em;
    }
    .list {
      padding-inline: 0.875em;
    }
    /* They scroll sideways, up to the edge. */
    .filters {
      flex: 1 1 100%;
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
      margin-inline: -0.875em;
      padding: 0.25em 0.875em;
    }
  }
  @media (forced-colors: active) {
    .game[aria-selected='true'],
    .filter[aria-pressed='true'] {
      outline: 0.1875em solid Highlight;
      outline-offset: -0.1875em;
    }
    .game:focus-visible {
      outline: 0.1875em solid CanvasText;
    }
    .motif {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
      background: Canvas;
    }
    .motif .shade,
    .motif .edge {
      fill: none;
    }
    .motif :is(.body, .pad) {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 5;
    }
    .motif .pad {
      stroke-width: 2;
    }
    .motif :is(.pips, text) {
      fill: CanvasText;
    }
    .motif :is(.rules, .columns, .sign) {
      stroke: CanvasText;
    }
  }
`;
