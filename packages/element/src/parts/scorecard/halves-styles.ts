import { css, type CSSResult } from 'lit';

/** Halves with more than one section, cards with a single half, and the figure that decides places. */
export const halfStyles: CSSResult = css`
  .bonus:has(+ .head, + .sums + .head) {
    flex: none;
  }
  .row + .head,
  .bonus + .head {
    margin-block-start: 0.5em;
  }
  .card:not(:has(.section + .section)) {
    grid-template-columns: minmax(0, 1fr);
  }
  .total small,
  .player small {
    display: block;
    font-size: 0.8125em;
    font-weight: 550;
    letter-spacing: 0;
    line-height: 1.2;
    color: var(--yahtzee-ink-2);
    white-space: normal;
  }
  .total .number small {
    font-size: 0.45em;
    margin-block-start: 0.15em;
  }
  .player small {
    font-size: 0.75em;
    margin-block-start: -0.1em;
  }
  /* The strip of players spans the card in games that show one card at a time at every width. */
  @container (width >= 36em) {
    .multi:not(.abreast) .players-head {
      margin-inline: 0;
    }
  }
`;
