/** What a browser keeps to come back to a seat. Where nothing can be kept, a reload watches. */
import { isHash } from '../core/index.js';

export interface KeptPlace {
  readonly token: string;
  /** Undefined until the server has said so. */
  readonly seat?: number | undefined;
  /** The seed whose hash the log holds; awaited until the dice begin to fall. */
  readonly seed?: string | undefined;
}

const keyOf = (server: string, code: string): string =>
  `yahtzee-room ${new URL(server, globalThis.location?.href).href} ${code}`;

export function keptPlace(server: string, code: string): KeptPlace | undefined {
  try {
    const { seat, token, seed } = JSON.parse(localStorage.getItem(keyOf(server, code)) ?? '') as KeptPlace;
    if (typeof token !== 'string') return undefined;
    return { token, ...(Number.isSafeInteger(seat) && { seat }), ...(isHash(seed) && { seed }) };
  } catch {
    return undefined;
  }
}

export function keepPlace(server: string, code: string, place: KeptPlace | undefined): void {
  try {
    if (place) localStorage.setItem(keyOf(server, code), JSON.stringify(place));
    else localStorage.removeItem(keyOf(server, code));
  } catch {
    // Storage is blocked or full: the page plays on, and a reload watches.
  }
}
