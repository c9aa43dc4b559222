/** The check of the words of a page. */
import { aText, recordOf, type Check } from '../basics/checks.js';

const A_MESSAGE = 'text, or its plural forms such as { one: "…", other: "…" }';
const forms = recordOf(aText, A_MESSAGE);
export const messagesCheck: Check = recordOf(
  (message, place) => (typeof message === 'string' ? undefined : forms(message, place)),
  'an object of messages by key',
);
