/** Who begins: a throw of everybody before the game. */
import { check } from './dice-range.js';
import { MAX_PLAYERS } from './players.js';
import { rulesOf } from './prepare.js';
import type { Ruleset } from './rules.js';
import type { DiceSource } from './source.js';
import type { Spec } from './spec.js';
import { throwOf } from './throw.js';
import type { Dice } from './types.js';

/** Who begins, and how it came about. */
export interface RollOffResult {
  /** The seat that begins. */
  readonly first: number;
  /** Round by round, the dice by seat; undefined for those who were out already. */
  readonly rounds: readonly (readonly (Dice | undefined)[])[];
}

/** A source that gives everybody the same dice, as duplicate dice do, would never end it; then seat order decides. */
const MAX_ROUNDS = 20;
/** Before the first turn, so that a seeded game does not begin with the dice of its roll-off. */
const BEFORE_THE_GAME = -1;

/**
 * Everybody throws the ruleset's dice for it (all of them, the highest sum begins, if it says nothing); those who are
 * equal in front throw again.
 * @param players how many, 1 to 20
 * @throws RangeError, one sentence, if there are other numbers of players, or the source cannot throw the dice.
 */
export function rollOff(ruleset: Ruleset, players: number, source: DiceSource): RollOffResult {
  check('players', players, 1, MAX_PLAYERS);
  const { spec, sides } = rulesOf(ruleset);
  const { dice: count, begins } = rollOffOf(spec);
  const rounds: (Dice | undefined)[][] = [];
  let left = Array.from({ length: players }, (_, seat) => seat);
  while (left.length > 1 && rounds.length < MAX_ROUNDS) {
    const chance = { count, sides: sides.length, turn: BEFORE_THE_GAME, roll: rounds.length };
    const throws = Array.from({ length: players }, (_, seat) =>
      left.includes(seat) ? source({ ...chance, seat }) : undefined,
    );
    const sums = throws.map((dice) => dice && throwOf(sides, dice, 1, false).sum);
    const shown = sums.filter((sum) => sum !== undefined);
    const best = begins === 'highest' ? Math.max(...shown) : Math.min(...shown);
    left = left.filter((seat) => sums[seat] === best);
    rounds.push(throws);
  }
  const [first = 0] = left;
  return { first, rounds };
}

const rollOffOf = ({ rollOff: own, dice }: Spec): NonNullable<Spec['rollOff']> =>
  own ?? { dice: dice.count, begins: 'highest' };
