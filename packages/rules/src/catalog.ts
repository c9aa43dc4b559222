/** Every shipped game: one file each, loaded when asked for. */
import type { Ruleset } from './rules.js';

const FILES = {
  yahtzee: () => import('./rulesets/yahtzee.js'),
  kniffel: () => import('./rulesets/kniffel.js'),
  yams: () => import('./rulesets/yams.js'),
  'yams-16': () => import('./rulesets/yams-16.js'),
  yatzy: () => import('./rulesets/yatzy.js'),
  'yatzy-forced': () => import('./rulesets/yatzy-forced.js'),
  'yatzy-forced-up': () => import('./rulesets/yatzy-forced-up.js'),
  'yatzy-american': () => import('./rulesets/yatzy-american.js'),
  yacht: () => import('./rulesets/yacht.js'),
} satisfies Record<string, () => Promise<{ readonly ruleset: Ruleset }>>;

export type RulesetId = keyof typeof FILES;

/** The id of every shipped ruleset. */
export const rulesetIds: readonly string[] = Object.keys(FILES);

const isShipped = (id: string): id is RulesetId => Object.hasOwn(FILES, id);

/** Loads a shipped ruleset. Rejects with one sentence if there is none of that id. */
export async function loadRuleset(id: string): Promise<Ruleset> {
  if (!isShipped(id))
    throw new RangeError(`ruleset: there is no "${id}"; rulesets: ${rulesetIds.join(', ')}`);
  return (await FILES[id]()).ruleset;
}
