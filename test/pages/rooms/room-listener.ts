/** A player who sees nothing, in a room: records what the room and its board say, in that order, and what has focus. */
import type { Page } from 'puppeteer-core';
import { GamePage } from '../harness/game-page.js';
import { plain, readThrough } from '../harness/listener.js';

declare global {
  /** The texts spoken since they were last collected. */
  var said: string[];
}

/** Runs on the page: records every new text in a live region of the room, of its board, or of a form. */
function listenTo(room: HTMLElement): void {
  globalThis.said = [];
  const heard = new Map<Element, string>();
  const listen = (): void => {
    const board = room.querySelector('yahtzee-game');
    for (const root of [room.shadowRoot, board?.shadowRoot])
      for (const region of root?.querySelectorAll('[role=status]') ?? []) {
        const text = region.textContent?.replaceAll(/\s+/g, ' ') ?? '';
        // The first text of a new region is not read out.
        if (heard.has(region) && heard.get(region) !== text && text.trim()) said.push(text.trim());
        heard.set(region, text);
      }
    observe(board);
  };
  const seen = new Set<Node>();
  const observer = new MutationObserver(listen);
  const observe = (board: HTMLElement | null): void => {
    for (const root of [room, room.shadowRoot, board?.shadowRoot])
      if (root && !seen.has(root)) {
        seen.add(root);
        observer.observe(root, { childList: true, characterData: true, subtree: true });
      }
  };
  listen();
}

export class RoomListener extends GamePage {
  /** Every step, followed by everything that was heard after it. */
  readonly heard: string[] = [];
  #focus = '';

  /** Enters a room; ignores everything that was spoken before. */
  async arrive(who: string): Promise<void> {
    await this.page.$eval('yahtzee-room', listenTo);
    this.heard.push(`# ${who}`);
    this.#focus = '';
  }

  /** Presses real keys, and records the effect of the last one. */
  async keys(step: string, ...keys: readonly string[]): Promise<void> {
    await this.press(...keys);
    await this.note(step);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.note(`types ${text}`);
  }

  /**
   * Focuses a control of the room and presses it. Something may have to be loaded, so it waits for a text that matches
   * `said`.
   */
  async choose(selector: string, said = /(?:)/): Promise<void> {
    await this.page.focus(`yahtzee-room >>> ${selector}`);
    await this.note('goes on');
    await this.press('Enter');
    await this.page.waitForFunction(
      (words) =>
        new RegExp(words).test(
          document.querySelector('yahtzee-room')?.shadowRoot?.querySelector('.room > .spoken')?.textContent ??
            '',
        ),
      { polling: 20 },
      said.source,
    );
    await this.note('Enter');
  }

  async goToBoard(): Promise<void> {
    // Called by a script in the page: from outside, an element does not have the methods of its class.
    await this.page.evaluate(() => document.querySelector('yahtzee-game')?.focus());
    await this.note('goes to the board');
  }

  async read(selector: string): Promise<void> {
    this.heard.push('> reads', ...(await readThrough(this.page, `yahtzee-room >>> ${selector}`, true)));
  }

  /** Records what has been heard since the last step, and where focus is now. */
  async note(step: string): Promise<void> {
    await settled(this.page);
    const said = await this.page.evaluate(() => globalThis.said.splice(0));
    const focus = await this.#focused();
    this.heard.push(`> ${step}`, ...said.map((text) => `  says: ${text}`));
    if (focus !== this.#focus) this.heard.push(`  focus: ${focus}`);
    this.#focus = focus;
  }

  async #focused(): Promise<string> {
    const focused = await this.active();
    const phrase = await this.page.evaluate(async (active) => {
      if (!active || active === document.body) return 'nothing';
      await reader.start({ container: active });
      const said = await reader.lastSpokenPhrase();
      await reader.stop();
      return said;
    }, focused);
    return plain(phrase);
  }
}

/** Waits until the board shows everything that has been played. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const room = document.querySelector('yahtzee-room');
    const board = document.querySelector('yahtzee-game');
    const isShown = (): boolean => !stage.room || !board || stage.isShown(stage.room, board);
    for (let i = 0; i < 4 || (i < 100 && !isShown()); i++) {
      await new Promise((resolve) => setTimeout(resolve));
      await room?.updateComplete;
      await board?.updateComplete;
    }
  });
