import { css, type CSSResult } from 'lit';
import { diceStyles as colourStyles, pipTokens } from '../parts/dice/coloured-dice-styles.js';
import { dieStates } from '../parts/dice/dice-state-styles.js';
import { diceStyles } from '../parts/dice/dice-styles.js';
import { miniDiceStyles } from '../parts/dice/mini-dice.js';
import { frameStyles } from '../parts/frame.js';
import { rowIconStyles } from '../parts/icons/other-row-icon-styles.js';
import { diceInForcedColours } from '../parts/styles/forced-colours-styles.js';
import { laterTokens } from '../parts/styles/later-tokens.js';
import { tileStyles } from '../parts/styles/tile-styles.js';
import { shared, tokens } from '../parts/styles/tokens.js';

/** Question and answer take the same space, so that nothing moves. */
const puzzle: CSSResult = css`
  :host {
    color: var(--yahtzee-ink);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  .puzzle {
    --edge: 1.125em;
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line);
    border-radius: calc(var(--yahtzee-radius) + 0.375em);
    overflow: clip;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    gap: 0 0.75em;
    min-block-size: 3.4286em;
    line-height: 1.2;
    padding-inline: var(--edge);
    color: var(--yahtzee-ink-2);
    font-size: 0.875em;
  }
  .name {
    margin: 0;
    font-size: 1.2em;
    font-weight: 750;
    letter-spacing: -0.01em;
    color: var(--yahtzee-ink);
  }
  .streak {
    margin-inline-start: auto;
    white-space: nowrap;
  }
  .streak strong {
    font-weight: 700;
    color: var(--yahtzee-ink);
  }
  .bar .short {
    display: none;
  }
  .tray {
    margin-inline: 0.75em;
  }
  .cube {
    transition: transform 0.16s cubic-bezier(0.2, 0.9, 0.3, 1.25);
  }
  .cube > svg {
    transition: rotate 0.16s;
  }
  .die[aria-disabled='false']:hover .cube {
    transform: translateY(-0.125em);
  }
  .sentence {
    margin: 0;
    padding: 0.5em var(--edge) 0.375em;
    line-height: 1.35;
    min-block-size: 3.6875em;
    color: var(--yahtzee-ink-2);
  }
  .sentence strong {
    font-weight: 700;
    color: var(--yahtzee-ink);
  }
  .low {
    block-size: 14.25em;
    display: flex;
    flex-direction: column;
    position: relative;
  }
  .card {
    display: grid;
    gap: 0.5em;
    padding: 0.125em 0.75em;
    overflow: auto;
  }
  .section {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  .box {
    display: grid;
    justify-self: center;
    justify-items: center;
    inline-size: min(100%, 3.25em);
    align-content: start;
    gap: 0.2em;
    padding-block: 0.25em 0.125em;
    border-radius: 0.5em;
    font-size: 0.875em;
    font-weight: 550;
    color: var(--yahtzee-ink-2);
  }
  .box[aria-disabled='true'] {
    cursor: default;
  }
  .box .tile {
    inline-size: min(2.125em, 92%);
    block-size: auto;
    color: inherit;
  }
  .filled .tile {
    opacity: 0.55;
  }
  .plain {
    color: var(--yahtzee-pencil);
  }
  .plain .outline {
    fill: var(--yahtzee-pencil-soft);
    opacity: 1;
  }
  .chosen {
    color: var(--yahtzee-on-pencil);
    background: var(--yahtzee-pencil-fill);
  }
  .chosen .outline {
    fill: var(--yahtzee-pencil-fill);
  }
  .bonus {
    display: grid;
    justify-items: center;
    align-content: end;
    gap: 0.25em;
    padding-block-end: 0.125em;
    font-size: 0.75em;
    font-weight: 450;
    color: var(--yahtzee-ink-2);
    white-space: nowrap;
  }
  .bonus.reached {
    color: var(--yahtzee-good);
  }
  .key {
    display: flex;
    align-items: center;
    justify-content: center;
    flex-wrap: wrap;
    gap: 0 0.75em;
    margin: auto 0.75em 0.875em;
    min-block-size: 3.25em;
    padding: 0.25em 0.5em;
    border-radius: var(--yahtzee-radius);
    background: var(--yahtzee-accent-fill);
    color: var(--yahtzee-on-accent);
    font-weight: 550;
    box-shadow:
      0 0.3125em 0 var(--yahtzee-accent-deep),
      0 0.5em 0.75em -0.1em rgb(from var(--yahtzee-shadow) r g b / 0.3),
      inset 0 0 0 0.09375em var(--yahtzee-accent-line),
      inset 0 1px 0 rgb(255 255 255 / 0.28);
  }
  .key {
    transition: transform 0.12s;
  }
  .key[aria-disabled='false']:active {
    transform: translateY(0.25em);
    transition-duration: 0.07s;
  }
  .key b {
    font-size: 1.25em;
    font-weight: 750;
    letter-spacing: -0.015em;
  }
  .key small {
    font-size: 0.9375em;
  }
  .key[aria-disabled='true'] {
    background: var(--yahtzee-surface-2);
    color: var(--yahtzee-ink-2);
    cursor: default;
    box-shadow:
      inset 0 0 0 1px var(--yahtzee-line),
      0 0.3125em 0 var(--yahtzee-line);
  }
  .key[aria-disabled='true'] b {
    font-size: 1.0625em;
  }
  .answers {
    list-style: none;
    margin: 0;
    padding: 0 var(--edge);
    block-size: 7.5em;
  }
  .answers li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.75em;
    align-items: center;
    block-size: 2.6667em;
    border-block-start: 1px solid var(--yahtzee-line);
    font-size: 0.9375em;
  }
  /* Follows the text direction, so that the dice are in the order of the tray. */
  .answers .mini {
    direction: inherit;
  }
  .answers .mini svg {
    inline-size: 1.1875em;
    block-size: 1.1875em;
  }
  .figure {
    grid-column: 3;
    text-align: end;
    color: var(--yahtzee-ink-2);
  }
  .yours :is(.words, .figure) {
    font-weight: 700;
    color: var(--yahtzee-ink);
  }
  .best .figure {
    font-weight: 700;
    color: var(--yahtzee-good);
  }
  .best .tile {
    color: var(--yahtzee-good);
  }
  .best .mini .counts {
    --ground: var(--yahtzee-good);
  }
  .share {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75em;
    padding: 0.75em var(--edge) 0.25em;
    border-block-start: 1px solid var(--yahtzee-line);
    min-block-size: 3.5em;
  }
  .week {
    display: flex;
    gap: 0.25em;
  }
  .sign {
    inline-size: 1.5em;
    block-size: 1.5em;
    fill: none;
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .sign rect {
    stroke: var(--yahtzee-line-strong);
    stroke-width: 1;
  }
  .sign.best {
    stroke: var(--yahtzee-surface);
  }
  .sign.best rect {
    fill: var(--yahtzee-good);
    stroke: var(--yahtzee-good);
  }
  .sign.close rect {
    fill: var(--yahtzee-good-soft);
    stroke: var(--yahtzee-good);
  }
  .sign.close circle {
    fill: var(--yahtzee-good);
  }
  .sign.more {
    stroke: var(--yahtzee-ink-2);
  }
  .sign.more rect {
    fill: var(--yahtzee-surface-2);
  }
  .button {
    margin-inline-start: auto;
    min-block-size: 2.5em;
    padding-inline: 1em;
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.625em;
    font-weight: 650;
  }
  .share-text {
    position: absolute;
    inset: 0 var(--edge) auto;
    padding: 0.625em 0.75em;
    block-size: 7em;
    resize: none;
    font: inherit;
    font-size: max(0.875em, 16px);
    color: var(--yahtzee-ink);
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.625em;
  }
  .next {
    margin: 0;
    padding: 0.25em var(--edge);
    font-size: 0.875em;
    color: var(--yahtzee-ink-2);
  }
  .next button {
    min-block-size: 1.75em;
    font-weight: 650;
    color: var(--yahtzee-pencil);
  }
  .next button:hover {
    text-decoration: underline;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container (width < 22em) {
    .puzzle {
      --edge: 0.875em;
    }
    .bar .long {
      display: none;
    }
    .bar .short {
      display: inline;
    }
    .tray {
      margin-inline: 0.75em;
      padding: 0.75em 0.25em 0.125em;
    }
    .dice {
      --yahtzee-die-size: 2.9em;
      gap: 0.125em;
    }
    .tag {
      font-size: 0.625em;
    }
    .low {
      block-size: 15em;
    }
    .card {
      padding-inline: 0.5em;
    }
    .sentence {
      font-size: 0.9375em;
      padding-block-end: 0.25em;
      min-block-size: 4.875em;
    }
    .answers .words {
      font-size: 0.875em;
      line-height: 1.2;
    }
    /* Shows the dice alone and keeps the words for screen readers. */
    .kept ~ .words {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    /* Makes room for the Share button, whose label is long in some languages. */
    .share {
      gap: 0.5em;
    }
    .share .button {
      padding-inline: 0.625em;
    }
    .week {
      gap: 0.125em;
      min-inline-size: 0;
    }
    .sign {
      flex: 0 1 1.25em;
      min-inline-size: 0;
      block-size: auto;
    }
    /* Aligns the bonus to the end: it is wider than its column and would overflow the card. */
    .bonus {
      justify-content: end;
      font-size: 0.6875em;
    }
  }
  @media (forced-colors: active) {
    .key {
      border: 0.125em solid;
    }
    .key[aria-disabled='true'] {
      border-style: dashed;
    }
    .tile {
      color: CanvasText;
    }
    .chosen {
      outline: 3px double Highlight;
      outline-offset: -3px;
    }
    .sign {
      stroke: CanvasText;
    }
    .sign rect {
      fill: Canvas !important;
      stroke: CanvasText !important;
    }
    .sign.close circle {
      fill: CanvasText;
    }
  }
`;

/** All style sheets of a puzzle; later ones take precedence. */
export const puzzleStyles: CSSResult[] = [
  tokens,
  laterTokens,
  pipTokens,
  shared,
  frameStyles,
  diceStyles,
  dieStates,
  colourStyles,
  tileStyles,
  rowIconStyles,
  miniDiceStyles,
  puzzle,
  diceInForcedColours,
];
