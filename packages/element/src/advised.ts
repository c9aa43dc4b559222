/**
 * Gives every board and every puzzle of the page an advisor, which solves a game on its first request. The elements are
 * found by their tags, so this module does not import their code. An advisor that the page has set stays.
 */
import { createAdvisor, createPlayer } from '@yahtzee-game/advisor';
import type { YahtzeeGame } from './element.js';
import type { YahtzeePuzzle } from './puzzle/puzzle.js';

export { createAdvisor, createPlayer };

type Advised = typeof YahtzeeGame | typeof YahtzeePuzzle;

const advisor = createAdvisor();
/** Undefined on a server before the first element is imported. */
const { customElements: registry }: Partial<typeof globalThis> = globalThis;
for (const tag of ['yahtzee-game', 'yahtzee-puzzle'])
  void registry?.whenDefined(tag).then(() => {
    const element = registry.get(tag) as Advised;
    element.advisor ??= advisor;
  });
