/**
 * Gives every board of the page an advisor that solves its game when a player first requests advice. It finds the
 * boards by their tag, so that it needs no copy of them. An advisor that the page has set stays.
 */
import { createAdvisor, createPlayer } from '@yahtzee-game/advisor';
import type { YahtzeeGame } from './element.js';

export { createAdvisor, createPlayer };

void customElements.whenDefined('yahtzee-game').then((board) => {
  (board as typeof YahtzeeGame).advisor ??= createAdvisor();
});
