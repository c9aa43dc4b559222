/** The data that a browser stores to return to a seat. Where storage is blocked, a page only watches after a reload. */
import { isHash } from '../core/index.js';

export interface KeptPlace {
  readonly token: string;
  /** Undefined until the server has answered. */
  readonly seat?: number | undefined;
  /** The seed whose hash is in the log; needed until it is shown, before the first dice. */
  readonly seed?: string | undefined;
}

const keyOf = (server: string, code: string): string =>
  `yahtzee-room ${new URL(server, globalThis.location?.href).href} ${code}`;

export function keptPlace(server: string, code: string): KeptPlace | undefined {
  try {
    const { seat, token, seed } = JSON.parse(localStorage.getItem(keyOf(server, code)) ?? '') as KeptPlace;
    if (!isHash(token)) return undefined;
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
    // Storage is blocked or full: this page plays on, but only watches after a reload.
  }
}
