/** The thread of `advisedPlayer`. */
import { parentPort, workerData } from 'node:worker_threads';
import { createAdvisor, type Level, type SeatPlayer } from '@yahtzee-game/advisor';
import { replay, type PlayerAction, type Ruleset } from '@yahtzee-game/rules';
import { rulesetFor } from '../core/index.js';
import type { Dropped, Question, Reply } from './advised-player.js';

/** The number of games whose values are kept in memory; each takes a few megabytes. */
const MOST_KEPT = 8;

interface Known {
  readonly ruleset: Ruleset;
  readonly player: SeatPlayer;
}

const known = new Map<string, Promise<Known>>();
/** The questions that are being answered. */
const asked = new Map<number, AbortController>();

parentPort?.on('message', (message: Question | Dropped) => {
  if ('dropped' in message) asked.get(message.dropped)?.abort();
  else void answer(message);
});

async function answer({ id, ...question }: Question): Promise<void> {
  const controller = new AbortController();
  asked.set(id, controller);
  const said = await chosen(question, controller.signal).then(
    (action) => ({ action }),
    (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
  );
  asked.delete(id);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
  parentPort?.postMessage({ id, ...said } satisfies Reply);
}

type Terms = Parameters<typeof rulesetFor>[0];

async function chosen({ game, sheet }: Omit<Question, 'id'>, signal: AbortSignal): Promise<PlayerAction> {
  const { players, actions } = game;
  const { ruleset, player } = await knownBy({ ...game, ...(sheet && { sheet }) });
  const state = replay(ruleset, players, actions);
  if (!state.ok) throw new Error(state.message);
  return player.choose(state, signal);
}

/** Returns a game with its options. Keeps it, and drops the one that was used least recently. */
function knownBy(terms: Terms): Promise<Known> {
  const { ruleset, options, sheet } = terms;
  const key = JSON.stringify([ruleset, options, sheet]);
  const found = known.get(key) ?? learn(terms);
  known.delete(key);
  known.set(key, found);
  found.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  return found;
}

async function learn(terms: Terms): Promise<Known> {
  const ruleset = await rulesetFor(terms);
  // This thread is a worker already.
  return { ruleset, player: createAdvisor({ worker: false }).player(workerData as Level) };
}
