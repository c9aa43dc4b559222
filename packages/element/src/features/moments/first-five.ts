/** The first throw of a player in a game that makes all dice alike; later ones are no longer special. */
import type { Dice, GameState } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import { handOf, type Hand } from './hands.js';

export class FirstFive {
  readonly #isMoment: (snapshot: Snapshot) => boolean;
  /** By game, of which the list of players is the same object from start to end: the dice of each seat. */
  readonly #known = new WeakMap<GameState['players'], Map<number, Dice>>();

  /** `isMoment` says whether the dice have just been thrown, and may be admired. */
  constructor(isMoment: (snapshot: Snapshot) => boolean) {
    this.#isMoment = isMoment;
  }

  /** Returns the hand of these dice if they are the first of their player that are all alike. */
  handOf(snapshot: Snapshot): Hand | undefined {
    const { players, seat, turn } = snapshot.state;
    const hand = this.#isMoment(snapshot) && !snapshot.joker ? handOf(snapshot.state) : undefined;
    if (hand?.pattern !== 'five') return undefined;
    const seats = this.#known.get(players) ?? new Map<number, Dice>();
    this.#known.set(players, seats);
    const first = seats.get(seat) ?? turn.dice;
    seats.set(seat, first);
    return first === turn.dice ? hand : undefined;
  }
}
