/**
 * Styles of boxes that appear after the first rendering: barred, waiting for a confirmation, hovered. None of them
 * changes a size.
 */
import { css } from 'lit';

export const cardStates = css`
  .cell[aria-disabled='true'] {
    cursor: default;
  }
  .zero:lang(fa) .value {
    font-size: 1.5em;
  }
  .covered {
    visibility: hidden;
  }
  :is(.label, .grand) .badge {
    margin-inline: auto 0.5em;
    font-size: 0.75em;
    font-weight: 700;
    color: var(--yahtzee-good);
    background: var(--yahtzee-good-soft);
    border-radius: 1em;
    padding: 0.1em 0.55em;
    white-space: nowrap;
  }
  .cell:focus-visible {
    outline-offset: -0.0625em;
  }
  .only {
    background: var(--yahtzee-pencil-fill);
    color: var(--yahtzee-on-pencil);
    font-weight: 750;
    box-shadow: 0 0 0 0.125em var(--yahtzee-pencil);
  }
  .asking {
    background: var(--yahtzee-surface-2);
    color: var(--yahtzee-ink);
    box-shadow: inset 0 0 0 0.125em var(--yahtzee-line-strong);
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
  /* Persian: a dash instead of a dot, because the Persian zero is a dot. */
  :is(.waiting, .later):lang(fa)::before {
    inset: calc(50% - 0.0625em) calc(50% - 0.375em);
    border-radius: 0;
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
  .solo sup {
    display: none;
  }
`;

export const cardMotion = css`
  .cell.points:hover,
  .cell.plain:hover,
  .solo .row:hover .points {
    background: var(--yahtzee-pencil-fill);
    color: var(--yahtzee-on-pencil);
  }
  .zero:hover {
    background: var(--yahtzee-surface-2);
  }
`;
