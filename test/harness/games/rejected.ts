/** Checks of the answers to bad input: each has a documented code, and a place in the record. */

import type { GameState, ParseCode, ParseError, ParseResult } from '@yahtzee-game/rules';
import { deepEqual, ok } from 'node:assert/strict';

const CODES: Readonly<Record<ParseCode, true>> = {
  'too-large': true,
  'bad-syntax': true,
  'bad-version': true,
  'bad-ruleset': true,
  'bad-sheet': true,
  'unknown-ruleset': true,
  'other-revision': true,
  'bad-options': true,
  'bad-players': true,
  'bad-action': true,
  'illegal-action': true,
  'bad-totals': true,
  'wrong-totals': true,
};
const PLACE =
  /^(|version|revision|game|seed|ruleset|options(\..*)?|players(\[\d+\])?|actions(\[\d+\](\.(type|held|cell|values(\[\d+\])?))?)?|totals(\[\d+\])?)$/s;
/** Begins with the place: `actions[3].held: "x" is not allowed; allowed: a whole number`. */
const SENTENCE =
  /^(value|version|revision|game|seed|ruleset|options(\..*)?|players|actions|totals)\S*: \S.*$/s;

/** The rejection, checked; throws if the game was accepted. */
export function rejection(result: ParseResult<GameState>): ParseError {
  if (result.ok) throw new Error('the game was taken');
  ok(Object.hasOwn(CODES, result.code), result.code);
  ok(PLACE.test(result.at), result.at);
  ok(SENTENCE.test(result.message), result.message);
  return result;
}

/** Checks the code and the place of a rejection. */
export function rejected(result: ParseResult<GameState>, code: ParseCode, at: string): void {
  const error = rejection(result);
  deepEqual({ code: error.code, at: error.at }, { code, at });
}
