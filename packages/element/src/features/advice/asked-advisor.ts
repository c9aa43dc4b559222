import type { Board } from '../../board/board.js';
import type { Advisor } from '../../game/advisor.js';

/**
 * Returns the advisor that a board asks; undefined once the board has left the page, where an answer would not be seen.
 */
export const askedAdvisor = ({ advisor, connected }: Board): Advisor | undefined =>
  connected ? advisor : undefined;
