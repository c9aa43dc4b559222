import { css } from 'lit';

/** A card with the list of games, in the style of the board. */
export const pickerStyles = css`
  :host {
    color: var(--yahtzee-ink);
  }
  .picker {
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line);
    border-radius: calc(var(--yahtzee-radius) + 0.375em);
    overflow: clip;
  }
  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 1em;
    margin: 0;
    padding: 0.875em 1.5em 0.5em;
  }
  .title b {
    font-size: 1.0625em;
    font-weight: 700;
  }
  .title span {
    font-size: 0.875em;
    color: var(--yahtzee-ink-2);
  }
  /* A fixed height, so that nothing moves when a search shortens the list. */
  .list {
    block-size: 30em;
  }
  @container (width < 36em) {
    .title {
      padding-inline: 0.875em;
    }
  }
`;
