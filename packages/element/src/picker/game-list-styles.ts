import { css, type CSSResult } from 'lit';

/** The list of games, in any shadow tree that has the tokens of the board. */
export const gameListStyles: CSSResult = css`
  .game-list {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    min-block-size: 0;
    position: relative;
  }
  .game-list .find {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75em;
    padding: 0.25em 1.5em 0.75em;
  }
  .game-list .search {
    flex: 1 1 16em;
    min-inline-size: 0;
    position: relative;
  }
  .game-list .lens {
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
  .game-list .search input {
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
  .game-list .search input::placeholder {
    color: var(--yahtzee-ink-2);
    opacity: 1;
  }
  .game-list .filters {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375em;
    min-inline-size: 0;
  }
  .game-list .filter {
    flex: none;
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 1.5em;
    min-block-size: 2.75em;
    padding: 0.25em 0.9231em;
    font-size: 0.8125em;
    font-weight: 550;
    white-space: nowrap;
  }
  .game-list .filter:hover {
    background: var(--yahtzee-surface-2);
  }
  .game-list .filter[aria-pressed='true'] {
    color: var(--yahtzee-pencil);
    background: var(--yahtzee-pencil-soft);
    border-color: var(--yahtzee-pencil);
    font-weight: 650;
  }
  .game-list .list {
    overflow: auto;
    overscroll-behavior: contain;
    padding: 0 1.5em 1em;
    position: relative;
  }
  .game-list .family {
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
  .game-list .family b {
    font-size: 0.9375em;
    font-weight: 700;
  }
  .game-list .family small {
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  .game-list .games {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    column-gap: 1.5em;
  }
  .game-list .game {
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
  .game-list .game:hover {
    background: var(--yahtzee-surface-2);
  }
  .game-list .game:focus-visible {
    outline-offset: -0.0625em;
  }
  .game-list .game[aria-selected='true'] {
    background: var(--yahtzee-pencil-soft);
    box-shadow: inset 0 0 0 0.125em var(--yahtzee-pencil);
  }
  .game-list .about {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .game-list .heading {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5em;
  }
  .game-list .name {
    font-weight: 700;
  }
  .game-list .playing {
    font-size: 0.75em;
    font-weight: 600;
    color: var(--yahtzee-pencil);
  }
  .game-list .teaser {
    display: block;
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
    text-wrap: pretty;
  }
  .game-list .none {
    margin: 0;
    padding-block: 1.5em 0.5em;
    text-align: center;
    color: var(--yahtzee-ink-2);
  }
  .game-list .show-all {
    min-block-size: 2.75em;
    padding-inline: 0.5em;
    font-weight: 600;
    color: var(--yahtzee-pencil);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .game-list .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container (width >= 36em) {
    .game-list .games {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (width >= 60em) {
    .game-list .games {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (width < 36em) {
    .game-list .find {
      padding-inline: 0.875em;
    }
    .game-list .list {
      padding-inline: 0.875em;
    }
    /* The filters scroll horizontally, from edge to edge. */
    .game-list .filters {
      flex: 1 1 100%;
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
      margin-inline: -0.875em;
      padding: 0.25em 0.875em;
    }
  }
  @media (pointer: coarse) {
    .game-list .filter {
      min-block-size: 3.3847em;
      min-inline-size: 3.3847em;
    }
  }
  @media (forced-colors: active) {
    .game-list .game[aria-selected='true'],
    .game-list .filter[aria-pressed='true'] {
      outline: 0.1875em solid Highlight;
      outline-offset: -0.1875em;
    }
    .game-list .game:focus-visible {
      outline: 0.1875em solid CanvasText;
    }
  }
`;
