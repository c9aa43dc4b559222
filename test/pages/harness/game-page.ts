/** Plays on a whole page from outside: by what is visible there, with a real pointer and real keys. */

import type { JSHandle, Page } from 'puppeteer-core';
import { activeElement } from '../../harness/boards/active.js';

/** A box as it looks to a person who sees the page. */
export interface SeenBox {
  readonly row: string;
  readonly seat: number;
  readonly text: string;
  readonly open: boolean;
  readonly filled: boolean;
}

/** Everything that is visible of a board. */
export interface Seen {
  readonly over: boolean;
  readonly mayRoll: boolean;
  readonly mayMark: boolean;
  readonly faces: readonly number[];
  readonly marks: readonly boolean[];
  readonly boxes: readonly SeenBox[];
  readonly chips: readonly string[];
  readonly totals: readonly number[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The name of the focused element. Runs on the page. */
function nameOf(active: Element | null): string {
  if (!(active instanceof HTMLElement)) return '';
  const { die, cell } = active.dataset;
  if (die !== undefined) return `die ${[...(active.parentElement?.children ?? [])].indexOf(active) + 1}`;
  return cell === undefined ? (active.classList[0] ?? '') : `box ${cell}`;
}

/** How a person plays: whether a mark on a die means hold or reroll, and with which pointer. */
export interface Manner {
  readonly selection?: 'hold' | 'reroll';
  readonly pointer?: 'mouse' | 'touch';
}

export class GamePage {
  readonly page: Page;
  readonly selection: 'hold' | 'reroll';
  readonly #pointer: 'mouse' | 'touch';
  /** The number of the board on the page, from 0. */
  readonly #board: number;

  constructor(page: Page, board = 0, { selection = 'hold', pointer = 'mouse' }: Manner = {}) {
    this.page = page;
    this.selection = selection;
    this.#pointer = pointer;
    this.#board = board;
  }

  /** Sets attributes, and waits until the requested game is there. No two presses on it come too quickly. */
  async begin(attributes: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.evaluate(
      async (board, given) => {
        await customElements.whenDefined('yahtzee-game');
        const game = document.querySelectorAll('yahtzee-game')[board];
        for (const [name, value] of Object.entries(given)) game?.setAttribute(name, value);
        // The clock must not go back, since the first press would then seem to come too soon.
        let now = performance.now();
        if (game) game.clock = () => (now += 1000);
        await game?.updateComplete;
      },
      this.#board,
      attributes,
    );
    await this.look();
  }

  /** The visible state of the board, once everything is drawn. */
  look(): Promise<Seen> {
    return this.page.evaluate(async (board) => {
      const game = document.querySelectorAll('yahtzee-game')[board];
      const inside = game?.querySelector('yahtzee-dice') ? game : game?.shadowRoot;
      const parts = ['yahtzee-dice', 'yahtzee-controls', 'yahtzee-scorecard'] as const;
      await game?.updateComplete;
      const roots = [];
      for (const name of parts) {
        const part = inside?.querySelector(name);
        await part?.updateComplete;
        roots.push(part?.shadowRoot);
      }
      const [tray, controls, card] = roots;
      const all = (root: ShadowRoot | null | undefined, selector: string): HTMLElement[] => [
        ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
      ];
      const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';
      const roll = controls?.querySelector('.roll');
      return {
        over: roll?.classList.contains('again') ?? false,
        mayRoll: roll?.getAttribute('aria-disabled') === 'false' && !roll.classList.contains('again'),
        mayMark: all(tray, '[data-die][aria-disabled=false]').length > 0,
        faces: all(tray, '[data-die]').map((die) => die.querySelectorAll('.pip').length),
        marks: all(tray, '[data-die]').map((die) => die.getAttribute('aria-pressed') === 'true'),
        boxes: all(card, '[data-cell]').map((cell) => ({
          row: cell.dataset['cell'] ?? '',
          seat: Number(cell.dataset['seat']),
          text: textOf(cell.querySelector('.value')),
          open: cell.getAttribute('aria-disabled') === 'false',
          filled: cell.classList.contains('filled'),
        })),
        chips: all(card, '.badge').map(textOf),
        totals: all(card, '.total .number').map((total) => Number(textOf(total))),
      };
    }, this.#board);
  }

  /** Presses an element inside a part, with a real mouse or finger. */
  async click(part: string, selector: string): Promise<void> {
    const point = await this.#middleOf(part, selector);
    if (!point) throw new Error(`<yahtzee-${part}> shows no ${selector}`);
    if (this.#pointer === 'touch') await this.page.touchscreen.tap(point.x, point.y);
    else await this.page.mouse.click(point.x, point.y);
  }

  /** The focused element, to be examined on the page. */
  active(): Promise<JSHandle<Element | null>> {
    return this.page.evaluateHandle(activeElement);
  }

  /** The name of the focused element: `die 3`, `box fours`, or the first class of any other element: `roll`, `tool`. */
  focus(): Promise<string> {
    // Both functions are sent to the page as text in one call, since this runs for every key.
    return this.page.evaluate(`(${String(nameOf)})((${String(activeElement)})())`) as Promise<string>;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key as 'Enter');
  }

  #middleOf(part: string, selector: string): Promise<Point | undefined> {
    return this.page.evaluate(
      (board, tag, inside) => {
        const game = document.querySelectorAll('yahtzee-game')[board];
        const around = game?.querySelector(tag) ?? game?.shadowRoot?.querySelector(tag);
        const target = around?.shadowRoot?.querySelector(inside);
        target?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = target?.getBoundingClientRect();
        return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : undefined;
      },
      this.#board,
      `yahtzee-${part}`,
      selector,
    );
  }
}

/** The face that most dice show; of equal ones the higher face. */
export function favourite(faces: readonly number[]): number {
  const count = (face: number): number => faces.filter((one) => one === face).length;
  return [6, 5, 4, 3, 2, 1].reduce((best, face) => (count(face) > count(best) ? face : best));
}

/** The number in a box, also if it is written in Persian digits. */
const worth = ({ text }: SeenBox): number =>
  Number(text.replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));

/** The open box that shows the most points. */
export function best({ boxes }: Seen): SeenBox {
  const [first] = boxes.filter(({ open }) => open).toSorted((a, b) => worth(b) - worth(a));
  if (!first) throw new Error('no box is open');
  return first;
}

/** For each die, whether a player who collects dice of one kind wants it to be marked. */
function wantedMarks({ selection }: GamePage, { faces }: Seen): readonly boolean[] {
  const liked = favourite(faces);
  return faces.map((face) => (face === liked) === (selection === 'hold'));
}

/** A player who collects dice of one kind, and presses everything with a pointer, to the end. */
export async function playByPointer(game: GamePage): Promise<Seen> {
  let seen = await game.look();
  while (!seen.over) {
    await game.click('controls', '.roll');
    seen = await game.look();
    while (seen.mayMark) {
      for (const [i, wanted] of wantedMarks(game, seen).entries()) {
        if (wanted !== seen.marks[i]) await game.click('dice', `[data-die]:nth-of-type(${i + 1})`);
      }
      seen = await game.look();
      if (!seen.mayRoll) break;
      await game.click('controls', '.roll');
      seen = await game.look();
    }
    const { row, seat } = best(seen);
    const before = filledOf(seen);
    const box = `[data-cell="${row}"][data-seat="${seat}"]`;
    await game.click('scorecard', box);
    seen = await game.look();
    if (filledOf(seen) === before) {
      await game.click('scorecard', box);
      seen = await game.look();
    }
    if (filledOf(seen) === before) throw new Error(`${row} could not be filled`);
  }
  return seen;
}

/** The same player, with keys alone. Focus has to be on a die. */
export async function playByKeys(game: GamePage): Promise<Seen> {
  let seen = await game.look();
  while (!seen.over) {
    await game.press('Enter');
    seen = await game.look();
    while (seen.mayMark) {
      seen = await markByKeys(game, seen);
      if (!seen.mayRoll) break;
      await game.press('Enter');
      seen = await game.look();
    }
    const before = filledOf(seen);
    await game.press('Tab', 'Tab');
    await goTo(game, best(seen).row);
    await game.press('Enter');
    seen = await game.look();
    if (filledOf(seen) === before) await game.press('Enter');
    await game.page.keyboard.down('Shift');
    await game.press('Tab', 'Tab');
    await game.page.keyboard.up('Shift');
    seen = await game.look();
    if (filledOf(seen) === before) throw new Error('no box was filled');
  }
  return seen;
}

/** Removes marks with Space on the die, and sets marks by digits. */
async function markByKeys(game: GamePage, seen: Seen): Promise<Seen> {
  const wanted = wantedMarks(game, seen);
  await game.press('Home');
  for (const i of seen.faces.keys()) {
    if (seen.marks[i] && !wanted[i]) await game.press(' ');
    if (i < seen.faces.length - 1) await game.press('ArrowRight');
  }
  const missing = seen.faces.filter((_face, i) => wanted[i] && !seen.marks[i]);
  await game.press(...missing.map((face) => `Digit${face}`));
  return game.look();
}

/** Moves over the card with arrows until the box has focus. */
async function goTo(game: GamePage, row: string): Promise<void> {
  for (const start of [['Home'], ['Home', 'ArrowRight']]) {
    await game.press(...start);
    let last = '';
    for (let now = await game.focus(); now !== last; now = await game.focus()) {
      if (now === `box ${row}`) return;
      last = now;
      await game.press('ArrowDown');
    }
  }
  throw new Error(`no arrow leads to ${row}`);
}

const filledOf = ({ boxes }: Seen): number => boxes.filter(({ filled }) => filled).length;

const NUMBERS = new Set(['ones', 'twos', 'threes', 'fours', 'fives', 'sixes']);

/** A player's total, added up from what every box shows, with `bonus` points for 63 or more in the number boxes. */
export function addUp({ boxes }: Seen, seat: number, bonus: number): number {
  const own = boxes.filter((box) => box.seat === seat);
  const sum = (some: readonly SeenBox[]): number => some.reduce((total, { text }) => total + Number(text), 0);
  return sum(own) + (sum(own.filter(({ row }) => NUMBERS.has(row))) >= 63 ? bonus : 0);
}
