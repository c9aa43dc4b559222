/**
 * What a board does with an advisor: asks, waits, shows, forgets. Loaded when one is first asked; it is handed the lit
 * that the board has.
 */
import type { GameState } from '@yahtzee-game/rules';
import type { CSSResult } from 'lit';
import type { Advisor } from '../advisor.js';
import type { Kit } from '../parts/kit.js';
import { warnOnce } from '../settings.js';
import type { Snapshot } from '../snapshot.js';
import type { GameStore } from '../store.js';
import { counselView, spokenAdvice, withChances, type Told } from '../view/counsel-view.js';
import type { View } from '../view/view.js';
import { Chances } from './chances.js';
import { drawingsWith, type CounselDrawings } from './drawings.js';
import { soundAdvice, soundOdds } from './sound.js';
import { counselStyles } from './styles.js';

export { advice as words } from '../locales/en/advice.js';

export interface Counsel extends CounselDrawings {
  /** For the shadow trees of the game and its parts. */
  readonly styles: CSSResult;
  /** Asks what to do; asked again, does it if it is to hold dice. */
  ask(): void;
  /** The view of a board with what has been said. */
  complete(view: View, snapshot: Snapshot): View;
}

export function counselWith(kit: Kit, store: GameStore): Counsel {
  const asking = new Asking(store);
  return {
    ...drawingsWith(kit, (held) => asking.hold(held)),
    styles: counselStyles(kit),
    ask: () => asking.ask(),
    complete: (view, snapshot) => asking.complete(view, snapshot),
  };
}

/** One question at a time, and only about the decision at hand. */
class Asking {
  readonly #store: GameStore;
  readonly #chances: Chances;
  #state: GameState | undefined;
  #advisor: Advisor | undefined;
  #asked = new AbortController();
  #told: Told | undefined;

  constructor(store: GameStore) {
    this.#store = store;
    this.#chances = new Chances(() => store.refresh());
    store.subscribe(() => this.#heed());
    this.#heed();
  }

  complete(view: View, snapshot: Snapshot): View {
    const told = counselView(view, snapshot, this.#told);
    return { ...told, card: withChances(told.card, snapshot, this.#chances.now) };
  }

  ask(): void {
    const { state, advisor } = this.#store;
    if (!advisor || !state) return;
    if (state.turn.phase !== 'deciding') return this.#tell({ kind: 'early' });
    if (this.#told?.kind === 'thinking') return this.#tell(this.#told);
    if (this.#told?.kind === 'advice') return this.#follow(this.#told);
    // A question that waits, or a panel over the card, would hide the answer.
    this.#store.cancel();
    void this.#consult(state, advisor);
  }

  hold(held: number): void {
    this.#store.mark(held);
    this.#store.say(this.#store.voice.selection);
  }

  /** Does what was advised, as its button would; what has no button is said again. */
  #follow(told: Told): void {
    const { hold } = this.#store.view?.message ?? {};
    if (hold && !hold.done) this.hold(hold.held);
    else this.#tell(told);
  }

  async #consult(state: GameState, advisor: Advisor): Promise<void> {
    const { signal } = (this.#asked = new AbortController());
    try {
      if (this.#store.settings.advice === 'odds' && advisor.odds)
        await this.#tellOdds(state, advisor, signal);
      else await this.#tellAdvice(state, advisor, signal);
    } catch (error) {
      if (signal.aborted) return;
      warnOnce(`advisor: ${String(error)}`);
      this.#tell({ kind: 'none' });
    }
  }

  async #tellAdvice(state: GameState, advisor: Advisor, signal: AbortSignal): Promise<void> {
    const advice = soundAdvice(await this.#awaited(advisor.advise(state, signal)), state);
    if (signal.aborted) return;
    this.#tell({ kind: 'advice', advice });
    const { choices, exact = true } = advice;
    this.#store.emit('yahtzee-advice', undefined, { choices, exact });
  }

  async #tellOdds(state: GameState, advisor: Advisor, signal: AbortSignal): Promise<void> {
    const odds = soundOdds(await this.#awaited(advisor.odds?.(state, signal)));
    if (!signal.aborted) this.#tell({ kind: 'odds', odds });
  }

  /** An answer that takes time is told to do so. */
  #awaited<T>(answer: T): T {
    if (typeof answer === 'object' && answer && 'then' in answer) this.#tell({ kind: 'thinking' });
    return answer;
  }

  #tell(told: Told): void {
    this.#told = told;
    this.#store.say((snapshot) => spokenAdvice(snapshot, told));
  }

  /** When the game has gone on, or somebody else is to be asked, what was said is forgotten. */
  #heed(): void {
    const { state, advisor } = this.#store;
    this.#chances.heed(state, advisor);
    if (state === this.#state && advisor === this.#advisor) return;
    [this.#state, this.#advisor] = [state, advisor];
    this.#asked.abort();
    this.#told = undefined;
  }
}
