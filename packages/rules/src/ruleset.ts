/** What a ruleset file exports: a spec, or a function from documented options to one. */
import type { Choice, Game, Options, OptionValue, Ruleset } from './rules.js';
import type { Spec } from './spec.js';

/** Options as the spec function sees them: every key set. */
export type Chosen<C extends Readonly<Record<string, Choice>>> = {
  readonly [K in keyof C]: C[K] extends readonly (infer V)[] ? V : number;
};

/**
 * A shipped ruleset with its own options. `choices` lists what is allowed, the default first;
 * annotate the function's return type with `Spec`, so that a misspelt field is an error.
 */
export function configurable<const C extends Readonly<Record<string, Choice>>>(
  choices: C,
  make: (chosen: Chosen<C>) => Spec,
  game?: Game,
): Ruleset {
  const complete = (options: Options): Spec => make({ ...defaultsOf(choices), ...options } as Chosen<C>);
  return plain(complete({}), choices, {}, complete, game);
}

/** A ruleset of these parts; the only place where one is made. */
export function plain(
  spec: Spec,
  choices: Ruleset['choices'],
  options: Options,
  make: Ruleset['make'],
  game?: Game,
): Ruleset {
  return { id: spec.id, spec, choices, options, make, game };
}

export const defaultOf = (choice: Choice): OptionValue =>
  'from' in choice ? choice.default : (choice[0] ?? false);

const defaultsOf = (choices: Ruleset['choices']): Options =>
  Object.fromEntries(Object.entries(choices).map(([key, choice]) => [key, defaultOf(choice)]));

/**
 * A child with options of its own besides its parent's: a function from the parent's spec, as the options make it, to
 * the child's.
 */
export function extended<const C extends Readonly<Record<string, Choice>>>(
  parent: Ruleset,
  choices: C,
  make: (base: Spec, chosen: Chosen<C>) => Spec,
): Ruleset {
  const complete = (options: Options): Spec =>
    make(parent.make(options), { ...defaultsOf(choices), ...options } as Chosen<C>);
  return plain(complete({}), { ...parent.choices, ...choices }, {}, complete, parent.game);
}

/** A child that states only how it differs from its parent; it has its parent's options. */
export function variant(parent: Ruleset, differences: Partial<Spec> & { readonly id: string }): Ruleset {
  const make = (options: Options): Spec => ({ ...parent.make(options), ...differences });
  return plain(make({}), parent.choices, {}, make, parent.game);
}
