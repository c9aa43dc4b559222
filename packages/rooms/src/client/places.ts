/** What a browser keeps of seats, so that a page that is closed can come back to its own. */
import { isHash } from '../core/index.js';
import type { Place } from '../protocol.js';

/** A place, and the player's part in the dice. */
export interface KeptPlace extends Place {
  readonly seed: string;
}

const keyOf = (server: string, code: string): string => `yahtzee-room ${server} ${code}`;

/** Returns the place that was kept; undefined if there is none, or the browser keeps nothing here. */
export function keptPlace(server: string, code: string): KeptPlace | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(server, code)) ?? 'null');
    return isPlace(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a place. A browser that keeps nothing plays on; it cannot come back. */
export function keepPlace(server: string, code: string, place: KeptPlace): void {
  try {
    localStorage.setItem(keyOf(server, code), JSON.stringify(place));
  } catch {
    // It is full, or the page may not use it.
  }
}

function isPlace(value: unknown): value is KeptPlace {
  const { seat, token, seed } = (value ?? {}) as Partial<Record<keyof KeptPlace, unknown>>;
  return Number.isSafeInteger(seat) && typeof token === 'string' && isHash(seed);
}

/** Returns 32 random bytes. Not by `crypto.subtle`, which pages without https lack: a phone at the kitchen table. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
