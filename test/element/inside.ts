/** What the tests need of the element besides its public entries, at one door. */
import {
  translator as ownTranslator,
  type Messages,
  type Translate,
} from '../../packages/element/src/messages.js';
import { en as enOfYahtzee } from '../../packages/element/src/messages/en.js';
import { enAdvice } from '../../packages/element/src/messages/en-advice.js';
import { enHelp, enPicker } from '../../packages/element/src/messages/en-help.js';
import { enMore } from '../../packages/element/src/messages/en-more.js';

export { enAdvice, enHelp, enPicker };
export type { Translate };
/** Every word, those of other games, of the rules and of the picker included. */
export const en = { ...enOfYahtzee, ...enMore, ...enHelp, ...enPicker, ...enAdvice };
export const translator = (messages: Messages = {}, lang?: string): Translate =>
  ownTranslator({ ...en, ...messages }, lang);
export { games } from '../../packages/element/src/games.js';
export { counselView, spokenAdvice, withChances } from '../../packages/element/src/view/counsel-view.js';
export { soundAdvice } from '../../packages/element/src/counsel/sound.js';
export { helpView, type HelpRow, type HelpView } from '../../packages/element/src/view/help-view.js';
export { pickerView } from '../../packages/element/src/view/picker-view.js';
export {
  optionsOf,
  playersOf,
  SETTING_NAMES,
  settingsOf,
  type Settings,
} from '../../packages/element/src/settings.js';
export { seated } from '../../packages/element/src/seats.js';
export type { Advice, AdvisedChoice } from '../../packages/element/src/advisor.js';
export type { Snapshot } from '../../packages/element/src/snapshot.js';
