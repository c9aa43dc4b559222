/** The steps that need no person: plays the seats of computers, ends the log when the game is over, reports results. */
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import type { GameState, PlayerAction } from '@yahtzee-game/rules';
import { ending, gameIndexOf, isOnTurn, play, type Decision, type Room } from '../core/index.js';
import type { Audience } from './audience.js';
import { choicesIn, type ComputerPlayer, type Occasion } from './computer-player.js';
import type { LiveRoom } from './live.js';
import { report } from './results.js';
import type { Rooms } from './rooms.js';
import { Told } from './told.js';

export interface ComputerOptions {
  /** Decides for computers; without it they take the most points that they can have this turn. */
  readonly player?: ComputerPlayer | undefined;
  /** The least time that a computer takes for a decision, in milliseconds, so that people can follow. */
  readonly pace: number;
  /** Receives the error if `player` has made no decision; each once for a game. */
  readonly onError: (error: unknown) => void;
}

export class Computers {
  readonly #rooms: Rooms;
  readonly #audience: Audience;
  readonly #options: ComputerOptions;
  readonly #playing = new Set<string>();
  readonly #told: Told;

  constructor(rooms: Rooms, audience: Audience, options: ComputerOptions) {
    this.#rooms = rooms;
    this.#audience = audience;
    this.#options = options;
    this.#told = new Told(options.onError);
  }

  /**
   * Continues a room until a person has to decide, or nobody in this process is in it. Never runs twice for a room.
   * @param address that of somebody in the room
   */
  async goOn({ code, room, secret }: LiveRoom, address: string): Promise<void> {
    if (this.#playing.has(code) || !hasSteps(room, secret)) return;
    this.#playing.add(code);
    try {
      // The answer to the player who has just acted goes out before the lines of computers.
      await immediate();
      while (await this.#step({ room: code, address }));
    } finally {
      this.#playing.delete(code);
      // The last watcher may have left while the computer was thinking.
      if (!this.#audience.size(code)) this.#rooms.forget(code);
    }
  }

  /** Takes one step. Resolves to whether there may be more to do. */
  async #step(occasion: Occasion): Promise<boolean> {
    const { room: code } = occasion;
    const live = await this.#rooms.room(code);
    if (!live) return false;
    const { room, secret } = live;
    if (room.phase === 'over') return this.#report(room);
    if (ending(room, secret)) return !(await live.add((now) => ended(now, secret)));
    const turn = turnIn(room);
    if (!turn || !this.#audience.size(code)) return false;
    const { pace, player } = this.#options;
    const [choices] = await Promise.all([
      choicesIn(turn.game, player, occasion, (error) =>
        this.#told.once(`${room.ruleset.id} ${String(error)}`, error),
      ),
      pause(pace, undefined, { ref: false }),
    ]);
    return doFirst(live, turn, choices);
  }

  /** Reports the results of a room that is over; repeated whenever somebody enters, in case it failed before. */
  async #report(room: Room): Promise<false> {
    const { event: code } = room.terms;
    const event = code === undefined ? undefined : await this.#rooms.event(code);
    if (!event) return false;
    await report(event, room);
    if (!this.#audience.size(event.code)) this.#rooms.forget(event.code);
    return false;
  }
}

/** Whether there is a step that needs no person. */
const hasSteps = (room: Room, secret: string): boolean =>
  room.phase === 'over' ? room.terms.event !== undefined : Boolean(ending(room, secret) ?? turnIn(room));

/** The turn of a computer. */
interface Turn {
  readonly seat: number;
  readonly game: GameState;
}

/** Returns the turn of the first seat for which a computer has to decide now; undefined if there is none. */
function turnIn(room: Room): Turn | undefined {
  const seat = room.seats.findIndex(({ by }, seat) => by === 'computer' && isOnTurn(room, seat));
  const game = seat < 0 ? undefined : room.games[gameIndexOf(room, seat)];
  return game && { seat, game };
}

function ended(room: Room, secret: string): Decision {
  const end = ending(room, secret);
  return end ? { entry: end } : { no: 'not-now' };
}

/** Adds the first choice that is legal. Resolves to whether the game has gone on, by this or by another decision. */
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
