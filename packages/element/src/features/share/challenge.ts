/** A finished game of one player as a challenge: others can play with its dice and try to beat the score. */
import { standings, type Card, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { itemAt } from '../../basics/item-at.js';
import { cellsOf } from '../../game/answers.js';
import { isDealtBy, stepsOf } from '../../game/history.js';
import { diceFrom } from '../../game/seeded-dealer.js';

export interface Challenge {
  readonly ruleset: Ruleset;
  readonly seed: string;
  /** The player's name; often empty. */
  readonly player: string;
  /** The figures to beat, compared in order: the total, unless the game compares something else first. */
  readonly figures: readonly number[];
  /** Whether an advisor has answered during the game, as the link says. */
  readonly helped: boolean;
  /** The game before its first turn, then after each. */
  readonly turns: readonly ChallengeTurn[];
}

export interface ChallengeTurn {
  readonly state: GameState;
  /** The entry of this turn; undefined before the first turn. */
  readonly entry: { readonly cell: string; readonly points: number } | undefined;
}

/** The longest name that is shown; names in links have no limit. */
const MAX_NAME = 40;

/** Returns the game as a challenge, or the reason why it cannot be one: its dice must be those of its seed. */
export function challengeOf(
  final: GameState,
  seed: string | number | undefined,
  helped = false,
): Challenge | string {
  if (final.players.length !== 1) return 'it is a game of several players';
  if (final.turn.phase !== 'over') return 'it is not over';
  if (seed === undefined) return 'it names no seed';
  if (!isDealtBy(diceFrom(seed).dice, final)) return 'its dice are not those of its seed';
  return {
    ruleset: final.rules.ruleset,
    seed: String(seed),
    player: itemAt(final.players, 0).slice(0, MAX_NAME),
    figures: figuresOf(final),
    helped,
    turns: turnsOf(final),
  };
}

/** Returns the figures by which a game of one player is compared with others with the same dice. */
export const figuresOf = (state: GameState): readonly number[] => itemAt(standings(state), 0);

function turnsOf(final: GameState): readonly ChallengeTurn[] {
  const steps = stepsOf(final);
  const turns = steps.flatMap(({ action, before }, i): ChallengeTurn[] => {
    if (action.type !== 'score') return [];
    const { cell } = action;
    const points = cellsOf(before).find(({ id }) => id === cell)?.points ?? 0;
    return [{ state: steps[i + 1]?.before ?? final, entry: { cell, points } }];
  });
  return [{ state: steps[0]?.before ?? final, entry: undefined }, ...turns];
}

/** Returns the challenger's game after the number of turns on this card. */
export const turnAfter = ({ turns }: Challenge, card: Card | undefined): ChallengeTurn | undefined =>
  turns[Math.min(card?.turns ?? 0, turns.length - 1)];

/** Whether one player plays these dice by these rules. */
export const isPlayedIn = (
  { ruleset, seed }: Challenge,
  { rules, players }: GameState,
  own: string | number | undefined,
): boolean => players.length === 1 && String(own) === seed && rulesOf(ruleset) === rulesOf(rules.ruleset);

const rulesOf = ({ id, options }: Ruleset): string =>
  JSON.stringify([id, ...Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
