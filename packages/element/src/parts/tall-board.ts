/** Marks a board that is taller than its window by `data-tall`, so that style sheets keep its dice in view. */
import { unsafeCSS, type CSSResult, type LitElement } from 'lit';
import { SizeWatch } from './size-watch.js';

/** A board that is marked may become this many ems lower by that alone; it stays marked. */
const SLACK = 10;

export class TallBoard extends SizeWatch {
  readonly #host: LitElement;
  readonly #mayStick: () => boolean;
  /** The window in which the host is. */
  #window: Window | undefined;
  #heights = '';
  #styles: readonly CSSResult[] = [];

  /** `mayStick` says whether the dice of the board may stay in view now. */
  constructor(host: LitElement, mayStick: () => boolean) {
    super(host, '.board');
    this.#host = host;
    this.#mayStick = mayStick;
  }

  override hostConnected(): void {
    this.#window = this.page;
    this.#window?.addEventListener('resize', this.look);
    super.hostConnected();
  }

  override hostDisconnected(): void {
    this.#window?.removeEventListener('resize', this.look);
    super.hostDisconnected();
  }

  /** The heights of what stays in view, for style sheets; none for a board that fits into its window. */
  get styles(): readonly CSSResult[] {
    return this.#styles;
  }

  protected resized(board: HTMLElement): void {
    if (!this.#window || !board.offsetHeight) return;
    const wasTall = board.hasAttribute('data-tall');
    const slack = wasTall ? SLACK * parseFloat(getComputedStyle(board).fontSize) : 0;
    const isTall = this.#mayStick() && board.offsetHeight > this.#window.innerHeight - slack;
    const heights = isTall ? heightsIn(board) : '';
    if (isTall === wasTall && heights === this.#heights) return;
    board.toggleAttribute('data-tall', isTall);
    this.#heights = heights;
    this.#styles = heights ? [unsafeCSS(`.board { ${heights} }`)] : [];
    // The styles have to be adopted, and those for the mark may have to be loaded.
    this.#host.requestUpdate();
  }
}

/**
 * The message sticks below the dice, and on wide boards below the Roll button, too; on others, the heads of columns
 * stick below the message.
 */
function heightsIn(board: HTMLElement): string {
  const dice = board.querySelector<HTMLElement>('yahtzee-dice');
  const controls = board.querySelector<LitElement>('yahtzee-controls');
  const key = controls?.renderRoot.querySelector<HTMLElement>('[part~="roll"]');
  const message = controls?.renderRoot.querySelector<HTMLElement>('[part~="message"]');
  if (!dice || !key || !message) return '';
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(key);
  const around = parseFloat(marginBlockStart) + parseFloat(marginBlockEnd);
  const heights = {
    dice: dice.offsetHeight,
    roll: Math.round(key.offsetHeight + around),
    message: message.offsetHeight,
  };
  return Object.entries(heights)
    .map(([name, height]) => `--${name}-height: ${height}px;`)
    .join(' ');
}
