/** What a page chooses for its dice: faces, motion, sound. Loaded when it chooses. */
import type { CSSResult, TemplateResult } from 'lit';
import type { Pip } from '../parts/die.js';
import type { Kit } from '../parts/kit.js';
import type { GameStore } from '../store.js';
import type { DieView } from '../view/view.js';
import { faceOf, pipOf, textOn, type Faced, type OwnFace } from './faces.js';
import { feel } from './feel.js';
import { SlottedFaces } from './slotted.js';
import { pipsOn, sidesOf } from './solid.js';
import { looksStyles } from './styles.js';

export interface Looks {
  readonly styles: CSSResult;
  /** Another shape of pips; undefined for round ones. */
  pip(): Pip | undefined;
  /** The page's own face of a die; undefined if it has pips. */
  face(die: DieView): OwnFace | undefined;
  /** What stands on a die, and around it. */
  drawing(die: DieView): TemplateResult | undefined;
}

export function looksWith(kit: Kit, board: Faced, store: GameStore): Looks {
  const slotted = new SlottedFaces(board, () => store.refresh());
  feel(board, () => store.settings);
  const face = ({ face: value, position }: DieView): OwnFace | undefined =>
    slotted.faceOf(value, position) ?? faceOf(kit, board.faces, value, store.t);
  return {
    styles: looksStyles(kit),
    pip: () => pipOf(kit, board.faces),
    face,
    drawing(die) {
      const own = face(die);
      const solid = store.settings.motion === '3d' && die.face > 0 && die.face < 7;
      if (!own && !solid) return undefined;
      const side = (value: number): ReturnType<typeof pipsOn> =>
        textOn(kit, board.faces, value, store.t) ?? pipsOn(kit, value, pipOf(kit, board.faces));
      return kit.html`${solid ? sidesOf(kit, die.face, side) : kit.nothing}${own ? kit.html`<span class="own" part="face">${own.content}</span>` : kit.nothing}`;
    },
  };
}
