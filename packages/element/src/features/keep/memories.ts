import { keptBy, warnOnce } from '../../game/settings.js';

const MEMORIES = ['game', 'records'] as const;
export type Memory = (typeof MEMORIES)[number];

/**
 * Returns what the attribute `keep` asks a board to remember. An unknown word warns once and is ignored.
 * Without a value it asks for everything.
 */
export function memoriesOf(given: unknown): ReadonlySet<Memory> {
  const words = keptBy(given).split(/\s+/).filter(Boolean);
  for (const word of words)
    if (!MEMORIES.some((one) => one === word))
      warnOnce(`keep="${word}" is not allowed; allowed: ${MEMORIES.join(', ')}`);
  return new Set(MEMORIES.filter((one) => words.includes(one)));
}
