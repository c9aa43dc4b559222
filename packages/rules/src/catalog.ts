/** Every shipped game: one file each, loaded when asked for. */
import type { RulesetId } from './generated/shipped-ids.js';
import { deny, shown } from './model/refuse.js';
import type { Ruleset } from './model/rules.js';

const FILES = {
  yahtzee: () => import('./rulesets/yahtzee.js'),
  kniffel: () => import('./rulesets/kniffel.js'),
  yams: () => import('./rulesets/yams.js'),
  'yams-16': () => import('./rulesets/yams-16.js'),
  yatzy: () => import('./rulesets/yatzy.js'),
  'yatzy-forced': () => import('./rulesets/yatzy-forced.js'),
  'yatzy-forced-up': () => import('./rulesets/yatzy-forced-up.js'),
  'yatzy-osto': () => import('./rulesets/yatzy-osto.js'),
  'yatzy-osto-strict': () => import('./rulesets/yatzy-osto-strict.js'),
  'yatzy-x': () => import('./rulesets/yatzy-x.js'),
  'yatzy-3way': () => import('./rulesets/yatzy-3way.js'),
  'yatzy-combo': () => import('./rulesets/yatzy-combo.js'),
  'yatzy-declared': () => import('./rulesets/yatzy-declared.js'),
  'maxi-yatzy': () => import('./rulesets/maxi-yatzy.js'),
  'maxi-yatzy-saved': () => import('./rulesets/maxi-yatzy-saved.js'),
  'maxi-yatzy-fi': () => import('./rulesets/maxi-yatzy-fi.js'),
  'seven-yatzy': () => import('./rulesets/seven-yatzy.js'),
  'yatzy-american': () => import('./rulesets/yatzy-american.js'),
  yacht: () => import('./rulesets/yacht.js'),
  generala: () => import('./rulesets/generala.js'),
  'poker-dice': () => import('./rulesets/poker-dice.js'),
  cheerio: () => import('./rulesets/cheerio.js'),
  'cheerio-wild': () => import('./rulesets/cheerio-wild.js'),
  'cheerio-extended': () => import('./rulesets/cheerio-extended.js'),
  crag: () => import('./rulesets/crag.js'),
  escalero: () => import('./rulesets/escalero.js'),
  balut: () => import('./rulesets/balut.js'),
  kismet: () => import('./rulesets/kismet.js'),
  yamb: () => import('./rulesets/yamb.js'),
  'triple-yahtzee': () => import('./rulesets/triple-yahtzee.js'),
  sachsenkniffel: () => import('./rulesets/sachsenkniffel.js'),
  lucky7: () => import('./rulesets/lucky7.js'),
  tricolor: () => import('./rulesets/tricolor.js'),
  rainbow: () => import('./rulesets/rainbow.js'),
} satisfies Record<RulesetId, () => Promise<{ readonly ruleset: Ruleset }>>;

export type { RulesetId };

/** The headings under which lists of games show them. */
export const FAMILIES = {
  yahtzee: ['yahtzee', 'kniffel', 'yams', 'yams-16', 'triple-yahtzee'],
  yatzy: [
    'yatzy',
    'yatzy-forced',
    'yatzy-forced-up',
    'yatzy-osto',
    'yatzy-osto-strict',
    'yatzy-x',
    'yatzy-3way',
    'yatzy-combo',
    'yatzy-declared',
    'maxi-yatzy',
    'maxi-yatzy-saved',
    'maxi-yatzy-fi',
    'seven-yatzy',
    'yatzy-american',
  ],
  relatives: [
    'yacht',
    'generala',
    'poker-dice',
    'cheerio',
    'cheerio-wild',
    'cheerio-extended',
    'crag',
    'escalero',
    'balut',
    'kismet',
    'yamb',
  ],
  more: ['sachsenkniffel', 'lucky7', 'tricolor', 'rainbow'],
} as const satisfies Record<string, readonly RulesetId[]>;

/** The id of every shipped ruleset. */
export const rulesetIds: readonly string[] = Object.keys(FILES);

/** Callers without types may ask for anything. */
const isShipped = (id: unknown): id is RulesetId => typeof id === 'string' && Object.hasOwn(FILES, id);

/** The shipped rulesets by id, with the types of their options and rows. */
export type ShippedRulesets = {
  readonly [Id in RulesetId]: Awaited<ReturnType<(typeof FILES)[Id]>>['ruleset'];
};

/**
 * Loads a shipped ruleset.
 * @throws RangeError (the promise rejects), one sentence that lists the ids, if there is none of this id.
 */
export async function loadRuleset<Id extends RulesetId>(id: Id): Promise<ShippedRulesets[Id]>;
// `string & {}` keeps the ids as completions where any text is allowed.
export async function loadRuleset(id: RulesetId | (string & {})): Promise<Ruleset>;
export async function loadRuleset(id: string): Promise<Ruleset> {
  if (typeof id !== 'string') deny('ruleset', id, `an id: ${rulesetIds.join(', ')}`);
  if (!isShipped(id))
    throw new RangeError(`ruleset: there is no ${shown(id)}; rulesets: ${rulesetIds.join(', ')}`);
  return (await FILES[id]()).ruleset;
}
