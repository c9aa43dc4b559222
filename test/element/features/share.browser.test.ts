// Sharing a finished game, and playing against a shared game.

import { aTimeout, expect, fixtureCleanup } from '@open-wc/testing';
import '@yahtzee-game/element';
import type { YahtzeeGame } from '@yahtzee-game/element';
import { duplicateDice, loadRuleset, seededDice, type DiceSource } from '@yahtzee-game/rules';
import { Board, words } from '../../harness/boards/board.js';
import { totals } from '../../harness/games/play.js';
import { bestAction, playedGame } from '../../harness/games/shared-game.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { codeOf } from '../inside.js';

const PAGE = location.href;

afterEach(() => {
  fixtureCleanup();
  history.replaceState(null, '', PAGE);
  localStorage.clear();
  sessionStorage.clear();
  for (const undo of undone.splice(0)) undo();
});

/** Functions that undo changes after a test. */
const undone: (() => void)[] = [];

/** Sets a feature of the browser, or removes it, until the end of the test. */
function provide(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  undone.push(() => Reflect.deleteProperty(navigator, name));
}

/** Sets whether the visitor's device has a touch screen. */
function touches(coarse: boolean): void {
  const original = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const found = original(query);
    return query === '(pointer: coarse)' ? Object.defineProperty(found, 'matches', { value: coarse }) : found;
  };
  undone.push(() => (window.matchMedia = original));
}

interface Made {
  readonly code: string;
  readonly total: number;
}

async function made(seed = 'tuesday', id = 'yahtzee', dice: DiceSource = seededDice(seed)): Promise<Made> {
  const state = playedGame(await loadRuleset(id), dice, 'Ada');
  return { code: codeOf(state, seed), total: totals(state)[0] ?? 0 };
}

const visit = (code: string, board = ''): void =>
  history.replaceState(null, '', `${PAGE}#${board}yahtzee=${code}`);

const heads = (board: Board): readonly string[] =>
  [...board.root('scorecard').querySelectorAll('.player-name')].map(words);
const hasGhost = (board: Board): boolean => heads(board).length === 2;
const notice = (board: Board): string => words(board.root('controls').querySelector('.sentence'));

/** A board on a page whose address contains a game; resolves when the game has begun. */
async function challenged(code: string, attributes = ''): Promise<Board> {
  visit(code);
  const board = await Board.open(`motion="none" ${attributes}`);
  board.unhurried();
  await waitUntil(() => hasGhost(board), 'the other is there');
  await board.drawn();
  return board;
}

/** A turn with the board's own dice: the first roll is entered in the best box. */
async function turn(board: Board): Promise<void> {
  await board.element.roll();
  board.element.dispatch(bestAction(board.state));
  await board.drawn();
}

/** A whole game with the board's own dice. */
async function finished(attributes = ''): Promise<Board> {
  const board = await Board.open(`motion="none" ${attributes}`);
  board.unhurried();
  board.element.focus();
  await board.drawn();
  while (board.state.turn.phase !== 'over') await turn(board);
  return board;
}

describe('a shared game', () => {
  it('begins with its dice, its total to beat and its player beside', async () => {
    const { code, total } = await made();
    const board = await challenged(code);
    expect(heads(board)).to.deep.equal(['You', 'Ada']);
    expect(board.message).to.equal(`Ada scored ${total} with these dice. Can you beat it?`);
    // A board loads its own dice when a visitor first turns to it.
    board.element.focus();
    await board.drawn();
    await board.element.roll();
    expect(board.state.turn.dice).to.deep.equal([
      ...seededDice('tuesday')({ count: 5, sides: 6, seat: 0, turn: 0, roll: 0 }),
    ]);
    expect(board.element.state?.players).to.have.length(1);
  });

  it('says that its player took advice', async () => {
    const { code, total } = await made();
    const board = await challenged(`${code}&advised`);
    expect(board.message).to.equal(`Ada scored ${total} with these dice, with advice. Can you beat it?`);
  });

  it('fills turn by turn, is heard once a turn, and goes back with undo', async () => {
    const board = await challenged((await made()).code);
    const filled = (): number => board.root('scorecard').querySelectorAll('[data-seat="1"].filled').length;
    expect(filled()).to.equal(0);
    await turn(board);
    expect(filled()).to.equal(1);
    expect(board.spoken).to.match(/Turn 2 of 13\. Ada: \d+ in [A-Z][a-z ]+\.$/);
    expect(board.totals[0]).to.equal(board.totals[1]);
    await board.click(board.undoKey);
    expect(filled()).to.equal(0);
  });

  it('says at the end who has won, and can be played again', async () => {
    const { code, total } = await made();
    const board = await challenged(code);
    while (board.state.turn.phase !== 'over') await turn(board);
    expect(board.message).to.equal(`${total} each: a tie with Ada.`);
    expect(board.spoken).to.match(/a tie with Ada\./);
    expect(words(board.rollKey)).to.equal(`Same dice again ${total} to beat`);
    await board.click(board.rollKey);
    expect(hasGhost(board)).to.equal(true);
    board.element.newGame();
    await board.drawn();
    expect(hasGhost(board)).to.equal(false);
  });

  for (const id of ['yamb', 'kismet', 'balut', 'maxi-yatzy', 'yatzy-combo']) {
    it(`of ${id} is drawn, on a board of another game`, async () => {
      const board = await challenged((await made('tuesday', id)).code);
      expect(board.state.rules.ruleset.id).to.equal(id);
      await turn(board);
      await board.click(board.root('scorecard').querySelectorAll<HTMLElement>('.player')[1] as HTMLElement);
      const [own, other] = [...board.root('scorecard').querySelectorAll('.player-score')].map(words);
      expect(other).to.equal(own);
      await turn(board);
      expect(hasGhost(board)).to.equal(true);
    });
  }

  it('of a day goes along with the game of that day', async () => {
    const seed = 'daily 2026-11-22';
    const board = await challenged((await made(seed, 'yahtzee', duplicateDice(seed))).code, `seed="${seed}"`);
    await turn(board);
    expect(board.totals[0]).to.equal(board.totals[1]);
    expect(words(board.element.shadowRoot?.querySelector('.turn .long'))).to.match(/^Dice of 22 November/);
    await expect(board.element).to.be.accessible();
  });

  it('whose dice have been played already is compared at once', async () => {
    const seed = 'daily 2026-11-22';
    const { code, total } = await made(seed, 'yahtzee', duplicateDice(seed));
    const board = await finished(`seed="${seed}"`);
    visit(code);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await waitUntil(() => board.message === `${total} each: a tie with Ada.`);
    expect(board.spoken).to.contain('a tie with Ada.');
    await board.click(board.rollKey);
    expect(board.message).to.contain('Can you beat it?');
  });

  it('ends no running game unasked', async () => {
    const first = await Board.open('id="kept" keep="game" motion="none"');
    await turn(first);
    fixtureCleanup();
    const { code, total } = await made();
    visit(code);
    const board = await Board.open('id="kept" keep="game" motion="none"');
    board.unhurried();
    await waitUntil(() => notice(board) !== '');
    expect(notice(board)).to.match(new RegExp(`^Ada scored ${total} with shared dice`));
    expect(board.state.cards[0]?.filled).to.equal(1);
    board.button('Keep playing').focus();
    await board.press('Enter');
    expect(board.focusPart, 'keys go on working').to.equal('yahtzee-controls');
    expect([notice(board), hasGhost(board)]).to.deep.equal(['', false]);
    history.replaceState(null, '', PAGE);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    visit(code);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await waitUntil(() => notice(board) !== '');
    await board.click(board.button('Play them'));
    expect([hasGhost(board), board.state.cards[0]?.filled]).to.deep.equal([true, 0]);
    await board.click(board.undoKey);
    expect([hasGhost(board), board.state.cards[0]?.filled]).to.deep.equal([false, 1]);
  });

  it('goes to the board on which it was played', async () => {
    visit((await made()).code, 'board=two&');
    const around = '<div>…<yahtzee-game id="two"></yahtzee-game></div>';
    const one = await Board.open('id="one"', '', around);
    const two = await Board.at(document.querySelector<YahtzeeGame>('#two'));
    await waitUntil(() => hasGhost(two));
    expect(hasGhost(one)).to.equal(false);
  });

  for (const [what, code] of [
    ['garbage', '%00<script>'],
    ['nothing', ''],
    ['a huge text', 'x'.repeat(500_000)],
    ['another version', btoa('2 yahtzee Ada :0 ~tuesday =5')],
    ['an unknown ruleset', btoa('1 nowhere Ada :0 ~tuesday =5')],
    ['an illegal game', btoa('1 yahtzee Ada :0:0 ~tuesday =5')],
  ] as const) {
    it(`that is ${what} gives a warning and an ordinary game`, async () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (told: string) => warnings.push(told);
      undone.push(() => (console.warn = warn));
      visit(code);
      const board = await Board.open('motion="none"');
      await aTimeout(100);
      await turn(board);
      expect([hasGhost(board), board.state.cards[0]?.filled]).to.deep.equal([false, 1]);
      // A page gives the same warning only once.
      expect(warnings.length).to.be.at.most(1);
      for (const told of warnings)
        expect(told).to.match(/^<yahtzee-game> link: the shared game cannot be played: /);
      if (what === 'garbage') expect(warnings).to.have.length(1);
    });
  }
});

describe('the button Share', () => {
  it('copies lines without dice or boxes, with a link that carries the game', async () => {
    let copied = '';
    touches(false);
    provide('share', () => Promise.reject(new Error('not on a desktop')));
    provide('clipboard', { writeText: (text: string) => Promise.resolve(void (copied = text)) });
    const board = await finished('players="Grace"');
    await board.click(board.button('Share'));
    await waitUntil(() => copied !== '');
    await board.drawn();
    const [game, points, link = ''] = copied.split('\n');
    expect([game, points]).to.deep.equal(['Yahtzee', `${board.totals[0]} points`]);
    expect(link.startsWith(`${PAGE}#yahtzee=`), link).to.equal(true);
    expect([board.message, board.spoken]).to.deep.equal(['Copied.', 'Copied.']);
    fixtureCleanup();
    history.replaceState(null, '', link);
    const other = await Board.open('motion="none"');
    await waitUntil(() => hasGhost(other));
  });

  it('opens the sheet of a phone once, however often it is pressed, and nobody has to share', async () => {
    const shared: unknown[] = [];
    let cancel = (): void => undefined;
    touches(true);
    provide('share', (data: unknown) => {
      shared.push(data);
      return new Promise((_, reject) => {
        cancel = () => reject(new DOMException('cancelled', 'AbortError'));
      });
    });
    provide('clipboard', { writeText: () => Promise.reject(new Error('must not be asked')) });
    const board = await finished();
    const before = board.message;
    await board.click(board.button('Share'));
    await board.click(board.button('Share'));
    cancel();
    await waitUntil(() => shared.length === 1);
    await board.drawn();
    expect([board.message, board.has('scorecard', '.share-text')]).to.deep.equal([before, false]);
    await board.click(board.button('Share'));
    expect(shared.length).to.equal(2);
  });

  it('shows the text, selected, where nothing can be shared or copied', async () => {
    touches(false);
    provide('clipboard', undefined);
    const board = await finished();
    board.button('Share').focus();
    await board.click(board.button('Share'));
    await waitUntil(() => board.has('scorecard', '.share-text'));
    await board.drawn();
    const field = board.find('scorecard', '.share-text') as HTMLTextAreaElement;
    expect(board.root('scorecard').activeElement).to.equal(field);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).to.match(
      /^Yahtzee\n\d+ points\nhttp/,
    );
    await expect(board.element).to.be.accessible();
    await board.press('Escape');
    expect(board.has('scorecard', '.share-text')).to.equal(false);
    expect(board.root('scorecard').activeElement).to.equal(board.button('Share'));
  });

  it('carries no game of several players, and none with dice from elsewhere', async () => {
    let copied = '';
    touches(false);
    provide('clipboard', { writeText: (text: string) => Promise.resolve(void (copied = text)) });
    const several = await finished('players="Ada,Grace"');
    await several.click(several.button('Share'));
    await waitUntil(() => copied !== '');
    expect(copied).to.match(/^Yahtzee\n(?:Ada|Grace): \d+ points\nhttp[^#]*$/);
    copied = '';
    const typed = await Board.open('motion="none"');
    const rows =
      'ones twos threes fours fives sixes threeOfAKind fourOfAKind fullHouse smallStraight largeStraight';
    await typed.play(
      `${rows} yahtzee chance`
        .split(' ')
        .map((row) => `${row} 11111`)
        .join(','),
    );
    await typed.drawn();
    await typed.click(typed.button('Share'));
    await waitUntil(() => copied !== '');
    expect(copied).to.match(/^Yahtzee\n\d+ points\nhttp[^#]*$/);
  });
});
