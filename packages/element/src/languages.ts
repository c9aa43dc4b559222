/** The languages that are shipped: each in files that are loaded when a board needs them. */
import type { Language, Message, Messages, WordSet } from './messages.js';
import { warnOnce } from './settings.js';

type Files = Readonly<Partial<Record<WordSet, () => Promise<object>>>>;

// Written out, because bundlers follow only what they can read.
const FILES: Readonly<Record<string, Files>> = {
  da: {
    game: () => import('./locales/da/game.js'),
    more: () => import('./locales/da/more.js'),
    help: () => import('./locales/da/help.js'),
    picker: () => import('./locales/da/picker.js'),
    advice: () => import('./locales/da/advice.js'),
    voice: () => import('./locales/da/voice.js'),
  },
  de: {
    game: () => import('./locales/de/game.js'),
    more: () => import('./locales/de/more.js'),
    help: () => import('./locales/de/help.js'),
    picker: () => import('./locales/de/picker.js'),
    advice: () => import('./locales/de/advice.js'),
    voice: () => import('./locales/de/voice.js'),
  },
  es: {
    game: () => import('./locales/es/game.js'),
    more: () => import('./locales/es/more.js'),
    help: () => import('./locales/es/help.js'),
    picker: () => import('./locales/es/picker.js'),
    advice: () => import('./locales/es/advice.js'),
    voice: () => import('./locales/es/voice.js'),
  },
  fa: {
    game: () => import('./locales/fa/game.js'),
    more: () => import('./locales/fa/more.js'),
    help: () => import('./locales/fa/help.js'),
    picker: () => import('./locales/fa/picker.js'),
    advice: () => import('./locales/fa/advice.js'),
    voice: () => import('./locales/fa/voice.js'),
  },
  fi: {
    game: () => import('./locales/fi/game.js'),
    more: () => import('./locales/fi/more.js'),
    help: () => import('./locales/fi/help.js'),
    picker: () => import('./locales/fi/picker.js'),
    advice: () => import('./locales/fi/advice.js'),
    voice: () => import('./locales/fi/voice.js'),
  },
  fr: {
    game: () => import('./locales/fr/game.js'),
    more: () => import('./locales/fr/more.js'),
    help: () => import('./locales/fr/help.js'),
    picker: () => import('./locales/fr/picker.js'),
    advice: () => import('./locales/fr/advice.js'),
    voice: () => import('./locales/fr/voice.js'),
  },
  hr: {
    game: () => import('./locales/hr/game.js'),
    more: () => import('./locales/hr/more.js'),
    help: () => import('./locales/hr/help.js'),
    picker: () => import('./locales/hr/picker.js'),
    advice: () => import('./locales/hr/advice.js'),
    voice: () => import('./locales/hr/voice.js'),
  },
  it: {
    game: () => import('./locales/it/game.js'),
    more: () => import('./locales/it/more.js'),
    help: () => import('./locales/it/help.js'),
    picker: () => import('./locales/it/picker.js'),
    advice: () => import('./locales/it/advice.js'),
    voice: () => import('./locales/it/voice.js'),
  },
  nb: {
    game: () => import('./locales/nb/game.js'),
    more: () => import('./locales/nb/more.js'),
    help: () => import('./locales/nb/help.js'),
    picker: () => import('./locales/nb/picker.js'),
    advice: () => import('./locales/nb/advice.js'),
    voice: () => import('./locales/nb/voice.js'),
  },
  sr: {
    game: () => import('./locales/sr/game.js'),
    more: () => import('./locales/sr/more.js'),
    help: () => import('./locales/sr/help.js'),
    picker: () => import('./locales/sr/picker.js'),
    advice: () => import('./locales/sr/advice.js'),
  },
  sv: {
    game: () => import('./locales/sv/game.js'),
    more: () => import('./locales/sv/more.js'),
    help: () => import('./locales/sv/help.js'),
    picker: () => import('./locales/sv/picker.js'),
    advice: () => import('./locales/sv/advice.js'),
    voice: () => import('./locales/sv/voice.js'),
  },
};

/** Languages that tell only what they say otherwise than another. */
const BASES: Readonly<Record<string, string>> = { sr: 'hr' };

/** Tags that mean a language of another name. */
const SAME: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', bs: 'hr', sh: 'sr' };

const made = new Map<string, Language>();

/** The language for a tag such as "de-AT"; undefined if it is not shipped. */
export function languageOf(tag: string): Language | undefined {
  const [primary = ''] = tag.toLowerCase().split('-');
  const id = SAME[primary] ?? primary;
  const files = Object.hasOwn(FILES, id) ? FILES[id] : undefined;
  if (!files) return undefined;
  const language = made.get(id) ?? languageFrom(id, files);
  made.set(id, language);
  return language;
}

function languageFrom(tag: string, files: Files): Language {
  const words: Record<string, Message> = {};
  const asked = new Map<WordSet, Promise<void>>();
  const base = FILES[BASES[tag] ?? ''];
  const fetched = async (set: WordSet): Promise<void> => {
    try {
      const modules = await Promise.all([base?.[set]?.(), files[set]?.()]);
      for (const module of modules)
        Object.assign(words, ...Object.values((module ?? {}) as Record<string, Messages>));
    } catch (error) {
      asked.delete(set);
      warnOnce(`lang="${tag}": ${String(error)}`);
    }
  };
  return {
    tag,
    words,
    learn(set) {
      const asking = asked.get(set) ?? fetched(set);
      asked.set(set, asking);
      return asking;
    },
  };
}
