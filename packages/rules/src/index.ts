/** The rules of the Yahtzee family. Read in this order: types, spec, judge, scorecard; then any file of rulesets. */
export type * from './types.js';
export type * from './spec.js';
export type * from './rules.js';
export * from './game.js';
export { entriesOf, entryOf, isOpen, worthOf } from './card.js';
export { MOST_PLAYERS } from './players.js';
export { choicesOf, withOptions } from './options.js';
export { defineRuleset } from './define.js';
export { loadRuleset, rulesetIds, type RulesetId } from './catalog.js';
export { actionsOf, replay, undo, type ReplayError } from './log.js';
export {
  gameFromJSON,
  gameToJSON,
  type GameRecord,
  type ParseCode,
  type ParseError,
  type ParseResult,
} from './record.js';
export { parseGame, serializeGame } from './notation.js';
export { cryptoDice } from './crypto-dice.js';
export { duplicateDice, seededDice, type DiceSource } from './source.js';
export { rollOff, type RollOffResult } from './roll-off.js';
/** The vocabulary that house rules are written in. */
export * from './score.js';
export * from './order.js';
export * from './repeat.js';
export { numberRows, upperBonus } from './rows.js';
