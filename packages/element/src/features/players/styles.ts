import { css } from 'lit';

/**
 * Several players: a strip and one card where there is little room, else a table with a column for each. What differs
 * from the card of one player outweighs it wherever it stands: on a board that came with the page it stands before.
 */
export const playerStyles = css`
  .row.sums {
    display: none;
  }
  .row.phead {
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
  .multi .shown:not([aria-current]) .nm {
    text-decoration: underline;
  }

  /* A table with a column for each player. */
  @container (width >= 36em) {
    .card.abreast {
      grid-template-columns: minmax(0, 1fr);
      --lab: minmax(8em, 1.5fr);
      --cell: minmax(3em, 1fr);
      overflow-x: auto;
    }
    .abreast .sec + .sec {
      border-inline-start: 0;
      padding-block-start: 0;
      margin-block-start: -0.5em;
    }
    .abreast .sec {
      padding-block: 0 0.5em;
    }
    .abreast .head,
    .abreast .bonus,
    .abreast .badge,
    .abreast .pl .sc {
      display: none;
    }
    .abreast .cw:not(.shown),
    .abreast .cw.shown,
    .abreast .total .num:not(.shown) {
      display: grid;
    }
    .abreast .phead {
      display: grid;
      overflow: visible;
      margin-inline: 0.75em;
    }
    .abreast .phead .lab {
      display: block;
    }
    .abreast .pl,
    .abreast .ph + .ph .pl {
      border: 0;
    }
    .abreast .pl.shown {
      background: none;
    }
    .abreast .shown:not([aria-current]) .nm {
      text-decoration: none;
    }
    .abreast .act,
    .abreast .pl[aria-current],
    .abreast .num.act {
      background: color-mix(in srgb, var(--yahtzee-pencil-soft) 62%, transparent);
    }
    .abreast .cw:not(.act) .filled {
      font-weight: 550;
    }
    .abreast .cw:not(.act) .last::before {
      inset: auto calc(50% - 1em) 0.25em;
      block-size: 0.15625em;
      background: var(--pc);
      transform: none;
      border-radius: 1em;
    }
    .abreast .cw:not(.act) .last::after {
      display: none;
    }
    .abreast .sums {
      display: grid;
      color: var(--yahtzee-ink-2);
    }
    .abreast .sums .num {
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
    }
    .abreast .total .num,
    .abreast .total .num:not(.shown) {
      display: grid;
      place-items: center;
      padding: 0;
      font-size: 1.375em;
    }
    .card.many {
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
    .abreast .phead {
      margin-inline: 1em;
    }
  }
  @container (width < 36em) {
    .abreast sup {
      display: none;
    }
  }
  @media (pointer: coarse) {
    .pl {
      min-block-size: 2.75em;
    }
  }
  @media (forced-colors: active) {
    .pl[aria-current]::after {
      background: Highlight;
    }
  }
  @media print {
    .pl::after,
    .nm::before {
      display: none !important;
    }
    .many {
      --cell: minmax(0, 1fr) !important;
    }
    .many .sec,
    .many .phead {
      inline-size: auto;
      min-inline-size: 0;
    }
    .nm {
      overflow-wrap: anywhere;
    }
  }
`;
