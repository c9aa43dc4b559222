/** What a board needs only when asked: other games, options, seeds, saved games. Loaded then, not before. */
import {
  cryptoDice,
  loadRuleset,
  newGame,
  parseGame,
  seededDice,
  withOptions,
  type DiceSource,
  type GameState,
  type ParseResult,
  type Ruleset,
} from '@yahtzee-game/rules';
import { optionsOf, warnOnce } from './settings.js';

export { enMore as words } from './messages/en-more.js';

export interface Wanted {
  readonly ruleset: string;
  readonly options: string | null | undefined;
  readonly seed: string | null | undefined;
  readonly players: readonly string[];
}

/** The game that the attributes ask for. What they get wrong is said once, and the default is played. */
export async function gameFor(wanted: Wanted, fallback: Ruleset): Promise<GameState> {
  const plain = wanted.ruleset === fallback.id ? fallback : await shipped(wanted.ruleset, fallback);
  return newGame(
    orDefault(() => withOptions(plain, optionsOf(wanted.options)), plain),
    { players: wanted.players },
  );
}

/** Dice by seed; real ones without. */
export const diceFor = (seed: string | null | undefined): DiceSource =>
  seed ? seededDice(seed) : cryptoDice();

/** A saved game; the ruleset that it names is loaded. */
export async function savedGame(text: string, known: readonly Ruleset[]): Promise<ParseResult<GameState>> {
  const parsed = parseGame(text, known);
  if (parsed.ok || parsed.code !== 'unknown-ruleset' || !parsed.ruleset) return parsed;
  try {
    return parseGame(text, [await loadRuleset(parsed.ruleset)]);
  } catch {
    return parsed;
  }
}

async function shipped(id: string, fallback: Ruleset): Promise<Ruleset> {
  try {
    return await loadRuleset(id);
  } catch (error) {
    warnOnce(messageOf(error));
    return fallback;
  }
}

function orDefault(make: () => Ruleset, plain: Ruleset): Ruleset {
  try {
    return make();
  } catch (error) {
    warnOnce(messageOf(error));
    return plain;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
