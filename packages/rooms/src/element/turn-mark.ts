/** Tells who looks elsewhere that it is their turn: a mark in the title of the page, and on its app. */

const MARK = '● ';

type WithBadge = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

export class TurnMark {
  #isAwaited = false;
  #isShown = false;

  /** Whether a decision of this page is awaited; what is shown follows from that and from whether the page is seen. */
  set(isAwaited: boolean): void {
    this.#isAwaited = isAwaited;
    this.look();
  }

  /** Looks again whether the page is seen. */
  readonly look = (): void => {
    const isShown = this.#isAwaited && document.visibilityState === 'hidden';
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    const { title } = document;
    // The page may have given itself another title meanwhile.
    if (isShown) document.title = MARK + title;
    else if (title.startsWith(MARK)) document.title = title.slice(MARK.length);
    const app: WithBadge = navigator;
    void (isShown ? app.setAppBadge?.(1) : app.clearAppBadge?.())?.catch(() => undefined);
  };
}
