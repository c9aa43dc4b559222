/** The base class of a board's parts: the board of the surrounding game, and the elements that keys reach. */
import { ContextEvent } from '@lit/context';
import { nothing, type TemplateResult } from 'lit';
import type { Board } from '../board/board.js';
import { boardContext } from '../board/context.js';
import type { Tree } from '../board/feature.js';
import type { View } from '../view/view.js';
import { adoptStyles, Movable } from './adopt-styles.js';

export abstract class BoardPart extends Movable {
  /** The element of this part that was focused last; undefined if none is known. */
  focused: HTMLElement | undefined;
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
    this.#board = undefined;
    this.dispatchEvent(new ContextEvent(boardContext, this, (board) => (this.#board = board)));
    this.#unsubscribe = this.board?.subscribe(() => this.requestUpdate());
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** The elements that arrow keys reach, in order. */
  get stops(): readonly HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[data-stop]')];
  }

  /**
   * The tab stop: the element that was focused last, else the first. Its visibility is not checked, as that would force
   * a layout; the first is never hidden while others are visible.
   */
  get entry(): HTMLElement | undefined {
    return this.focused?.isConnected ? this.focused : this.stops[0];
  }

  /** Focuses the tab stop. */
  override focus(options?: FocusOptions): void {
    this.entry?.focus(options);
  }

  protected override updated(): void {
    for (const feature of this.board?.features.all ?? []) feature.drawn?.(this);
  }
}
