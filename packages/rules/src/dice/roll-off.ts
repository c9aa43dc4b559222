/** Who begins: a throw of everybody before the game. */
import { checkFunction } from '../model/doors.js';
import { MAX_PLAYERS } from '../model/players.js';
import { deny, isWhole } from '../model/refuse.js';
import type { Ruleset } from '../model/rules.js';
import type { Spec } from '../model/spec.js';
import { throwOf } from '../model/throw.js';
import type { Chance, Dice } from '../model/types.js';
import { rulesOf } from '../play/prepare.js';
import { check } from './dice-range.js';
import type { DiceSource } from './source.js';

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
  const { spec, sides } = rulesOf(ruleset);
  check('players', players, 1, MAX_PLAYERS);
  checkFunction('source', source, 'a source of dice, such as cryptoDice()');
  const { dice: count, begins } = rollOffOf(spec);
  const rounds: (Dice | undefined)[][] = [];
  let left = Array.from({ length: players }, (_, seat) => seat);
  while (left.length > 1 && rounds.length < MAX_ROUNDS) {
    const chance = { count, sides: sides.length, turn: BEFORE_THE_GAME, roll: rounds.length };
    const throws = Array.from({ length: players }, (_, seat) =>
      left.includes(seat) ? thrownBy(source, { ...chance, seat }) : undefined,
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

/** The dice of a source, which may be anybody's. */
function thrownBy(source: DiceSource, chance: Chance): Dice {
  const dice: unknown = source(chance);
  const { count, sides } = chance;
  if (Array.isArray(dice) && dice.length === count && dice.every((die) => isWhole(die, 1, sides)))
    return dice;
  return deny('source', dice, `${count} whole numbers from 1 to ${sides}`);
}

const rollOffOf = ({ rollOff: own, dice }: Spec): NonNullable<Spec['rollOff']> =>
  own ?? { dice: dice.count, begins: 'highest' };
