import { css, type CSSResult } from 'lit';

/** The rules: two columns where there is room, every row with its example. */
export const helpStyles: CSSResult = css`
  .help {
    overflow: hidden;
  }
  .help h2 {
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .rules {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    border-end-start-radius: var(--yahtzee-radius);
    border-end-end-radius: var(--yahtzee-radius);
  }
  .rules:focus-visible {
    outline-width: 0.125em;
    outline-offset: -0.25em;
  }
  .rules > h3 {
    margin-inline: 1.3846em;
    margin-block: 0;
    padding-block: 0.75em 0.375em;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .turn-steps {
    list-style: none;
    margin: 0;
    padding: 0.25em 1.125em;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 1.5em;
  }
  .turn-steps li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: 0.125em 0.625em;
    padding-block: 0.625em 0.5em;
    line-height: 1.35;
  }
  .step-number {
    grid-row: span 2;
    inline-size: 1.8572em;
    block-size: 1.8572em;
    display: grid;
    place-items: center;
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 50%;
    font-size: 0.875em;
    font-weight: 700;
  }
  .turn-steps b {
    font-size: 0.9375em;
    font-weight: 700;
  }
  .turn-steps small {
    text-wrap: pretty;
  }
  .step-picture {
    grid-column: 2;
    margin-block-start: 0.375em;
  }
  .step-picture .mini {
    flex-wrap: wrap;
  }
  .step-picture .mini svg {
    inline-size: 1.1875em;
    block-size: 1.1875em;
  }
  /* Solid outlines in the first step, because no dice have been kept yet. */
  .turn-steps :first-child rect {
    stroke-dasharray: none;
  }
  .step-picture .tile {
    inline-size: 1.5em;
    block-size: 1.5em;
  }
  .story {
    margin: 0;
    padding-block: 0.25em 0.375em;
    padding-inline: 2.25em 1.125em;
    font-size: 0.9375em;
    line-height: 1.4;
  }
  .story li {
    padding-block: 0.125em;
  }
  .story ::marker {
    color: var(--yahtzee-line-strong);
  }
  .flow {
    padding: 0.25em 1.125em 0.5em;
    columns: 2;
    column-gap: 2.25em;
    column-rule: 1px solid var(--yahtzee-line);
    line-height: 1.25;
  }
  .flow + .flow {
    border-block-start: 1px solid var(--yahtzee-line);
  }
  .flow > h4 {
    margin: 0;
    padding-block: 0.625em 0.25em;
    break-after: avoid;
  }
  .boxes {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .boxes li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.125em 0.75em;
    padding-block: 0.375em;
    border-block-end: 1px solid var(--yahtzee-line);
    break-inside: avoid;
  }
  .boxes:last-child li:last-child {
    border: 0;
  }
  .how b {
    display: block;
    font-weight: 500;
    font-size: 0.9375em;
  }
  .rules small {
    display: block;
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
    text-wrap: balance;
  }
  .example {
    display: grid;
    justify-items: end;
    gap: 0.1875em;
  }
  .example-points {
    font-weight: 650;
    font-size: 0.9375em;
    text-align: end;
  }
  .ranks {
    inline-size: 100%;
    border-collapse: collapse;
    margin-block: 0.25em 0.75em;
    break-inside: avoid;
    font-size: 0.875em;
    line-height: 1.3;
  }
  .ranks caption {
    padding-block: 0.5em 0.25em;
    font-size: 1.0714em;
    font-weight: 650;
    text-align: start;
  }
  .ranks :is(th, td) {
    padding: 0.3125em 0;
    padding-inline-end: 0.75em;
    border-block-end: 1px solid var(--yahtzee-line);
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
  }
  .ranks :is(th, td):last-child {
    padding-inline-end: 0;
  }
  .ranks thead th {
    color: var(--yahtzee-ink-2);
    font-size: 0.9286em;
  }
  .ranks tbody th {
    font-weight: 500;
  }
  .throws {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 0.625em;
  }
  .keys {
    overflow: hidden;
  }
  .keys .rules {
    padding: 0 1.125em 0.75em;
    font-size: 0.9375em;
  }
  .keys dl {
    margin: 0;
  }
  .keys dl > div {
    display: grid;
    grid-template-columns: minmax(7em, 2fr) 5fr;
    gap: 0.75em;
    align-items: baseline;
    padding-block: 0.375em;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .keys dl > :last-child {
    border: 0;
  }
  .keys dt {
    line-height: 1.9;
  }
  .keys dd {
    margin: 0;
    color: var(--yahtzee-ink-2);
  }
  kbd {
    font: inherit;
    font-weight: 650;
    white-space: nowrap;
    padding: 0.0625em 0.5em;
    border: 1px solid var(--yahtzee-line-strong);
    border-block-end-width: 0.1875em;
    border-radius: 0.4em;
    background: var(--yahtzee-surface-2);
  }
  .note {
    padding-block: 0.5em;
    border-block-end: 1px solid var(--yahtzee-line);
    break-inside: avoid;
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  .note:last-child {
    border: 0;
  }
  .note h4 {
    margin: 0 0 0.125em;
    font-size: 1.1538em;
    font-weight: 650;
    color: var(--yahtzee-ink);
  }
  .note p,
  .note dl,
  .note ul,
  .note ol {
    margin: 0;
  }
  .note ul,
  .note ol {
    padding-inline-start: 1.25em;
  }
  .note dl > div {
    display: flex;
    justify-content: space-between;
    gap: 1em;
    padding-block: 0.125em;
  }
  .note dd {
    margin: 0;
    text-align: end;
    color: var(--yahtzee-ink);
  }
  @container (width < 36em) {
    .flow {
      columns: 1;
      padding-inline: 0.875em;
    }
    .turn-steps {
      grid-auto-flow: row;
      gap: 0;
      padding-inline: 0.875em;
    }
    .story {
      padding-inline: 1.875em 0.875em;
    }
    .rules > h3 {
      margin-inline: 1.0769em;
    }
  }
  @container (width < 20em) {
    .example {
      grid-column: 2/-1;
      grid-auto-flow: column;
      justify-content: space-between;
      align-items: center;
    }
    .example .example-points {
      order: 1;
    }
  }
  @media (forced-colors: active) {
    .mini svg {
      forced-color-adjust: none;
      --ground: CanvasText;
      --mark: Canvas;
      fill: CanvasText;
    }
    .mini rect {
      stroke: CanvasText;
    }
    .help .tile {
      color: CanvasText;
    }
  }
`;
