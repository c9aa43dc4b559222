/**
 * Gives every board and every puzzle of the page an advisor that solves its game when it is first asked. It finds the
 * elements by their tags, so that it needs no copy of them. An advisor that the page has set stays.
 */
import { createAdvisor, createPlayer } from '@yahtzee-game/advisor';
import type { YahtzeeGame } from './element.js';
import type { YahtzeePuzzle } from './puzzle/puzzle.js';

export { createAdvisor, createPlayer };

type Advised = typeof YahtzeeGame | typeof YahtzeePuzzle;

const advisor = createAdvisor();
/** A server has no registry before the first element is imported. */
const { customElements: registry }: Partial<typeof globalThis> = globalThis;
for (const tag of ['yahtzee-game', 'yahtzee-puzzle'])
  void registry?.whenDefined(tag).then(() => {
    const element = registry.get(tag) as Advised;
    element.advisor ??= advisor;
  });
