/**
 * Importing this gives every board of the page an advisor that solves its game, when somebody first asks. It finds the
 * boards by their tag, so that it has no copy of them. An advisor that the page has given already stays.
 */
import { createAdvisor } from '@yahtzee-game/advisor';
import type { YahtzeeGame } from './element.js';

export { createAdvisor };

void customElements.whenDefined('yahtzee-game').then((board) => {
  (board as typeof YahtzeeGame).advisor ??= createAdvisor();
});
