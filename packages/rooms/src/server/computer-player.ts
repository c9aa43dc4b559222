/** The decisions for seats of computers. */
import { greedyAction, type GameState, type PlayerAction } from '@yahtzee-game/rules';

/** For whom a computer decides, so that a player can share its time out. */
export interface Occasion {
  /** The code of the room. */
  readonly room: string;
  /** The address of somebody in the room. */
  readonly address: string;
}

/** Decides for computers; players of `@yahtzee-game/advisor` can be used. */
export interface ComputerPlayer {
  /**
   * Returns the next action of the player on turn, or resolves to it. If it fails, takes longer than five seconds, or
   * returns an action that is not legal, the computer takes the most points that it can have this turn.
   */
  choose(state: GameState, signal: AbortSignal, occasion: Occasion): PlayerAction | Promise<PlayerAction>;
}

/** The longest time for a decision, in milliseconds. */
const PATIENCE = 5000;

/** Resolves to the actions to try, in this order; the last one is legal. */
export async function choicesIn(
  state: GameState,
  player: ComputerPlayer | undefined,
  occasion: Occasion,
  onError: (error: unknown) => void,
): Promise<readonly PlayerAction[]> {
  if (state.turn.phase === 'rolling') return [{ type: 'roll', held: 0 }];
  const atOnce = greedyAction(state);
  if (!player) return [atOnce];
  try {
    return [await inTime((signal) => player.choose(state, signal, occasion)), atOnce];
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
