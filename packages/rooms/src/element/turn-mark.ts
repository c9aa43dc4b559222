/** Shows that it is a player's turn while the page is hidden: a mark in its title, and a badge on its app icon. */

const MARK = '● ';

type WithBadge = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

export class TurnMark {
  #isAwaited = false;
  #isShown = false;

  /** Sets whether a decision of this page is awaited. The mark is shown only while the page is hidden. */
  set(isAwaited: boolean): void {
    this.#isAwaited = isAwaited;
    this.look();
  }

  /** Shows or removes the mark, depending on whether the page is hidden. */
  readonly look = (): void => {
    const isShown = this.#isAwaited && document.visibilityState === 'hidden';
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    const { title } = document;
    // The page may have changed its title meanwhile.
    if (isShown) document.title = MARK + title;
    else if (title.startsWith(MARK)) document.title = title.slice(MARK.length);
    const app: WithBadge = navigator;
    void (isShown ? app.setAppBadge?.(1) : app.clearAppBadge?.())?.catch(() => undefined);
  };
}
