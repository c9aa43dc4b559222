/** Whether a question is about the game that was solved. Callers without types may ask about anything. */
import type { Card, Rules, Ruleset } from '@yahtzee-game/rules';
import type { Position } from './position.js';
import { isObject, isWhole, shown } from './shown.js';

/** Saved rolls: more than any game gives. */
const MAX_TOKENS = 1000;
/** Extra bonuses, one with each entry at most. */
const MAX_EXTRAS = 1000;
/** Of an entry: more than any game gives. */
const MAX_POINTS = 1_000_000;

/** @throws RangeError, one sentence, if a position is none of a game by these rules */
export function checkPosition(rules: Rules, position: Position): void {
  if (!isObject(position)) refuse('position', position, 'what positionOf returns');
  const { ruleset, card, dice, roll, held, rollsLeft, announced } = position;
  const { cellById, holds, sides, spec } = rules;
  const mostRolls = spec.tokens ? spec.rolls + MAX_TOKENS : spec.rolls;
  if (ruleset) checkRuleset(rules.ruleset, ruleset);
  checkCard(rules, card);
  if (!isWhole(roll, 0, mostRolls)) refuse('roll', roll, `0 to ${mostRolls}`);
  const count = roll && spec.dice.count;
  const areDice =
    Array.isArray(dice) && dice.length === count && Array.from(dice).every((die) => isSide(die, sides));
  if (!areDice) refuse('dice', dice, `${count} from 1 to ${sides.length}`);
  if (held !== undefined && !(roll && isWhole(held, 0, holds.length - 1)))
    refuse('held', held, roll ? `0 to ${holds.length - 1}, or undefined` : 'undefined before the first roll');
  if (!isWhole(rollsLeft, 0, mostRolls)) refuse('rollsLeft', rollsLeft, `0 to ${mostRolls}`);
  if (announced !== undefined && !cellById.has(announced))
    refuse('announced', announced, 'a cell, or undefined');
}

/**
 * Returns the value of a position.
 * @throws RangeError, one sentence, if it is none: no box could be filled, so that no game comes to this position
 */
export function checkValue(value: number): number {
  if (!Number.isFinite(value))
    throw new RangeError('position: no box can be filled in it; allowed: what positionOf returns');
  return value;
}

function checkCard({ slots: count }: Rules, card: Card): void {
  if (!isObject(card) || !Array.isArray(card.slots)) refuse('card', card, 'a card of the game');
  const { slots, extras, tokens } = card;
  if (slots.length !== count) throw new RangeError(`card: ${slots.length} entries; allowed: ${count}`);
  if (!Array.from<unknown>(slots).every((points) => points === null || arePoints(points)))
    refuse('card', slots, 'numbers, and null where nothing is written');
  const areExtras =
    Array.isArray(extras) && extras.length <= MAX_EXTRAS && Array.from(extras).every(arePoints);
  if (!areExtras) refuse('card: extras', extras, 'numbers');
  if (!isWhole(tokens, 0, MAX_TOKENS)) refuse('card: tokens', tokens, `0 to ${MAX_TOKENS}`);
}

const arePoints = (value: unknown): boolean =>
  Number.isFinite(value) && Math.abs(Number(value)) <= MAX_POINTS;

const isSide = (die: unknown, sides: readonly unknown[]): boolean => isWhole(die, 1, sides.length);

/** @throws RangeError, one sentence, if these are not the same ruleset with the same options */
export function checkRuleset(solved: Ruleset, played: Ruleset): void {
  if (solved === played) return;
  const [own, other] = [nameOf(solved), nameOf(played)];
  if (own !== other) throw new RangeError(`ruleset: ${other}; allowed: ${own}, which was solved`);
}

/** @throws RangeError with the sentence of a value that is not allowed in its field */
export function refuse(field: string, value: unknown, allowed: string): never {
  throw new RangeError(`${field}: ${shown(value)}; allowed: ${allowed}`);
}

function nameOf(ruleset: Ruleset): string {
  if (!isObject(ruleset) || !isObject(ruleset.options) || typeof ruleset.id !== 'string')
    return shown(ruleset);
  const { id, revision, options } = ruleset;
  const chosen = Object.entries(options).map(([key, value]) => `${key.slice(0, 40)}=${shown(value)}`);
  return [id.slice(0, 100), `edition ${shown(revision)}`, ...chosen.toSorted()].join(' ');
}
