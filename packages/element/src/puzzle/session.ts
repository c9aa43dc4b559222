/** A visitor's session with a decision: the selection, the answer, and its rating by an advisor. */
import { serializeGame, type Held } from '@yahtzee-game/rules';
import { sentenceIn, warnOnce } from '../basics/warnings.js';
import { validAdvice } from '../features/advice/validate-advice.js';
import type { AdvisedChoice, Advisor } from '../game/advisor.js';
import { mayHold } from '../game/holding.js';
import { lossOf, type Answer, type RatedAnswer } from './answer.js';
import { keepJournal, keptJournal } from './diary.js';
import { streakOn, weekOn, withAnswer, type Journal, type Sign } from './journal.js';
import type { OpenPuzzle } from './open-puzzle.js';
import type { AnswerDetail } from './puzzle-events.js';
import { chosenIn, type Attempt, type Result } from './puzzle-view.js';

/** The members of the element that a session needs. */
export interface SessionHost {
  /** Resolves to the advisor; undefined if there is none. */
  findAdvisor(): Promise<Advisor | undefined>;
  changed(): void;
  answered(detail: AnswerDetail): void;
}

export class PuzzleSession {
  readonly puzzle: OpenPuzzle;
  readonly #host: SessionHost;
  /** Whether it is today's decision, and the page allows the result to be kept. */
  readonly #isKept: boolean;
  readonly #aborter = new AbortController();
  #journal: Journal | undefined;
  #isFresh = false;
  #attempt: Attempt;

  constructor(puzzle: OpenPuzzle, isKept: boolean, host: SessionHost) {
    this.puzzle = puzzle;
    this.#host = host;
    this.#isKept = isKept && puzzle.day !== undefined;
    this.#attempt = { state: puzzle.state, held: 0, cell: undefined, asked: false, result: undefined };
    this.#journal = this.#isKept ? keptJournal(this.#ruleset) : undefined;
    if (this.#journal && this.#journal.day === puzzle.day)
      void this.#give(this.#journal.answer, this.#journal.loss);
  }

  get attempt(): Attempt {
    return this.#attempt;
  }

  /** Whether the sentence is new to the visitor: a question that came up, or an answer that was given now. */
  get speaks(): boolean {
    return this.#isFresh || this.#attempt.asked;
  }

  /** Whether the visitor has begun to answer, but has not finished. */
  get isBusy(): boolean {
    const { held, cell, asked, result } = this.#attempt;
    return result ? result.thinking : held > 0 || cell !== undefined || asked;
  }

  /** The number of days in a row with an answer; 0 if results are not kept. */
  get streak(): number {
    const { day } = this.puzzle;
    return this.#isKept && day !== undefined ? streakOn(this.#journal, day) : 0;
  }

  /** The signs of the last seven days, oldest first; empty for a position. */
  get week(): readonly Sign[] {
    return this.puzzle.day === undefined ? [] : weekOn(this.#journal, this.puzzle.day);
  }

  /** Keeps exactly these dice; false if there is no choice. */
  hold(held: Held): boolean {
    const { state, result } = this.#attempt;
    if (result || !mayHold(state)) return false;
    this.#set({ held, cell: undefined, asked: false });
    return true;
  }

  /** Chooses a box; if it is chosen already, unchooses it. */
  choose(cell: string): void {
    if (this.#attempt.result) return;
    this.#set({ held: 0, cell: cell === this.#attempt.cell ? undefined : cell, asked: false });
  }

  /**
   * Gives the chosen answer; false if there is none. To keep no die is asked about first, since a visitor who only
   * presses the button may not know that dice can be kept, and there is one answer a day.
   */
  answer(): boolean {
    const { result, asked } = this.#attempt;
    const answer = result ? undefined : chosenIn(this.#attempt);
    if (!answer) return false;
    if (answer.kind === 'hold' && !answer.held && !asked) {
      this.#set({ asked: true });
      return true;
    }
    this.#isFresh = true;
    void this.#give(answer);
    return true;
  }

  /** Stops waiting for an advisor. */
  end(): void {
    this.#aborter.abort();
  }

  get #ruleset(): string {
    return this.#attempt.state.rules.ruleset.id;
  }

  /** @param kept the loss of the answer, if it is known from an earlier visit */
  async #give(answer: Answer, kept?: number): Promise<void> {
    const { state, answers } = this.puzzle;
    if (answer.kind === 'hold') this.#set({ held: answer.held });
    const known = lossOf(state, answers, answer) ?? kept;
    let rated = answers;
    if (known === undefined && this.#isFresh) {
      this.#set({ result: { answer, loss: undefined, rated, thinking: true } });
      rated = (await this.#advice()) ?? answers;
      if (this.#aborter.signal.aborted) return;
    }
    this.#finish({ answer, loss: known ?? lossOf(state, rated, answer), rated, thinking: false });
  }

  #finish(result: Result): void {
    const { day, state } = this.puzzle;
    const { answer, loss, rated } = result;
    if (this.#isFresh && day !== undefined) {
      this.#journal = withAnswer(this.#journal, day, answer, loss);
      if (this.#isKept) keepJournal(this.#ruleset, this.#journal);
    }
    this.#set({ result });
    const [best] = rated;
    if (!best || !this.#isFresh) return;
    this.#host.answered({
      loss: loss ?? null,
      best: plain(best),
      answer,
      ruleset: this.#ruleset,
      position: serializeGame(state),
    });
  }

  /** Resolves to all answers, rated by an advisor; undefined without one. */
  async #advice(): Promise<readonly RatedAnswer[] | undefined> {
    const { state } = this.puzzle;
    const { signal } = this.#aborter;
    try {
      const advisor = await this.#host.findAdvisor();
      const advice = await advisor?.advise(state, signal);
      // Values in other units are not losses in points.
      return advice && (advice.unit ?? 'points') === 'points'
        ? ratedIn(validAdvice(advice, state).choices)
        : undefined;
    } catch (error) {
      if (!signal.aborted) warnOnce(`advisor: ${sentenceIn(error)}`, 'yahtzee-puzzle');
      return undefined;
    }
  }

  #set(changes: Partial<Attempt>): void {
    this.#attempt = { ...this.#attempt, ...changes };
    this.#host.changed();
  }
}

/**
 * The answers among the choices, with losses relative to the best answer, since the best choice may not be an answer.
 */
function ratedIn(choices: readonly AdvisedChoice[]): readonly RatedAnswer[] {
  const rated = choices.flatMap(ratedOf);
  const least = Math.min(...rated.map(({ loss }) => loss));
  return rated.map((one) => ({ ...one, loss: one.loss - least }));
}

/** Returns the answer of a choice; none for an announcement, which is not an answer here. */
function ratedOf(choice: AdvisedChoice): readonly RatedAnswer[] {
  const { loss } = choice;
  if (choice.kind === 'hold') return [{ kind: 'hold', held: choice.held, loss }];
  return choice.kind === 'score' ? [{ kind: 'score', cell: choice.cell, loss }] : [];
}

const plain = (answer: Answer): Answer =>
  answer.kind === 'hold' ? { kind: 'hold', held: answer.held } : { kind: 'score', cell: answer.cell };
