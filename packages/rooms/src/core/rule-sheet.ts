/** Games that a room brings along. A separate import, since most rooms play a game of the catalogue. */
import type { Ruleset } from '@yahtzee-game/rules';
import { rulesetFromJSON } from '@yahtzee-game/rules/define';

/** @throws RangeError, one sentence, if the sheet cannot be played, or has another id */
export function rulesetOfSheet(id: string, sheet: object): Ruleset {
  const read = rulesetFromJSON(sheet);
  if (!read.ok) throw new RangeError(`sheet: ${read.message}`);
  const { ruleset } = read;
  if (ruleset.id !== id) throw new RangeError(`sheet: its id is "${ruleset.id}"; allowed: "${id}"`);
  return ruleset;
}
