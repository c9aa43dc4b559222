/**
 * Code that elements of other packages share with the board, so that their style and words match it. Importing it
 * registers no element and loads no game.
 */
export { prefersLessMotion } from './parts/dice/at-rest.js';
export { laterTokens } from './parts/styles/later-tokens.js';
export { playerTokens } from './parts/styles/player-tokens.js';
export { messagesCheck } from './words/messages-check.js';
export {
  aFunction,
  aText,
  check,
  demand,
  listOf,
  numberFrom,
  objectWith,
  type Check,
} from './basics/checks.js';
export { sentenceIn, warnOnce } from './basics/warnings.js';
export { FLAG, numberOrText, type CheckedDeclarations } from './parts/checked.js';
export { Announcer } from './speech/announcer.js';
export { ScreenLock } from './features/real-dice/screen-lock.js';
export { buttonStyles } from './parts/styles/button-styles.js';
export { isChord, isFree, markDone, onKeys } from './basics/keys.js';
export { diceStyles } from './parts/dice/dice-styles.js';
export { dieDrawing, dieLights } from './parts/dice/die.js';
export { renderEmphasis } from './parts/emphasis.js';
export { colourOf } from './parts/player-colour.js';
export { framed, frameStyles } from './parts/frame.js';
export { Framed } from './parts/framed.js';
export { ROBOT } from './parts/icons/robot.js';
export { shared, tokens } from './parts/styles/tokens.js';
export { added } from './words/added-languages.js';
export { dateWords } from './words/dates.js';
export { formatsOf } from './words/formats.js';
export { isolated } from './words/isolated.js';
export { english, translator } from './words/messages.js';
export type { Formats, Message, Messages, Translate } from './words/messages.js';
export { directionAt, languageAt } from './words/place.js';
export { primary, shippedId, writtenTag } from './words/same-languages.js';
export { Speaker } from './words/speaker.js';
