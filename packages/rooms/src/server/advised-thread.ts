/** The thread of `advisedPlayer`. */
import { parentPort, workerData } from 'node:worker_threads';
import { createAdvisor, type Level, type SeatPlayer } from '@yahtzee-game/advisor';
import { loadRuleset, replay, withOptions, type PlayerAction, type Ruleset } from '@yahtzee-game/rules';
import type { Question, Reply } from './advised-player.js';

/** The number of games whose values are kept in memory; each takes a few megabytes. */
const MOST_KEPT = 8;

interface Known {
  readonly ruleset: Ruleset;
  readonly player: SeatPlayer;
}

const known = new Map<string, Promise<Known>>();
/** Never aborted: the values that a choice waits for are also used for the next one. */
const { signal } = new AbortController();

parentPort?.on('message', async ({ id, game }: Question) => {
  const said = await chosen(game).then(
    (action) => ({ action }),
    (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
  parentPort?.postMessage({ id, ...said } satisfies Reply);
});

async function chosen({ ruleset: id, options, players, actions }: Question['game']): Promise<PlayerAction> {
  const { ruleset, player } = await knownBy(id, options);
  const state = replay(ruleset, players, actions);
  if (!state.ok) throw new Error(state.message);
  return player.choose(state, signal);
}

/** Returns a game of the catalogue with these options. Keeps it, and drops the one that was used least recently. */
function knownBy(id: string, options: Ruleset['options']): Promise<Known> {
  const key = JSON.stringify([id, options]);
  const found = known.get(key) ?? learn(id, options);
  known.delete(key);
  known.set(key, found);
  found.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  return found;
}

async function learn(id: string, options: Ruleset['options']): Promise<Known> {
  const ruleset = withOptions(await loadRuleset(id), options);
  // This thread is a worker already.
  return { ruleset, player: createAdvisor({ worker: false }).player(workerData as Level) };
}
