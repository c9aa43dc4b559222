/** Custom faces, motion and sound of dice. Loaded when a page sets one of them. */
import { html, type LitElement, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import type { OwnFace, BoardElement, Faces, Feature } from '../../board/feature.js';
import { dieFace } from '../../parts/dice/die.js';
import { faceOf, pipOf, symbolsOf } from '../../parts/dice/faces.js';
import { landingsOf } from '../../parts/dice/landings.js';
import { LostPictures } from '../../parts/dice/lost-pictures.js';
import { diceStyles } from '../../parts/dice/own-face-styles.js';
import { SlottedFaces } from '../../parts/dice/slotted-faces.js';
import { ThrowsIn3d, type DrawSide } from '../../parts/dice/throw-in-3d.js';
import type { DieView } from '../../view/view.js';
import { prefer } from '../prefer.js';
import { SoundAndHaptics } from './sound-and-haptics.js';

export function createFeature(board: Board, host: BoardElement): Feature {
  const lost = new LostPictures(() => board.refresh());
  const slotted = new SlottedFaces(host, lost, () => board.refresh());
  const sounds = new SoundAndHaptics(host, board);
  const faces = (): Faces | undefined => host.faces ?? symbolsOf(board.state, board.t);
  const face = (value: number, place: number | string): OwnFace | undefined =>
    slotted.faceOf(value, place) ?? faceOf(faces(), value, board.t, lost);
  const drawSide: DrawSide = (value, position) => {
    const die = board.view?.dice[position];
    const colour = board.state?.rules.sides[value - 1]?.colour ?? '';
    const own = face(value, `side of ${position}`);
    const pip = die && board.features.slot('pip', { ...die, face: value, colour });
    return html`<span class=${colour}
      ><svg viewBox="0 0 100 100" aria-hidden="true">${dieFace(own ? 0 : value, pip)}</svg
      >${own && overlay(own)}</span
    >`;
  };
  const throws = new ThrowsIn3d(drawSide, () => prefer(board, { motion: 'normal' }));
  let rolls = board.snapshot?.rolls ?? 0;

  /** Animates the fall of dice and plays its sound, once for each throw. */
  const followDice = (dice: readonly DieView[], tree: ParentNode): void => {
    const { snapshot, settings } = board;
    // Only dice with six sides can be drawn as cubes.
    const solid = settings.motion === '3d' && snapshot?.state.rules.sides.length === 6;
    if (snapshot && snapshot.rolls !== rolls) {
      rolls = snapshot.rolls;
      const fallen = dice.filter(({ thrown }) => thrown);
      const plans = solid ? throws.start(fallen, tree) : undefined;
      sounds.land(
        fallen.flatMap((die) => landingsOf(die, dice.length, settings.motion, plans?.get(die.position))),
      );
    }
    throws.follow(dice);
    if (solid) throws.prepare(dice, tree);
    else throws.clear();
  };

  return {
    styles: { dice: [diceStyles] },
    slots: {
      pip: () => pipOf(host.faces),
      face: (die) => face(die.face, die.position),
      onDie(die) {
        const own = face(die.face, die.position);
        return own && overlay(own);
      },
    },
    accompany: (movement, ends) => sounds.accompany(movement, ends),
    drawn(part: LitElement) {
      if (part.localName !== 'yahtzee-dice') return;
      // Throws measure the dice. If that waits until the other parts have rendered, one layout of the page is enough.
      queueMicrotask(() => {
        if (board.view) followDice(board.view.dice, part.renderRoot);
      });
    },
  };
}

const overlay = ({ content }: OwnFace): TemplateResult =>
  html`<span class="own" part="face">${content}</span>`;
