/** House rules that a page gives as JSON: at an address, or inside the board. */
import type { Ruleset } from '@yahtzee-game/rules';
import { rulesetFromJSON } from '@yahtzee-game/rules/define';

/** @throws RangeError, one sentence, if there is no sheet at the address, or none that can be played. */
export async function sheetAt(address: string): Promise<Ruleset> {
  const response = await fetch(new URL(address, document.baseURI)).catch(() => undefined);
  if (!response?.ok) {
    const reason = response
      ? `the server answers ${response.status}`
      : 'no answer, or none that this page may read';
    throw new RangeError(
      `ruleset: "${address}" cannot be had: ${reason}; allowed: the address of a rule sheet`,
    );
  }
  return sheetIn(await response.text(), address);
}

/** `from` says where the text is from. @throws RangeError, one sentence, if this is no sheet that can be played. */
export function sheetIn(text: string, from: string): Ruleset {
  const read = rulesetFromJSON(valueOf(text, from));
  if (!read.ok) throw new RangeError(`ruleset: ${from}: ${read.message}`);
  return read.ruleset;
}

function valueOf(text: string, from: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RangeError(`ruleset: ${from}: it is no JSON: ${String(error)}; allowed: a rule sheet`, {
      cause: error,
    });
  }
}
