import { css, type CSSResult } from 'lit';
import { MOST_TURNS } from './turns-view.js';

/** The heights of the heading, with its space, and of a turn, in em. */
const HEADING = 2.75;
const TURN = 2.375 * 0.9375;

/** Hides the turns that do not fit. Two turns always fit, so the rules begin with the third. */
const whatFits = Array.from({ length: MOST_TURNS - 2 }, (_, i) => hidesFrom(i + 3)).reduce(
  (all, one) => css`
    ${all}${one}
  `,
);

function hidesFrom(turns: number): CSSResult {
  return css`
    @container (width < 60em) and (height < ${HEADING + TURN * turns}em) {
      .last-turns li:nth-child(n + ${turns}) {
        display: none;
      }
    }
  `;
}

/** The list takes the place of the list of advice: below the message of a wide board, down to the end of the card. */
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
  /* Shows the list where there is room for its heading and at least one turn. */
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
  /* Tightens the spacing, so that two turns fit beside the card of a single player. */
  @container (width < 60em) and (height < 8em) {
    .last-turns {
      padding-block: 0.375em 0;
    }
    .last-turns h2 {
      padding: 0;
    }
  }
  .last-turns ol {
    list-style: none;
    margin: 0;
    padding: 0;
    font-size: 0.9375em;
  }
  .last-turns li {
    block-size: 2.375em;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(2em, auto);
    align-items: center;
    gap: 0.625em;
  }
  .last-turns li + li {
    border-block-start: 1px solid var(--yahtzee-line);
  }
  @container (width < 60em) and (height < 6.25em) {
    .last-turns li + li {
      display: none;
    }
  }
  ${whatFits}
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
