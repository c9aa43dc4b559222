/** Documented options by key: those of the ruleset, and three that every scorecard game has. */
import { deny, isFields, isWhole, shown } from '../model/refuse.js';
import type { Choice, Choices, Chosen, Options, OptionValue, Ruleset } from '../model/rules.js';
import { asRuleset, defaultOf, plain } from '../model/ruleset.js';
import type { Column, Order, Spec } from '../model/spec.js';
import * as orders from '../vocabulary/order.js';
import { TIE_BREAKS } from '../vocabulary/tie-break.js';
import { barLateRolls } from './column-rolls.js';
import { fullScorecard } from './full-scorecard.js';
import { playOff } from './play-off.js';

/** Orders that make sense for a whole sheet; `counter` needs an announcing column beside it. */
const ORDERS: readonly Order[] = [
  orders.free,
  orders.down,
  orders.up,
  orders.ends,
  orders.middle,
  orders.upperThenLower,
  orders.lowerThenUpper,
  orders.announce,
  orders.lateAnnounce,
  orders.hand,
];
/** Most rolls of a turn, by a spec or by the option. */
export const MAX_ROLLS = 9;
/** Value of `order` if each column has its own order. */
const OWN_ORDERS = 'own';

/** Options that every scorecard game has besides its own. */
export interface CommonOptions {
  readonly order?:
    | 'free'
    | 'down'
    | 'up'
    | 'ends'
    | 'middle'
    | 'upperThenLower'
    | 'lowerThenUpper'
    | 'announce'
    | 'lateAnnounce'
    | 'hand'
    | typeof OWN_ORDERS
    | undefined;
  /** 1 to 9. */
  readonly rolls?: number | undefined;
  readonly tieBreak?: 'shared' | 'playoff' | 'chain' | undefined;
}

/** Options of a ruleset that documents these; any options where the type does not know them. */
export type OptionsOf<C extends Choices> = string extends keyof C
  ? Readonly<Record<string, OptionValue | undefined>>
  : { readonly [K in keyof C]?: Chosen<C>[K] | undefined } & CommonOptions;

/**
 * Every option of a ruleset with what is allowed, its default first: its own, and for scorecard games
 * `order`, `rolls` and `tieBreak`. Where options that it has change its columns, so do the orders.
 */
export function choicesOf(ruleset: Ruleset): Readonly<Record<string, Choice>> {
  return choicesIn(ruleset, asRuleset(ruleset).make(ruleset.options));
}

function choicesIn({ choices, game }: Ruleset, spec: Spec): Readonly<Record<string, Choice>> {
  if (game && game.kind !== 'scorecard') return choices;
  const names = new Set(spec.columns?.map(({ order }) => order.name) ?? ['free']);
  const own = names.size > 1 ? OWN_ORDERS : [...names].join('');
  return {
    ...choices,
    order: defaultFirst(
      own,
      ordersFor(spec).map((order) => order.name),
    ),
    rolls: { default: spec.rolls, from: 1, to: MAX_ROLLS },
    tieBreak: defaultFirst(spec.playoff ? 'playoff' : 'shared', Object.keys(TIE_BREAKS)),
  };
}

/** A turn that fills every column names one cell at most, so not all of its columns can wait for a name. */
const ordersFor = ({ fill, columns = [] }: Spec): readonly Order[] =>
  fill === 'everyColumn' && columns.length > 1 ? ORDERS.filter((order) => !order.declare) : ORDERS;

const defaultFirst = (first: string, all: readonly string[]): readonly string[] => [
  first,
  ...all.filter((name) => name !== first),
];

/**
 * The same game with other options, for example `{ joker: 'free' }`, `{ upperBonus: 0 }` or `{ order: 'down' }`.
 * Options that it already has stay, unless they are named again; `undefined` names nothing.
 * @throws RangeError, one sentence that names the option, the value and what is allowed.
 */
export function withOptions<C extends Choices, Row extends string>(
  ruleset: Ruleset<C, Row>,
  options: NoInfer<OptionsOf<C>>,
): Ruleset<C, Row> {
  const { id, choices, make, game = fullScorecard, toJSON } = asRuleset(ruleset);
  const given = Object.entries({ ...ruleset.options, ...givenIn(options) });
  const own = chosenFrom(
    id,
    choices,
    given.filter(([key]) => Object.hasOwn(choices, key)),
  );
  const form = make(own);
  const chosen = chosenFrom(id, choicesIn(ruleset, form), given);
  // The options of every game change no rows.
  const spec = withCommon(form, chosen) as Spec<Row>;
  return { ...plain(spec, choices, chosen, make, game, playOff), ...(toJSON && { toJSON }) };
}

/** The options that are set. Callers without types may pass anything, such as the name of one. */
function givenIn(options: unknown): Options {
  if (options === undefined) return {};
  if (!isFields(options)) return deny('options', options, "an object, such as { joker: 'free' }");
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** Those that are not the default. */
function chosenFrom(
  id: string,
  choices: Readonly<Record<string, Choice>>,
  given: readonly (readonly [string, OptionValue])[],
): Options {
  const chosen: Record<string, OptionValue> = {};
  for (const [key, value] of given) {
    const choice = Object.hasOwn(choices, key) ? choices[key] : undefined;
    if (!choice)
      throw new RangeError(
        `options: ${id} has no option ${shown(key)}; options: ${Object.keys(choices).join(', ') || 'none'}`,
      );
    if (!isAllowed(choice, value)) {
      throw new RangeError(`options.${key}: ${shown(value)} is not allowed; allowed: ${wordsFor(choice)}`);
    }
    if (value !== defaultOf(choice)) chosen[key] = value;
  }
  return chosen;
}

const isAllowed = (choice: Choice, value: OptionValue): boolean =>
  'from' in choice ? isWhole(value, choice.from, choice.to) : choice.includes(value);

const wordsFor = (choice: Choice): string =>
  'from' in choice
    ? `a whole number from ${choice.from} to ${choice.to}`
    : choice.map((value) => JSON.stringify(value)).join(', ');

/** Applies the options that every scorecard game has. */
function withCommon(spec: Spec, { order: name, rolls, tieBreak }: Options): Spec {
  const order = ORDERS.find((o) => o.name === name);
  const columns: readonly Column[] = spec.columns ?? [{ id: '', order: orders.free }];
  const next: Spec = {
    ...spec,
    ...(order && { columns: columns.map((column) => barLateRolls({ ...column, order })) }),
    ...(typeof rolls === 'number' && { rolls }),
  };
  const lastRoll = ({ rolls: own = next.rolls }: Column): number => Math.min(own, next.rolls);
  const late = next.columns?.find((column) => (column.order.declare ?? 0) > lastRoll(column));
  if (late) {
    throw new RangeError(
      `options.rolls: order "${late.order.name}" needs at least ${late.order.declare ?? 0} rolls, ` +
        `not ${lastRoll(late)}`,
    );
  }
  const broken = Object.entries(TIE_BREAKS).find(([key]) => key === tieBreak);
  return broken ? broken[1](next) : next;
}
