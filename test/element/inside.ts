/** What the tests need of the element besides its public entries, at one door. */
import {
  translator as ownTranslator,
  type Messages,
  type Translate,
  type WordSet,
} from '../../packages/element/src/messages.js';
import { game as enOfYahtzee } from '../../packages/element/src/locales/en/game.js';
import { advice as enAdvice } from '../../packages/element/src/locales/en/advice.js';
import { help as enHelp } from '../../packages/element/src/locales/en/help.js';
import { more as enMore } from '../../packages/element/src/locales/en/more.js';
import { picker as enPicker } from '../../packages/element/src/locales/en/picker.js';
import { voice as enVoice } from '../../packages/element/src/locales/en/voice.js';

export { enAdvice, enHelp, enPicker, enVoice, ownTranslator };
export { languageOf } from '../../packages/element/src/languages.js';
export type { Translate, WordSet };
/** The sets that a language comes in. */
export const SETS: readonly WordSet[] = ['game', 'more', 'help', 'picker', 'advice', 'voice'];
/** Every word, those of other games, of the rules and of the picker included. */
export const en = { ...enOfYahtzee, ...enMore, ...enHelp, ...enPicker, ...enAdvice, ...enVoice };
export const translator = (messages: Messages = {}, lang?: string): Translate =>
  ownTranslator(messages, lang, en);
/** Notes every key that is asked for. */
export const noting = (t: Translate, asked: Set<string>): Translate =>
  Object.assign((key: string, args?: Parameters<Translate>[1]) => (asked.add(key), t(key, args)), {
    lang: t.lang,
    rtl: t.rtl,
    comma: t.comma,
    number: t.number,
    signed: t.signed,
  });
export { games } from '../../packages/element/src/games.js';
export { counselView, spokenAdvice, withChances } from '../../packages/element/src/view/counsel-view.js';
export { soundAdvice } from '../../packages/element/src/counsel/sound.js';
export { helpView } from '../../packages/element/src/view/help-view.js';
export type { HelpRow, HelpView } from '../../packages/element/src/view/help/view.js';
export { pickerView } from '../../packages/element/src/view/picker-view.js';
export {
  optionsOf,
  playersOf,
  SETTING_NAMES,
  settingsOf,
  type Settings,
} from '../../packages/element/src/settings.js';
export { keysView } from '../../packages/element/src/view/keys-view.js';
export { voices } from '../../packages/element/src/voice/index.js';
export { seated } from '../../packages/element/src/seats.js';
export type { Advice, AdvisedChoice } from '../../packages/element/src/advisor.js';
export type { Snapshot } from '../../packages/element/src/snapshot.js';

export { kit } from '../../packages/element/src/parts/kit.js';
export { pipTokens } from '../../packages/element/src/parts/more/styles/dice.js';
export { tokens } from '../../packages/element/src/styles/tokens.js';
