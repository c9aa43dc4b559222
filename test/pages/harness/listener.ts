/**
 * A player who sees nothing: presses real keys, and records what is heard. The screen reader is a simulated one
 * (`@guidepup/virtual-screen-reader`). It does not look into shadow trees by itself, so it is given the focused
 * element, or one piece of the board at a time. It covers roles, names, states and values, and elements hidden by
 * styles; not how a real reader speaks them, nor when it interrupts itself. The live region is read by its content.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { GamePage } from './game-page.js';

const READER = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

interface Reader {
  start(where: { container: Node }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}

declare global {
  var reader: Reader;
}

/** The pieces of a board that can be read through. */
const PIECES = {
  dice: ['yahtzee-dice', '.dice'],
  controls: ['yahtzee-controls', '.group'],
  card: ['yahtzee-scorecard', '.card'],
  panel: ['yahtzee-scorecard', '.panel'],
} as const;
export type Piece = keyof typeof PIECES;

/** Loads the reader into a page. */
export const bringReader = (page: Page): Promise<void> =>
  page.evaluate(
    async (source) => {
      const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
      globalThis.reader = ((await import(address)) as { virtual: Reader }).virtual;
    },
    readFileSync(READER, 'utf8'),
  );

/**
 * Reads the selected element from its first to its last word. An element without a role has no spoken end: with
 * `round`, reading ends when it comes back to the first phrase.
 */
export async function readThrough(page: Page, selector: string, round = false): Promise<readonly string[]> {
  const said = await page.$eval(
    selector,
    async (container, isRound) => {
      await reader.start({ container });
      const first = await reader.lastSpokenPhrase();
      const last = isRound ? first : `end of ${first}`;
      for (let i = 0; i < 500; i++) {
        await reader.next();
        if ((await reader.lastSpokenPhrase()) === last) break;
      }
      const log = await reader.spokenPhraseLog();
      await reader.stop();
      return isRound ? log.slice(0, -1) : log;
    },
    round,
  );
  return said.map((line) => `  ${plain(line)}`);
}

export class Listener extends GamePage {
  /** Every step, followed by everything that was heard after it. */
  readonly heard: string[] = [];
  #live = '';
  #focus = '';

  /** Loads the reader, and finds the board with the Tab key. */
  async listen(): Promise<void> {
    await bringReader(this.page);
    await this.press('Tab');
  }

  /** Presses real keys, one after the other. */
  override async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await super.press(key);
      await this.note(key);
    }
  }

  /** Presses a letter that is not on this keyboard. */
  async letter(key: string): Promise<void> {
    const focused = await this.active();
    await focused.evaluate((active, typed) => {
      active?.dispatchEvent(new KeyboardEvent('keydown', { key: typed, bubbles: true, composed: true }));
    }, key);
    await this.note(key);
  }

  /** Records what has been heard since the last step, and where focus is now. */
  async note(step: string): Promise<void> {
    await this.look();
    const { live, focus } = await this.#now();
    this.heard.push(`> ${step}`);
    if (live !== this.#live) this.heard.push(`  says: ${live.trim()}`);
    if (focus !== this.#focus) this.heard.push(`  focus: ${focus}`);
    [this.#live, this.#focus] = [live, focus];
  }

  /**
   * Presses a key after which others play, in a tenth of their time, and records everything that is heard until the
   * next own turn.
   */
  async pressAndWait(key: string): Promise<void> {
    await this.page.evaluate(() => {
      const live = document.querySelector('yahtzee-game')?.shadowRoot?.querySelector('[role=status]');
      const said: string[] = [];
      const observer = new MutationObserver(() => said.push(live?.textContent ?? ''));
      if (live) observer.observe(live, { childList: true, characterData: true, subtree: true });
      const { setTimeout } = globalThis;
      const hastened = ((run: () => void, ms = 0) =>
        setTimeout(run, ms > 100 ? ms / 10 : ms)) as typeof setTimeout;
      globalThis.setTimeout = hastened;
      Object.assign(globalThis, {
        heardMeanwhile: () => {
          observer.disconnect();
          globalThis.setTimeout = setTimeout;
          return said;
        },
      });
    });
    await super.press(key);
    await this.page.waitForFunction(() => {
      const { seat = 0, turn } = document.querySelector('yahtzee-game')?.state ?? {};
      return seat === 0 || turn?.phase === 'over';
    });
    await this.look();
    const said = await this.page.evaluate(() =>
      (globalThis as unknown as { heardMeanwhile: () => string[] }).heardMeanwhile(),
    );
    this.heard.push(
      `> ${key}`,
      ...said.filter((text) => text.trim()).map((text) => `  says: ${text.trim()}`),
    );
    const { live, focus } = await this.#now();
    if (focus !== this.#focus) this.heard.push(`  focus: ${focus}`);
    [this.#live, this.#focus] = [live, focus];
  }

  /** Reads a piece of the board from its first to its last word. */
  async read(piece: Piece): Promise<void> {
    const [tag, selector] = PIECES[piece];
    const said = await readThrough(this.page, `yahtzee-game >>> ${tag} >>> ${selector}`);
    this.heard.push(`> reads the ${piece}`, ...said);
  }

  async #now(): Promise<{ live: string; focus: string }> {
    const focused = await this.active();
    const { live, focus } = await this.page.evaluate(async (active) => {
      const board = document.querySelector('yahtzee-game');
      let said = 'nothing';
      if (active && active !== document.body) {
        await reader.start({ container: active });
        said = await reader.lastSpokenPhrase();
        await reader.stop();
      }
      return { live: board?.shadowRoot?.querySelector('[role=status]')?.textContent ?? '', focus: said };
    }, focused);
    return { live, focus: plain(focus) };
  }
}

/** The simulated reader also says that a button is not disabled, which no real one does. */
export const plain = (phrase: string): string => phrase.replaceAll(', not disabled', '');
