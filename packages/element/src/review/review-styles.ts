import { css, unsafeCSS } from 'lit';
import { laterTokens } from '../parts/styles/later-tokens.js';
import { tokens } from '../parts/styles/tokens.js';

/** The board of a moment inherits the colours and measures of the review, which may have a theme. */
const inherited = unsafeCSS(
  [tokens, laterTokens]
    .flatMap(({ cssText }) => [...cssText.matchAll(/(--yahtzee-[\w-]+):/g)])
    .map(([, token]) => `${token}: inherit;`)
    .join(''),
);

/** The list, and the board of a moment: beside it where there is room, else in its place. */
export const reviewStyles = css`
  :host {
    color: var(--yahtzee-ink);
  }
  .frame {
    container-name: review;
  }
  [hidden] {
    display: none !important;
  }
  .review {
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line);
    border-radius: calc(var(--yahtzee-radius) + 0.375em);
    overflow: clip;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75em;
    padding: 0.875em 1.125em;
    grid-column: 1/-1;
  }
  h2 {
    margin: 0;
    font-size: 1.0625em;
    font-weight: 750;
  }
  .bar span {
    flex: auto;
    font-size: 0.875em;
    color: var(--yahtzee-ink-2);
  }
  select {
    font: inherit;
    font-size: 0.875em;
    color: inherit;
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.625em;
    min-block-size: 2.5em;
    padding-inline: 0.5em;
    max-inline-size: 100%;
  }
  .working {
    padding: 1.5em 1.125em;
    margin: 0;
    color: var(--yahtzee-ink-2);
  }
  .list,
  .moment {
    border-block-start: 1px solid var(--yahtzee-line);
    min-inline-size: 0;
  }
  .list {
    padding: 0.875em 1.125em 1em;
  }
  .sums,
  .losses {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em 1.75em;
    align-items: baseline;
  }
  .sum {
    margin: 0;
  }
  .sum b {
    display: block;
    font-size: 1.75em;
    font-weight: 750;
    line-height: 1.15;
    letter-spacing: -0.015em;
  }
  .sum span {
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  .good b {
    color: var(--yahtzee-good);
  }
  .equals {
    font-size: 1.25em;
    color: var(--yahtzee-ink-2);
  }
  :lang(fa) b {
    letter-spacing: 0;
  }
  .message {
    margin: 0.75em 0 0;
  }
  .message strong,
  .sentence strong {
    font-weight: 700;
  }
  .note {
    margin: 0.375em 0 0;
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  h3 {
    margin: 1.25em 0 0.5em;
    font-size: 0.8125em;
    font-weight: 600;
    color: var(--yahtzee-ink-2);
  }
  .curve {
    position: relative;
  }
  .chart {
    direction: ltr;
    block-size: 10.5em;
    padding: 1em 0.5em 1.75em 2.75em;
  }
  .chart > svg {
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  .chart text {
    font-size: 0.6875em;
    fill: var(--yahtzee-ink-2);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .chart .label {
    pointer-events: none;
    dominant-baseline: auto;
    paint-order: stroke;
    stroke: var(--yahtzee-surface);
    stroke-width: 0.3em;
    stroke-linejoin: round;
  }
  .chart .name {
    fill: var(--yahtzee-pencil);
    font-size: 0.75em;
    font-weight: 700;
  }
  .chart .at-start {
    text-anchor: start;
  }
  .chart .at-end {
    text-anchor: end;
  }
  .grid {
    stroke: var(--yahtzee-line);
  }
  .mean {
    stroke: var(--yahtzee-ink-2);
    stroke-dasharray: 1.5 3;
  }
  .line {
    fill: none;
    stroke: var(--yahtzee-pencil);
    stroke-width: 2;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  circle {
    fill: var(--yahtzee-surface);
    stroke: var(--yahtzee-pencil);
    stroke-width: 2;
  }
  .now {
    fill: var(--yahtzee-pencil);
  }
  .hit {
    fill: transparent;
    stroke: none;
    cursor: pointer;
  }
  .dearest {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .dearest button {
    inline-size: 100%;
    min-block-size: 2.5em;
    display: grid;
    grid-template-columns: minmax(4.25em, auto) auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.25em 0.75em;
    padding: 0.25em 0.375em;
    margin-inline: -0.375em;
    inline-size: calc(100% + 0.75em);
    text-align: start;
  }
  .dearest li + li {
    border-block-start: 1px solid var(--yahtzee-line);
  }
  .dearest button:hover {
    background: var(--yahtzee-surface-2);
  }
  .dearest button[aria-pressed='true'] {
    background: var(--yahtzee-pencil-soft);
    border-radius: 0.375em;
    box-shadow: inset 0.1875em 0 var(--yahtzee-pencil);
  }
  .dearest button[aria-pressed='true']:dir(rtl) {
    box-shadow: inset -0.1875em 0 var(--yahtzee-pencil);
  }
  .when,
  .better {
    color: var(--yahtzee-ink-2);
  }
  .cost {
    font-weight: 700;
  }
  .dice {
    display: flex;
    gap: 0.0625em;
  }
  .dice svg {
    inline-size: 1.25em;
    block-size: 1.25em;
  }
  .dice rect {
    fill: none;
    stroke: var(--yahtzee-line-strong);
    stroke-width: 5;
    stroke-dasharray: 7 7;
  }
  .dice circle {
    fill: var(--yahtzee-line-strong);
    stroke: none;
  }
  .dice text {
    font-size: 3.75em;
    font-weight: 700;
    text-anchor: middle;
    fill: var(--yahtzee-ink-2);
  }
  .dice .kept rect {
    fill: var(--yahtzee-ink);
    stroke: var(--yahtzee-ink);
    stroke-dasharray: none;
  }
  .dice .kept :is(circle, text) {
    fill: var(--yahtzee-surface);
  }
  .losses {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.625em 1em;
    margin-block: 1em;
    padding-block: 0.75em 0;
    border-block-start: 1px solid var(--yahtzee-line);
  }
  /* Without a line above, because these losses have their own heading. */
  .losses.themes {
    margin-block-start: -0.25em;
    border: 0;
  }
  .losses b {
    font-size: 1.0625em;
    font-weight: 700;
  }
  .bar .button {
    border: 0;
    padding: 0;
    margin-block: -0.75em;
    color: var(--yahtzee-pencil);
  }
  .moment {
    ${inherited}
    display: grid;
    grid-template:
      'scrubber scrubber' auto
      'dice keys' auto
      'sentence sentence' auto
      'card card' auto
      / minmax(0, 1fr) auto;
    align-content: start;
  }
  .review:not(.at-moment) .moment,
  .review.at-moment .list {
    display: none;
  }
  yahtzee-dice {
    grid-area: dice;
    padding-inline: 0.75em;
    min-inline-size: 0;
  }
  yahtzee-scorecard {
    grid-area: card;
    border-block-start: 1px solid var(--yahtzee-line);
    min-inline-size: 0;
  }
  .keys {
    grid-area: keys;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 0.5em;
    margin-inline-end: 0.8em;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    align-items: center;
  }
  .record {
    flex: 1 1 100%;
  }
  summary {
    inline-size: fit-content;
    padding-block: 0.5em;
    font-size: 0.875em;
    color: var(--yahtzee-ink-2);
    cursor: pointer;
  }
  textarea {
    box-sizing: border-box;
    inline-size: 100%;
    margin-block-end: 0.5em;
    padding: 0.5em;
    font:
      0.8125em ui-monospace,
      monospace;
    color: inherit;
    background: var(--yahtzee-surface-2);
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.625em;
    resize: vertical;
  }
  .sentence {
    grid-area: sentence;
    margin: 0;
    padding: 0.75em 1.125em;
    /* Reserves two lines, so that nothing moves when the sentence changes. */
    min-block-size: 4.1em;
    text-wrap: pretty;
  }
  .sentence span {
    color: var(--yahtzee-ink-2);
  }
  .beside {
    display: none;
    grid-area: beside;
    padding-inline: 1.125em;
  }
  .beside h3 {
    margin-block-start: 0.75em;
  }
  .beside p {
    display: flex;
    align-items: center;
    gap: 0.25em 0.75em;
    min-block-size: 2.5em;
    margin: 0;
    border-block-start: 1px solid var(--yahtzee-line);
  }
  .beside b {
    flex: 1;
    font-weight: 450;
  }
  .beside .best b {
    font-size: 1.25em;
    font-weight: 700;
  }
  .beside p > :last-child {
    color: var(--yahtzee-ink-2);
  }
  .beside .best .dice svg {
    inline-size: 1.625em;
    block-size: 1.625em;
  }
  .best .kept rect {
    fill: var(--yahtzee-good);
    stroke: var(--yahtzee-good);
  }
  .scrubber {
    grid-area: scrubber;
    display: flex;
    align-items: center;
    gap: 0.25em;
    padding: 0.25em 0.5em;
    min-inline-size: 0;
  }
  .scrubber .tool {
    flex: none;
  }
  .bars {
    flex: 1;
    display: flex;
    align-items: end;
    gap: min(0.1875em, 0.5%);
    block-size: 2.75em;
    padding-block: 0.375em;
    border-radius: 0.375em;
    cursor: pointer;
    touch-action: pan-y;
    min-inline-size: 0;
  }
  .bars i {
    flex: 1;
    min-inline-size: 0;
    block-size: 0.375em;
    border-radius: 0.125em;
    background: var(--yahtzee-line-strong);
    opacity: 0.4;
  }
  .bars .past {
    background: var(--yahtzee-pencil);
  }
  .bars .dear {
    block-size: 1.25em;
    background: var(--yahtzee-ink-2);
    opacity: 1;
  }
  .bars .now {
    block-size: 2em;
    background: var(--yahtzee-pencil);
    opacity: 1;
  }
  .unseen {
    position: absolute;
    inset-block-start: 0;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container review (width >= 60em) {
    .review {
      grid-template-columns: minmax(0, 1.42fr) minmax(24em, 1fr);
    }
    .review .list,
    .review.at-moment .list {
      display: block;
      border-inline-end: 1px solid var(--yahtzee-line);
    }
    .review:not(.at-moment) .moment {
      display: grid;
    }
    .moment {
      grid-template:
        'dice' auto
        'scrubber' auto
        'sentence' auto
        'beside' auto
        'keys' auto
        'card' auto
        / minmax(0, 1fr);
      padding-block-start: 0.875em;
    }
    .back,
    .bar .button,
    .sentence .note {
      display: none;
    }
    .beside {
      display: block;
      border-block-start: 1px solid var(--yahtzee-line);
    }
    .keys {
      margin: 0.5em 1.125em 0.875em;
    }
    .keys:not(:has([part='play-on'])) {
      display: none;
    }
    .chart {
      block-size: 16em;
    }
  }
  @container review (width < 31em) {
    .bar,
    .list,
    .sentence {
      padding-inline: 0.875em;
    }
    .sums {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .equals {
      display: none;
    }
    .losses {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .dearest button {
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding-block: 0.5em;
    }
    .dearest .better {
      grid-area: 2/1 / 3/3;
    }
    .dearest .cost {
      grid-area: 1/3 / 3/4;
    }
    .moment {
      grid-template:
        'scrubber' auto
        'dice' auto
        'sentence' auto
        'card' auto
        'keys' auto
        / minmax(0, 1fr);
    }
    .keys {
      flex-direction: row;
      margin: 0.75em;
    }
    .keys .button {
      flex: 1;
    }
  }
  @media (pointer: coarse) {
    .button,
    select,
    .dearest button {
      min-block-size: max(2.75em, 44px);
    }
    .bars {
      block-size: max(2.75em, 44px);
    }
  }
  @media (forced-colors: active) {
    .bars i {
      background: CanvasText;
    }
    .bars .now {
      background: Highlight;
    }
    .line,
    circle {
      stroke: Highlight;
    }
    .hit {
      stroke: none;
    }
    .dearest [aria-pressed='true'] {
      outline: 0.125em solid Highlight;
    }
    .dice .kept rect {
      fill: CanvasText;
      stroke: CanvasText;
    }
    .dice .kept :is(circle, text) {
      fill: Canvas;
    }
  }
  /* Prints one page in black on white: the figures, the curve, the costliest decisions and the card. */
  @media print {
    :host {
      color-scheme: only light !important;
      break-inside: avoid;
      --yahtzee-surface: #fff !important;
      --yahtzee-surface-2: #fff !important;
      --yahtzee-pencil-soft: #fff !important;
      --yahtzee-ink: #000 !important;
      --yahtzee-ink-2: #000 !important;
      --yahtzee-line: #aaa !important;
      --yahtzee-line-strong: #000 !important;
      --yahtzee-pencil: #000 !important;
      --yahtzee-good: #000 !important;
      --yahtzee-row: 1.75em !important;
    }
    .review {
      border: 0;
      grid-template-columns: minmax(0, 1fr);
    }
    .review.review .list,
    .review.review .moment {
      display: block;
      border: 0;
    }
    .list,
    .bar {
      padding-block: 0.25em;
    }
    .chart {
      block-size: 7.5em;
    }
    h3 {
      margin-block: 0.75em 0.25em;
    }
    .dearest button {
      min-block-size: 2em;
    }
    .losses {
      margin-block: 0.5em 1em;
    }
    .button,
    .record,
    .themes,
    select,
    yahtzee-dice,
    .scrubber,
    .sentence,
    .beside.beside {
      display: none;
    }
  }
`;
