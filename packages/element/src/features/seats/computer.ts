/** The player of a computer's seat. */
import { greedyAction, randomAction, type PlayerAction } from '@yahtzee-game/rules';
import { demand, optional } from '../../basics/checks.js';
import { tryOrWarn, warnOnce } from '../../basics/warnings.js';
import type { BoardElement } from '../../board/feature.js';
import type { Advisor } from '../../game/advisor.js';
import type { Level } from '../../game/seats.js';
import type { TablePlayer } from '../../game/table.js';
import { demandLegal, playerCheck } from './player-checks.js';

/** Milliseconds after which a computer decides without the advisor. */
const LIMIT = 3000;

/** Returns a player of this level. `human` and `optimal` ask the advisor; without its answer they play greedily. */
export function computer(level: Level, host: BoardElement): TablePlayer {
  if (level === 'random') return { choose: (state) => randomAction(state) };
  if (level === 'greedy') return { choose: (state) => greedyAction(state) };
  let advisor: Advisor | undefined;
  let player: TablePlayer | undefined;
  return {
    async choose(state, signal, mark) {
      const asked = withinLimit(signal, async (limited) => {
        const present = await host.findAdvisor();
        if (present !== advisor) [advisor, player] = [present, playerOf(present, level)];
        if (!player) warnOnce(NO_ADVISOR);
        const action = await player?.choose(state, limited, mark);
        if (player && !limited.aborted) demandLegal(state, action);
        return action;
      });
      const action = await tryOrWarn(`players: "${level}"`, () => asked);
      return action ?? greedyAction(state);
    },
  };
}

function playerOf(advisor: Advisor | undefined, level: Level): TablePlayer | undefined {
  const player = advisor?.player?.(level);
  demand(optional(playerCheck), player, `player("${level}")`);
  return player;
}

const NO_ADVISOR =
  'players: computers play greedily, because there is no advisor that has players; ' +
  'import "@yahtzee-game/element/advised"';

/** Resolves to the answer; to undefined after the time limit, or when the signal aborts. */
function withinLimit(
  signal: AbortSignal,
  ask: (limited: AbortSignal) => Promise<PlayerAction | undefined>,
): Promise<PlayerAction | undefined> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT)]);
  const late = new Promise<undefined>((resolve) =>
    limited.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
  return Promise.race([ask(limited), late]);
}
