import { css, type CSSResult } from 'lit';

/** The panel of the end of a game: its body scrolls, its buttons do not. */
export const endStyles: CSSResult = css`
  .end {
    overflow: clip;
    /* Waits until the marker of the last entry has been drawn. */
    animation-delay: 0.18s;
    animation-fill-mode: backwards;
  }
  .end-body {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    display: flex;
    flex-direction: column;
  }
  .end-body:focus-visible {
    outline-offset: -0.25em;
  }
  /* Sticky: the buttons stay in view if the panel is taller than the screen, above the dock of phones. */
  .end .actions {
    flex: none;
    flex-wrap: nowrap;
    position: sticky;
    inset-block-end: var(--dock, 0);
    background: var(--yahtzee-surface);
  }
  .end .actions .button {
    flex: 1 1 0;
    min-inline-size: 0;
    padding-inline: 0.375em;
    line-height: 1.15;
  }
  .end .first {
    background: var(--yahtzee-pencil-fill);
    color: var(--yahtzee-on-pencil);
    border-color: var(--yahtzee-pencil-fill);
  }
  .end .first:hover {
    box-shadow: inset 0 0 0 0.125em var(--yahtzee-on-pencil);
  }
  .solo-end {
    flex: 1;
    display: grid;
    grid-template:
      'final games' auto
      'words games' auto
      'facts games' 1fr
      'history history' auto
      / minmax(0, 1fr) minmax(0, 1.12fr);
  }
  .final,
  .verdict,
  .hope,
  .end-facts {
    margin: 0;
    padding-inline: calc(var(--end-edge) * 1em);
    --end-edge: 1.125;
  }
  .final {
    grid-area: final;
    padding-block-start: 0.875em;
  }
  .final-total {
    margin: 0;
    font-size: 4.25em;
    font-weight: 750;
    letter-spacing: -0.035em;
    line-height: 1;
  }
  :lang(fa) .final-total {
    letter-spacing: 0;
    font-variant-numeric: proportional-nums;
  }
  .words {
    grid-area: words;
  }
  .verdict,
  .hope {
    /* Reserves two lines, so that nothing moves when the sentence appears. */
    min-block-size: 2.7em;
    line-height: 1.35;
    text-wrap: pretty;
  }
  .verdict {
    margin-block: 0.25em 0;
    font-size: 1.0625em;
    --end-edge: 1.059;
  }
  .hope {
    margin-block: 0.4em 0;
    font-size: 0.9375em;
    --end-edge: 1.2;
    color: var(--yahtzee-ink-2);
  }
  .verdict strong {
    font-weight: 700;
  }
  .hope strong {
    font-weight: 650;
    color: var(--yahtzee-ink);
  }
  .end-facts {
    grid-area: facts;
    align-self: end;
    font-size: 0.9375em;
    --end-edge: 1.2;
    padding-block: 0.5em 0.25em;
  }
  .end-facts > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.625em;
    min-block-size: 2.625em;
    padding-block: 0.375em;
    border-block-start: 1px solid var(--yahtzee-line);
  }
  .end-facts dt {
    color: var(--yahtzee-ink-2);
  }
  .end-facts dd {
    margin: 0;
    margin-inline-start: auto;
    text-align: end;
  }
  .end-facts b {
    font-weight: 650;
  }
  .end small {
    color: var(--yahtzee-ink-2);
    font-size: 0.875em;
  }
  .own-games {
    grid-area: games;
    border-inline-start: 1px solid var(--yahtzee-line);
    padding: 0.875em 1.125em 0.25em;
    min-inline-size: 0;
    display: flex;
    flex-direction: column;
  }
  .chart-head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1em;
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  .chart-head h3 {
    font-size: 1em;
    margin: 0;
  }
  .chart {
    /* Without a basis, the drawings would make the panel higher. */
    flex: 1 1 6.75em;
    direction: ltr;
    display: grid;
    grid-template-rows: 1.75em minmax(3.5em, 1fr) 1.5em;
    min-block-size: 6.75em;
    max-block-size: 18em;
  }
  .chart svg {
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
  .chart .at-start {
    text-anchor: start;
  }
  .chart .at-end {
    text-anchor: end;
  }
  .chart .today-total {
    font-size: 0.8125em;
    font-weight: 700;
    fill: var(--yahtzee-pencil);
  }
  .chart .label,
  .chart .step-label {
    dominant-baseline: auto;
    paint-order: stroke;
    stroke: var(--yahtzee-surface);
    stroke-width: 0.25em;
    stroke-linejoin: round;
  }
  .plot {
    border-block-end: 1px solid var(--yahtzee-line-strong);
  }
  .bar-own {
    fill: var(--yahtzee-line-strong);
  }
  .bar-today {
    fill: var(--yahtzee-pencil);
  }
  rect.bar-today {
    transform-box: fill-box;
    transform-origin: bottom;
    animation: 0.24s 0.34s backwards grow;
  }
  @keyframes grow {
    from {
      transform: scaleY(0);
    }
  }
  .bar-helped {
    fill: var(--yahtzee-surface);
    stroke: var(--yahtzee-line-strong);
    stroke-width: 1.25;
  }
  .today-line {
    stroke: var(--yahtzee-pencil);
    stroke-width: 1.5;
  }
  .stretched path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
  }
  .halo {
    stroke: var(--yahtzee-surface);
    stroke-width: 4;
  }
  .perfect {
    stroke: var(--yahtzee-ink);
    stroke-width: 1.75;
    stroke-dasharray: 0.5 3.5;
    stroke-linecap: round;
  }
  .my-rank,
  .met {
    border-block-start: 1px solid var(--yahtzee-line);
    padding-block: 0.5em 0.25em;
  }
  .my-rank p,
  .met p {
    margin: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 0.75em;
    font-size: 0.9375em;
    color: var(--yahtzee-ink-2);
  }
  :is(.my-rank, .met) b {
    color: var(--yahtzee-ink);
    font-weight: 700;
  }
  .my-rank .scale-ends {
    font-size: 0.75em;
  }
  .scale,
  .scale-ends {
    /* As the chart above, which is not mirrored either. */
    direction: ltr;
  }
  .scale {
    display: block;
    inline-size: 100%;
    block-size: 1.125em;
    overflow: visible;
  }
  .track {
    fill: var(--yahtzee-surface-2);
    stroke: var(--yahtzee-line-strong);
  }
  .played,
  .rank-now {
    fill: var(--yahtzee-pencil);
  }
  .middle {
    stroke: var(--yahtzee-ink);
    stroke-width: 2;
  }
  .rank-now {
    stroke: var(--yahtzee-surface);
    stroke-width: 2;
  }
  .rank-before {
    fill: none;
    stroke: var(--yahtzee-pencil);
    stroke-width: 1.5;
    stroke-dasharray: 2;
  }
  .history {
    grid-area: history;
    padding-inline: 1.4em;
    border-block-start: 1px solid var(--yahtzee-line);
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: 0 0.75em;
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  .history summary,
  .history .deleted {
    min-block-size: 2.5em;
    align-content: center;
    cursor: pointer;
  }
  .history .deleted {
    cursor: default;
  }
  .history details[open] {
    flex: 1 1 100%;
  }
  .history ol {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .history li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 3em;
    gap: 0.75em;
    align-items: baseline;
    padding-block: 0.375em;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .history li b {
    color: var(--yahtzee-ink);
    text-align: end;
  }
  .history p {
    margin-block: 0.5em 0;
  }
  .plain-button {
    min-block-size: 2.5em;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-color: var(--yahtzee-line-strong);
    border-radius: 0.375em;
  }
  .plain-button:hover {
    color: var(--yahtzee-ink);
  }
  .end-head {
    flex: none;
    position: sticky;
    inset-block-start: 0;
    background: var(--yahtzee-surface);
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    gap: 0 0.75em;
    min-block-size: 2.75em;
    padding-inline: 1.125em;
    border-block-end: 1px solid var(--yahtzee-line);
    color: var(--yahtzee-ink-2);
  }
  .end-head h2 {
    margin: 0;
    font-size: 1em;
    font-weight: 700;
    color: var(--yahtzee-ink);
  }
  .end-head span {
    font-size: 0.875em;
  }
  .average {
    margin-inline-start: auto;
  }
  .rank {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .rank li {
    display: grid;
    grid-template-columns: 1.75em minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0.125em 0.5em;
    padding: 0.4375em 0;
    min-block-size: 2.5em;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .many .rank li {
    min-block-size: 2.25em;
    padding-block: 0.125em;
    grid-template-columns: 2.625em minmax(0, 1fr) auto;
  }
  .rank li:last-child {
    border: 0;
  }
  .two.single {
    grid-template-columns: 1fr;
  }
  .two.many > * {
    padding-block: 0.375em;
  }
  .place {
    font-weight: 650;
    color: var(--yahtzee-ink-2);
  }
  .won .place {
    background: var(--yahtzee-ink);
    color: var(--yahtzee-surface);
    border-radius: 0.4em;
    min-inline-size: 1.625em;
    block-size: 1.625em;
    padding-inline: 0.25em;
    justify-self: start;
    display: grid;
    place-items: center;
  }
  .who {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5em;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  .who .player-name::before {
    content: '';
    display: inline-block;
    inline-size: 0.625em;
    block-size: 0.625em;
    border-radius: 50%;
    margin-inline-end: 0.5em;
    background: var(--pc);
  }
  .who small,
  .level {
    font-weight: 450;
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  .level {
    display: inline-flex;
    gap: 0.25em;
    align-items: center;
  }
  .level .face {
    inline-size: 1.75em;
    block-size: 1.75em;
    margin-block: -0.375em;
  }
  .remark {
    display: flex;
    gap: 0.625em;
    align-items: center;
    margin: 0.75em 0 0;
    font-size: 0.9375em;
  }
  .remark .face {
    flex: none;
    inline-size: 2.25em;
    block-size: 2.25em;
  }
  .met {
    margin-block-start: 0.75em;
    padding-block-end: 0;
  }
  .won-games {
    display: flex;
    gap: 0.25em;
    padding-block: 0.375em;
  }
  .won-games i {
    inline-size: 1.625em;
    block-size: 1.625em;
    display: grid;
    place-items: center;
    border: 1.5px solid var(--pc);
    border-radius: 0.4em;
    color: var(--pc);
    font-size: 0.75em;
    font-style: normal;
    font-weight: 700;
  }
  .won-games .newest {
    background: var(--pc);
    color: var(--yahtzee-surface);
  }
  .rank-points {
    font-weight: 750;
    font-size: 1.25em;
    letter-spacing: -0.015em;
  }
  .many .rank-points {
    font-size: 1.0625em;
  }
  .behind {
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
    min-inline-size: 3em;
    text-align: end;
  }
  .rank .bar {
    grid-column: 2/-1;
    inline-size: 100%;
    block-size: 0.25em;
    border-radius: 1em;
    background: var(--yahtzee-surface-2);
    overflow: hidden;
  }
  .rank .bar rect {
    fill: var(--pc);
  }
  :dir(rtl) .rank .bar {
    transform: scaleX(-1);
  }
  .lines {
    display: flex;
    flex-direction: column;
  }
  .lines .chart {
    grid-template-rows: minmax(7em, 1fr) auto;
    padding-block-start: 0.75em;
    max-block-size: 24em;
  }
  .grid-line {
    stroke: var(--yahtzee-line);
  }
  .line {
    stroke: var(--pc);
    stroke-width: 1.5;
    opacity: 0.7;
  }
  .line.won {
    stroke-width: 2.75;
    opacity: 1;
  }
  .step {
    fill: var(--pc);
    stroke: var(--yahtzee-surface);
    stroke-width: 2;
  }
  .chart .step-label {
    fill: var(--pc);
    font-weight: 700;
    font-size: 0.75em;
  }
  .chart-ends {
    display: flex;
    justify-content: space-between;
    font-size: 0.6875em;
    color: var(--yahtzee-ink-2);
    padding-block: 0.375em;
  }
  .decided {
    margin: 0.375em 0 0;
    /* Reserves two lines, so that the chart has the same height with and without the sentence. */
    min-block-size: 2.6em;
    text-wrap: pretty;
  }
  .figures {
    margin: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    font-size: 0.9375em;
    overflow-wrap: anywhere;
  }
  .figures > * {
    margin: 0;
    padding-block: 0.5em;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .figures dd {
    font-weight: 650;
    text-align: end;
  }
  .figures :nth-last-child(-n + 2) {
    border: 0;
    font-weight: 750;
  }
  .review-dialog {
    inline-size: min(72em, 100vw - 1.5em);
    max-inline-size: none;
    max-block-size: calc(100dvh - 1.5em);
    padding: 0;
    border: 0;
    border-radius: calc(var(--yahtzee-radius) + 0.375em);
    color: inherit;
    background: var(--yahtzee-surface);
    overscroll-behavior: contain;
  }
  .review-dialog::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  .review-dialog .tool {
    position: absolute;
    inset-block-start: 0.25em;
    inset-inline-end: 0.375em;
    z-index: 1;
  }
  /* Hides two buttons: one needs the puzzle that the dialog covers, the other would print the whole page. */
  .review-dialog yahtzee-review::part(practise),
  .review-dialog yahtzee-review::part(print) {
    display: none;
  }
  .review-dialog yahtzee-review::part(bar) {
    padding-inline-end: 3.25em;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (pointer: coarse) {
    .plain-button,
    .history summary {
      min-block-size: max(3.5em, 44px);
    }
  }
  @container (width < 36em) {
    .solo-end {
      grid-template:
        'final verdict' auto
        'hope hope' auto
        'games games' 1fr
        'facts facts' auto
        'history history' auto
        / auto minmax(0, 1fr);
      align-items: center;
    }
    .words {
      display: contents;
    }
    .verdict {
      grid-area: verdict;
      margin: 0;
    }
    .hope {
      grid-area: hope;
      margin: 0;
    }
    .final h2 {
      position: absolute;
      clip-path: inset(50%);
    }
    .final-total {
      font-size: 3.75em;
    }
    .final {
      padding-block: 0.5em;
      padding-inline-end: 0;
    }
    .own-games {
      align-self: stretch;
      border: 0;
      padding-block: 0.375em 0;
    }
    .chart {
      flex-basis: 6.25em;
      grid-template-rows: 1.5em minmax(3.25em, 1fr) 1.5em;
      min-block-size: 6.25em;
    }
    .end-facts {
      align-self: end;
      padding-block: 0;
    }
    .lines .chart {
      grid-template-rows: 9em auto;
    }
    .end .actions {
      padding-inline: 0.75em;
    }
  }
  @container (width < 22em) {
    .end .actions .button {
      font-size: 0.875em;
      min-block-size: 44px;
    }
  }
  @container (width < 20em) {
    .end-head,
    .end .two > *,
    .end .actions {
      padding-inline: 0.75em;
    }
    .end-head {
      padding-block: 0.375em;
    }
    .final-total {
      font-size: 2.5em;
    }
    .final-total.long {
      font-size: 2em;
    }
  }
  @media (forced-colors: active) {
    .rank .bar rect,
    .played,
    .rank-now,
    .bar-today {
      fill: Highlight;
    }
    .bar-own {
      fill: CanvasText;
    }
    .line {
      stroke: CanvasText;
      opacity: 1;
    }
    .chart .label,
    .chart .step-label {
      fill: CanvasText;
      stroke: Canvas;
    }
    .today-line,
    .line.won {
      stroke: Highlight;
    }
    .end .first {
      border-width: 0.1875em;
      color: ButtonText;
    }
  }
`;

/** The two words of the Roll button are in one line where it is wide and low. */
export const endControlsStyles: CSSResult = css`
  /* Hides the New game tool, so that the name of the game has room; the panel has the same button. */
  @container (width < 16em) {
    .tools:not(.with-advice):has([part~='show-card']) [part~='new-game'] {
      display: none;
    }
  }
  /* On touch screens the tools are wider, so the room runs out earlier. */
  @media (pointer: coarse) {
    @container (width < 22em) {
      .tools:not(.with-advice):has([part~='show-card']) [part~='new-game'] {
        display: none;
      }
    }
  }
  @container (20em <= width < 31em) {
    .again {
      flex-flow: row wrap;
      gap: 0.125em 0.75em;
    }
  }
`;
