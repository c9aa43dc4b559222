/** Checks of the properties of a board. */
import {
  aFlag,
  aFunction,
  aText,
  check,
  isObject,
  listOf,
  objectWith,
  recordOf,
  type Check,
} from '../basics/checks.js';
import { dayOf } from './day.js';

/** The kinds of data that a board remembers, as `keep` names them. */
export const MEMORIES = ['game', 'records'] as const;
export type Memory = (typeof MEMORIES)[number];

export const keepCheck: Check = check(
  (value) =>
    typeof value === 'boolean' ||
    (typeof value === 'string' &&
      value.split(/\s+/).every((word) => !word || MEMORIES.some((one) => one === word))),
  'game, records, or both; without a value everything',
);

const parts = { id: aText, make: aFunction, spec: check(isObject, 'an object') };
const isRuleset = objectWith(parts, ...Object.keys(parts));

/** A custom ruleset. */
export const ownRulesetCheck: Check = check(
  (value) => !isRuleset(value, ''),
  'a ruleset, such as await loadRuleset("yatzy")',
);
/** An id, or a ruleset. Whether there is a ruleset of this id is known once it is loaded. */
export const rulesetCheck: Check = check(
  (value) => typeof value === 'string' || !isRuleset(value, ''),
  'the id of a shipped ruleset, or a ruleset, such as await loadRuleset("yatzy")',
);

const OPTIONS = 'text such as "joker: free", or an object';
const options = recordOf(
  check((value) => ['string', 'number', 'boolean'].includes(typeof value), 'text, a number, true, false'),
  OPTIONS,
);
/** Which options a ruleset has is known once it is loaded. */
export const optionsCheck: Check = (value, place) =>
  typeof value === 'string' ? undefined : options(value, place);

export const seedCheck: Check = check(
  (value) =>
    typeof value === 'string'
      ? !/^daily\s/.test(value) || dayOf(value) !== undefined
      : Number.isFinite(value),
  'text, a number, daily, or daily and a day such as daily 2026-11-22',
);

/** The shapes of pips other than dots. `FACES` adds the other named kinds of faces. */
const SHAPES = ['squares', 'diamonds', 'hearts', 'stars'] as const;
export type Shape = (typeof SHAPES)[number];
const FACES = ['pips', 'numerals', 'letters', ...SHAPES];
const FACES_ALLOWED =
  `${FACES.join(', ')}, or a symbol for each face between spaces; ` +
  'as a property also a list of symbols and images';
const symbol = objectWith({ text: aText, label: aText }, 'text');
const image = objectWith({ src: aText, label: aText }, 'src');
const faceList = listOf(
  (face, place) =>
    typeof face === 'string' || face === null || face === undefined
      ? undefined
      : (isObject(face) && 'src' in face ? image : symbol)(face, place),
  FACES_ALLOWED,
);
const faceNames = check(
  (value) => typeof value === 'string' && (FACES.includes(value) || /^$|\S\s+\S/.test(value.trim())),
  FACES_ALLOWED,
);
export const facesCheck: Check = (value, place) =>
  (Array.isArray(value) ? faceList : faceNames)(value, place);

const MAY = { odds: aFunction, compare: aFunction, prospects: aFunction, review: aFunction };
export const advisorCheck: Check = objectWith(
  { advise: aFunction, ...MAY, winProbabilities: aFunction, player: aFunction, distribution: aFunction },
  'advise',
);

export const tableCheck: Check = objectWith({
  player: aFunction,
  throwDice: aFunction,
  undo: aFlag,
  again: aFunction,
});
