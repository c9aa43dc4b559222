/** Words that a game may lack: custom rules can use ids that have no message. */
import type { MessageArgs, Translate } from '../../../words/messages.js';

/** Returns a message, or its subject if there is no message. */
export function wordOr(t: Translate, key: string, fallback: string, args?: MessageArgs): string {
  const said = t(key, args);
  return said === key ? fallback : said;
}

/** Uses hyphens, which keep the order of numbers in right-to-left text. */
export const facesInARow = (t: Translate, faces: readonly number[]): string =>
  faces.map((face) => t.number(face)).join('-');
