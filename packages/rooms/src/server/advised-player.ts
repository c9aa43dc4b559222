/** A computer that plays by advice, which is worked out in a thread of its own: rooms are served meanwhile. */
import { Worker } from 'node:worker_threads';
import type { Level } from '@yahtzee-game/advisor';
import { gameToJSON, type GameRecord, type PlayerAction } from '@yahtzee-game/rules';
import { deny } from '../doors.js';
import type { ComputerPlayer } from './computer-player.js';

/** A game whose next action is wanted, and what is sent back: the action, or why there is none. */
export interface Question {
  readonly id: number;
  readonly game: GameRecord;
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
 * Returns a player for `attachRooms`; `human`, the default, makes small mistakes. It plays by exact values where a game is
 * solved in about a second, else by estimates, and knows the games of the catalogue. Its thread begins with the first
 * decision, and does not keep the process from ending.
 */
export function advisedPlayer(level: Level = 'human'): ComputerPlayer {
  if (!LEVELS.includes(level)) deny('level', level, LEVELS.join(', '));
  const askers = new Map<number, Asker>();
  let thread: Worker | undefined;
  let asked = 0;
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
    // The next decision begins another thread.
    worker.on('error', (error) => {
      thread = undefined;
      for (const id of askers.keys()) take(id)?.reject(error);
    });
    worker.unref();
    return worker;
  };
  return {
    choose: (state) =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        askers.set(id, { resolve, reject });
        thread ??= begin();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
        thread.postMessage({ id, game: gameToJSON(state) } satisfies Question);
      }),
  };
}
