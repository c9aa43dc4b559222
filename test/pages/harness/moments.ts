/** The looks of a board: the moments of a game, and the panels over its card. */

import { loadRuleset, newGame, serializeGame, type GameState } from '@yahtzee-game/rules';
import type { Page } from 'puppeteer-core';
import { playTurns, position, rollDice, WHOLE_GAME } from '../../harness/games/play.js';
import { painted } from './site.js';

const yahtzee = await loadRuleset('yahtzee');
const kismet = await loadRuleset('kismet');
const yamb = await loadRuleset('yamb');

export interface Moment {
  readonly attributes: Readonly<Record<string, string>>;
  readonly state: GameState;
  /** Selectors that are then pressed inside the board. */
  readonly press?: readonly string[];
  /** Whether there is an advisor. */
  readonly advised?: boolean;
}

const start = newGame(yahtzee);
const rolled = rollDice(start, '44412');
const of = (state: GameState, more: Partial<Moment> = {}): Moment => ({
  attributes: {},
  state,
  ...more,
});
const players = ['Ada', 'Grace', 'Edsger'];

export const MOMENTS: Readonly<Record<string, Moment>> = {
  start: of(start),
  letters: of(rolled, { attributes: { faces: 'letters' } }),
  numerals: of(rolled, { attributes: { faces: 'numerals' } }),
  rolled: of(rolled),
  held: of(rolled, { press: ['[data-die]', '[part~=die-2]'] }),
  'asked for a zero': of(rolled, { press: ['[data-cell=yahtzee]'] }),
  joker: of(position(yahtzee, 'yahtzee 66666', '44444')),
  'real dice': of(start, { attributes: { dice: 'real' }, press: ['.face-key'] }),
  'several players': of(rollDice(playTurns(newGame(yahtzee, { players }), 'fours 44412'), '66612'), {
    advised: true,
  }),
  over: of(playTurns(start, WHOLE_GAME)),
  'the card of a game that is over': of(playTurns(start, WHOLE_GAME), { press: ['[part~=show-card]'] }),
  rules: of(rolled, { press: ['[part~=help]'] }),
  keys: of(rolled, { press: ['?'] }),
  'a new game': of(playTurns(newGame(yahtzee, { players }), 'fours 44412'), { press: ['[part~=new-game]'] }),
  'sound and look': of(rolled, { press: ['[part~=new-game]', '#setup-tab-look'] }),
  advice: of(rolled, { attributes: { advice: 'ranked' }, advised: true, press: ['[part~=advice]'] }),
  kismet: of(rollDice(newGame(kismet), '44412'), {
    attributes: { ruleset: 'kismet' },
    press: ['[data-die]'],
  }),
  yamb: of(rollDice(newGame(yamb), '44412'), { attributes: { ruleset: 'yamb' } }),
};

/** Puts a new board with these attributes on the page, in place of the old one. */
export async function putBoard(page: Page, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.evaluate(async (given) => {
    await customElements.whenDefined('yahtzee-game');
    const board = document.createElement('yahtzee-game');
    for (const [name, value] of Object.entries(given)) board.setAttribute(name, value);
    document.querySelector('yahtzee-game')?.replaceWith(board);
    await board.updateComplete;
  }, attributes);
}

/** Brings the board of a page to this moment. */
export async function reach(page: Page, { state, press = [], advised }: Moment): Promise<void> {
  await page.evaluate(
    async (text, isAdvised) => {
      const board = document.querySelector('yahtzee-game');
      if (!board) return;
      if (isAdvised)
        board.advisor = {
          advise: () => ({
            value: 200,
            choices: [
              { kind: 'hold', held: 7, value: 200, loss: 0 },
              { kind: 'score', cell: 'fours', value: 195.5, loss: 4.5 },
              { kind: 'score', cell: 'ones', value: 180, loss: 20 },
            ],
          }),
          winProbabilities: () => [0.5, 0.3, 0.2],
        };
      await board.load(text);
    },
    serializeGame(state),
    Boolean(advised),
  );
  await drawn(page);
  for (const selector of press) await pressed(page, selector);
}

/** Clicks inside the board, or presses the key `?` on a die, and waits until all effects are drawn. */
async function pressed(page: Page, selector: string): Promise<void> {
  await page.evaluate((what) => {
    const tree = document.querySelector('yahtzee-game')?.shadowRoot;
    const roots = [...(tree?.querySelectorAll('yahtzee-dice, yahtzee-controls, yahtzee-scorecard') ?? [])];
    const found = roots.map(({ shadowRoot }) =>
      shadowRoot?.querySelector<HTMLElement>(what === '?' ? '[data-die]' : what),
    );
    const [target] = found.filter((one) => one);
    if (!target) throw new Error(`the board has no ${what}`);
    if (what !== '?') return target.click();
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true }));
  }, selector);
  await drawn(page);
}

/** Waits until everything requested has arrived and is drawn, on all boards of the page. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const board of document.querySelectorAll('yahtzee-game')) {
      await board.updateComplete;
      for (const name of ['yahtzee-dice', 'yahtzee-controls', 'yahtzee-scorecard'] as const)
        await board.shadowRoot?.querySelector(name)?.updateComplete;
    }
  });
  await painted(page);
}

/** Sets the language of the page and its direction. */
export async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate((tongue) => {
    document.documentElement.lang = tongue;
    document.documentElement.dir = tongue === 'fa' ? 'rtl' : 'ltr';
  }, lang);
  await drawn(page);
}
