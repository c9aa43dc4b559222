import { css } from 'lit';

/**
 * Several players: a strip of heads and one card where there is little room, else a table with a column for each. These
 * rules are more specific than those of one card, because on a prerendered board they may come before them.
 */
export const playerStyles = css`
  .row.sums {
    display: none;
  }
  .row.players-head {
    grid-column: 1/-1;
    min-block-size: 0;
  }
  .player-head {
    display: contents;
  }
  .player {
    position: relative;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 0.3em;
    padding: 0.5em 0.25em;
    min-inline-size: 0;
  }
  .player .player-name {
    font-size: 0.875em;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--yahtzee-ink-2);
  }
  .player .player-name::before {
    content: '';
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.6em;
    border-radius: 50%;
    background: var(--pc);
    margin-inline-end: 0.4em;
  }
  .player[aria-current] .player-name {
    font-weight: 650;
    color: var(--yahtzee-ink);
  }
  .player[aria-current]::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 0.1875em;
    background: var(--pc);
  }
  .player .player-score {
    font-weight: 750;
    font-size: 1.125em;
    line-height: 1;
  }

  /* One card at a time, below a strip of player heads; the rules of .abreast replace this on wide boards. */
  .multi .cell-box:not(.shown),
  .multi .total .number:not(.shown) {
    display: none;
  }
  .multi .players-head {
    display: flex;
    overflow-x: auto;
    scrollbar-width: thin;
  }
  .multi .players-head .label {
    display: none;
  }
  .multi .player {
    flex: 1 0 5em;
  }
  .multi .player-head + .player-head .player {
    border-inline-start: 1px solid var(--yahtzee-line);
  }
  .multi .player.shown {
    background: var(--yahtzee-pencil-soft);
  }
  .multi .shown:not([aria-current]) .player-name {
    text-decoration: underline;
  }

  /* Wide boards: a table with a column for each player. */
  @container (width >= 36em) {
    .card.abreast {
      grid-template-columns: minmax(0, 1fr);
      --lab: minmax(8em, 1.5fr);
      --cell: minmax(3em, 1fr);
    }
    .abreast .section + .section {
      border-inline-start: 0;
      padding-block-start: 0;
      margin-block-start: -0.5em;
    }
    .abreast .section {
      padding-block: 0 0.5em;
    }
    .abreast .head,
    .abreast .bonus,
    .abreast .badge,
    .abreast .player .player-score {
      display: none;
    }
    .abreast .cell-box:not(.shown),
    .abreast .cell-box.shown,
    .abreast .total .number:not(.shown) {
      display: grid;
    }
    .abreast .players-head {
      display: grid;
      overflow: visible;
      margin-inline: 0.75em;
      position: var(--heads, relative);
      inset-block-start: var(--heads-top);
      z-index: 3;
      background: var(--yahtzee-surface);
    }
    .abreast .players-head .label {
      display: block;
    }
    .abreast .player,
    .abreast .player-head + .player-head .player {
      border: 0;
    }
    .abreast .player.shown {
      background: none;
    }
    .abreast .shown:not([aria-current]) .player-name {
      text-decoration: none;
    }
    .abreast .active,
    .abreast .player[aria-current],
    .abreast .number.active {
      background: color-mix(in srgb, var(--yahtzee-pencil-soft) 62%, transparent);
    }
    .abreast .cell-box:not(.active) .filled {
      font-weight: 550;
    }
    .abreast .cell-box:not(.active) .last::before {
      inset: auto calc(50% - 1em) 0.25em;
      block-size: 0.15625em;
      background: var(--pc);
      transform: none;
      border-radius: 1em;
    }
    .abreast .cell-box:not(.active) .last::after {
      display: none;
    }
    .abreast .sums {
      display: grid;
      color: var(--yahtzee-ink-2);
    }
    .abreast .sums .number {
      display: grid;
      place-items: center;
      font-weight: 600;
    }
    .sums bdi {
      font-size: 0.9375em;
    }
    .abreast .total {
      min-block-size: 3em;
      grid-auto-columns: var(--cell);
      align-items: stretch;
      position: var(--total, relative);
      inset-block-end: 0;
      z-index: 3;
      background: var(--yahtzee-surface);
    }
    .abreast .total .number,
    .abreast .total .number:not(.shown) {
      display: grid;
      place-items: center;
      padding: 0;
      font-size: 1.375em;
    }
    .card.many {
      --lab: 9.5em;
      --cell: 5.5em;
      overflow-x: auto;
    }
    .many .section,
    .many .players-head {
      inline-size: max-content;
      min-inline-size: 100%;
    }
    .many .players-head {
      min-inline-size: calc(100% - 1.5em);
    }
    /* The sticky labels also cover the padding beside them, so that no column shows there while scrolling. */
    .many .label {
      position: sticky;
      inset-inline-start: 0;
      margin-inline-start: -1.07em;
      padding-inline-start: 1.32em;
      z-index: 2;
      background: var(--yahtzee-surface);
    }
    .many .player .player-score {
      display: block;
    }
    .abreast sup {
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
  @container (width >= 60em) {
    .abreast .players-head {
      margin-inline: 1em;
    }
  }
  @container (width < 36em) {
    .abreast sup {
      display: none;
    }
    /* Landscape phones: the board sets --strip to place the strip of players beside the card. */
    .multi .players-head {
      position: var(--strip);
      inset-inline: 100% -83.5%;
      inset-block-start: 2.75em;
    }
  }
  /* Short screens in portrait: the strip of players replaces the section heads and their sums. */
  @media (26em <= height < 43em) {
    @container (20em <= width < 31em) {
      .multi {
        --yahtzee-row: 2.5625em;
      }
      .multi .head {
        display: none;
      }
      .player {
        padding-block: 0.125em 0.25em;
        row-gap: 0.1em;
      }
    }
  }
  @media (pointer: coarse) {
    .player {
      min-block-size: 2.75em;
    }
  }
  @media (forced-colors: active) {
    .player[aria-current]::after {
      background: Highlight;
    }
  }
  @media print {
    .player::after,
    .player-name::before {
      display: none !important;
    }
    .many {
      --cell: minmax(0, 1fr) !important;
    }
    .many .section,
    .many .players-head {
      inline-size: auto;
      min-inline-size: 0;
    }
    .player-name {
      overflow-wrap: anywhere;
    }
    .many .total .number.number {
      font-size: 0.75em;
    }
  }
`;
