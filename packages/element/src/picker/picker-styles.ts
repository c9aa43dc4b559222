import { css } from 'lit';

/** The list of games: at home beside the board. */
export const pickerStyles = css`
  :host {
    container-type: inline-size;
    color: var(--yahtzee-ink);
    line-height: 1.3;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .picker {
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line);
    border-radius: calc(var(--yahtzee-radius) + 0.375em);
    overflow: clip;
  }
  .find {
    display: grid;
    gap: 0.375em;
    padding: 0.875em 1.125em;
    border-block-end: 1px solid var(--yahtzee-line);
  }
  .find span,
  .family {
    font-size: 0.8125em;
    font-weight: 600;
    color: var(--yahtzee-ink-2);
  }
  input {
    font: inherit;
    font-size: max(1em, 16px);
    color: inherit;
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.5em;
    inline-size: 100%;
    min-block-size: 2.5em;
    padding: 0.25em 0.75em;
  }
  .list {
    max-block-size: 30em;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 0 1.125em 1em;
    position: relative;
  }
  .family {
    padding-block: 0.875em 0.375em;
    position: sticky;
    inset-block-start: 0;
    background: var(--yahtzee-surface);
    z-index: 1;
  }
  .games {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15em, 100%), 1fr));
    gap: 0.5em;
  }
  .game {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: center;
    gap: 0.125em 0.5em;
    min-block-size: 2.75em;
    padding: 0.4375em 0.75em;
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.625em;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    scroll-margin-block: 3em 0.5em;
  }
  .game:hover {
    background: var(--yahtzee-surface-2);
  }
  .name {
    font-weight: 600;
    font-size: 0.9375em;
    overflow-wrap: anywhere;
  }
  .more {
    grid-column: 1/-1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.125em 0.5em;
  }
  .facts {
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  .badge {
    font-size: 0.75em;
    font-weight: 600;
    color: var(--yahtzee-ink-2);
    border: 1px dashed var(--yahtzee-line-strong);
    border-radius: 1em;
    padding: 0.05em 0.6em;
  }
  .game[aria-selected='true'] {
    color: var(--yahtzee-pencil);
    background: var(--yahtzee-pencil-soft);
    border-color: var(--yahtzee-pencil);
    box-shadow: inset 0 0 0 1px var(--yahtzee-pencil);
  }
  .tick {
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .none {
    margin: 0;
    padding-block: 1.5em 0.5em;
    text-align: center;
    color: var(--yahtzee-ink-2);
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (pointer: coarse) {
    input {
      min-block-size: 2.75em;
    }
  }
  @media (forced-colors: active) {
    .game[aria-selected='true'] {
      border: 3px solid Highlight;
    }
  }
`;
