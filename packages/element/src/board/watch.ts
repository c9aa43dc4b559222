/** Lets features follow some facts about a board. */
import type { BoardFacts } from './board-facts.js';

/**
 * Calls `run` at once, and after each change of the board in which one of the selected values is another; `before` has
 * the values of the call before.
 */
export function watch<const Values extends readonly unknown[]>(
  board: Pick<BoardFacts, 'subscribe'>,
  select: () => Values,
  run: (values: Values, before: Values | undefined) => void,
): void {
  let known: Values | undefined;
  const update = (): void => {
    const before = known;
    const values = select();
    if (before && values.every((value, i) => value === before[i])) return;
    // Before the call, since that may change the board.
    known = values;
    run(values, before);
  };
  board.subscribe(update);
  update();
}
