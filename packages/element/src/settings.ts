/** Attributes as the board understands them. A bad value warns once and the default stays. */
import { MOST_PLAYERS } from '@yahtzee-game/rules';

export interface Settings {
  /** Whether marked dice are kept or thrown again. */
  readonly selection: 'hold' | 'reroll';
  /** Whether digit keys name faces or positions. */
  readonly digits: 'face' | 'position';
  readonly hotkeys: 'on' | 'off';
  /** Whether arrows follow the eye, or go on and back in one line. */
  readonly arrows: 'grid' | 'line';
  /** Whether open cells show what they would score. */
  readonly hints: 'on' | 'off';
  readonly undo: 'off' | 'score' | 'turn' | 'unlimited';
  /** How much an advisor tells, if there is one. */
  readonly advice: 'off' | 'odds' | 'top' | 'ranked' | 'explain';
  /** How much is told to those who listen. */
  readonly speech: 'terse' | 'normal' | 'verbose';
  /** How dice fall. */
  readonly motion: 'none' | 'fast' | 'normal' | '3d';
  readonly sound: 'on' | 'off';
  readonly vibration: 'on' | 'off';
}

const ALLOWED: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  selection: ['hold', 'reroll'],
  digits: ['face', 'position'],
  hotkeys: ['on', 'off'],
  arrows: ['grid', 'line'],
  hints: ['on', 'off'],
  undo: ['score', 'off', 'turn', 'unlimited'],
  advice: ['ranked', 'off', 'odds', 'top', 'explain'],
  speech: ['normal', 'terse', 'verbose'],
  motion: ['normal', 'none', 'fast', '3d'],
  sound: ['off', 'on'],
  vibration: ['off', 'on'],
};

export const SETTING_NAMES = Object.keys(ALLOWED) as readonly (keyof Settings)[];

const warned = new Set<string>();

/** Tells a fault to the page's author, once for each text. */
export function warnOnce(text: string): void {
  if (!warned.has(text)) console.warn(`<yahtzee-game> ${text}`);
  warned.add(text);
}

/** What is fetched; undefined, and told, if it cannot be had. */
export async function orWarn<T>(what: string, fetched: () => Promise<T>): Promise<T | undefined> {
  try {
    return await fetched();
  } catch (error) {
    warnOnce(`${what}: ${String(error)}`);
    return undefined;
  }
}

/** The settings that these attribute values make; null and undefined are defaults. */
export function settingsOf(values: { readonly [K in keyof Settings]?: string | null | undefined }): Settings {
  const chosen = Object.entries<readonly string[]>(ALLOWED).map(([name, allowed]) => {
    const value = values[name as keyof Settings];
    const found = allowed.find((one) => one === value);
    if (typeof value === 'string' && !found)
      warnOnce(`${name}="${value}" is not allowed; allowed: ${allowed.join(', ')}`);
    return [name, found ?? allowed[0]] as const;
  });
  return Object.fromEntries(chosen) as unknown as Settings;
}

/** What a column's head has room for; the rules take longer ones. */
export const LONGEST_NAME = 40;

/** Names by seat from "Ada,Grace", or unnamed players from "4". */
export function playersOf(text: string | null | undefined): readonly string[] {
  if (!text?.trim()) return [''];
  const names = /^\s*\d+\s*$/.test(text)
    ? new Array<string>(Math.min(Number(text), MOST_PLAYERS + 1)).fill('')
    : text.split(',').map((name) => name.trim().slice(0, LONGEST_NAME));
  if (names.length && names.length <= MOST_PLAYERS) return names;
  warnOnce(`players="${text.slice(0, 80)}" is not allowed; allowed: 1 to ${MOST_PLAYERS}, or their names`);
  return [''];
}

/** Options from "joker: free; upperBonus: 0". */
export function optionsOf(
  text: string | null | undefined,
): Readonly<Record<string, string | number | boolean>> {
  const pairs = (text ?? '').split(/[;,]/).filter((pair) => pair.trim());
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', ...value] = pair.split(':');
      return [key.trim(), optionValue(value.join(':').trim())];
    }),
  );
}

function optionValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
