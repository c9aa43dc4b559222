/** The export of a ruleset file: a spec, or a function from documented options to one. */
import { deny } from './refuse.js';
import type { Choice, Choices, Chosen, Game, Options, OptionValue, Ruleset } from './rules.js';
import type { Spec } from './spec.js';

/**
 * A shipped ruleset with its own options. `choices` lists what is allowed, the default first;
 * annotate the function's return type with `Spec<Row>`, so that a misspelt field is an error and the rows are known.
 */
export function configurable<const C extends Choices, Row extends string>(
  choices: C,
  make: (chosen: Chosen<C>) => Spec<Row>,
  game?: Game,
  playOff?: Ruleset['playOff'],
): Ruleset<C, Row> {
  const complete = (options: Options): Spec<Row> => make({ ...defaultsOf(choices), ...options } as Chosen<C>);
  return plain(complete({}), choices, {}, complete, game, playOff);
}

/** A ruleset of these parts; the only place where one is made. */
export function plain<C extends Choices, Row extends string>(
  spec: Spec<Row>,
  choices: C,
  options: Options,
  make: (options: Options) => Spec<Row>,
  game?: Game,
  playOff?: Ruleset['playOff'],
): Ruleset<C, Row> {
  return { id: spec.id, revision: spec.revision ?? 1, spec, choices, options, make, game, playOff };
}

/**
 * The ruleset itself.
 * @throws RangeError, one sentence, if it is none: callers without types may pass its name, or the promise of one.
 */
export function asRuleset<C extends Choices, Row extends string>(ruleset: Ruleset<C, Row>): Ruleset<C, Row> {
  if (isRuleset(ruleset)) return ruleset;
  return deny('ruleset', ruleset, "a ruleset, such as await loadRuleset('yahtzee')");
}

/** A spec with options has `make` as well, before `defineRuleset` has made a ruleset of it. */
export function isRuleset(value: unknown): boolean {
  const { make, spec } = Object(value) as Partial<Ruleset>;
  return typeof make === 'function' && spec !== undefined;
}

export const defaultOf = (choice: Choice): OptionValue =>
  'from' in choice ? choice.default : (choice[0] ?? false);

export const defaultsOf = (choices: Choices): Options =>
  Object.fromEntries(Object.entries(choices).map(([key, choice]) => [key, defaultOf(choice)]));

/**
 * A child that adds options to its parent's: a function from the parent's spec, as the options make it, to
 * the child's.
 */
export function extended<
  P extends Choices,
  ParentRow extends string,
  const C extends Choices,
  Row extends string,
>(
  parent: Ruleset<P, ParentRow>,
  choices: C,
  make: (base: Spec<ParentRow>, chosen: Chosen<C>) => Spec<Row>,
  game = parent.game,
): Ruleset<P & C, Row> {
  const complete = (options: Options): Spec<Row> =>
    make(parent.make(options), { ...defaultsOf(choices), ...options } as Chosen<C>);
  return plain(complete({}), { ...parent.choices, ...choices }, {}, complete, game, parent.playOff);
}

/** A child that states only how it differs from its parent; it has its parent's options. */
export function variant<C extends Choices, Row extends string>(
  parent: Ruleset<C, Row>,
  differences: Partial<Spec<Row>> & { readonly id: string },
  game = parent.game,
): Ruleset<C, Row> {
  const make = (options: Options): Spec<Row> => ({ ...parent.make(options), ...differences });
  return plain(make({}), parent.choices, {}, make, game, parent.playOff);
}
