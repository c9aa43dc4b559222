/** The shipped languages; their files are loaded on demand. */
import { sentenceIn, warnOnce } from '../basics/warnings.js';
import { FILES, type Files } from './files.js';
import type { Language, Message, Messages } from './messages.js';
import { shippedId } from './same-languages.js';
import { fileOf, type File } from './word-sets.js';

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
  const asked = new Map<File, Promise<void>>();
  const fetched = async (file: File): Promise<void> => {
    try {
      const module = ((await files[file]?.()) ?? {}) as Record<string, Messages>;
      Object.assign(words, ...Object.values(module));
    } catch (error) {
      asked.delete(file);
      warnOnce(`lang="${tag}": ${sentenceIn(error)}`);
    }
  };
  return {
    tag,
    words,
    load(set) {
      const file = fileOf(set);
      const asking = asked.get(file) ?? fetched(file);
      asked.set(file, asking);
      return asking;
    },
  };
}
