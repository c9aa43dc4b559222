import { css, type CSSResult } from 'lit';

/** The field covers the lower end of the panel, above its sticky buttons, so that nothing moves. */
export const shareStyles: CSSResult = css`
  .share-text {
    position: absolute;
    inset: auto 1.125em 100%;
    margin-block-end: 0.5em;
    padding: 0.625em 0.75em;
    resize: none;
    font: inherit;
    font-size: max(0.875em, 16px);
    line-height: 1.35;
    overflow-wrap: anywhere;
    color: var(--yahtzee-ink);
    background: var(--yahtzee-surface);
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.625em;
  }
`;
