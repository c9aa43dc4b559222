/** Each player's chance to win, worked out anew after every turn. */
import type { GameState } from '@yahtzee-game/rules';
import type { Advisor } from '../advisor.js';
import { warnOnce } from '../settings.js';

/** Milliseconds in which an entry comes to rest before anything is computed. */
const PAUSE = 300;

export class Chances {
  readonly #changed: () => void;
  #cards: GameState['cards'] | undefined;
  #advisor: Advisor | undefined;
  #asked = new AbortController();
  /** By seat; the last ones while new ones are on their way. */
  now: readonly number[] | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The game, or whom to ask, may be another. */
  heed(state: GameState | undefined, advisor: Advisor | undefined): void {
    if (state?.cards === this.#cards && advisor === this.#advisor) return;
    [this.#cards, this.#advisor] = [state?.cards, advisor];
    this.#asked.abort();
    if (!state || !advisor?.winProbabilities || !isOpen(state)) {
      this.now = undefined;
      return;
    }
    if (!state.log || this.now?.length !== state.players.length) this.now = undefined;
    const { signal } = (this.#asked = new AbortController());
    setTimeout(() => void this.#ask(state, advisor, signal), PAUSE);
  }

  async #ask(state: GameState, advisor: Advisor, signal: AbortSignal): Promise<void> {
    try {
      const chances = signal.aborted ? undefined : await advisor.winProbabilities?.(state, signal);
      if (signal.aborted) return;
      this.now = isSound(chances, state) ? [...chances] : undefined;
    } catch (error) {
      if (signal.aborted) return;
      warnOnce(`advisor: ${String(error)}`);
      this.now = undefined;
    }
    this.#changed();
  }
}

const isOpen = ({ players, turn }: GameState): boolean => players.length > 1 && turn.phase !== 'over';

const isSound = (
  chances: readonly number[] | undefined,
  { players }: GameState,
): chances is readonly number[] =>
  chances?.length === players.length && chances.every((chance) => chance >= 0 && chance <= 1);
