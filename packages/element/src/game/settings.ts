/** The settings of a board. */
import { check, type Check } from '../basics/checks.js';
import { textOf } from '../basics/warnings.js';

export interface Settings {
  /** Whether selected dice are kept or rerolled. */
  readonly selection: 'hold' | 'reroll';
  /** Whether the board throws the dice, or people do and enter them. */
  readonly dice: 'board' | 'real';
  /** Whether digit keys name faces or positions. */
  readonly digits: 'face' | 'position';
  readonly hotkeys: 'on' | 'off';
  /** Whether arrow keys follow the layout or a single line. */
  readonly arrows: 'grid' | 'line';
  /** Whether open cells show what they would score. */
  readonly hints: 'on' | 'off';
  /** How far players may undo. */
  readonly undoLimit: 'off' | 'score' | 'turn' | 'unlimited';
  /** Which part of an advisor's answer is shown. */
  readonly advice: 'off' | 'odds' | 'top' | 'ranked' | 'explain';
  /** Whether costly decisions are marked after a turn. */
  readonly coach: 'on' | 'off';
  /** The level of detail for screen readers. */
  readonly speech: 'terse' | 'normal' | 'verbose';
  /** The animation of rolled dice. */
  readonly motion: 'none' | 'fast' | 'normal' | '3d';
  /** How long computers and players elsewhere pause between their steps. */
  readonly speed: 'normal' | 'fast' | 'instant';
  readonly sound: 'on' | 'off';
  readonly vibration: 'on' | 'off';
}

/** Every value of every setting, the default first. */
export const ALLOWED: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  selection: ['hold', 'reroll'],
  dice: ['board', 'real'],
  digits: ['face', 'position'],
  hotkeys: ['on', 'off'],
  arrows: ['grid', 'line'],
  hints: ['on', 'off'],
  undoLimit: ['score', 'off', 'turn', 'unlimited'],
  advice: ['top', 'off', 'odds', 'ranked', 'explain'],
  coach: ['off', 'on'],
  speech: ['normal', 'terse', 'verbose'],
  motion: ['normal', 'none', 'fast', '3d'],
  speed: ['normal', 'fast', 'instant'],
  sound: ['off', 'on'],
  vibration: ['off', 'on'],
};

export const SETTING_NAMES = Object.keys(ALLOWED) as readonly (keyof Settings)[];

/** Returns the attribute of a property: `undo-limit` for `undoLimit`. */
export const attributeOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The values that the property of a setting accepts: null and undefined mean the default, true and false on and off.
 */
export type Setting<Name extends keyof Settings> =
  | Settings[Name]
  | ('on' extends Settings[Name] ? true : never)
  | ('off' extends Settings[Name] ? false : never)
  | null
  | undefined;

/** Checks the value of a setting. */
export function settingCheck(name: keyof Settings): Check {
  const allowed: readonly string[] = ALLOWED[name];
  return check((value) => allowed.some((one) => one === onOrOff(value)), allowed.join(', '));
}

/** True and false mean on and off. */
const onOrOff = (value: unknown): unknown => (value === true ? 'on' : value === false ? 'off' : value);

/** Returns complete settings: an absent value, or one that is not allowed, becomes the default. */
export function settingsOf(values: { readonly [K in keyof Settings]?: unknown }): Settings {
  const chosen = Object.entries<readonly string[]>(ALLOWED).map(([name, allowed]) => {
    const value = onOrOff(values[name as keyof Settings]);
    const found = allowed.find((one) => one === value);
    return [name, found ?? allowed[0]] as const;
  });
  return Object.fromEntries(chosen) as unknown as Settings;
}

/** Returns the value of the attribute `keep`; without a value, `game records`. */
export function keptBy(keep: unknown): string {
  if (keep === true || (typeof keep === 'string' && !keep.trim())) return 'game records';
  return typeof keep === 'string' ? keep : '';
}

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

/** Parses options from "joker: free; upperBonus: 0", or from an object. */
export function optionsOf(given: string | OptionValues | null | undefined): OptionValues {
  if (typeof given === 'object') return given ?? {};
  const pairs = textOf(given ?? '')
    .split(/[;,]/)
    .filter((pair) => pair.trim());
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
