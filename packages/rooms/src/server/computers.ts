/** Does what nobody has to decide: plays the seats of computers, closes the log of a game that is over, and reports it. */
import { setTimeout as pause } from 'node:timers/promises';
import { greedyAction, type GameState, type PlayerAction } from '@yahtzee-game/rules';
import { ending, gameIndexOf, isOnTurn, play, type Decision, type Room } from '../core/index.js';
import type { Audience } from './audience.js';
import { report } from './results.js';
import type { Rooms } from './rooms.js';

export class Computers {
  readonly #rooms: Rooms;
  readonly #audience: Audience;
  readonly #pace: number;
  readonly #playing = new Set<string>();

  /** `pace`: the milliseconds that a computer takes, so that people see what it does. */
  constructor(rooms: Rooms, audience: Audience, pace: number) {
    this.#rooms = rooms;
    this.#audience = audience;
    this.#pace = pace;
  }

  /** Goes on with a room until people are to decide, or nobody looks on here. Several calls are as one. */
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
    const live = await this.#rooms.room(code);
    if (!live) return false;
    const { room, secret } = live;
    if (room.phase === 'over') return this.#report(room);
    if (!ending(room, secret)) {
      if (computerIn(room) === undefined || !this.#audience.size(code)) return false;
      await pause(this.#pace, undefined, { ref: false });
    }
    return !(await live.add((room) => owed(room, secret)));
  }

  /** A room that is over is looked at again whenever somebody enters: a report that was missed is made then. */
  async #report(room: Room): Promise<false> {
    const { event: code } = room.terms;
    const event = code === undefined ? undefined : await this.#rooms.event(code);
    if (!event) return false;
    await report(event, room);
    if (!this.#audience.size(event.code)) this.#rooms.forget(event.code);
    return false;
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
