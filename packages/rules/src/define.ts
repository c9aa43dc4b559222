/** House rules: the vocabulary that they are written in, the check that they pass, and a trial of them. */
export { defineRuleset, variantOf, type ChoosableSpec, type Differences } from './house-rules/define.js';
export { testRuleset, type RulesetReport, type TestOptions } from './house-rules/test-ruleset.js';
export { rulesetFromJSON, type SheetRuleset } from './sheets/from-json.js';
export type { RuleSheet, SheetColumn, SheetRepeat, SheetRow, SheetTokens } from './sheets/sheet.js';
export type { NumberRow, SixRow } from './vocabulary/rows.js';
export * from './vocabulary/vocabulary.js';
