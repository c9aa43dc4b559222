import { css, type CSSResult } from 'lit';

/** The notice takes the place of the message, so that nothing moves if it is no longer than the message. */
const noticeStyles: CSSResult = css`
  .notice {
    grid-area: say;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375em 0.5em;
    padding: 0.375em 1.25em;
    font-size: 0.9375em;
  }
  .say:has(+ .notice) {
    visibility: hidden;
  }
  .sentence {
    flex: 1 1 14em;
  }
  .answers {
    display: flex;
    gap: 0.5em;
  }
  .answer {
    border: 1px solid var(--yahtzee-line-strong);
    border-radius: 0.625em;
    min-block-size: 2.25em;
    padding: 0.25em 0.875em;
    font-weight: 600;
  }
  .answer:hover {
    background: var(--yahtzee-surface-2);
  }
  .first,
  .first:hover {
    background: var(--yahtzee-pencil-fill);
    border-color: var(--yahtzee-pencil-fill);
    color: var(--yahtzee-on-pencil);
  }
  @media (pointer: coarse) {
    .answer {
      min-block-size: max(2.75em, 44px);
    }
  }
  @container (width < 36em) {
    .notice {
      padding: 0.3em 1.125em;
      font-size: 0.875em;
      border-block-start: 1px solid var(--yahtzee-line);
    }
  }
`;

/** On short screens, where the board has no line for the message, the notice covers the lower edge of the card. */
const noticeOnShortScreens: CSSResult = css`
  @media (20em <= height < 43em) {
    @container (20em <= width < 31em) {
      .board:not(.many) yahtzee-controls::part(notice) {
        grid-area: 2/1/-1/-1;
        align-self: end;
        position: sticky;
        z-index: 5;
        inset-block-end: var(--below-message, calc(5.6em + env(safe-area-inset-bottom)));
        margin-block-end: var(--below-message, calc(5.6em + env(safe-area-inset-bottom)));
        min-block-size: 2.4em;
        background: var(--yahtzee-surface-2);
        border-block-start: 1px solid var(--yahtzee-line);
      }
    }
  }
  @media (height < 26em) {
    @container (width >= 37em) {
      yahtzee-controls::part(notice) {
        grid-area: 2/2/-1/-1;
        align-self: end;
        position: sticky;
        inset-block-end: 13.1em;
        margin-block-end: 13.1em;
      }
    }
  }
`;

export const noticeTrees = { game: [noticeOnShortScreens], controls: [noticeStyles] } as const;
