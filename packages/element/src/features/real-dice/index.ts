/** Real dice: people throw them beside the board, and enter the result by pressing faces or typing digits. */
import type { CSSResult, LitElement } from 'lit';
import type { Board } from '../../board/board.js';
import type { Feature } from '../../board/feature.js';
import { realDice } from '../../locales/en/more.js';
import type { Voice } from '../../speech/spoken.js';
import type { Words } from '../../words/messages.js';
import { renderFaces } from './faces.js';
import { pressKey } from './keys.js';
import { RealDice } from './real-dice.js';
import { realView, throwSentence } from './real-view.js';
import { controlsStyles, diceStyles, gameStyles } from './styles.js';

export const words: Words = { more: realDice };

export function createFeature(board: Board): Feature {
  const dice = new RealDice(board);
  const feature: Feature = {
    get styles() {
      return { game: [gameStyles], dice: [diceStyles], controls: [...stylesOfDice(), controlsStyles] };
    },
    slots: {
      key() {
        const { snapshot } = board;
        if (!dice.entry || !snapshot) return undefined;
        return renderFaces(board, snapshot, (side, event) => dice.click(side, event));
      },
    },
    view: (view, snapshot) => (dice.isOn ? realView(view, snapshot, dice.entry) : view),
    voice: (voice) => withEntry(voice, dice),
    throwDice: (owed, state, signal) => dice.throwDice(owed, state, signal),
    pressDie: (position) => dice.pressDie(position),
    undo: () => dice.undo(),
    press: (key) => pressKey(key, dice, board),
    drawn: (part) => dice.drawn(part),
  };
  /** The styles of the face keys: those of the dice in the tray, with the changes by other features. */
  const stylesOfDice = (): readonly CSSResult[] => [
    ...stylesOfTray(),
    ...board.features.all.flatMap((one) => (one === feature ? [] : (one.styles?.dice ?? []))),
  ];
  return feature;
}

/** The styles of `<yahtzee-dice>`, without a second copy. All are `CSSResult`s, never native style sheets. */
const stylesOfTray = (): readonly CSSResult[] =>
  ((customElements.get('yahtzee-dice') as typeof LitElement | undefined)?.elementStyles ?? []) as CSSResult[];

/** While dice are entered, a request for the selection announces what is still to be entered. */
const withEntry = (voice: Voice, dice: RealDice): Voice => ({
  ...voice,
  selection: (snapshot) => (dice.entry ? throwSentence(snapshot, dice.entry) : voice.selection(snapshot)),
});
