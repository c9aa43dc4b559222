/** Checks of the arguments of public functions. Each throws a RangeError with one sentence. */
import type { Ruleset } from '@yahtzee-game/rules';
import { deny, isFields, isRuleset, isWhole, optionsOf } from '@yahtzee-game/rules/engine';
import type { Wanted, WantedEvent } from './protocol.js';

export { deny, isFields, optionsOf } from '@yahtzee-game/rules/engine';

export function checkServer(server: unknown): void {
  if (typeof server !== 'string' || !URL.canParse(server, globalThis.location?.href))
    deny('server', server, 'the address of a server of rooms, such as https://dice.example');
}

/** Checks only the type: whether there is such a room, only the server knows. */
export function checkCode(code: unknown): void {
  if (typeof code !== 'string') deny('code', code, 'the code of a room or an event, a text');
}

export function checkRulesets(rulesets: readonly Ruleset[] | undefined): void {
  if (rulesets === undefined) return;
  const wrong = Array.isArray(rulesets) ? rulesets.find((one) => !isRuleset(one)) : rulesets;
  if (wrong !== undefined || (rulesets as readonly unknown[]).includes(undefined))
    deny('rulesets', wrong, 'a list of rulesets');
}

export function checkOptional(
  place: string,
  value: unknown,
  kind: 'function' | 'string',
  allowed: string,
): void {
  if (value !== undefined && typeof value !== kind) deny(place, value, allowed);
}

const WANTED: readonly (keyof Wanted)[] = ['ruleset', 'options', 'sheet', 'most', 'dice', 'away', 'event'];

/** Checks only types and signs: the server checks the limits of numbers, and whether the ids exist. */
export function checkWanted(wanted: Wanted | Omit<WantedEvent, 'event' | 'key'>, keys = WANTED): void {
  const { ruleset, options, sheet, most, dice, away, event } = optionsOf<Wanted>(wanted, keys, 'wanted');
  if (typeof ruleset !== 'string') deny('ruleset', ruleset, "the id of a game, such as 'yahtzee'");
  if (options !== undefined && !isFields(options))
    deny('options', options, "an object, such as { joker: 'free' }");
  if (sheet !== undefined && !isFields(sheet)) deny('sheet', sheet, 'a rule sheet');
  if (most !== undefined && !isWhole(most, 1, Infinity)) deny('most', most, 'a whole number of seats');
  if (dice !== undefined && dice !== 'own' && dice !== 'same') deny('dice', dice, 'own, same');
  if (away !== undefined && !isWhole(away, 0, Infinity)) deny('away', away, 'a whole number of seconds');
  checkOptional('event', event, 'string', 'the code of an event');
}
