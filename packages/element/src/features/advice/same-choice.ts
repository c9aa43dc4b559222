import type { GameState } from '@yahtzee-game/rules';
import type { Chosen } from '../../game/advisor.js';

/** Whether two choices do the same; which of several equal dice are kept makes no difference. */
export const isSameChoice = (a: Chosen, b: Chosen, { turn: { dice } }: GameState): boolean =>
  a.kind === 'hold'
    ? b.kind === 'hold' && kept(dice, a.held) === kept(dice, b.held)
    : b.kind === a.kind && a.cell === b.cell;

const kept = (dice: readonly number[], held: number): string =>
  dice
    .filter((_, position) => (held >> position) & 1)
    .toSorted((a, b) => a - b)
    .join();
