/** Asks an advisor why its best choice is best, and where most games end from here, while that choice is shown. */
import type { GameState } from '@yahtzee-game/rules';
import type { TemplateResult } from 'lit';
import { sentenceIn, warnOnce } from '../../basics/warnings.js';
import type { Board } from '../../board/board.js';
import type { Advice, Advisor, Chosen, Prospects } from '../../game/advisor.js';
import type { Snapshot } from '../../game/board-state.js';
import { allHeld, keepSameDice, mayHold } from '../../game/holding.js';
import { NO_LOSS } from '../../view/loss.js';
import { draw } from './why-drawing.js';
import type { Compared } from './why-view.js';

/** Milliseconds after which the board says that an answer is on its way. */
const PATIENCE = 300;

export class Why {
  readonly #board: Board;
  readonly #shown: () => Advice | undefined;
  #advice: Advice | undefined;
  #other: Chosen | undefined;
  #questions = new AbortController();
  #compared: Compared | undefined;
  #prospects: Prospects | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLate = false;

  /** @param shown returns the advice that is on the board */
  constructor(board: Board, shown: () => Advice | undefined) {
    this.#board = board;
    this.#shown = shown;
    board.subscribe(() => this.#onBoardChange());
  }

  /**
   * Draws the answers; undefined while there are none.
   * @param own the advisor's reason as text, shown in place of a comparison
   */
  draw(own: string): TemplateResult | undefined {
    const { snapshot } = this.#board;
    const answers = { compared: this.#compared, prospects: this.#prospects, isLate: this.#isLate, own };
    return snapshot && draw(answers, snapshot);
  }

  #onBoardChange(): void {
    const { settings, snapshot } = this.#board;
    const advice = settings.advice === 'explain' ? this.#shown() : undefined;
    const isNew = advice !== this.#advice;
    if (isNew) this.#forget(advice);
    if (!advice || !snapshot) return;
    this.#compare(advice, snapshot);
    if (isNew) this.#lookAhead(snapshot.state);
  }

  /** Aborts questions about other advice. */
  #forget(advice: Advice | undefined): void {
    this.#advice = advice;
    this.#questions.abort();
    this.#questions = new AbortController();
    this.#other = this.#compared = this.#prospects = undefined;
    this.#beInTime();
  }

  #compare(advice: Advice, { state, held }: Snapshot): void {
    const [best] = advice.choices;
    const other = comparedWith(advice, { state, held });
    if (!best || !other || JSON.stringify(other) === JSON.stringify(this.#other)) return;
    this.#other = other;
    if (!this.#compared) this.#timer ??= setTimeout(() => this.#beLate(), PATIENCE);
    void this.#answer(async (advisor, signal) => {
      try {
        const comparison = await advisor.compare?.(state, best, other, signal);
        if (other === this.#other) this.#compared = comparison && { best, other, comparison };
      } finally {
        if (other === this.#other) this.#beInTime();
      }
    });
  }

  #beLate(): void {
    this.#isLate = true;
    this.#board.refresh();
  }

  #beInTime(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isLate = false;
  }

  #lookAhead(state: GameState): void {
    const advice = this.#advice;
    void this.#answer(async (advisor, signal) => {
      const prospects = await advisor.prospects?.(state, signal);
      if (advice === this.#advice) this.#prospects = prospects;
    });
  }

  /** Draws an answer when it arrives, unless its question has been aborted. */
  async #answer(ask: (advisor: Advisor, signal: AbortSignal) => Promise<void>): Promise<void> {
    const { advisor } = this.#board;
    const { signal } = this.#questions;
    if (!advisor) return;
    try {
      await ask(advisor, signal);
    } catch (error) {
      if (!signal.aborted) warnOnce(`advisor: ${sentenceIn(error)}`);
    }
    if (!signal.aborted) this.#board.refresh();
  }
}

/** Returns the choice to compare with the best: the dice that the player holds now, else the next best with a loss. */
export function comparedWith(
  { choices: [best, ...others] }: Advice,
  { state, held }: Pick<Snapshot, 'state' | 'held'>,
): Chosen | undefined {
  const isBest = best?.kind === 'hold' && keepSameDice(state, best.held, held);
  if (held && mayHold(state) && !allHeld({ state, held }) && !isBest) return { kind: 'hold', held };
  return others.find(({ loss }) => loss >= NO_LOSS) ?? others[0];
}
