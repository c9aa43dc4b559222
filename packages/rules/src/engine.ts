/**
 * The engine's own questions, for programs that work on whole rulesets, such as an advisor that tabulates them: what
 * bars a cell on an invented card, what a throw is, what a section sum earns. A game is played with the verbs of the
 * package alone.
 *
 * `rulesOf` refuses what is no ruleset, and the checks of doors are there to be given anything. All others are asked
 * millions of times and trust their caller: nothing is checked, and what they answer to other arguments than their types
 * allow, or whether they throw, is not said.
 */
export { emptyCard, entryOf, isOpen, write } from './card.js';
export { barred, followed, isWaiting, judge, repeated } from './judge.js';
export { rulesOf } from './prepare.js';
export type { Moment } from './rules.js';
export { commonFace, throwOf } from './throw.js';
export { totalsOf } from './games/full-totals.js';
export { bonusFor } from './totals.js';
/** The checks of arguments, and the sentences of refusals. */
export { gameOf, optionsOf } from './doors.js';
export { deny, isFields, isWhole, shown } from './refuse.js';
export { isRuleset } from './ruleset.js';
