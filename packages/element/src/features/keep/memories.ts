import { MEMORIES, type Memory } from '../../game/board-checks.js';
import { keptBy } from '../../game/settings.js';

/** Returns the kinds of data in the attribute `keep`; without a value, all of them. */
export function memoriesOf(given: unknown): ReadonlySet<Memory> {
  const words = keptBy(given).split(/\s+/);
  return new Set(MEMORIES.filter((one) => words.includes(one)));
}
