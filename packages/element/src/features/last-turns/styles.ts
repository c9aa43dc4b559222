import { css, type CSSResult } from 'lit';

/** In the place of the list of advice: below the message of a wide board, as high as the card leaves room. */
export const lastTurnStyles: CSSResult = css`
  .beside,
  .last-turns {
    display: none;
  }
  @container (width >= 60em) {
    .beside {
      grid-area: 5/2;
      display: block;
      container-type: size;
    }
  }
  /* Room for the heading and a turn. */
  @container (width < 60em) and (height >= 5em) {
    .last-turns {
      display: flex;
      flex-direction: column;
    }
  }
  .last-turns {
    block-size: 100%;
    border-block-start: 1px solid var(--yahtzee-line);
    padding: 0.6875em 1em 0.5em;
  }
  .last-turns h2 {
    margin: 0;
    padding-block-end: 0.25em;
    font-size: 0.8125em;
    font-weight: 600;
    color: var(--yahtzee-ink-2);
  }
  /* Beside the card of one player there is room for two. */
  @container (width < 60em) and (height < 8em) {
    .last-turns {
      padding-block: 0.375em 0;
    }
    .last-turns h2 {
      padding: 0;
    }
  }
  /* What does not fit goes into a second column, which is not seen. */
  .last-turns ol {
    list-style: none;
    margin: 0;
    padding: 0;
    flex: 1;
    min-block-size: 0;
    overflow: clip;
    display: flex;
    flex-flow: column wrap;
    font-size: 0.9375em;
  }
  .last-turns li {
    inline-size: 100%;
    block-size: 2.375em;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(2em, auto);
    align-items: center;
    gap: 0.625em;
  }
  .last-turns li + li {
    border-block-start: 1px solid var(--yahtzee-line);
  }
  .turn-box {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--yahtzee-ink-2);
  }
  .turn-box b {
    font-weight: inherit;
    color: var(--yahtzee-ink);
  }
  .of-player::before {
    content: '';
    display: inline-block;
    inline-size: 0.5625em;
    block-size: 0.5625em;
    margin-inline-end: 0.625em;
    border-radius: 50%;
    background: var(--pc);
    forced-color-adjust: none;
  }
  .turn-points {
    font-weight: 700;
    text-align: end;
    white-space: nowrap;
  }
  .turn-points small {
    font-size: 0.8125em;
    color: var(--yahtzee-good);
  }
  @media print {
    .beside {
      display: none;
    }
  }
`;
