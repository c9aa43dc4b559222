/** Play at random, to try a ruleset: any legal action, and dice that often show one face. */
import { randomFrom } from '../dice/source.js';
import type { GameState } from '../model/rules.js';
import type { Action, Chance, Dice } from '../model/types.js';
import { chance, legalActions } from '../play/game.js';

/** A whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

/** Random numbers that depend on nothing but the seed. */
export function seededRandom(seed: string | number): Random {
  const random = randomFrom(String(seed));
  return (below) => random(0, below - 1);
}

/** The dice if they are awaited, else any legal action; undefined if there is none. */
export function anyAction(state: GameState, random: Random): Action | undefined {
  const awaited = chance(state);
  if (awaited) return { type: 'dice', values: luckyDice(state, awaited, random) };
  const actions = legalActions(state);
  return actions[random(actions.length || 1)];
}

/** One throw in three shows a single face, so that n of a kind falls more than once in most games. */
function luckyDice({ turn: { dice, held } }: GameState, { count, sides }: Chance, random: Random): Dice {
  const lucky = random(3) === 0;
  const side = dice.find((_, i) => (held >> i) & 1) ?? 1 + random(sides);
  return Array.from({ length: count }, () => (lucky ? side : 1 + random(sides)));
}
