/**
 * The engine's own questions, for programs that work on whole rulesets, such as an advisor that tabulates them: what
 * bars a cell on an invented card, what a throw is, what a section sum earns. A game is played with the verbs of the
 * package alone.
 *
 * `rulesOf` refuses what is no ruleset, and the checks of doors are there to be given anything. All others are asked
 * millions of times and trust their caller: nothing is checked, and what they answer to other arguments than their
 * types allow, or whether they throw, is not said.
 */
export { emptyCard, entryOf, isOpen, write } from './model/card.js';
export { barred, followed, isWaiting, judge, repeated } from './play/judge.js';
export { rulesOf } from './play/prepare.js';
export type { Moment } from './model/rules.js';
export { commonFace, throwOf } from './model/throw.js';
export { totalsOf } from './games/full-totals.js';
export { bonusFor } from './play/totals.js';
/** Patterns, to compare with those of rows. */
export { allEqual, fullHouse, groups, ofAKind, oneColour, run } from './vocabulary/score.js';
/** The checks of arguments, and the sentences of refusals. */
export { gameOf, optionsOf } from './model/doors.js';
export { deny, isFields, isWhole, shown } from './model/refuse.js';
export { isRuleset } from './model/ruleset.js';
