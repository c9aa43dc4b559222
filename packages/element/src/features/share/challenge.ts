/** A finished game of one player whose dice somebody else can play: the score to beat. */
import { standings, type Card, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { cellsOf } from '../../game/answers.js';
import { isDealtBy, stepsOf } from '../../game/history.js';
import { diceFrom } from '../../game/seeded-dealer.js';
import { itemAt } from '../../item-at.js';

export interface Challenge {
  readonly ruleset: Ruleset;
  readonly seed: string;
  /** Often empty. */
  readonly player: string;
  /** What there is to beat, compared in turn: the total, unless the game counts something else first. */
  readonly figures: readonly number[];
  /** Whether an advisor has answered during the game, as the link says. */
  readonly helped: boolean;
  /** The game before its first turn, then after each. */
  readonly turns: readonly ChallengeTurn[];
}

export interface ChallengeTurn {
  readonly state: GameState;
  /** What was filled in this turn; undefined before the first. */
  readonly entry: { readonly cell: string; readonly points: number } | undefined;
}

/** The longest name that is shown; a link may carry any. */
const MAX_NAME = 40;

/** Returns the game as a challenge, or why it is none: its dice have to be those of its seed. */
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

/** Returns what decides between the only player of a game and others who play its dice. */
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

/** The other's game after as many turns as this card has. */
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
