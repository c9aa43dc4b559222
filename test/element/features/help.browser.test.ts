// The rules of a game, opened beside the dice by pointer and by keys, for every game, in words that a page may replace.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { defineRuleset, fixed, numberRows, sum } from '@yahtzee-game/rules/define';
import { Board, words } from '../../harness/boards/board.js';
import { isChromium } from '../../harness/boards/engine.js';
import { waitUntil } from '../../harness/boards/wait.js';

const harbour = defineRuleset({
  id: 'harbour',
  source: 'our kitchen table',
  dice: { count: 5, sides: 6 },
  rolls: 3,
  categories: [
    ...numberRows(6),
    { id: 'lowTide', section: 'lower', score: fixed(25, (t) => t.sum <= 10) },
    { id: 'chance', section: 'lower', score: sum },
  ],
});

const helpKey = (board: Board): HTMLElement => board.find('controls', '[part~=help]');
const rules = (board: Board): HTMLElement => board.find('scorecard', '.rules');
const names = (board: Board): string[] => [...rules(board).querySelectorAll('.how b')].map(words);

async function open(attributes = '', around?: string): Promise<Board> {
  const board = await Board.open(attributes, '', around);
  await board.click(helpKey(board));
  return board;
}

describe('the rules', () => {
  it('cover the card of plain Yahtzee, and need no other game for that', async () => {
    const board = await open();
    expect(board.panel).to.equal('help');
    expect(words(board.find('scorecard', '.help h2'))).to.equal('Yahtzee: how to play');
    expect(names(board)).to.deep.equal([
      'Fours',
      'Three of a kind',
      'Four of a kind',
      'Full house',
      'Small straight',
      'Large straight',
      'Yahtzee',
      'Chance',
    ]);
    expect(board.has('scorecard', '.covered')).to.equal(true);
  });

  it('are those of the game that is played, as its options make it', async () => {
    const board = await open('ruleset="yatzy" options="upperBonus: 25"');
    expect(names(board)).to.include('Two pairs');
    expect(words(rules(board))).to.contain('Bonus +25');
  });

  it('are found out for rules of the page', async () => {
    const board = await Board.open();
    board.element.messages = { 'game.harbour': 'Harbour', 'row.lowTide': 'Low tide' };
    board.element.ruleset = harbour;
    await board.drawn();
    await board.click(helpKey(board));
    expect(words(board.find('scorecard', '.help h2'))).to.equal('Harbour: how to play');
    expect(words(rules(board))).to.contain('Low tide A sum of 10 or less: 25 points');
    expect(words(rules(board))).to.contain('our kitchen table');
  });

  it('are said in the words of the page, whether they came before or after', async () => {
    const board = await Board.open();
    board.element.messages = { 'help.title': 'So zählt {game}', 'help.all': 'alle Augen' };
    await board.drawn();
    await board.click(helpKey(board));
    expect(words(board.find('scorecard', '.help h2'))).to.equal('So zählt Yahtzee');
    expect(words(rules(board))).to.contain('Alle Augen');
    board.element.messages = { 'help.title': '{game}: règles' };
    await board.drawn();
    expect(words(board.find('scorecard', '.help h2'))).to.equal('Yahtzee: règles');
    expect(words(rules(board))).to.contain('Sum of all dice');
  });

  it('are left as they were entered: by the key, by Close and by Escape, to the tool', async () => {
    const board = await Board.open();
    const leave = [
      () => board.press('Escape'),
      () => board.click(board.button('Close')),
      () => board.press('Shift+Tab', 'Enter'),
    ];
    for (const close of leave) {
      helpKey(board).focus();
      await board.press('Enter');
      expect(board.focus).to.equal('Yahtzee: how to play');
      expect(helpKey(board).getAttribute('aria-expanded')).to.equal('true');
      await close();
      expect(board.panel).to.equal('');
      expect(board.focus).to.equal('Rules');
    }
    await board.click(helpKey(board));
    await board.click(helpKey(board));
    expect(board.panel).to.equal('');
  });

  it('begin with how a turn goes, then how the game is played', async () => {
    const board = await open('five-name="Grand Slam" options="joker: free"');
    const steps = [...rules(board).querySelectorAll('.turn-steps li')];
    expect(steps.map(words)).to.deep.equal([
      '1 Roll Up to 3 times a turn.',
      '2 Hold Press the dice to keep before you roll again.',
      '3 Choose a box Each box once, 0 if nothing fits. 13 turns.',
    ]);
    const story = [...rules(board).querySelectorAll('.story li')].map(words);
    expect(story[1]).to.match(
      /^Once the Grand Slam box is filled, even with 0, a further Grand Slam is a joker/,
    );
    expect(story.slice(-2)).to.deep.equal([
      'The highest total wins.',
      'This page plays with other options; see below.',
    ]);
  });

  it('go on with tables where those decide, each with its heads', async () => {
    const board = await open('ruleset="poker-dice" players="Ada,Grace"');
    const table = board.find('scorecard', '.help table');
    expect(words(board.find('scorecard', '.help caption'))).to.equal('Hands, best first');
    expect([...table.querySelectorAll('thead th[scope=col]')].map(words)).to.deep.equal([
      'Rank',
      'Hand',
      'Example',
    ]);
    expect(table.querySelectorAll('tbody th[scope=row]')).to.have.lengthOf(8);
    expect(table.querySelector('tbody tr:nth-child(4) [role=img]')?.getAttribute('aria-label')).to.equal(
      '10 jack queen king ace, 9 10 jack queen king',
    );
  });

  it('are said in the language of the page', async () => {
    const board = await Board.open('', '', '<div lang="de">…</div>');
    await board.click(helpKey(board));
    await waitUntil(() => words(rules(board)).includes('Bis zu 3-mal je Zug.'), 'the rules are not German');
    expect(words(board.find('scorecard', '.story li'))).to.match(/^Jedes Feld/);
  });

  it('are scrolled by the keys that play elsewhere', async () => {
    const board = await Board.open();
    await board.rollDice('44412');
    await board.click(helpKey(board));
    await board.press('Digit4', 'KeyD');
    expect(board.marks).to.equal('00000');
    await board.press('PageDown');
    await waitUntil(() => rules(board).scrollTop > 0, 'the rules do not scroll');
  });

  it('are closed by Enter, which rolls nothing', async () => {
    const board = await Board.open();
    await board.rollDice('44412');
    await board.click(helpKey(board));
    await board.press('Enter');
    expect([board.panel, board.state.turn.roll]).to.deep.equal(['', 1]);
  });

  it('may be looked up after the end, and then the result is there again', async () => {
    const board = await Board.open('ruleset="cheerio-wild"');
    const rows = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'yahtzee'];
    await board.play(rows.map((row) => `${row} 12345`).join(', '));
    expect(board.panel).to.equal('result');
    await board.click(helpKey(board));
    expect(board.panel).to.equal('help');
    await board.press('Escape');
    expect(board.panel).to.equal('result');
  });

  it('make the board no taller and no wider', async () => {
    for (const width of [240, 260, 360, 640, 1100]) {
      const board = await Board.open('', '', `<div style="inline-size: ${width}px">…</div>`);
      const before = board.element.getBoundingClientRect().height;
      await board.click(helpKey(board));
      expect(board.element.getBoundingClientRect().height).to.equal(before);
      expect(rules(board).scrollWidth).to.be.at.most(rules(board).clientWidth);
      expect(rules(board).scrollHeight).to.be.above(rules(board).clientHeight);
    }
  });

  it('have a heading for every part, and a list for what is many', async () => {
    const board = await open('ruleset="kismet"');
    const panel = board.find('scorecard', '.help');
    expect([...panel.querySelectorAll('h3, h4')].map(words)).to.deep.equal([
      'How the boxes score',
      'Basic section',
      'Bonus',
      'Kismet section',
      'Another Kismet',
      'Dice and rolls',
      'Options',
      'Where these rules come from',
    ]);
    expect(panel.querySelectorAll('.boxes')).to.have.lengthOf(2);
    expect(panel.querySelectorAll('.note li')).to.have.lengthOf(3);
  });
});

const PLACES: Readonly<Record<string, string>> = {
  'in the light': '<div style="color-scheme: light; background: Canvas">…</div>',
  'in the dark': '<div style="color-scheme: dark; background: Canvas">…</div>',
  'on a phone, from right to left': '<div dir="rtl" style="inline-size: 340px">…</div>',
  'in a sidebar': '<div style="inline-size: 260px">…</div>',
};

if (isChromium) {
  describe('the rules are accessible', () => {
    for (const [place, around] of Object.entries(PLACES)) {
      for (const game of ['yahtzee', 'rainbow', 'yamb', 'poker-dice', 'balut']) {
        it(`${place}: ${game}`, async () => {
          const board = await open(`ruleset="${game}"`, around);
          await board.rest();
          await expect(board.element).to.be.accessible();
        });
      }
    }
  });
}
