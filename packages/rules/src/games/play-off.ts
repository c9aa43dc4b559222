/**
 * A play-off: players who are equal in front go on with a further card each, in the same game and the same log, until
 * one is in front alone. It wraps the game that is played, so that games without one do not carry it.
 */
import { emptyCard } from '../model/card.js';
import type { Game, GameState } from '../model/rules.js';
import type { Card, PlayedCards } from '../model/types.js';
import { placesOf, type Standings } from '../play/totals.js';
import { makeState, newTurn } from '../play/turn.js';

/**
 * Players who have the same dice and decide alike would play on for ever; after this number of cards they share the
 * win.
 */
export const MAX_CARDS = 5;

/** The game with a play-off. */
export const playOff = (game: Game): Game => ({
  ...game,
  reduce: (state, action) => {
    const next = game.reduce(state, action);
    if (!next.ok) return next;
    const after = state.playoff ? { ...next, playoff: state.playoff } : next;
    const { phase } = after.turn;
    const tied = phase === 'over' && after.turn.winner === undefined ? inFront(game, after) : [];
    return tied.length > 1 && cardsSince(after) < MAX_CARDS ? playOn(after, tied) : after;
  },
  standings: (state) => standings(game, state),
  outcome: (state) => {
    const { turn, cards, playoff } = state;
    if (turn.phase !== 'over') return undefined;
    const [first = { cards }, second = playoff] = playoff?.before ?? [];
    const totals = game.totals({ ...state, cards: first.cards }).map(({ total }) => total);
    return { ...placesOf(standings(game, state), totals, turn.winner), playoff: second?.seats ?? [] };
  },
});

/** How many further cards each of those who are equal has filled. */
const cardsSince = ({ playoff }: GameState): number => playoff?.before.length ?? 0;

const inFront = (game: Game, state: GameState): readonly number[] =>
  placesOf(standings(game, state), []).winners;

/** Every card in turn that has been played: those of the game, then those of each play-off. */
function played({ cards, playoff }: GameState): readonly PlayedCards[] {
  return playoff
    ? [...playoff.before, { seats: playoff.seats, cards }]
    : [{ seats: [...cards.keys()], cards }];
}

/** The numbers that decide places: those of the game, then of each play-off; 0 for players who were not in it. */
function standings(game: Game, state: GameState): Standings {
  const rounds = played(state).map(({ seats, cards }) => {
    const own = game.standings({ ...state, cards: cards.filter((_, seat) => seats.includes(seat)) });
    return { seats, own, none: own.slice(0, 1).flatMap((keys) => keys.map(() => 0)) };
  });
  return state.cards.map((_, seat) =>
    rounds.flatMap(({ seats, own, none }) => own[seats.indexOf(seat)] ?? none),
  );
}

/** A new card for each of these seats. Their turns go on being counted, so that seeded dice do not repeat. */
function playOn(state: GameState, seats: readonly number[]): GameState {
  const [first = 0] = seats;
  const { rules, players, log } = state;
  const fresh = ({ turns }: Card): Card => ({ ...emptyCard(rules), turns });
  const cards = state.cards.map((card, seat) => (seats.includes(seat) ? fresh(card) : card));
  const next = makeState(rules, players, cards, first, newTurn(), log);
  return { ...next, playoff: { seats, before: played(state) } };
}
