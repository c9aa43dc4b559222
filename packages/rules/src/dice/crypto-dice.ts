import { checkChance } from './dice-range.js';
import type { DiceSource } from './source.js';

/** The one thing that is asked of the platform; a type of our own, since this package knows neither DOM nor Node. */
interface Entropy {
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
}

/**
 * Real dice: every side equally likely. Bytes beyond the last whole multiple of the sides are thrown away.
 * The source throws a RangeError, one sentence, for more than 256 sides, or numbers that are not whole.
 */
export function cryptoDice(): DiceSource {
  const bytes = new Uint8Array(1);
  const { crypto } = globalThis as unknown as Entropy;
  const roll = (sides: number): number => {
    const limit = 256 - (256 % sides);
    for (;;) {
      const [byte = limit] = crypto.getRandomValues(bytes);
      if (byte < limit) return 1 + (byte % sides);
    }
  };
  return (chance) => {
    checkChance(chance, 'count', 'sides');
    return Array.from({ length: chance.count }, () => roll(chance.sides));
  };
}
