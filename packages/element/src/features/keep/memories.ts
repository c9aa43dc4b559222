import { MEMORIES, type Memory } from '../../game/board-checks.js';
import { keptBy } from '../../game/settings.js';

/** Returns what the attribute `keep` asks a board to remember; without a value it asks for everything. */
export function memoriesOf(given: unknown): ReadonlySet<Memory> {
  const words = keptBy(given).split(/\s+/);
  return new Set(MEMORIES.filter((one) => words.includes(one)));
}
