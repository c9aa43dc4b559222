import { css, type CSSResult } from 'lit';

/** Colours of pips, measured on the die. */
export const pipTokens: CSSResult = css`
  :host {
    /* Coloured pips, in games that have them. */
    --yahtzee-pip-red: light-dark(#c0281c, #b3261b);
    --yahtzee-pip-green: light-dark(#14713f, #126a3b);
    --yahtzee-pip-blue: light-dark(#1f4fb8, #1c47a6);
  }
`;

/** Dice with colours, and more than five of them. */
export const diceStyles: CSSResult = css`
  /* The pips of a die, and of a side of a die in the air, which may have another colour. */
  :is(.red, .red > .cube) > svg .pip {
    fill: var(--yahtzee-pip-red);
  }
  :is(.green, .green > .cube) > svg .pip {
    fill: var(--yahtzee-pip-green);
  }
  :is(.blue, .blue > .cube) > svg .pip {
    fill: var(--yahtzee-pip-blue);
  }
  :is(.red, .green, .blue, .black) .tag {
    visibility: visible;
  }
  :is(.red, .green, .blue, .black):not(.marked) .tag svg {
    display: none;
  }
  .dice:has(> :nth-child(6)) {
    gap: 0.625em;
  }
  .dice:has(> :nth-child(7)) {
    gap: 0.5em;
  }
  .dice:has(> :nth-child(6)) .tag {
    margin: 0;
    max-inline-size: 100%;
  }
  /* Eight dice are in two rows at every width. */
  .dice:has(> :nth-child(8)) {
    grid-auto-flow: row;
    row-gap: 0.625em;
    grid-template-columns: repeat(4, minmax(0, var(--yahtzee-die-size)));
  }
  @container (60em <= width < 70em) {
    .dice:has(> :nth-child(7)) {
      gap: 0.25em;
    }
  }
  @container (width < 36em) {
    :is(.red, .green, .blue, .black) .tag svg {
      display: none;
    }
    .dice:has(> :nth-child(6)) {
      gap: 0.1875em;
    }
  }
  /* Seven dice are in two rows where a single row would make them too narrow to tap. */
  @container (width < 23.5em) {
    .dice:has(> :nth-child(7)) {
      grid-auto-flow: row;
      row-gap: 0.625em;
      grid-template-columns: repeat(4, minmax(0, var(--yahtzee-die-size)));
    }
  }
  @container (width < 20em) {
    .dice:has(> :nth-child(6)):not(:has(> :nth-child(7))) {
      grid-auto-flow: row;
      row-gap: 0.625em;
      grid-template-columns: repeat(3, minmax(0, var(--yahtzee-die-size)));
    }
  }
  /* Nine and ten dice are in rows of five. */
  .dice:has(> :nth-child(9)) {
    grid-template-columns: repeat(5, minmax(0, var(--yahtzee-die-size)));
  }
  @media (forced-colors: active) {
    .die .pip {
      fill: CanvasText;
    }
  }
`;
