/** Checks of the options for a server. Each throws a RangeError with one sentence. */
import { checkOptional, checkRulesets, deny, isFields, optionsOf } from '../doors.js';
import { LIMITS, type Limits } from './limits.js';
import type { RoomsOptions } from './options.js';
import type { LogStore } from './store.js';

const OPTIONS: readonly (keyof RoomsOptions)[] = [
  'store',
  'rulesets',
  'origins',
  'addressOf',
  'limits',
  'player',
  'pace',
  'path',
  'onAnswer',
  'onError',
];

export function checkAttaching(server: unknown, options: RoomsOptions): void {
  if (!hasMethods(server, 'on', 'listeners')) deny('server', server, 'a server of node:http or node:https');
  const { store, rulesets, origins, addressOf, limits, player, pace, path, onAnswer, onError } = optionsOf(
    options,
    OPTIONS,
  );
  if (store !== undefined) checkStore(store);
  checkRulesets(rulesets);
  if (origins !== undefined && origins !== '*' && !isTexts(origins))
    deny('origins', origins, "a list of origins, such as ['https://dice.example'], or '*'");
  checkOptional('addressOf', addressOf, 'function', 'a function from a request to an address');
  checkLimits(limits);
  if (player !== undefined && !hasMethods(player, 'choose'))
    deny('player', player, 'a player, such as advisedPlayer()');
  if (pace !== undefined && !(Number.isFinite(pace) && pace >= 0)) deny('pace', pace, 'milliseconds, from 0');
  checkOptional('path', path, 'string', 'a path, such as /rooms/socket.io/');
  checkOptional('onAnswer', onAnswer, 'function', 'a function that takes what was answered');
  checkOptional('onError', onError, 'function', 'a function that takes what went wrong');
}

export function checkStore(store: LogStore): void {
  if (!hasMethods(store, 'append', 'read', 'keep', 'kept', 'expire', 'close'))
    deny('store', store, 'a store, such as memoryStore() or await sqliteStore(file)');
}

function checkLimits(limits: RoomsOptions['limits']): void {
  const given = optionsOf(limits, Object.keys(LIMITS) as (keyof Limits)[], 'limits');
  for (const [name, limit] of Object.entries(given)) {
    if (limit === undefined) continue;
    const isRate = typeof LIMITS[name as keyof Limits] === 'object';
    if (isRate ? !isRateOf(limit) : !isAmount(limit))
      deny(
        `limits.${name}`,
        limit,
        isRate ? 'an object with burst and perSecond, above 0' : 'a number from 0',
      );
  }
}

const isAmount = (value: unknown): boolean => typeof value === 'number' && value >= 0;

function isRateOf(limit: unknown): boolean {
  const { burst, perSecond } = Object(limit) as Readonly<Record<string, unknown>>;
  return isAmount(burst) && isAmount(perSecond) && Number(perSecond) > 0;
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export const hasMethods = (value: unknown, ...names: readonly string[]): boolean =>
  isFields(value) && names.every((name) => typeof (value as Record<string, unknown>)[name] === 'function');
