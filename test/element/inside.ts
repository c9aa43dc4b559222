/** What the tests need of the element besides its public entries, at one door. */
import {
  translator as ownTranslator,
  type Messages,
  type Translate,
} from '../../packages/element/src/messages.js';
import { en as enOfYahtzee } from '../../packages/element/src/messages/en.js';
import { enMore } from '../../packages/element/src/messages/en-more.js';

export type { Translate };
/** Every word, those of other games included. */
export const en = { ...enOfYahtzee, ...enMore };
export const translator = (messages: Messages = {}, lang?: string): Translate =>
  ownTranslator({ ...enMore, ...messages }, lang);
export {
  optionsOf,
  playersOf,
  SETTING_NAMES,
  settingsOf,
  type Settings,
} from '../../packages/element/src/settings.js';
export type { Snapshot } from '../../packages/element/src/snapshot.js';
