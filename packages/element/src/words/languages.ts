/** The shipped languages; their files are loaded on demand. */
import { sentenceIn, warnOnce } from '../basics/warnings.js';
import { FILES, type Files } from './files.js';
import type { Language, Message, Messages } from './messages.js';
import { shippedId } from './same-languages.js';
import type { WordSet } from './word-sets.js';

export { formatsOf } from './formats.js';
export { writtenTag } from './same-languages.js';

const made = new Map<string, Language>();

/** Returns the language for a tag such as "de-AT"; undefined if it is not shipped. */
export function languageOf(tag: string): Language | undefined {
  const id = shippedId(tag);
  const files = Object.hasOwn(FILES, id) ? FILES[id] : undefined;
  if (!files) return undefined;
  const language = made.get(id) ?? languageFrom(id, files);
  made.set(id, language);
  return language;
}

function languageFrom(tag: string, files: Files): Language {
  const words: Record<string, Message> = {};
  const asked = new Map<WordSet, Promise<void>>();
  const fetched = async (set: WordSet): Promise<void> => {
    try {
      const module = ((await files[set]?.()) ?? {}) as Record<string, Messages>;
      Object.assign(words, ...Object.values(module));
    } catch (error) {
      asked.delete(set);
      warnOnce(`lang="${tag}": ${sentenceIn(error)}`);
    }
  };
  return {
    tag,
    words,
    load(set) {
      const asking = asked.get(set) ?? fetched(set);
      asked.set(set, asking);
      return asking;
    },
  };
}
