import type { IllegalAction, IllegalCode, Why } from './types.js';

/** A refused action. Its sentence names the fault, the value and what is allowed: "bad held: 31; allowed: …". */
export function refuse(code: IllegalCode, what: string, why?: Why): IllegalAction {
  return { ok: false, code, message: `${code.replaceAll('-', ' ')}: ${what}`, why };
}
