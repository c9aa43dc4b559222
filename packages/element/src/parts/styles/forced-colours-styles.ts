/** In forced colours, shapes and lines replace the meaning of colours. */
import { css, type CSSResult } from 'lit';
import type { Tree } from '../../board/feature.js';

const toolsInForcedColours = css`
  @media (forced-colors: active) {
    .tool[aria-disabled='true'] {
      opacity: 1;
      color: GrayText;
    }
  }
`;

const controlsInForcedColours = css`
  @media (forced-colors: active) {
    .roll {
      border: 0.125em solid;
    }
    .roll.off {
      border-style: dashed;
    }
    .pips .on {
      background: CanvasText;
    }
    .chip {
      border: 1px solid;
      color: CanvasText;
    }
  }
`;

export const diceInForcedColours = css`
  @media (forced-colors: active) {
    .gloss,
    .lip {
      display: none;
    }
    .tray {
      border: 1px solid CanvasText;
    }
    .pip {
      fill: CanvasText;
    }
    .body {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 3;
    }
    g .body,
    .edge {
      display: none;
    }
    .ring {
      stroke: Highlight;
    }
  }
`;

const cardInForcedColours = css`
  @media (forced-colors: active) {
    .cell {
      margin: 0.1875em;
      border: 0;
    }
    .points,
    .plain {
      border: 1px solid;
    }
    .rest,
    .barred {
      border: 1px solid GrayText;
    }
    .barred {
      border-style: dotted;
    }
    .only,
    .asking {
      border: 3px double Highlight;
    }
    .only {
      color: CanvasText;
    }
    .tile {
      color: CanvasText;
    }
    .meter {
      background: Canvas;
      outline-color: CanvasText;
    }
    .last .value {
      text-decoration: underline;
    }
    .last::after {
      display: none;
    }
    .card .have {
      fill: Highlight;
    }
  }
`;

export const forcedColours: Partial<Record<Tree, readonly CSSResult[]>> = {
  dice: [diceInForcedColours],
  controls: [controlsInForcedColours, toolsInForcedColours],
  scorecard: [cardInForcedColours],
};
