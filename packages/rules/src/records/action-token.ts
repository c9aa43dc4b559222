/** Actions as tokens of the game notation: `13556` for dice, `h5` for a roll, `!fours` and `:fours` for a cell. */
import type { Action } from '../model/types.js';

/** The token of an action whose content nobody has to check. */
export function tokenOf(action: Action): string {
  switch (action.type) {
    case 'dice':
      return action.values.map((value) => value.toString(36).toUpperCase()).join('');
    case 'roll':
      return `h${action.held}`;
    case 'announce':
      return `!${action.cell}`;
    case 'score':
      return `:${action.cell}`;
  }
}

/** The action that a token stands for, whose content is not checked yet: characters that are no digits become NaN. */
export function readToken(token: string): Action {
  if (token.startsWith('!')) return { type: 'announce', cell: token.slice(1) };
  if (token.startsWith(':')) return { type: 'score', cell: token.slice(1) };
  if (/^h\d+$/.test(token)) return { type: 'roll', held: Number(token.slice(1)) };
  return {
    type: 'dice',
    values: [...token].map((digit) => (/[\dA-Z]/.test(digit) ? parseInt(digit, 36) : NaN)),
  };
}
