/** Drives a board inside its page, in the same way as its players: by what they see, click and hear. */

import { fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { YahtzeeGame } from '@yahtzee-game/element';
import { serializeGame, type GameState } from '@yahtzee-game/rules';
import { dice, turnsOf } from '../games/play.js';
import { activeElement } from './active.js';

type Part = 'dice' | 'controls' | 'scorecard';

export class Board {
  readonly element: YahtzeeGame;

  constructor(element: YahtzeeGame) {
    this.element = element;
  }

  /**
   * Opens a board with these attributes and this content, and waits until it is drawn. `around` is the markup around
   * it, which is inserted at `…`.
   */
  static async open(attributes = '', content = '', around = '<div>…</div>'): Promise<Board> {
    const markup = around.replace('…', `<yahtzee-game ${attributes}>${content}</yahtzee-game>`);
    return Board.at((await fixture<HTMLElement>(markup)).querySelector('yahtzee-game'));
  }

  /** The board of this element, once it is drawn. */
  static async at(element: YahtzeeGame | null): Promise<Board> {
    if (!element) throw new Error('there is no board');
    const board = new Board(element);
    await board.drawn();
    return board;
  }

  /** Waits until the current state is shown. */
  async drawn(): Promise<void> {
    await this.element.updateComplete;
    for (const part of Object.values(this.#parts())) await part?.updateComplete;
  }

  /** From here on no two presses come too quickly: every time the clock is read it is a second later. */
  unhurried(): void {
    let now = performance.now();
    this.element.clock = () => (now += 1000);
  }

  /** Throws these dice as the first roll of a turn. */
  async rollDice(values: string): Promise<void> {
    this.element.dispatch({ type: 'dice', values: dice(values) });
    await this.drawn();
  }

  /** Presses the roll key. */
  async roll(): Promise<void> {
    await this.click(this.rollKey);
  }

  /** Clicks on dice, the first is 1. */
  async hold(...numbers: readonly number[]): Promise<void> {
    for (const number of numbers) await this.click(this.die(number));
  }

  /** Clicks on a box of the player on turn. */
  async scoreIn(row: string): Promise<void> {
    await this.click(this.box(row));
  }

  /** Whole turns, each with its first roll: `yahtzee 66666, fours 44441`. */
  async play(turns: string): Promise<void> {
    for (const [row, values] of turnsOf(turns)) {
      this.element.dispatch({ type: 'dice', values: dice(values) });
      this.element.dispatch({ type: 'score', cell: row });
    }
    await this.drawn();
  }

  /** Continues this game on the board. */
  async goOn(state: GameState): Promise<void> {
    const loaded = await this.element.load(serializeGame(state));
    if (!loaded.ok) throw new Error(loaded.code);
    await this.drawn();
  }

  /** Waits until nothing moves. A finished animation may begin another one, or be cut short, which WebKit rejects. */
  async rest(): Promise<void> {
    const moving = (): readonly Animation[] =>
      this.roots.flatMap((root) => root.getAnimations()).filter(({ playState }) => playState !== 'finished');
    for (let all = moving(); all.length > 0; all = moving()) {
      for (const animation of all) animation.finish();
      await Promise.allSettled(all.map(({ finished }) => finished));
    }
  }

  async click(target: HTMLElement): Promise<void> {
    target.click();
    await this.drawn();
  }

  /** Presses a real key, or a chord such as `Shift+Digit4`, on the focused element. */
  async press(...chords: readonly string[]): Promise<void> {
    for (const chord of chords) {
      const keys = chord.split('+');
      const last = keys.pop() ?? '';
      for (const key of keys) await sendKeys({ down: key });
      await sendKeys({ press: last === 'Space' ? ' ' : last });
      for (const key of keys) await sendKeys({ up: key });
    }
    await this.drawn();
  }

  /** Whether the faces, motion or sound that the page chooses have been loaded. */
  get wearsLooks(): boolean {
    const own = '.own';
    return [...(this.#parts().dice?.shadowRoot?.adoptedStyleSheets ?? [])].some((sheet) =>
      [...sheet.cssRules].some((rule) => rule.cssText.startsWith(own)),
    );
  }

  get state(): GameState {
    const { state } = this.element;
    if (!state) throw new Error('the board has no game');
    return state;
  }

  get rollKey(): HTMLElement {
    return this.find('controls', '.roll');
  }
  get undoKey(): HTMLElement {
    return this.find('controls', '[part~=undo]');
  }
  /** The key at the end of a game that shows the card or the result. */
  get cardKey(): HTMLElement {
    return this.find('controls', '[part~=show-card]');
  }
  get newGameKey(): HTMLElement {
    return this.find('controls', '[part~=new-game]');
  }
  /** The sentence under the dice. */
  get message(): string {
    return words(this.find('controls', '.say > :last-child'));
  }
  /** The text of the live region. */
  get spoken(): string {
    return words(this.element.shadowRoot?.querySelector('[role=status]'));
  }
  /** The value of each die, from its accessible name. */
  get faces(): string {
    return this.dice.map((one) => /: (\d)/.exec(one.getAttribute('aria-label') ?? '')?.[1] ?? '-').join('');
  }
  /** The dice that are pressed: `01100` for the second and the third. */
  get marks(): string {
    return this.dice.map((one) => (one.getAttribute('aria-pressed') === 'true' ? 1 : 0)).join('');
  }
  /** The panel over the card: `setup`, `help`, `keys` or `result`; empty if there is none. */
  get panel(): string {
    const panel = this.root('scorecard').querySelector('.panel');
    return panel?.getAttribute('part')?.replace('panel ', '') ?? '';
  }
  /** Grand totals, as shown on the card. */
  get totals(): readonly number[] {
    return [...this.root('scorecard').querySelectorAll('.total .number')].map((one) =>
      Number(words(one).replace('−', '-')),
    );
  }

  get dice(): readonly HTMLElement[] {
    return [...this.root('dice').querySelectorAll<HTMLElement>('[data-die]')];
  }

  /** A die by its number, from 1. */
  die(number: number): HTMLElement {
    return this.find('dice', `[data-die]:nth-of-type(${number})`);
  }

  /** A box of the player on turn, or of another player. */
  box(row: string, seat = this.state.seat): HTMLElement {
    return this.find('scorecard', `[data-cell="${row}"][data-seat="${seat}"]`);
  }

  /** All boxes of the player on turn, by row. */
  get boxes(): readonly HTMLElement[] {
    const own = `[data-cell][data-seat="${this.state.seat}"]`;
    return [...this.root('scorecard').querySelectorAll<HTMLElement>(own)];
  }

  /** A button with this label. */
  button(label: string): HTMLElement {
    const parts = [this.root('controls'), this.root('scorecard')];
    const all = parts.flatMap((root) => [...root.querySelectorAll('button')]);
    const found = all.find((one) => (one.getAttribute('aria-label') ?? words(one)) === label);
    if (!found) throw new Error(`there is no button "${label}"`);
    return found;
  }

  has(part: Part, selector: string): boolean {
    return this.root(part).querySelector(selector) !== null;
  }

  find(part: Part, selector: string): HTMLElement {
    const found = this.root(part).querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`<yahtzee-${part}> has no ${selector}`);
    return found;
  }

  root(part: Part): ShadowRoot {
    const root = this.#parts()[part]?.shadowRoot;
    if (!root) throw new Error(`the board has no <yahtzee-${part}>`);
    return root;
  }

  /** The shadow roots of the board and its parts. */
  get roots(): readonly ShadowRoot[] {
    const { shadowRoot } = this.element;
    return [
      ...(shadowRoot ? [shadowRoot] : []),
      this.root('dice'),
      this.root('controls'),
      this.root('scorecard'),
    ];
  }

  /** The focused element: `die 3`, `box fours`, or else its label or text. */
  get focus(): string {
    const active = activeElement();
    const { die, cell } = active instanceof HTMLElement ? active.dataset : {};
    if (die !== undefined) return `die ${this.dice.findIndex((one) => one === active) + 1}`;
    if (cell !== undefined) return `box ${cell}`;
    return active?.getAttribute('aria-label') ?? words(active);
  }

  /** The part of the board that contains the focused element; outside the board, the id of the focused element. */
  get focusPart(): string {
    const root = activeElement()?.getRootNode();
    return root instanceof ShadowRoot ? root.host.localName : (document.activeElement?.id ?? '');
  }

  #parts() {
    const among = this.element.querySelector('yahtzee-dice') ? this.element : this.element.shadowRoot;
    return {
      dice: among?.querySelector('yahtzee-dice'),
      controls: among?.querySelector('yahtzee-controls'),
      scorecard: among?.querySelector('yahtzee-scorecard'),
    };
  }
}

/** The text of an element, with white space as it is shown. */
export const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Collects all texts of a board's live region from here on. */
export function heardFrom(element: YahtzeeGame): readonly string[] {
  const region = element.shadowRoot?.querySelector('[role=status]');
  if (!region) throw new Error('the board has no live region');
  const heard: string[] = [];
  const listen = new MutationObserver(() => heard.push(words(region)));
  listen.observe(region, { childList: true, characterData: true, subtree: true });
  return heard;
}
