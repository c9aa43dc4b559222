/** What a board needs only when asked: other games, options, seeds, saved games. Loaded then, not before. */
import {
  cryptoDice,
  duplicateDice,
  loadRuleset,
  newGame,
  parseGame,
  rollOff,
  seededDice,
  withOptions,
  type DiceSource,
  type GameState,
  type ParseResult,
  type Ruleset,
} from '@yahtzee-game/rules';
import type { Kit } from './parts/kit.js';
import { drawingsWith, type Drawings } from './parts/more/index.js';
import { seated } from './seats.js';
import { optionsOf, warnOnce } from './settings.js';
import { moreView, type MoreView } from './view/more/index.js';

export { more as words } from './locales/en/more.js';

/** What other games than plain Yahtzee show and draw. */
export interface More extends MoreView, Drawings {
  readonly seated: typeof seated;
}

export const moreWith = (kit: Kit): More => ({ ...moreView, ...drawingsWith(kit), seated });

export interface Wanted {
  readonly ruleset: string | Ruleset;
  readonly options: string | null | undefined;
  readonly seed: string | null | undefined;
  readonly players: readonly string[];
}

/** The game that the attributes ask for. What they get wrong is said once, and the default is played. */
export async function gameFor(wanted: Wanted, fallback: Ruleset): Promise<GameState> {
  const plain = await rulesetOf(wanted.ruleset, fallback);
  const { options, modifiers } = splitOptions(wanted.options);
  const ruleset = orDefault(() => withOptions(plain, options), plain);
  const players = seated(wanted.players, ruleset.spec);
  return newGame(ruleset, { players: modifiers.rollOff ? rolledOff(ruleset, players, wanted) : players });
}

/** Dice by seed, the same for everybody if the options say so; real ones without a seed. */
export function diceFor({ seed, options }: Pick<Wanted, 'seed' | 'options'>): DiceSource {
  if (splitOptions(options).modifiers.duplicate) return duplicateDice(seed || anySeed());
  return seed ? seededDice(seed) : cryptoDice();
}

/** Pages without https have no `randomUUID`. */
const anySeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join();

/** What may be said of any game, beside the options of its ruleset. */
interface Modifiers {
  /** Everybody gets the same dice. */
  readonly duplicate: boolean;
  /** Who begins is thrown for. */
  readonly rollOff: boolean;
}

function splitOptions(text: string | null | undefined): {
  readonly options: ReturnType<typeof optionsOf>;
  readonly modifiers: Modifiers;
} {
  const { duplicate = false, rollOff: throwsForIt = false, ...options } = optionsOf(text);
  return { options, modifiers: { duplicate: duplicate === true, rollOff: throwsForIt === true } };
}

/** The players in their order round the table, from the one who has won the throw for it. */
function rolledOff(ruleset: Ruleset, players: readonly string[], wanted: Wanted): readonly string[] {
  const dice = wanted.seed ? seededDice(wanted.seed) : cryptoDice();
  const { first } = rollOff(ruleset, players.length, dice);
  return [...players.slice(first), ...players.slice(0, first)];
}

/** A saved game; the ruleset that it names is one of the board's own, or is loaded. */
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

async function rulesetOf(wanted: string | Ruleset, fallback: Ruleset): Promise<Ruleset> {
  if (typeof wanted === 'object') return wanted;
  try {
    return wanted === fallback.id ? fallback : await loadRuleset(wanted);
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
