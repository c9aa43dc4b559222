/** Who decides for the seats of computers. */
import { greedyAction, type GameState, type PlayerAction } from '@yahtzee-game/rules';

/** Decides for computers; the players of `@yahtzee-game/advisor` are such. */
export interface ComputerPlayer {
  /**
   * Returns what the player on turn does, or resolves to it. Where it fails, takes longer than five seconds, or names what
   * is not legal, the computer takes the most points that it can have at once.
   */
  choose(state: GameState, signal: AbortSignal): PlayerAction | Promise<PlayerAction>;
}

/** In milliseconds. */
const PATIENCE = 5000;

/** Resolves to what is to be tried, in this order; the last of it is legal. */
export async function choicesIn(
  state: GameState,
  player: ComputerPlayer | undefined,
  onError: (error: unknown) => void,
): Promise<readonly PlayerAction[]> {
  if (state.turn.phase === 'rolling') return [{ type: 'roll', held: 0 }];
  const atOnce = greedyAction(state);
  if (!player) return [atOnce];
  try {
    return [await inTime((signal) => player.choose(state, signal)), atOnce];
  } catch (error) {
    onError(error);
    return [atOnce];
  }
}

/** Resolves to the choice, or rejects when it has taken too long. */
async function inTime(
  choose: (signal: AbortSignal) => PlayerAction | Promise<PlayerAction>,
): Promise<PlayerAction> {
  const controller = new AbortController();
  const { signal } = controller;
  const late = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
  const timer = setTimeout(() => controller.abort(new Error('the computer took too long')), PATIENCE);
  try {
    return await Promise.race([choose(signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
