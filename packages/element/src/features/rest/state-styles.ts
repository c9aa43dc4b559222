/**
 * Styles of dice, the Roll button and boxes in states that appear after the first rendering, throw and entry: held,
 * barred, waiting for a confirmation and so on. None of them changes a size.
 */
import { css } from 'lit';

export const dieStates = css`
  .marked .cube,
  .marked:hover .cube {
    transform: translateY(-0.5em) !important;
  }
  .marked .cube::before {
    box-shadow:
      0 0.5em 0.25em -0.05em rgb(from var(--yahtzee-shadow) r g b / 0.2),
      0 0.9em 0.9em rgb(from var(--yahtzee-shadow) r g b / 0.26);
  }
  .die:focus-visible {
    outline: none;
    z-index: 1;
  }
  .die:focus-visible .cube::after {
    content: '';
    position: absolute;
    inset: -0.22em -0.22em -0.18em;
    border-radius: 1.5em;
    outline: 0.1875em solid var(--yahtzee-focus-tray);
    outline-offset: 0.16em;
  }
  @container (width < 20em) {
    .marked .cube {
      transform: translateY(-0.375em) !important;
    }
    .ring {
      stroke-width: 6;
    }
  }
`;

export const controlStates = css`
  .roll.off {
    background: var(--yahtzee-surface-2);
    color: var(--yahtzee-ink-2);
    box-shadow:
      inset 0 0 0 1px var(--yahtzee-line),
      0 0.3125em 0 var(--yahtzee-line);
    cursor: default;
  }
  .roll.off b {
    font-size: 1.0625em;
  }
  .again b {
    font-size: 1.25em;
  }
  .chip {
    background: var(--yahtzee-good);
    color: var(--yahtzee-surface);
    font-weight: 700;
    border-radius: 1em;
    padding: 0.1em 0.65em;
    margin-inline-end: 0.25em;
    white-space: nowrap;
  }
  @container (width < 31em) {
    .again {
      flex-flow: column;
      gap: 0;
    }
  }
`;

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
  /* A Persian zero is a dot. */
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
