/** What the parts of a board share: the store of the game around them, and one tab stop with arrows inside. */
import { ContextConsumer } from '@lit/context';
import { nothing, type CSSResult, type TemplateResult } from 'lit';
import { storeContext } from '../context.js';
import { neighbour } from '../spatial.js';
import { adopt, Movable } from './adopt.js';
import type { GameStore } from '../store.js';
import type { View } from '../view/index.js';

export const PARTS = 'yahtzee-dice, yahtzee-controls, yahtzee-scorecard';

export abstract class BoardPart extends Movable {
  #entry: HTMLElement | undefined;
  #unsubscribe: (() => void) | undefined;
  readonly #consumer = new ContextConsumer(this, {
    context: storeContext,
    subscribe: true,
    callback: (store) => this.#listen(store),
  });

  /** The store of the game around this part; undefined outside of one. */
  protected get store(): GameStore | undefined {
    return this.#consumer.value;
  }

  /** Draws the part; called only when there is a game. */
  protected abstract draw(view: View, store: GameStore): TemplateResult;

  /** Puts on styles that came later. */
  protected wear(styles: CSSResult | undefined): void {
    adopt(this, styles);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { store } = this;
    this.wear(store?.counsel?.styles);
    return store?.view ? this.draw(store.view, store) : nothing;
  }

  /** A part that goes with a board that came with the page is not drawn once more. */
  protected override shouldUpdate(): boolean {
    return this.isConnected;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#arrow);
    // Inside, because focus that stays in a shadow tree is not heard outside of it.
    this.renderRoot.addEventListener('focusin', this.#focused);
    this.#listen(this.store);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#arrow);
    this.renderRoot.removeEventListener('focusin', this.#focused);
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  #listen(store: GameStore | undefined): void {
    this.#unsubscribe?.();
    this.#unsubscribe = store?.subscribe(() => this.requestUpdate());
    this.requestUpdate();
  }

  readonly #arrow = (event: KeyboardEvent): void => {
    const [from] = event.composedPath();
    if (!(from instanceof HTMLElement) || from.dataset.stop === undefined || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const stops = this.#stops().filter(isShown);
    const step = this.#stepOf(key);
    const inLine = step !== 0 && this.store?.settings.arrows === 'line';
    const near = inLine ? stops[stops.indexOf(from) + step] : neighbour(key, from, stops);
    const to = near ?? this.#beyond(step, inLine);
    if (to) to.focus();
    if (to || step) event.preventDefault();
  };

  /** One on, or one back, in reading order; 0 for other keys. */
  #stepOf(key: string): number {
    const onwards = getComputedStyle(this).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowDown' || key === onwards) return 1;
    return key.startsWith('Arrow') ? -1 : 0;
  }

  /** Where the tab key enters the next part of this board, or the one before; a line goes round, and leaves nothing out. */
  #beyond(step: number, inLine: boolean): HTMLElement | undefined {
    if (!step) return undefined;
    const parts = (this.getRootNode() as Document | ShadowRoot).querySelectorAll<BoardPart>(PARTS);
    const own = [...parts].filter(({ store }) => store === this.store);
    const index = own.indexOf(this) + step;
    if (!inLine) return own[index]?.entry;
    const next = own.at(index % own.length);
    return (
      next &&
      next
        .#stops()
        .filter(isShown)
        .at(step > 0 ? 0 : -1)
    );
  }

  readonly #focused = ({ target }: Event): void => {
    if (target instanceof HTMLElement && target.dataset.stop !== undefined) this.#enterAt(target);
  };

  /** Everything that arrows reach, in order. */
  #stops(): readonly HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[data-stop]')];
  }

  /** The tab key enters here, and nowhere else in this part. */
  #enterAt(stop: HTMLElement | undefined): void {
    this.#entry = stop;
    for (const other of this.#stops()) other.tabIndex = other === stop ? 0 : -1;
  }

  /** Where the tab key enters: where it left, else at the first, which is never hidden alone; to look would take a layout. */
  protected get entry(): HTMLElement | undefined {
    return this.#entry?.isConnected ? this.#entry : this.#stops()[0];
  }

  protected override updated(): void {
    this.#enterAt(this.entry);
  }
}

const isShown = (stop: Element): boolean => stop.getClientRects().length > 0;
