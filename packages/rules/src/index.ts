/** The rules of the Yahtzee family. Read in this order: types, spec, judge, scorecard; then any file of rulesets. */
export type * from './model/types.js';
export type * from './model/spec.js';
export type * from './model/rules.js';
export * from './play/game.js';
export { entriesOf, entryOf, isOpen, worthOf } from './play/card-doors.js';
export { winShares } from './play/win-shares.js';
export { MAX_PLAYERS } from './model/players.js';
export { choicesOf, withOptions, type CommonOptions, type OptionsOf } from './games/options.js';
export { TIE_CHAIN } from './vocabulary/tie-break.js';
export { defineRuleset, variantOf, type ChoosableSpec, type Differences } from './house-rules/define.js';
export { testRuleset, type RulesetReport, type TestOptions } from './house-rules/test-ruleset.js';
export { loadRuleset, rulesetIds, type RulesetId, type ShippedRulesets } from './catalog.js';
export { actionsOf, replay, undo, type ReplayError } from './play/log.js';
export { IllegalActionError, play } from './play/play.js';
export { actionText, parseAction, parseActionText, type ParsedAction } from './records/action-text.js';
export type { ParseCode, ParseError, ParseResult } from './records/parse.js';
export { gameFromJSON } from './records/record.js';
export { gameIdOf, parseGame, seedOf } from './records/notation.js';
export { gameToJSON, serializeGame, type GameRecord, type RecordOptions } from './records/serialize.js';
export { cryptoDice } from './dice/crypto-dice.js';
export { duplicateDice, seededDice, type DiceSource } from './dice/source.js';
export { greedyAction, randomAction } from './players/simple-players.js';
export { rollOff, type RollOffResult } from './dice/roll-off.js';
/** The vocabulary that house rules are written in. */
export * from './vocabulary/vocabulary.js';
export type { NumberRow, SixRow } from './vocabulary/rows.js';
