/**
 * Arguments of reasons: the ids that a sentence about a barred cell names. `barred` itself is asked many times a turn
 * and answers with keys alone, so arguments are only found for cells that are shown or refused.
 */
import type { Barred, CellInfo, GameState, Moment } from '../model/rules.js';
import type { Repeated } from '../model/spec.js';
import type { Why } from '../model/types.js';
import { barred, type Explain } from './judge.js';

/** A function that adds the arguments of reasons at this moment. It asks each cell at most once. */
export function explainer(state: GameState, moment: Moment, again: Repeated | undefined): Explain {
  const { cells, game } = state.rules;
  let all: readonly CellInfo[] | undefined;
  const open: Barred['open'] = (test) =>
    (all ??= cells.filter((cell) => !barred(state.rules, moment, cell))).filter(test).map(({ id }) => id);
  return (cell, why) => {
    const { key } = why;
    // A check of house rules asks before it knows that their reasons have keys.
    const args =
      typeof key === 'string' ? game.reasonArgs({ cell, key, state, moment, again, open }) : undefined;
    return args ? { key, args: { ...args, ...why.args } } : why;
  };
}

/** The boxes that a joker has to fill first. */
export function jokerArgs({ key, again, open }: Barred): Why['args'] {
  if (key === 'joker-lower-first') return { boxes: open(({ category }) => !category.face) };
  const [row] = key === 'joker-number-first' ? open(({ category }) => category.face === again?.face) : [];
  return row === undefined ? undefined : { row };
}
