/**
 * Internal modules of the element that tests need in addition to its public entries. Tests import them only from here.
 */
import { opponents as enOpponents, voice as enVoice } from '../../packages/element/src/locales/en/board.js';
import { games as enGames } from '../../packages/element/src/locales/en/games.js';
import { messages as en } from '../../packages/element/src/locales/en/index.js';
import {
  advice as enAdvice,
  picker as enPicker,
  realDice as enReal,
  review as enReview,
  rules as enRules,
  setup as enSetup,
} from '../../packages/element/src/locales/en/more.js';
import { formatsOf } from '../../packages/element/src/words/formats.js';
import { languageOf } from '../../packages/element/src/words/languages.js';
import {
  translator as translatorOf,
  type Messages,
  type Translate,
} from '../../packages/element/src/words/messages.js';
import { writtenTag } from '../../packages/element/src/words/same-languages.js';
import { WORD_SETS as SETS } from '../../packages/element/src/words/word-sets.js';

export { en, enAdvice, enGames, enOpponents, enPicker, enReal, enReview, enRules, enSetup, enVoice };
export const ownTranslator = (messages?: Messages, lang = 'en', words?: Messages): Translate =>
  translatorOf(messages, writtenTag(lang), words, formatsOf(writtenTag(lang)));
export { PageLanguage } from '../../packages/element/src/words/page-language.js';
export { useLanguage } from '../../packages/element/src/words/messages.js';
export { dayWords } from '../../packages/element/src/words/dates.js';
export { languageOf, SETS };
export type { Translate };
export const translator = (messages: Messages = {}, lang?: string): Translate =>
  ownTranslator(messages, lang, en);
/** The translation function of a language with all its words. */
export async function speaking(tag: string): Promise<Translate> {
  const language = languageOf(tag);
  for (const set of SETS) await language?.load(set);
  return translator(language?.words, tag);
}
/** Adds every requested key to `asked`. */
export const noting = (t: Translate, asked: Set<string>): Translate =>
  Object.assign((key: string, args?: Parameters<Translate>[1]) => (asked.add(key), t(key, args)), {
    lang: t.lang,
    rtl: t.rtl,
    turning: t.turning,
    list: t.list,
    number: t.number,
    percent: t.percent,
    signed: t.signed,
  });
export { games } from '../../packages/element/src/generated/games.js';
export { AdviceSession } from '../../packages/element/src/features/advice/advice-session.js';
export { WinProbabilities } from '../../packages/element/src/features/advice/win-probabilities.js';
export { EndSession } from '../../packages/element/src/features/end/end-session.js';
export { adviceView } from '../../packages/element/src/features/advice/advice-view.js';
export { spokenAdvice } from '../../packages/element/src/features/advice/advice-words.js';
export { alternativesIn } from '../../packages/element/src/features/advice/alternatives.js';
export { openBoxesView } from '../../packages/element/src/features/advice/open-boxes.js';
export { finishWords, whyView, type WhyView } from '../../packages/element/src/features/advice/why-view.js';
export { comparedWith } from '../../packages/element/src/features/advice/why.js';
export { withWinProbabilities, type Chances } from '../../packages/element/src/features/advice/win-view.js';
export { choiceWords, keptDice } from '../../packages/element/src/view/choice-words.js';
export { validAdvice } from '../../packages/element/src/features/advice/validate-advice.js';
export { helpView } from '../../packages/element/src/features/panels/help/help-view.js';
export type { HelpRow, HelpTable, HelpView } from '../../packages/element/src/features/panels/help/view.js';
export { MOTIFS } from '../../packages/element/src/picker/motifs.js';
export { reviewView, type ReviewView } from '../../packages/element/src/review/review-view.js';
export { curveOf } from '../../packages/element/src/review/curve.js';
export { themeOf, type Theme } from '../../packages/element/src/review/themes.js';
export { pickerView } from '../../packages/element/src/picker/picker-view.js';
export {
  ALLOWED,
  optionsOf,
  attributeOf,
  SETTING_NAMES,
  settingsOf,
  type Settings,
} from '../../packages/element/src/game/settings.js';
export { memoriesOf } from '../../packages/element/src/features/keep/memories.js';
export { keysView } from '../../packages/element/src/features/panels/keys-view.js';
export { voices } from '../../packages/element/src/speech/voices.js';
export { Board } from '../../packages/element/src/board/board.js';
export { Features } from '../../packages/element/src/board/feature.js';
export type { Table } from '../../packages/element/src/game/table.js';
export { fitSeats } from '../../packages/element/src/game/fit-seats.js';
export { seatsOf, seatText } from '../../packages/element/src/game/seats.js';
export { computerNames, seatView, wrote } from '../../packages/element/src/features/seats/seat-view.js';
export type {
  Advice,
  AdvisedChoice,
  Advisor,
  Chosen,
  Comparison,
  Difference,
  Explanation,
  GameReview,
  Prospects,
} from '../../packages/element/src/game/advisor.js';
export type { Snapshot } from '../../packages/element/src/game/board-state.js';
export { boardContext } from '../../packages/element/src/board/context.js';
export type { Records, Result } from '../../packages/element/src/game/records.js';

export { endingOf } from '../../packages/element/src/features/players/ending.js';
export { gameFacts } from '../../packages/element/src/view/facts.js';
export { withLongBonuses } from '../../packages/element/src/features/players/long-bonuses.js';
export { withBonusAfter } from '../../packages/element/src/view/bonus-after.js';
export { withPace } from '../../packages/element/src/view/pace.js';
export { createFeature as otherGames } from '../../packages/element/src/features/other-games/index.js';
export { pipTokens } from '../../packages/element/src/parts/dice/coloured-dice-styles.js';
export { tokens } from '../../packages/element/src/parts/styles/tokens.js';
export { laterTokens } from '../../packages/element/src/parts/styles/later-tokens.js';
export { playerTokens } from '../../packages/element/src/parts/styles/player-tokens.js';
export { turnsView, type TurnsView } from '../../packages/element/src/features/last-turns/turns-view.js';
export { endView, type EndView } from '../../packages/element/src/features/end/end-view.js';
export type { EndFacts } from '../../packages/element/src/features/end/end-facts.js';
export { histogramOf } from '../../packages/element/src/features/end/histogram.js';
export { lineChartOf } from '../../packages/element/src/features/end/line-chart.js';
export { percentBelow, verdictOf } from '../../packages/element/src/features/end/verdict.js';
export { turnsOf } from '../../packages/element/src/features/end/turns.js';
export * as draft from '../../packages/element/src/features/setup/draft.js';
export { THEMES } from '../../packages/element/src/features/setup/themes.js';
export { optionsView } from '../../packages/element/src/features/setup/options-view.js';
export { countsThrows } from '../../packages/element/src/features/real-dice/counts-throws.js';
export { emptyEntry, nextPlace, withSide } from '../../packages/element/src/features/real-dice/entry.js';
export {
  looseFaces,
  realView,
  throwSentence,
} from '../../packages/element/src/features/real-dice/real-view.js';
export { spokenGain, spokenHand } from '../../packages/element/src/features/moments/speech.js';
export { entryMoment, handSentence } from '../../packages/element/src/features/moments/words.js';
export { decidingDie } from '../../packages/element/src/features/moments/suspense.js';
export { handOf } from '../../packages/element/src/features/moments/hands.js';
export { faceOf, pipOf, symbolsOf } from '../../packages/element/src/parts/dice/faces.js';
export { JustNow } from '../../packages/element/src/features/moments/just-now.js';
export { dayOf, seedNow } from '../../packages/element/src/game/day.js';
export { stepsOf } from '../../packages/element/src/game/history.js';
export { dealerFor, dealerOf, savedGame } from '../../packages/element/src/board/open-game.js';
export { challengeOf, turnAfter } from '../../packages/element/src/features/share/challenge.js';
export { comparison } from '../../packages/element/src/features/share/ghost-view.js';
export { codeOf, gameOf } from '../../packages/element/src/features/share/code.js';
export { linkTo, sharedIn } from '../../packages/element/src/features/share/link.js';
export { shareText } from '../../packages/element/src/features/share/share-text.js';
