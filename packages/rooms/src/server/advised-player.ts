/** A computer player that uses the advisor, in a separate thread, so that rooms are served meanwhile. */
import { Worker } from 'node:worker_threads';
import type { Level } from '@yahtzee-game/advisor';
import {
  gameToJSON,
  greedyAction,
  type GameRecord,
  type GameState,
  type PlayerAction,
} from '@yahtzee-game/rules';
import { deny } from '../doors.js';
import type { ComputerPlayer } from './computer-player.js';
import { ThinkingTime } from './thinking-time.js';

/**
 * The messages to and from the thread: a game whose next action is wanted, a question that nobody asks any more, and the
 * action or why there is none.
 */
export interface Question {
  readonly id: number;
  readonly game: GameRecord;
  /** The rule sheet of the game, if it has one. */
  readonly sheet: object | undefined;
}
export interface Dropped {
  readonly dropped: number;
}
export type Reply = { readonly id: number } & (
  { readonly action: PlayerAction } | { readonly failed: string }
);

interface Asker {
  readonly resolve: (action: PlayerAction) => void;
  readonly reject: (error: Error) => void;
}

const LEVELS: readonly Level[] = ['random', 'greedy', 'human', 'optimal'];

/**
 * Returns a player for `attachRooms`; `human`, the default, makes small mistakes. It uses exact values for games that
 * are solved in about a second, otherwise estimates, and knows rule sheets and the games of the catalogue. Its thread
 * starts with the first decision, and does not keep the process from ending. If an address or a room has made it work
 * too much, it takes the most points that it can have this turn instead.
 * @throws RangeError, one sentence, if there is no such level
 */
export function advisedPlayer(level: Level = 'human'): ComputerPlayer {
  if (!LEVELS.includes(level)) deny('level', level, LEVELS.join(', '));
  const askers = new Map<number, Asker>();
  let thread: Worker | undefined;
  let asked = 0;
  const time = new ThinkingTime();
  const take = (id: number): Asker | undefined => {
    const asker = askers.get(id);
    askers.delete(id);
    return asker;
  };
  const begin = (): Worker => {
    const worker = new Worker(new URL('./advised-thread.js', import.meta.url), { workerData: level });
    worker.on('message', (reply: Reply) => {
      if ('action' in reply) take(reply.id)?.resolve(reply.action);
      else take(reply.id)?.reject(new Error(reply.failed));
    });
    // The next decision starts another thread.
    worker.on('error', (error) => {
      thread = undefined;
      for (const id of askers.keys()) take(id)?.reject(error);
    });
    worker.unref();
    return worker;
  };
  const tell = (message: Question | Dropped): void => {
    thread ??= begin();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
    thread.postMessage(message);
  };
  const ask = (state: GameState, signal: AbortSignal): Promise<PlayerAction> =>
    new Promise((resolve, reject) => {
      const id = ++asked;
      askers.set(id, { resolve, reject });
      tell({ id, game: gameToJSON(state), sheet: state.rules.ruleset.toJSON?.() });
      const drop = (): void => {
        if (take(id)) tell({ dropped: id });
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', drop, { once: true });
    });
  return {
    async choose(state, signal, occasion) {
      if (!time.isLeft(occasion)) return greedyAction(state);
      const end = time.begin(occasion);
      return ask(state, signal).finally(() => end());
    },
  };
}
