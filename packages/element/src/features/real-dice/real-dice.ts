/** Asks the people at the board for the dice that they have thrown, and undoes their entries. */
import { chance, type Chance, type Dice, type GameState, type Side } from '@yahtzee-game/rules';
import type { LitElement } from 'lit';
import { itemAt } from '../../basics/item-at.js';
import { focusedIn } from '../../basics/platform.js';
import type { Board } from '../../board/board.js';
import { stepsOf } from '../../game/history.js';
import { faceWords, sideWords } from '../../view/names.js';
import type { Translate } from '../../words/messages.js';
import { emptyEntry, enteredIn, missingIn, nextPlace, withSide, type Entry } from './entry.js';
import { requestSentence, throwSentence } from './real-view.js';
import { ScreenLock } from './screen-lock.js';

/** Milliseconds in which a second click is ignored, because it was meant for the Roll button that was there before. */
const CLICK_LOCK = 250;

export class RealDice {
  readonly #board: Board;
  readonly #screen = new ScreenLock();
  #entry: Entry | undefined;
  #complete: (dice: Dice) => void = () => undefined;
  /** The state whose dice have been requested; if the page refuses a throw, it is not requested again. */
  #asked: GameState | undefined;
  #askedAt = 0;
  #controls: LitElement | undefined;
  /** Whether the Roll button or a face key had focus before one replaced the other. */
  #hadFocus = false;

  constructor(board: Board) {
    this.#board = board;
    board.subscribe(() => this.#update());
    this.#update();
  }

  /** The part of a throw that has been entered; undefined while no dice are awaited. */
  get entry(): Entry | undefined {
    return this.#entry;
  }

  /** Whether this board uses real dice; false if a table provides the dice. */
  get isOn(): boolean {
    const { settings, table } = this.#board;
    return settings.dice === 'real' && !table?.throwDice;
  }

  get #isOpen(): boolean {
    const { connected, readOnly } = this.#board;
    return this.isOn && connected && !readOnly;
  }

  /** Requests the dice of a person's throw without a press on the Roll button. */
  #update(): void {
    const { state, connected, waiting } = this.#board;
    const isRunning = state?.log !== undefined && state.turn.phase !== 'over';
    this.#screen.keepOn(this.isOn && connected && isRunning);
    if (this.#entry && !this.#isOpen) queueMicrotask(() => this.#stop());
    if (!this.#isOpen || !state || state === this.#asked || waiting === 'dice') return;
    if (!chance(state) || this.#board.isElsewhere(state.seat)) return;
    this.#asked = state;
    // Waits until all listeners have received this state, since one of them may change it.
    queueMicrotask(() => {
      const board = this.#board;
      if (this.#isOpen && board.state === state && board.waiting !== 'dice') void board.throwDice();
    });
  }

  #stop(): void {
    if (!this.#entry || this.#isOpen) return;
    this.#board.stopWaiting();
    this.#board.refresh();
  }

  /** Resolves to the thrown dice once all of them are entered; undefined if the board throws them. */
  throwDice(owed: Chance, state: GameState, signal: AbortSignal): Promise<Dice> | undefined {
    if (!this.#isOpen) return undefined;
    this.#entry = emptyEntry(owed, state);
    this.#askedAt = this.#board.clock();
    this.#noteFocus();
    signal.addEventListener('abort', () => {
      this.#noteFocus();
      this.#entry = this.#asked = undefined;
    });
    // For a person's first throw the announcement of the turn includes this.
    if (state.turn.roll || this.#board.levels[state.seat]) this.#sayThrow();
    return new Promise((resolve) => {
      this.#complete = resolve;
    });
  }

  #sayThrow(): void {
    const entry = this.#entry;
    if (entry) this.#board.say((snapshot) => throwSentence(snapshot, entry));
  }

  /** Handles a click on a face key. */
  click(side: number, { detail }: MouseEvent): void {
    // Enter and Space on the face click without a pointer.
    if (detail && this.#board.clock() - this.#askedAt < CLICK_LOCK) return;
    this.enter(side);
  }

  /** Puts a side into the next place. */
  enter(side: number): void {
    const place = this.#entry ? nextPlace(this.#entry) : -1;
    if (!this.#entry || place < 0) return;
    this.#entry = withSide(this.#entry, place, side);
    if (missingIn(this.#entry)) return this.#say('real.said', side);
    this.#complete(enteredIn(this.#entry));
  }

  /**
   * Enters the side that this character stands for. For a digit without a side, announces the range; false for others.
   */
  type(character: string): boolean {
    const { state, t } = this.#board;
    const sides = state?.rules.sides ?? [];
    const [side, ...others] = sidesFor(character, sides);
    if (side === undefined && !Number(character)) return false;
    if (side === undefined) this.#board.say(() => t('real.wrong', rangeOf(sides, t)));
    // If a face exists in several colours, a digit is ambiguous.
    else if (others.length) this.#board.say(() => t('real.press'));
    else this.enter(side);
    return true;
  }

  /** Takes back the die that was entered at a position. */
  pressDie(position: number): boolean {
    const place = this.#entry?.places.indexOf(position) ?? -1;
    return this.#empty(place);
  }

  /** Takes back the last of the entered dice. */
  takeBack(): boolean {
    return this.#empty(this.#entry?.sides.findLastIndex((side) => side !== undefined) ?? -1);
  }

  #empty(place: number): boolean {
    const side = this.#entry?.sides[place];
    if (!this.#entry || side === undefined || !missingIn(this.#entry)) return false;
    this.#entry = withSide(this.#entry, place, undefined);
    this.#say('real.back', side);
    return true;
  }

  /** Takes back all that has been entered of this throw; false if there is nothing. */
  clear(): boolean {
    const entry = this.#entry;
    if (!entry || !enteredIn(entry).length || !missingIn(entry)) return false;
    const empty = { ...entry, sides: entry.sides.map(() => undefined) };
    this.#entry = empty;
    this.#board.say((snapshot) =>
      [snapshot.t('say.undone.none'), requestSentence(snapshot, empty)].join(' '),
    );
    return true;
  }

  #say(key: 'real.said' | 'real.back', number: number): void {
    const { state, t } = this.#board;
    const side = state?.rules.sides[number - 1];
    const entry = this.#entry;
    if (side && entry) this.#board.say(() => t(key, { die: sideWords(t, side), n: missingIn(entry) }));
  }

  /** Returns how to undo the last input of people, which may be a mistake: an entered die, a throw or a decision. */
  undo(): (() => void) | undefined {
    if (!this.#isOpen) return undefined;
    if (this.#entry && enteredIn(this.#entry).length) return () => void this.clear();
    const { state } = this.#board;
    return state?.log && (() => this.#goBack(state));
  }

  #goBack(state: GameState): void {
    const board = this.#board;
    const last = stepsOf(state).findLast(
      ({ action, seat }) => action.type === 'dice' || !board.isElsewhere(seat),
    );
    if (last) board.goBack(last);
  }

  #noteFocus(): void {
    const root = this.#controls?.renderRoot;
    if (root instanceof ShadowRoot) this.#hadFocus ||= focusedIn(root)?.matches(KEYS) ?? false;
  }

  /** Moves focus between the Roll button and the face keys when one replaces the other. */
  drawn(part: LitElement): void {
    if (part.localName !== 'yahtzee-controls') return;
    this.#controls = part;
    const root = part.renderRoot;
    if (!this.#hadFocus) return;
    this.#hadFocus = false;
    if (!root.querySelector(':focus')) root.querySelector<HTMLElement>(KEYS)?.focus();
  }
}

const KEYS = '.roll, .face-key';

/**
 * The numbers of the sides whose symbol begins with this character ("1" is a ten of poker dice), else with this face.
 */
function sidesFor(character: string, sides: readonly Side[]): readonly number[] {
  const numbersOf = (fits: (side: Side) => boolean): readonly number[] =>
    sides.flatMap((side, i) => (fits(side) ? [i + 1] : []));
  const named = numbersOf(({ symbol = '' }) => symbol.charAt(0).toLowerCase() === character.toLowerCase());
  return named.length ? named : numbersOf(({ face }) => face === Number(character));
}

function rangeOf(sides: readonly Side[], t: Translate): { from: string; to: string } {
  const words = sides.toSorted((a, b) => a.face - b.face).map((side) => faceWords(t, side));
  return { from: itemAt(words, 0), to: itemAt(words, words.length - 1) };
}
