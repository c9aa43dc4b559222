/** Checks that a question is about the game that was solved. */
import type { Rules, Ruleset } from '@yahtzee-game/rules';
import { rulesOf } from '@yahtzee-game/rules/engine';
import { isFields, isWhole, refuse, shown } from '../basics/refuse.js';
import type { Position } from './position.js';

/** @throws RangeError, one sentence, if this is not a position of a game by these rules */
export function checkPosition(rules: Rules, position: Position): void {
  // Callers without types may pass anything, such as a state.
  if (!isFields(position)) return refuse('position', position, 'a position, such as positionOf(state)');
  const { ruleset, card, dice, roll, rollsLeft, held } = position;
  const { sides, slots, spec } = rules;
  if (ruleset !== undefined) checkRuleset(rules.ruleset, ruleset);
  const entries: unknown = (card as Partial<Position['card']> | null | undefined)?.slots?.length;
  if (entries !== slots)
    throw new RangeError(`card: ${shown(entries)} entries; allowed: ${slots}, as in positionOf(state)`);
  const count = roll && spec.dice.count;
  if (!Array.isArray(dice) || dice.length !== count || !dice.every((die) => sides[die - 1]))
    refuse('dice', dice, `${count} from 1 to ${sides.length}`);
  if (!isWhole(rollsLeft, 0, Number.MAX_SAFE_INTEGER))
    refuse('rollsLeft', rollsLeft, 'a whole number from 0');
  if (held !== undefined) checkHeld(held, 2 ** spec.dice.count - 1);
}

function checkHeld(held: number, most: number): void {
  if (!isWhole(held, 0, most)) refuse('held', held, `undefined, or a whole number from 0 to ${most}`);
}

/** @throws RangeError, one sentence, if these are not the same ruleset with the same options */
export function checkRuleset(solved: Ruleset, played: Ruleset): void {
  const [own, other] = [nameOf(solved), nameOf(rulesOf(played).ruleset)];
  if (own !== other) throw new RangeError(`ruleset: ${other}; allowed: ${own}, which was solved`);
}

const nameOf = ({ id, revision, options }: Ruleset): string =>
  [id, `edition ${revision}`, ...Object.entries(options).map(String).toSorted()].join(' ');
