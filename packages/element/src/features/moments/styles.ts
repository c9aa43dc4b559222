import { css } from 'lit';

/** The dark tray of a Yahtzee, and the word on it: behind the dice, in place of the words below them. */
export const fiveStyles = css`
  .tray,
  .dice {
    position: relative;
  }
  .moment {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: end center;
    padding-block-end: 0.25em;
    border-radius: inherit;
    background: var(--yahtzee-moment);
    color: #fff6e0;
    opacity: 0;
    pointer-events: none;
  }
  .moment b {
    font-size: 1.75em;
    font-weight: 750;
    line-height: 1.1;
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .moment {
      background: none;
      color: CanvasText;
    }
  }
`;

/** The space for the badge of a record is reserved from the start, so that nothing moves when it appears. */
export const momentStyles = css`
  .zero::before,
  .advised::after {
    opacity: var(--told, 1);
  }
  .full > b {
    color: var(--yahtzee-good);
  }
  .bonus > b,
  .label > .badge {
    transform-origin: 0 50%;
  }
  :is(.bonus > b, .label > .badge):dir(rtl) {
    transform-origin: 100% 50%;
  }
  .total .label {
    flex-wrap: wrap;
    row-gap: 0;
  }
  :is(.total, .grand) .badge {
    margin-inline: 0;
    font-size: 0.8125em;
    opacity: 0;
    visibility: hidden;
    transition: opacity 0.16s;
  }
  :is(.total, .grand) .mine {
    opacity: 1;
    visibility: visible;
  }
`;
