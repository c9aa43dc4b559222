import type { Advisor } from '../../game/advisor.js';
import type { Board } from '../../game/board.js';

/** Returns whom a board asks: nobody once it has left the page, since nobody would see the answer. */
export const askedAdvisor = ({ advisor, connected }: Board): Advisor | undefined =>
  connected ? advisor : undefined;
