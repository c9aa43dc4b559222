import { css } from 'lit';

/** On paper a board is its score sheet, as far as it is filled, black on white; for every shadow tree, after its own. */
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
    .panel,
    .counsel,
    .loss,
    .next,
    .cell::before,
    .cell::after,
    .pl::after,
    .nm::before {
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
    .many {
      --cell: minmax(0, 1fr) !important;
    }
    .many .sec,
    .many .phead {
      inline-size: auto;
      min-inline-size: 0;
    }
    .card * {
      background: none !important;
      white-space: normal !important;
    }
    .nm {
      overflow-wrap: anywhere;
    }
    .row,
    .bonus {
      break-inside: avoid;
    }
    .cell {
      border: 1px solid;
      box-shadow: none !important;
    }
    .cell:not(.filled, .derived) > * {
      visibility: hidden;
    }
  }
`;
