/** The checked door for house rules: a spec that passes here plays without surprises. */
import { barLateRolls } from '../games/column-rolls.js';
import { fullScorecard } from '../games/full-scorecard.js';
import { withOptions } from '../games/options.js';
import { playOff } from '../games/play-off.js';
import { SHIPPED_IDS } from '../generated/shipped-ids.js';
import { isFields } from '../model/refuse.js';
import type { Choices, Chosen, Options, Ruleset } from '../model/rules.js';
import { asRuleset, defaultsOf, plain } from '../model/ruleset.js';
import type { Spec } from '../model/spec.js';
import { checkChoices, formsOf } from './check-choices.js';
import { checkJokers, checkSpec } from './check-spec.js';
import { fail } from './checks.js';
import { probe } from './probe.js';

/** Games that are played to check a spec, and one that differs from it by what is chosen. */
const GAMES = 4;
const GAMES_OF_A_FORM = 1;
/** Questions about the throws of a sheet, whose words always have an answer. */
const QUESTIONS_OF_A_SHEET = 10_000;

/** House rules with options: the values of each, the default first, and the function from a choice to its spec. */
export interface ChoosableSpec<C extends Choices> {
  readonly choices: C;
  readonly make: (chosen: Chosen<C>) => Spec;
}

/** How a variant differs from its parent. Its id has to be another one. */
export type Differences = Partial<Spec> & { readonly id: string };

/**
 * A ruleset of your own, ready for `newGame` and `withOptions`; from a spec, or from options and a function from what
 * is chosen to a spec. Every value of an option is tried alone; combinations are checked when they are chosen.
 * @throws RangeError with one sentence that names the field, its value and what is allowed.
 */
export function defineRuleset(spec: Spec): Ruleset;
export function defineRuleset<const C extends Choices>(choosable: ChoosableSpec<C>): Ruleset<C>;
export function defineRuleset(source: Spec | ChoosableSpec<Choices>): Ruleset {
  if (!isChoosable(source)) return withoutOptions(source);
  checkChoices(source);
  const { choices, make } = source;
  const ruleset = checked(choices, (options) =>
    answered('make', () => make({ ...defaultsOf(choices), ...options } as Chosen<Choices>)),
  );
  formsOf(choices).forEach(ruleset.make);
  return ruleset;
}

/** The ruleset of a rule sheet. @throws RangeError with one sentence, as `defineRuleset` does. */
export const defineSheet = (spec: Spec): Ruleset => withoutOptions(spec, QUESTIONS_OF_A_SHEET);

function withoutOptions(spec: Spec, questions?: number): Ruleset {
  const ruleset = checked({}, () => spec, fullScorecard, questions);
  checkJokers(spec);
  return ruleset;
}

/**
 * A ruleset that differs from another, and has its options: `{ id: 'mine', rolls: 2 }`, or a function from the other's
 * spec, as the options make it, to what differs. What an option makes of it is checked when it is chosen.
 * @throws RangeError with one sentence, as `defineRuleset` does.
 */
export function variantOf<C extends Choices>(
  parent: Ruleset<C>,
  differences: Differences | ((base: Spec) => Differences),
): Ruleset<C> {
  const base = asRuleset(parent);
  const make = (options: Options): Spec => {
    const own = base.make(options);
    const isMade = typeof differences === 'function';
    const other: unknown = isMade ? answered('differences', () => differences(own)) : differences;
    if (!isFields(other))
      return fail('differences', other, "an object of fields that differ, such as { id: 'mine', rolls: 2 }");
    return { ...own, ...other };
  };
  const variant: Ruleset = checked(base.choices, make, base.game);
  return withOptions(variant, base.options) as Ruleset<C>;
}

const isChoosable = (source: unknown): source is ChoosableSpec<Choices> =>
  typeof source === 'object' && source !== null && ('choices' in source || 'make' in source);

/** A ruleset that checks each of its specs when it is made: that of the defaults now, others when they are chosen. */
function checked(choices: Choices, make: Ruleset['make'], game = fullScorecard, questions?: number): Ruleset {
  const first = make({});
  const pass = (spec: Spec, games: number): Spec => {
    checkSpec(spec, game, questions);
    checkOwnId(spec.id);
    const ready: Spec = spec.columns ? { ...spec, columns: spec.columns.map(barLateRolls) } : spec;
    probe(plain(ready, choices, {}, make, game, playOff), games);
    return ready;
  };
  const known = new Map([['{}', pass(first, GAMES)]]);
  const makeChecked = (options: Options): Spec => {
    const key = JSON.stringify(options);
    const spec = known.get(key) ?? naming(`with ${key}`, () => pass(make(options), GAMES_OF_A_FORM));
    if (spec.id !== first.id) fail('id', spec.id, `"${first.id}", whatever is chosen`);
    known.set(key, spec);
    return spec;
  };
  return plain(makeChecked({}), choices, {}, makeChecked, game, playOff);
}

function checkOwnId(id: string): void {
  const shipped: readonly string[] = SHIPPED_IDS;
  if (shipped.includes(id)) fail('id', id, 'an id that no shipped ruleset has');
}

/** Calls a function of the caller. @throws RangeError, one sentence, if it throws. */
function answered<T>(field: string, ask: () => T): T {
  try {
    return ask();
  } catch (cause) {
    throw new RangeError(`${field}: it throws "${String(cause)}"; allowed: an answer`, { cause });
  }
}

/** Refusals begin with what was tried. */
function naming<T>(what: string, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw new RangeError(`${what}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
