/** Does what nobody has to decide: plays the seats of computers, and closes the log when the game is over. */
import { setTimeout as pause } from 'node:timers/promises';
import { greedyAction, type GameState, type PlayerAction } from '@yahtzee-game/rules';
import { ending, gameIndexOf, isOnTurn, play, type Decision, type Room } from '../core/index.js';
import type { LiveRoom } from './rooms.js';

export interface Rounds {
  find(code: string): Promise<LiveRoom | undefined>;
  /** Whether somebody looks on, here. */
  isWatched(code: string): boolean;
  /** The milliseconds that a computer takes, so that people see what it does. */
  readonly pace: number;
}

export class Computers {
  readonly #rounds: Rounds;
  readonly #playing = new Set<string>();

  constructor(rounds: Rounds) {
    this.#rounds = rounds;
  }

  /** Goes on with a room until people are to decide, or nobody looks on. Several calls are as one. */
  async goOn(code: string): Promise<void> {
    if (this.#playing.has(code)) return;
    this.#playing.add(code);
    try {
      while (await this.#step(code));
    } finally {
      this.#playing.delete(code);
    }
  }

  /** Resolves to whether there was anything to do. */
  async #step(code: string): Promise<boolean> {
    const live = await this.#rounds.find(code);
    if (!live) return false;
    const { secret } = live;
    if (!ending(live.room, secret)) {
      if (computerIn(live.room) === undefined || !this.#rounds.isWatched(code)) return false;
      await pause(this.#rounds.pace, undefined, { ref: false });
    }
    return !(await live.add((room) => owed(room, secret)));
  }
}

/** What comes next without anybody's doing. */
function owed(room: Room, secret: string): Decision {
  const end = ending(room, secret);
  if (end) return { entry: end };
  const seat = computerIn(room);
  const game = seat === undefined ? undefined : room.games[gameIndexOf(room, seat)];
  return seat === undefined || !game ? { no: 'not-now' } : play(room, secret, seat, choiceIn(game));
}

/** The first seat that a computer is to play now. */
function computerIn(room: Room): number | undefined {
  const seat = room.seats.findIndex(({ by }, seat) => by === 'computer' && isOnTurn(room, seat));
  return seat < 0 ? undefined : seat;
}

const choiceIn = (game: GameState): PlayerAction =>
  game.turn.phase === 'rolling' ? { type: 'roll', held: 0 } : greedyAction(game);
