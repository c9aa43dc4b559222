import { css, type CSSResult } from 'lit';

/** The panels over the card, which never move it. */
export const panelStyles: CSSResult = css`
  .panel {
    contain: size;
    overflow: auto;
    background: var(--yahtzee-surface);
    z-index: 3;
    display: flex;
    flex-direction: column;
    animation: 0.16s rise;
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(0.5em);
    }
  }
  h2,
  h3,
  h4 {
    margin: 0 0 0.5em;
    font-size: 0.8125em;
    font-weight: 600;
    color: var(--yahtzee-ink-2);
  }
  .panel > h2 {
    margin: 0;
    padding: 0.5em 1.125em 0.375em;
    padding-inline-end: 0.5em;
    font-size: 1em;
    font-weight: 700;
    color: inherit;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.75em;
  }
  h2 .tool {
    flex: none;
  }
  .two {
    display: grid;
    grid-template-columns: 1fr 1fr;
    flex: 1;
  }
  .two > * {
    padding: 0.75em 1.125em;
    min-inline-size: 0;
  }
  .two > * + * {
    border-inline-start: 1px solid var(--yahtzee-line);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.625em;
    padding: 0.75em 1.125em 0.875em;
    border-block-start: 1px solid var(--yahtzee-line);
  }
  .actions .button {
    flex: 1;
  }
  @container (width < 36em) {
    .two {
      grid-template-columns: 1fr;
    }
    .two > * {
      padding-block: 0.5em;
    }
    .two > * + * {
      border-inline-start: 0;
      border-block-start: 1px solid var(--yahtzee-line);
    }
  }
`;
