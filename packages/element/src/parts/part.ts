/** The base class of a board's parts: the board of the surrounding game, and one tab stop with arrow keys inside. */
import { ContextEvent } from '@lit/context';
import { nothing, type TemplateResult } from 'lit';
import { boardContext } from '../game/context.js';
import type { Tree } from '../features/feature.js';
import { adoptStyles, Movable } from './adopt-styles.js';
import type { Board } from '../game/board.js';
import type { View } from '../view/board.js';

export abstract class BoardPart extends Movable {
  #entry: HTMLElement | undefined;
  #unsubscribe: (() => void) | undefined;
  #board: Board | undefined;

  /** The board of the surrounding game; undefined outside of one. */
  get board(): Board | undefined {
    return this.#board;
  }

  /** Which styles of features the part adopts. */
  protected abstract readonly tree: Tree;

  /** Renders the part; called only when a game is loaded. */
  protected abstract draw(view: View, board: Board): TemplateResult;

  protected override render(): TemplateResult | typeof nothing {
    const { board } = this;
    adoptStyles(this, board?.features.stylesOf(this.tree) ?? []);
    return board?.view ? this.draw(board.view, board) : nothing;
  }

  /** Does not render a disconnected part, such as one of a prerendered board that has been replaced. */
  protected override shouldUpdate(): boolean {
    return this.isConnected;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Listens inside, because focus events that stay within a shadow tree do not leave it.
    this.renderRoot.addEventListener('focusin', this.#focused);
    this.#board = undefined;
    this.dispatchEvent(new ContextEvent(boardContext, this, (board) => (this.#board = board)));
    this.#unsubscribe = this.board?.subscribe(() => this.requestUpdate());
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.renderRoot.removeEventListener('focusin', this.#focused);
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  readonly #focused = ({ target }: Event): void => {
    if (target instanceof HTMLElement && target.dataset.stop !== undefined) this.#enterAt(target);
  };

  /** The elements that arrow keys reach, in order. */
  get stops(): readonly HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[data-stop]')];
  }

  /** Makes this element the only tab stop of the part, once there are keys to move on from it. */
  #enterAt(stop: HTMLElement | undefined): void {
    this.#entry = stop;
    const alone = this.board?.features.all.some((feature) => 'press' in feature);
    for (const other of this.stops) other.tabIndex = alone && other !== stop ? -1 : 0;
  }

  /**
   * The tab stop: the element that was focused last, else the first, which is never hidden alone. Checking its
   * visibility would force a layout.
   */
  get entry(): HTMLElement | undefined {
    return this.#entry?.isConnected ? this.#entry : this.stops[0];
  }

  /** Focuses the tab stop. */
  override focus(options?: FocusOptions): void {
    this.entry?.focus(options);
  }

  protected override updated(): void {
    // First, while a box that has just been hidden still has focus: a new tab stop may take it away.
    for (const feature of this.board?.features.all ?? []) feature.drawn?.(this);
    this.#enterAt(this.entry);
  }
}
