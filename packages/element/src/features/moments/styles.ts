import { css } from 'lit';

/** The space for the badge of a record is reserved from the start, so that nothing moves when it appears. */
export const momentStyles = css`
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
