/** Custom faces, motion and sound of dice. Loaded when a page sets one of them. */
import { html, nothing, type SVGTemplateResult } from 'lit';
import type { Board } from '../../game/board.js';
import type { OwnFace } from '../../parts/die.js';
import type { DieView } from '../../view/view.js';
import type { BoardElement, Faces, Feature } from '../feature.js';
import { pipsOn, sidesOf } from './cube.js';
import { faceOf, pipOf, symbolsOf, textOn } from './faces.js';
import { SlottedFaces } from './slotted-faces.js';
import { addSoundAndHaptics } from './sound-and-haptics.js';
import { diceStyles } from './styles.js';

export function createFeature(board: Board, host: BoardElement): Feature {
  const slotted = new SlottedFaces(host, () => board.refresh());
  addSoundAndHaptics(host, () => board.settings);
  const faces = (): Faces | undefined => host.faces ?? symbolsOf(board.state, board.t);
  const face = ({ face: value, position }: DieView): OwnFace | undefined =>
    slotted.faceOf(value, position) ?? faceOf(faces(), value, board.t);
  const side = (value: number): readonly SVGTemplateResult[] =>
    textOn(faces(), value, board.t) ?? pipsOn(value, pipOf(host.faces));
  return {
    styles: { dice: [diceStyles] },
    slots: {
      pip: () => pipOf(host.faces),
      face,
      onDie(die) {
        const own = face(die);
        const solid = board.settings.motion === '3d' && die.face > 0 && die.face < 7;
        if (!own && !solid) return undefined;
        return html`${solid ? sidesOf(die.face, side) : nothing}${own ? html`<span class="own" part="face">${own.content}</span>` : nothing}`;
      },
    },
  };
}
