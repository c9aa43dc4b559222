import { css } from 'lit';

/** A printed board is its score sheet with the entries so far, black on white. Adopted last in every shadow tree. */
export const printStyles = css`
  @media print {
    :host {
      color-scheme: only light !important;
      break-inside: avoid;
      --yahtzee-surface: #fff !important;
      --yahtzee-surface-2: #fff !important;
      --yahtzee-pencil-soft: #fff !important;
      --yahtzee-good-soft: #fff !important;
      --yahtzee-ink: #000 !important;
      --yahtzee-ink-2: #000 !important;
      --yahtzee-line: #000 !important;
      --yahtzee-line-strong: #000 !important;
      --yahtzee-pencil: #000 !important;
      --yahtzee-good: #000 !important;
    }
    .tray,
    .group,
    .say,
    .turn,
    .name svg,
    .panel,
    .choices,
    .loss,
    .next,
    .cell::before,
    .cell::after {
      display: none !important;
    }
    .board {
      display: block;
      border: 0;
    }
    .card,
    .sheet {
      visibility: visible;
      overflow: visible !important;
    }
    .card * {
      background: none !important;
      white-space: normal !important;
    }
    .row,
    .bonus {
      break-inside: avoid;
    }
    .cell {
      border: 1px solid;
      outline: 0 !important;
      box-shadow: none !important;
    }
    .cell:not(.filled, .derived) > * {
      visibility: hidden;
    }
  }
`;
