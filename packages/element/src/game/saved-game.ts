/** Reads games from text. */
import { loadRuleset, parseGame, type GameState, type ParseResult, type Ruleset } from '@yahtzee-game/rules';

/** Parses a saved game. Its ruleset is the board's own, or is loaded by its id. */
export async function savedGame(
  text: string,
  own: readonly (Ruleset | string | null | undefined)[],
): Promise<ParseResult<GameState>> {
  const known = own.filter((one) => typeof one === 'object' && one !== null);
  const parsed = parseGame(text, known);
  if (parsed.ok || parsed.code !== 'unknown-ruleset' || !parsed.ruleset) return parsed;
  try {
    return parseGame(text, [await loadRuleset(parsed.ruleset)]);
  } catch {
    return parsed;
  }
}
