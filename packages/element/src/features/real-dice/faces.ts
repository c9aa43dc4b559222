/** The faces that replace the Roll button while dice are entered. */
import { html, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import type { Snapshot } from '../../game/board-state.js';
import { dieDrawing, dieLights } from '../../parts/dice/die.js';
import type { DieView } from '../../view/view.js';
import { looseFaces } from './real-view.js';

export type PressFace = (side: number, event: MouseEvent) => void;

export const renderFaces = (board: Board, snapshot: Snapshot, press: PressFace): TemplateResult =>
  html`<div class="faces" part="faces" role="group" aria-label=${board.t('real.faces')}>
    <svg class="defs" aria-hidden="true">${dieLights}</svg>
    ${looseFaces(snapshot).map((face, i) => renderFace(face, board, (event) => press(i + 1, event)))}
  </div>`;

function renderFace(
  face: DieView,
  { features, t }: Board,
  press: (event: MouseEvent) => void,
): TemplateResult {
  const own = features.slot('face', face);
  const pip = features.slot('pip', face);
  const label = own?.label ? t('die.symbol', { value: face.label, symbol: own.label }) : face.label;
  return html`<button
    class="die face-key ${face.colour}"
    part="face-key"
    type="button"
    data-stop
    aria-label=${label}
    @click=${press}
  >
    <span class="cube t${face.tilt}"
      >${dieDrawing(own ? 0 : face.face, pip)}${features.slot('onDie', face)}</span
    >
  </button>`;
}
