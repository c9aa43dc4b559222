/** A `<yahtzee-kiosk>` in a page, for tests; its seconds pass when the test says so. */
import { fixture } from '@open-wc/testing';
import type { YahtzeeGame } from '@yahtzee-game/element';
import '@yahtzee-game/element';
import '@yahtzee-game/rooms/kiosk';
import type { KioskResult, YahtzeeKiosk } from '@yahtzee-game/rooms/kiosk';
import { playerTotals, serializeGame } from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { randomGame, stepsOf } from '../../harness/games/games.js';
import { waitUntil } from '../../harness/boards/wait.js';

/** A clock for this page, whose seconds pass when a test says so. */
const seconds = {
  tick: (): void => undefined,
  pass(count: number): void {
    for (let i = 0; i < count; i++) this.tick();
  },
};
const { setInterval } = globalThis;
before(() => {
  globalThis.setInterval = ((tick: () => void, ms: number) => {
    if (ms === 1000) seconds.tick = tick;
    return setInterval(tick, 1e9);
  }) as typeof setInterval;
});
after(() => void (globalThis.setInterval = setInterval));

export class Kiosk {
  readonly element: YahtzeeKiosk;
  readonly board: YahtzeeGame;
  readonly told: KioskResult[] = [];

  constructor(element: YahtzeeKiosk) {
    this.element = element;
    this.board = element.board;
    element.addEventListener('yahtzee-kiosk-result', ({ detail }) => this.told.push(detail));
  }

  /** Opens a kiosk in which computers have begun to play. */
  static async open(attributes = '', ofBoard = ''): Promise<Kiosk> {
    const board = `<yahtzee-game motion="none" ${ofBoard}></yahtzee-game>`;
    const tag = `<yahtzee-kiosk ${attributes}>${board}</yahtzee-kiosk>`;
    const kiosk = new Kiosk(await fixture<YahtzeeKiosk>(tag));
    await waitUntil(() => kiosk.players === 2, 'computers play');
    await kiosk.drawn();
    return kiosk;
  }

  async drawn(): Promise<void> {
    await this.board.updateComplete;
    await this.element.updateComplete;
  }

  get players(): number {
    return this.board.state?.players.length ?? 0;
  }

  /** The values of the large dice. */
  get dice(): readonly number[] {
    const dice = [...(this.find('dice')?.querySelectorAll('.cube') ?? [])];
    return dice.map((die) => die.querySelectorAll('.pip').length);
  }

  find(part: string): HTMLElement | null {
    return this.element.renderRoot.querySelector<HTMLElement>(`[part~="${part}"]`);
  }

  text(part: string): string {
    return this.find(part)?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
  }

  get isAsking(): boolean {
    return (this.find('warning') as HTMLDialogElement | null)?.open ?? false;
  }

  async click(part: string): Promise<void> {
    this.find(part)?.click();
    await this.drawn();
  }

  async pass(count: number): Promise<void> {
    seconds.pass(count);
    await this.drawn();
  }

  /** A visitor comes and begins a game. */
  async begin(): Promise<void> {
    await this.click('start');
    await waitUntil(() => this.players === 1, 'a visitor plays');
  }

  /** Plays the visitor's game to its end; resolves to the total. */
  async finish(seed = 7): Promise<number> {
    const last = stepsOf(randomGame('yahtzee', yahtzee, 1, seed)).at(-1);
    if (!last) throw new Error('a game has moves');
    await this.board.load(serializeGame(last.before));
    this.board.dispatch(last.action);
    await this.drawn();
    return playerTotals(last.after)[0]?.total ?? 0;
  }

  /** Enters a name, and presses the key for the next visitor. */
  async leave(name: string): Promise<void> {
    const field = this.find('field');
    if (field instanceof HTMLInputElement) field.value = name;
    await this.click('next');
  }
}
