// Every key of every element: a key that has done something is not passed on, one that has done nothing is left to the
// page, and holding a key down is one press.

import { expect, fixture } from '@open-wc/testing';
import '@yahtzee-game/element';
import type { Advisor } from '@yahtzee-game/element';
import '@yahtzee-game/element/picker';
import '@yahtzee-game/element/puzzle';
import '@yahtzee-game/element/review';
import { actionsOf } from '@yahtzee-game/rules';
import { activeElement } from '../../harness/boards/active.js';
import { Board, words } from '../../harness/boards/board.js';
import { isChromium, isWebkit } from '../../harness/boards/engine.js';
import { testKeys, type Scene, type Scenes } from '../../harness/boards/key-table.js';
import { holdDown, pressed } from '../../harness/boards/presses.js';
import { rolled } from '../../harness/boards/rolled.js';
import { waitUntil } from '../../harness/boards/wait.js';

const seenOn = (board: Board) => (): unknown => [
  board.element.save(),
  board.marks,
  board.panel,
  board.focus,
  board.spoken,
  board.message,
];

/** Opens a board with dice and focuses this part of it. */
const on =
  (
    place: (board: Board) => HTMLElement,
    attributes = '',
    reach?: (board: Board) => Promise<unknown>,
  ): Scene =>
  async () => {
    const board = await rolled('44412', attributes);
    await reach?.(board);
    place(board).focus();
    return seenOn(board);
  };

const tool =
  (part: string) =>
  async (board: Board): Promise<void> => {
    const before = board.panel;
    await board.click(board.find('controls', `[part~=${part}]`));
    await waitUntil(() => board.panel !== before, `the panel of ${part} is open`);
    await board.drawn();
  };
const showKeys = async (board: Board): Promise<void> => {
  await board.press('?');
  await waitUntil(() => board.panel === 'keys', 'the keys are shown');
};
const showGames = async (board: Board): Promise<void> => {
  await tool('new-game')(board);
  await board.click(board.find('scorecard', '.game-row'));
  await waitUntil(() => board.has('scorecard', '.game-list .game'), 'the games are listed');
  await board.drawn();
};
const searchGames = async (board: Board): Promise<void> => {
  await showGames(board);
  const field = board.find('scorecard', '.search input') as HTMLInputElement;
  field.value = 'crag';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await board.drawn();
};
const askZero = (board: Board): Promise<void> => board.scoreIn('yahtzee');
const fill = (board: Board): Promise<void> => board.scoreIn('fours');
const inCard = (selector: string) => (board: Board) => board.find('scorecard', selector);

const ADVISOR: Advisor = {
  advise: () => ({
    choices: [
      { kind: 'hold', held: 5, value: 230, loss: 0 },
      { kind: 'score', cell: 'chance', value: 226, loss: 4 },
    ],
  }),
  review: (state) => ({
    expectedTotal: 254,
    decisions: actionsOf(state).flatMap((action, step) =>
      action.type === 'dice'
        ? []
        : { seat: 0, step, best: { kind: 'hold', held: 5, value: 250, loss: 0 }, loss: 6, luck: 0 },
    ),
    seats: [{ luck: 0, lost: 0 }],
  }),
};

/** Opens another element with focus inside; the result is the text of its shadow tree. */
const other =
  (markup: string, selector: string, isThere = selector, first = ''): Scene =>
  async () => {
    const element = await fixture<HTMLElement>(markup);
    Object.assign(element, { advisor: ADVISOR });
    const find = (wanted: string): HTMLElement | null | undefined =>
      element.shadowRoot?.querySelector<HTMLElement>(wanted);
    await waitUntil(() => find(isThere), `${isThere} is there`);
    if (first) find(first)?.click();
    await waitUntil(() => find(selector)?.checkVisibility(), `${selector} is seen`);
    find(selector)?.focus();
    return () => [
      words(element.shadowRoot?.querySelector('[role=status]')),
      activeElement()?.ariaLabel,
      element.shadowRoot?.querySelectorAll('.marked, .chosen').length,
    ];
  };

const POSITION = '1 yahtzee - 61345 h1 2645 =0';
const RECORD = '1 yahtzee Ada 31656 h12 111 h12 346 :chance 22345 h3 122 :twos =32';
const PUZZLE = `<yahtzee-puzzle position="${POSITION}"></yahtzee-puzzle>`;
const REVIEW = `<yahtzee-review game="${RECORD}"></yahtzee-review>`;

const SCENES: Scenes = {
  'a die': [
    on((board) => board.die(1)),
    {
      done: '4 6 d s t ? Enter ArrowRight End',
      native: 'Space',
      free: 'x Escape Tab Backspace F5 ArrowLeft Home',
    },
  ],
  'the Roll button': [
    on((board) => board.rollKey),
    { native: 'Enter Space', done: '4 ArrowRight', free: 'Escape x' },
  ],
  'an open box': [
    on((board) => board.box('fours')),
    { native: 'Enter Space', done: '4 ArrowDown', free: 'Escape' },
  ],
  'a filled box': [on((board) => board.box('fours'), '', fill), { done: 'Enter Space', free: 'Escape' }],
  'a box that asks': [
    on((board) => board.box('yahtzee'), '', askZero),
    { done: 'Escape', native: 'Enter Space' },
  ],
  'a die where the page has the keys': [
    on((board) => board.die(1), 'hotkeys="off"'),
    { free: '4 d ?', native: 'Enter Space', done: 'ArrowRight' },
  ],
  'the rules': [
    on(inCard('.help .rules'), '', tool('help')),
    {
      done: 'Escape Enter',
      native: 'ArrowDown PageDown Space',
      free: 'd 4 Tab',
    },
  ],
  'the list of keys': [on(inCard('.keys .rules'), '', showKeys), { done: 'Escape Enter ? d', free: 'x' }],
  'a name in the setup': [
    on(inCard('.setup-seats input'), 'players="Ada,Grace"', tool('new-game')),
    {
      done: 'Escape Enter',
      native: 'a 4 Backspace Space',
      free: 'Tab F5',
    },
  ],
  'a tab of the setup': [
    on(inCard('.tab'), '', tool('new-game')),
    { done: 'ArrowRight End Escape', native: 'Space Enter', free: 'd' },
  ],
  'a game in the list': [
    on(inCard('.game[tabindex="0"]'), '', showGames),
    { done: 'Escape Enter Space ArrowDown', native: 'a', free: 'Tab' },
  ],
  'the search for a game': [
    on(inCard('.search input'), '', searchGames),
    { done: 'Escape Enter ArrowDown', native: 'a', free: 'Tab' },
  ],
  'faces of real dice': [
    async () => {
      const board = await Board.open('dice="real"');
      await waitUntil(() => board.has('controls', '.face-key'), 'dice can be entered');
      board.find('controls', '.face-key').focus();
      pressed('4');
      await board.drawn();
      return seenOn(board);
    },
    { done: '3 Backspace Escape', native: 'Space Enter', free: 'x' },
  ],
  'a picker’s search': [
    other('<yahtzee-picker></yahtzee-picker>', '.search input', '.game'),
    { done: 'Enter ArrowDown', native: 'a', free: 'Escape Tab' },
  ],
  'a picker’s game': [
    other('<yahtzee-picker></yahtzee-picker>', '.game[tabindex="0"]'),
    { done: 'Enter ArrowDown End', native: 'a', free: 'Escape Home' },
  ],
  'a die of a decision': [
    other(PUZZLE, '.die', '.key[aria-disabled]'),
    { done: '6 ArrowRight', native: 'Space', free: 'x Escape' },
  ],
  'the bars of a review': [
    other(REVIEW, '[role=slider]', '.dearest button', '.dearest button'),
    { done: 'd s ArrowRight End', free: 'Home ArrowLeft x Escape Space Enter' },
  ],
};

// The handling of keys does not depend on the engine.
if (isChromium) testKeys(SCENES);

/** Real keys, since the browser itself presses a button again for a key that is held down. */
describe('a real key that is held down', () => {
  if (isWebkit) return;
  for (const key of ['Enter', ' ']) {
    it(`${JSON.stringify(key)} on Roll rolls once`, async () => {
      const board = await rolled('44412');
      board.rollKey.focus();
      await holdDown(key);
      await board.drawn();
      expect(board.state.turn.roll).to.equal(2);
    });

    it(`${JSON.stringify(key)} on a box that asks about a zero does not confirm it`, async () => {
      const board = await rolled('44412');
      board.box('yahtzee').focus();
      await holdDown(key);
      await board.drawn();
      expect(board.message).to.contain('again');
      expect(board.state.cards[0]?.filled).to.equal(0);
      await board.press(key);
      expect(board.state.cards[0]?.filled).to.equal(1);
    });

    it(`${JSON.stringify(key)} on Undo takes back one entry`, async () => {
      const board = await Board.open('undo-limit="unlimited"');
      await board.play('fours 44412, chance 66666, twos 22211');
      board.undoKey.focus();
      await holdDown(key);
      await board.drawn();
      expect(board.state.cards[0]?.filled).to.equal(2);
    });

    it(`${JSON.stringify(key)} on the button of the rules leaves them open`, async () => {
      const board = await rolled('44412');
      board.find('controls', '[part~=help]').focus();
      await holdDown(key);
      await waitUntil(() => board.panel === 'help', 'the rules are open');
    });
  }

  it('Enter in the search for a game chooses none', async () => {
    const board = await rolled('44412');
    await searchGames(board);
    board.find('scorecard', '.search input').focus();
    await holdDown('Enter');
    await board.drawn();
    expect(board.has('scorecard', '.game-list')).to.equal(true);
  });

  it('an arrow moves on and on', async () => {
    const board = await rolled('44412');
    await holdDown('ArrowRight');
    expect(board.focus).to.equal('die 5');
  });
});

describe('Escape closes alone what it is for', () => {
  const PANELS: Readonly<Record<string, (board: Board) => Promise<void>>> = {
    'the rules': tool('help'),
    'the list of keys': showKeys,
    'the setup': tool('new-game'),
    'the list of games': showGames,
    'a question about a zero': async (board) => {
      board.box('yahtzee').focus();
      await askZero(board);
    },
  };
  const AROUND = {
    'a dialog': ['<dialog>…</dialog>', 'dialog'],
    'a popover': ['<div popover>…</div>', '[popover]'],
  } as const;

  for (const [around, [markup, selector]] of Object.entries(AROUND))
    for (const [what, open] of Object.entries(PANELS))
      it(`${what} in ${around}`, async () => {
        const board = await Board.open('', '', `<div>${markup}</div>`);
        const outside = document.querySelector<HTMLElement>(selector);
        if (outside instanceof HTMLDialogElement) outside.showModal();
        else outside?.showPopover();
        const isOpen = (): boolean => outside?.matches(':modal, :popover-open') ?? false;
        await board.rollDice('44412');
        board.die(1).focus();
        await open(board);
        const seen = [board.panel, board.message, board.has('scorecard', '.game-list')];
        await board.press('Escape');
        expect(isOpen(), 'what is around it stays open').to.equal(true);
        expect([board.panel, board.message, board.has('scorecard', '.game-list')]).not.to.deep.equal(seen);
        for (let i = 0; i < 2 && isOpen(); i++) await board.press('Escape');
        expect(isOpen(), 'the next one is for what is around it').to.equal(false);
      });
});
