/** Does what nobody has to decide: plays the seats of computers, closes the log of a game that is over, and reports it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { GameState, PlayerAction } from '@yahtzee-game/rules';
import { ending, gameIndexOf, isOnTurn, play, type Decision, type Room } from '../core/index.js';
import type { Audience } from './audience.js';
import { choicesIn, type ComputerPlayer } from './computer-player.js';
import type { LiveRoom } from './live.js';
import { report } from './results.js';
import type { Rooms } from './rooms.js';

export interface ComputerOptions {
  /** Who decides; without one, a computer takes the most points that it can have at once. */
  readonly player?: ComputerPlayer | undefined;
  /** The milliseconds that a computer takes, so that people see what it does. */
  readonly pace: number;
  /** Is told why the player has not decided. */
  readonly onError: (error: unknown) => void;
}

export class Computers {
  readonly #rooms: Rooms;
  readonly #audience: Audience;
  readonly #options: ComputerOptions;
  readonly #playing = new Set<string>();

  constructor(rooms: Rooms, audience: Audience, options: ComputerOptions) {
    this.#rooms = rooms;
    this.#audience = audience;
    this.#options = options;
  }

  /** Goes on with a room until people are to decide, or nobody looks on here. Several calls are as one. */
  async goOn(code: string): Promise<void> {
    if (this.#playing.has(code)) return;
    this.#playing.add(code);
    try {
      while (await this.#step(code));
    } finally {
      this.#playing.delete(code);
      // Whoever looked on may have left while the computer was thinking.
      if (!this.#audience.size(code)) this.#rooms.forget(code);
    }
  }

  /** Resolves to whether there was anything to do. */
  async #step(code: string): Promise<boolean> {
    const live = await this.#rooms.room(code);
    if (!live) return false;
    const { room, secret } = live;
    if (room.phase === 'over') return this.#report(room);
    if (ending(room, secret)) return !(await live.add((now) => ended(now, secret)));
    const turn = turnIn(room);
    if (!turn || !this.#audience.size(code)) return false;
    const { pace, player, onError } = this.#options;
    const [choices] = await Promise.all([
      choicesIn(turn.game, player, onError),
      pause(pace, undefined, { ref: false }),
    ]);
    return doFirst(live, turn, choices);
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

/** A computer that is to decide, and the game as it sees it. */
interface Turn {
  readonly seat: number;
  readonly game: GameState;
}

/** The first seat that a computer is to play now. */
function turnIn(room: Room): Turn | undefined {
  const seat = room.seats.findIndex(({ by }, seat) => by === 'computer' && isOnTurn(room, seat));
  const game = seat < 0 ? undefined : room.games[gameIndexOf(room, seat)];
  return game && { seat, game };
}

function ended(room: Room, secret: string): Decision {
  const end = ending(room, secret);
  return end ? { entry: end } : { no: 'not-now' };
}

/** Does the first of these choices that is legal. Resolves to whether the game has gone on, by it or by somebody else. */
async function doFirst(
  live: LiveRoom,
  { seat, game }: Turn,
  choices: readonly PlayerAction[],
): Promise<boolean> {
  let hasMoved = false;
  for (const choice of choices) {
    const refusal = await live.add((room) => {
      hasMoved = turnIn(room)?.game !== game;
      return hasMoved ? { no: 'not-now' } : play(room, live.secret, seat, choice);
    });
    if (!refusal || hasMoved) return true;
  }
  return false;
}
