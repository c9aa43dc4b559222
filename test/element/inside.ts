/** What the tests need of the element besides its public entries, at one door. */
export { translator, type Translate } from '../../packages/element/src/messages.js';
export { en } from '../../packages/element/src/messages/en.js';
export {
  optionsOf,
  playersOf,
  SETTING_NAMES,
  settingsOf,
  type Settings,
} from '../../packages/element/src/settings.js';
export type { Snapshot } from '../../packages/element/src/snapshot.js';
