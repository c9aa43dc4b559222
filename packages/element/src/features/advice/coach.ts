/** After a turn, marks the decision in it that cost most, and says to those who ask what was better. */
import type { GameState } from '@yahtzee-game/rules';
import { html, type TemplateResult } from 'lit';
import { sentenceIn, warnOnce } from '../../basics/warnings.js';
import type { Board } from '../../board/board.js';
import type { BoardElement, Feature } from '../../board/feature.js';
import { watch } from '../../board/watch.js';
import type { Advice, AdvisedChoice, Advisor, Chosen } from '../../game/advisor.js';
import type { Snapshot } from '../../game/board-state.js';
import { chosenBy, stepsOf } from '../../game/history.js';
import { keepSameDice } from '../../game/holding.js';
import { turnOf } from '../../game/turns.js';
import { coach, decision } from '../../locales/en/more.js';
import { choiceWords } from '../../view/choice-words.js';
import type { Words } from '../../words/messages.js';
import { hasReview, openReview } from '../open-review.js';
import { figureWords, lossFigure } from './figures.js';
import { adviceStyles } from './styles.js';
import { validAdvice } from './validate-advice.js';

export const words: Words = { more: { ...coach, ...decision } };

/** A decision that cost more than this many points is marked. */
const COSTLY = 5;

/** A decision in the turn that has just ended. */
interface Decided {
  /** Its number in the game, from 1, as the review counts. */
  readonly number: number;
  /** The state in which it was made. */
  readonly state: GameState;
  readonly chosen: Chosen;
}

interface Judged extends Decided {
  readonly advice: Advice;
  readonly best: AdvisedChoice;
  /** The choice that was made, with its loss. */
  readonly made: AdvisedChoice;
}

export function createFeature(board: Board, host: BoardElement): Feature {
  const turns = new CoachedTurns(board);
  const tell = (): void => {
    turns.tell();
    board.say((snapshot) => sentenceOf(turns.told, snapshot));
  };
  const look = ({ currentTarget }: Event): void =>
    void openReview(currentTarget as Element, board, host, turns.told?.number);
  return {
    styles: { controls: [adviceStyles] },
    view(view, snapshot) {
      const text = sentenceOf(turns.told, snapshot);
      return text ? { ...view, message: { chip: '', text } } : view;
    },
    slots: {
      afterMessage() {
        const { snapshot } = board;
        if (!snapshot || !turns.costly) return undefined;
        if (!turns.told) return [renderMark(turns.costly, snapshot, tell)];
        return [hasReview(board) ? renderLook(snapshot, look) : undefined];
      },
    },
  };
}

/** Judges each turn of a person at this board, until that person, or another one here, rolls again. */
class CoachedTurns {
  readonly #board: Board;
  #costly: Judged | undefined;
  #isTold = false;
  #request = new AbortController();

  constructor(board: Board) {
    this.#board = board;
    const place = () => [board.state, board.advisor, board.settings.coach, board.connected] as const;
    watch(board, place, ([state], before) => this.#follow(state, before?.[0]));
    watch(
      board,
      () => [board.snapshot?.notice],
      () => (this.#isTold = false),
    );
  }

  /** The decision that is marked. */
  get costly(): Judged | undefined {
    return this.#costly;
  }

  /** The decision that is told. */
  get told(): Judged | undefined {
    return this.#isTold ? this.#costly : undefined;
  }

  tell(): void {
    this.#isTold = true;
  }

  #follow(state: GameState | undefined, before: GameState | undefined): void {
    const { advisor, settings, connected } = this.#board;
    const isOn = state && advisor && connected && settings.coach === 'on';
    const isNext = before !== undefined && state?.log?.before === before.log;
    if (isOn && isNext && this.#board.isElsewhere(before.seat)) return;
    this.#request.abort();
    this.#costly = undefined;
    if (isOn && state.log?.action.type === 'score' && state.turn.phase !== 'over')
      void this.#judge(state, advisor);
  }

  async #judge(state: GameState, advisor: Advisor): Promise<void> {
    const { signal } = (this.#request = new AbortController());
    try {
      const judged: Judged[] = [];
      for (const one of decisionsOfTurn(state)) {
        if (this.#board.isElsewhere(one.state.seat)) return;
        const advice = validAdvice(await advisor.advise(one.state, signal), one.state);
        if (signal.aborted) return;
        judged.push(...judgedBy(advice, one));
      }
      const [worst] = judged.toSorted((a, b) => b.made.loss - a.made.loss);
      if (!worst || worst.made.loss <= COSTLY) return;
      this.#costly = worst;
      this.#board.refresh();
    } catch (error) {
      if (!signal.aborted) warnOnce(`advisor: ${sentenceIn(error)}`);
    }
  }
}

/** The choices that were made since the first roll of the turn that ended with this state. */
function decisionsOfTurn(state: GameState): readonly Decided[] {
  const steps = stepsOf(state);
  const start = steps.findLastIndex(({ before }) => before.turn.roll === 0);
  let number = 0;
  return steps.flatMap(({ action, before }, i): Decided | [] => {
    const chosen = chosenBy(action);
    if (!chosen) return [];
    number += 1;
    return i > start && before.turn.phase === 'deciding' ? { number, state: before, chosen } : [];
  });
}

/** Only losses in points are judged; nothing is known of a choice that the advisor does not name. */
function judgedBy(advice: Advice, decided: Decided): readonly Judged[] {
  const [best] = advice.choices;
  const made = advice.choices.find((choice) => isSameChoice(decided.state, choice, decided.chosen));
  return best && made && (advice.unit ?? 'points') === 'points' ? [{ ...decided, advice, best, made }] : [];
}

const isSameChoice = (state: GameState, a: Chosen, b: Chosen): boolean =>
  a.kind === 'hold'
    ? b.kind === 'hold' && keepSameDice(state, a.held, b.held)
    : b.kind === a.kind && a.cell === b.cell;

/** Which throw it was, what was chosen, and what would have been better; empty without a decision. */
function sentenceOf(judged: Judged | undefined, { t }: Snapshot): string {
  if (!judged) return '';
  const { state, chosen, best, made, advice } = judged;
  const position = { state, t };
  const when = t('review.throw', { turn: turnOf(state).turn, roll: state.turn.roll });
  const better = t('review.yours', {
    choice: choiceWords(chosen, position),
    best: choiceWords(best, position),
    loss: figureWords(made.loss, 1, advice, position),
  });
  return `${when}. ${better}`;
}

const renderMark = ({ made, advice }: Judged, snapshot: Snapshot, tell: () => void): TemplateResult =>
  html`<button
    class="open-advice coach costly"
    part="open-advice"
    type="button"
    data-stop
    aria-label=${snapshot.t('coach.cost', { loss: figureWords(made.loss, 1, advice, snapshot) })}
    @click=${tell}
  >
    ${lossFigure(made, advice, snapshot)}
  </button>`;

const renderLook = ({ t }: Snapshot, look: (event: Event) => void): TemplateResult =>
  html`<button class="open-advice coach" part="open-advice" type="button" data-stop @click=${look}>
    ${t('coach.look')}
  </button>`;
