import type { IllegalAction, IllegalCode, Why } from './types.js';

/** A refused action; `message` is one sentence without its full stop. */
export function refuse(code: IllegalCode, message: string, why?: Why): IllegalAction {
  return { ok: false, code, message, why };
}
