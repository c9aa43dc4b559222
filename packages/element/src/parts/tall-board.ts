/** Marks a board that is taller than its window by `data-tall`, so that style sheets keep its dice in view. */
import { unsafeCSS, type CSSResult, type LitElement, type ReactiveController } from 'lit';
import { hasPage } from '../basics/platform.js';

/** A board that is marked may become this many ems lower by that alone; it stays marked. */
const SLACK = 10;

export class TallBoard implements ReactiveController {
  readonly #host: LitElement;
  readonly #mayStick: () => boolean;
  /** The window of the board, which may be that of a frame; undefined on a server. */
  #page: (Window & typeof globalThis) | undefined;
  #board: HTMLElement | undefined;
  #observer: ResizeObserver | undefined;
  #heights = '';
  #styles: readonly CSSResult[] = [];

  /** `mayStick` says whether the dice of the board may stay in view now. */
  constructor(host: LitElement, mayStick: () => boolean) {
    this.#host = host;
    this.#mayStick = mayStick;
  }

  hostConnected(): void {
    this.#page = hasPage ? (this.#host.ownerDocument.defaultView ?? undefined) : undefined;
    this.#page?.addEventListener('resize', this.#measure);
    this.hostUpdated();
  }

  hostUpdated(): void {
    const page = this.#page;
    if (!page) return;
    const board = this.#host.renderRoot.querySelector<HTMLElement>('.board') ?? undefined;
    if (board === this.#board) return;
    this.#observer?.disconnect();
    this.#board = board;
    if (!board) return;
    // Environments without layout may have no `ResizeObserver`.
    const { ResizeObserver }: Partial<typeof globalThis> = page;
    // The frame delay avoids the browser's warning of a loop, since the callback changes the observed element.
    this.#observer = ResizeObserver && new ResizeObserver(() => requestAnimationFrame(this.#measure));
    this.#observer?.observe(board);
  }

  hostDisconnected(): void {
    this.#page?.removeEventListener('resize', this.#measure);
    this.#observer?.disconnect();
    this.#board = undefined;
  }

  readonly #measure = (): void => {
    const board = this.#board;
    const page = this.#page;
    if (!page || !board?.offsetHeight) return;
    const wasTall = board.hasAttribute('data-tall');
    const slack = wasTall ? SLACK * parseFloat(getComputedStyle(board).fontSize) : 0;
    const isTall = this.#mayStick() && board.offsetHeight > page.innerHeight - slack;
    const heights = isTall ? heightsIn(board) : '';
    if (isTall === wasTall && heights === this.#heights) return;
    board.toggleAttribute('data-tall', isTall);
    this.#heights = heights;
    this.#styles = heights ? [unsafeCSS(`.board { ${heights} }`)] : [];
    // The styles have to be adopted, and those for the mark may have to be loaded.
    this.#host.requestUpdate();
  };

  /** Tells style sheets the heights of the dice and of the Roll button; empty for a board that fits into its window. */
  get styles(): readonly CSSResult[] {
    return this.#styles;
  }
}

/** The message sticks below the dice, and on wide boards below the Roll button, too. */
function heightsIn(board: HTMLElement): string {
  const dice = board.querySelector<HTMLElement>('yahtzee-dice');
  const controls = board.querySelector<LitElement>('yahtzee-controls');
  const key = controls?.renderRoot.querySelector<HTMLElement>('[part~="roll"]');
  if (!dice || !key) return '';
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(key);
  const around = parseFloat(marginBlockStart) + parseFloat(marginBlockEnd);
  return `--dice-height: ${dice.offsetHeight}px; --roll-height: ${Math.round(key.offsetHeight + around)}px;`;
}
