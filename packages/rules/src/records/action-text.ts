/**
 * Doors for one action: as plain data, for servers and workers, and as a token of the game notation (`13556`, `h5`,
 * `!fours`, `:fours`), for links and logs. They check the shape; whether an action is legal, `reduce` says.
 */
import { MAX_NAME } from '../model/players.js';
import { isWhole } from '../model/refuse.js';
import type { Rules, Ruleset } from '../model/rules.js';
import { isRuleset } from '../model/ruleset.js';
import type { Action } from '../model/types.js';
import { rulesOf } from '../play/prepare.js';
import { readToken, tokenOf } from './action-token.js';
import { field, listAt, objectAt, parsed, reject, textAt, type ParseResult } from './parse.js';

/** An action that has the shape of one. */
export interface ParsedAction {
  readonly ok: true;
  readonly action: Action;
}

/** More dice than any game throws. */
const MAX_DICE = 32;

/**
 * Reads an action from any value, such as a message of a server or a worker. Returns `{ ok: true, action }` with a
 * new plain object of the action's own fields, or a `ParseError`; it never throws, not even if a getter or a proxy of
 * the value does.
 */
export const parseAction = (value: unknown): ParseResult<ParsedAction> =>
  parsed(() => ({ ok: true, action: actionAt(value, '') }));

/**
 * Returns the token of an action: digits for dice (1–9, then A–Z), `h` and a number for a roll, `!` or `:` and a cell
 * for announcing and scoring.
 * @throws RangeError, one sentence, if this is no ruleset, or it has no such cell, dice or positions.
 */
export function actionText(action: Action, ruleset: Ruleset): string {
  const rules = rulesOf(ruleset);
  const result = parsed(() => ({ ok: true, action: fitting(actionAt(action, ''), rules) }));
  if (!result.ok) throw new RangeError(result.message);
  return tokenOf(result.action);
}

/**
 * Reads a token. Returns `{ ok: true, action }`, or a `ParseError` with the code `bad-action` if it is no token or
 * the ruleset has no such cell, dice or positions, `bad-syntax` if it is no text, `bad-ruleset` if there is no ruleset.
 * It never throws.
 */
export const parseActionText = (text: string, ruleset: Ruleset): ParseResult<ParsedAction> =>
  parsed(() => {
    const token = textAt(text, '', 'bad-syntax', MAX_NAME + 1);
    if (!isRuleset(ruleset)) reject('bad-ruleset', 'ruleset', ruleset, 'the ruleset that the action is of');
    return { ok: true, action: fitting(actionAt(readToken(token), ''), rulesOf(ruleset)) };
  });

/** Checks an action's shape. `at` is its place in a record; empty for an action on its own. */
export function actionAt(value: unknown, at: string): Action {
  const place = (key: string): string => (at ? `${at}.${key}` : key);
  const action = objectAt(value, at, 'bad-action');
  const type = field(action, 'type');
  switch (type) {
    case 'roll':
      return { type, held: wholeAt(field(action, 'held'), place('held')) };
    case 'dice': {
      const values = listAt(field(action, 'values'), place('values'), 'bad-action', MAX_DICE);
      return { type, values: values.map((v, i) => wholeAt(v, place(`values[${i}]`))) };
    }
    case 'announce':
    case 'score':
      return { type, cell: textAt(field(action, 'cell'), place('cell'), 'bad-action', MAX_NAME) };
    default:
      return reject('bad-action', place('type'), type, 'roll, dice, announce, score');
  }
}

const wholeAt = (value: unknown, at: string): number =>
  Number.isSafeInteger(value) ? Number(value) : reject('bad-action', at, value, 'a whole number');

/** Checks that the ruleset has the cell, the dice or the positions that an action names. */
function fitting(action: Action, { cellById, holds, sides, spec }: Rules): Action {
  switch (action.type) {
    case 'roll':
      return holds[action.held] ?? notWhole('held', action.held, 0, holds.length - 1);
    case 'dice': {
      const { length } = action.values;
      if (!isWhole(length, 1, spec.dice.count))
        return reject('bad-action', 'values', action.values, `1 to ${spec.dice.count} dice`);
      const bad = action.values.findIndex((die) => !isWhole(die, 1, sides.length));
      return bad < 0 ? action : notWhole(`values[${bad}]`, action.values[bad], 1, sides.length);
    }
    case 'announce':
    case 'score':
      return (
        cellById.get(action.cell)?.[action.type] ??
        reject('bad-action', 'cell', action.cell, [...cellById.keys()].join(', '))
      );
  }
}

const notWhole = (at: string, value: unknown, from: number, to: number): never =>
  reject('bad-action', at, value, `a whole number from ${from} to ${to}`);
