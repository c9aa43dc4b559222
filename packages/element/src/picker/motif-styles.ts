import { css, type CSSResult } from 'lit';

/** The picture of a game. */
export const motifStyles: CSSResult = css`
  .motif {
    flex: none;
    inline-size: 3.25em;
    block-size: 3.25em;
    border-radius: 0.625em;
    background: var(--yahtzee-tray);
    box-shadow:
      inset 0 0.08em 0.18em rgb(from var(--yahtzee-shadow) r g b / 0.2),
      inset 0 0 0 1px rgb(from var(--yahtzee-shadow) r g b / 0.08);
  }
  .motif .shade {
    fill: var(--yahtzee-shadow);
    opacity: 0.22;
  }
  .motif .edge {
    fill: var(--yahtzee-die-edge);
  }
  .motif .body {
    fill: var(--yahtzee-die);
    stroke: var(--yahtzee-die-line);
    stroke-width: 3.5;
  }
  .motif .pips,
  .motif text {
    fill: var(--yahtzee-pip);
  }
  .motif .ace {
    fill: var(--yahtzee-pip-ace);
  }
  .motif .red {
    fill: var(--yahtzee-pip-red);
  }
  .motif .green {
    fill: var(--yahtzee-pip-green);
  }
  .motif .blue {
    fill: var(--yahtzee-pip-blue);
  }
  .motif text {
    font-size: 62px;
    font-weight: 800;
    text-anchor: middle;
  }
  .motif .pad {
    fill: var(--yahtzee-surface);
    stroke: var(--yahtzee-line-strong);
    stroke-width: 1.5;
  }
  .motif :is(.rules, .columns, .sign) {
    fill: none;
    stroke: var(--yahtzee-line);
    stroke-width: 1.25;
  }
  .motif .columns {
    stroke: var(--yahtzee-line-strong);
  }
  .motif .sign {
    stroke: var(--yahtzee-pencil);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .motif .number {
    font-size: 11px;
    font-weight: 650;
    fill: var(--yahtzee-pencil);
  }
  @media (forced-colors: active) {
    .motif {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
      background: Canvas;
    }
    .motif .shade,
    .motif .edge {
      fill: none;
    }
    .motif :is(.body, .pad) {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 5;
    }
    .motif .pad {
      stroke-width: 2;
    }
    .motif :is(.pips, text) {
      fill: CanvasText;
    }
    .motif :is(.rules, .columns, .sign) {
      stroke: CanvasText;
    }
  }
`;
