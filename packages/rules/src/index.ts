/** The rules of the Yahtzee family. Read in this order: types, spec, judge, scorecard; then any file of rulesets. */
export type * from './types.js';
export type * from './spec.js';
export type * from './rules.js';
export * from './game.js';
export { entriesOf, entryOf, isOpen, worthOf } from './card-doors.js';
export { winShares } from './win-shares.js';
export { MAX_PLAYERS } from './players.js';
export { choicesOf, withOptions, type CommonOptions, type OptionsOf } from './options.js';
export { TIE_CHAIN } from './tie-break.js';
export { defineRuleset, variantOf, type ChoosableSpec, type Differences } from './define.js';
export { testRuleset, type RulesetReport, type TestOptions } from './test-ruleset.js';
export { loadRuleset, rulesetIds, type RulesetId, type ShippedRulesets } from './catalog.js';
export { actionsOf, replay, undo, type ReplayError } from './log.js';
export { IllegalActionError, play } from './play.js';
export { actionText, parseAction, parseActionText, type ParsedAction } from './action-text.js';
export type { ParseCode, ParseError, ParseResult } from './parse.js';
export { gameFromJSON } from './record.js';
export { gameIdOf, parseGame, seedOf } from './notation.js';
export { gameToJSON, serializeGame, type GameRecord, type RecordOptions } from './serialize.js';
export { cryptoDice } from './crypto-dice.js';
export { duplicateDice, seededDice, type DiceSource } from './source.js';
export { greedyAction, randomAction } from './simple-players.js';
export { rollOff, type RollOffResult } from './roll-off.js';
/** The vocabulary that house rules are written in. */
export * from './vocabulary.js';
export type { NumberRow, SixRow } from './rows.js';
