// Faces, motion and sound of the page's choice. Whatever a die looks like, its name says what it shows.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { Board, words } from '../harness/board.js';

const SUN =
  '<svg slot="face-6" aria-label="sun" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="red"></circle></svg>';

/** A board with these dice, as soon as its faces are there. */
async function dressed(attributes: string, values: string, content = ''): Promise<Board> {
  const board = await Board.open(attributes, content);
  board.unhurried();
  await board.rollDice(values);
  for (let i = 0; i < 200 && !board.wearsLooks; i++) await new Promise((resolve) => setTimeout(resolve, 10));
  await board.drawn();
  return board;
}

const own = (board: Board, die: number): Element | null => board.die(die).querySelector('[part=face]');
const pips = (board: Board, die: number): number =>
  board.die(die).querySelectorAll('.cube > svg .face > .pip').length;

describe('faces', () => {
  it('are pips if nobody says otherwise', async () => {
    const board = await Board.open();
    await board.rollDice('12345');
    expect(pips(board, 5)).to.equal(5);
  });

  it('are numerals or letters', async () => {
    const numbers = await dressed('faces="numerals"', '12345');
    expect(words(own(numbers, 3))).to.equal('3');
    expect(pips(numbers, 3)).to.equal(0);
    expect(numbers.die(3).getAttribute('aria-label')).to.equal('Die 3: 3');
    const letters = await dressed('faces="letters"', '12345');
    expect(words(own(letters, 3))).to.equal('C');
  });

  it('are symbols, said after the value', async () => {
    const board = await dressed('faces="🍒 🍋 🍊 🍇 🔔 ⭐"', '66123');
    expect(words(own(board, 1))).to.equal('⭐');
    expect(board.die(1).getAttribute('aria-label')).to.equal('Die 1: 6, ⭐');
    await board.hold(1);
    expect(board.die(1).getAttribute('aria-label')).to.equal('Die 1: 6, Held, ⭐');
  });

  it('are pips of another shape', async () => {
    const board = await dressed('faces="hearts"', '66123');
    expect(board.die(1).querySelectorAll('.face path.pip').length).to.equal(6);
  });

  it('are pictures from the page, one on each die that shows the value', async () => {
    const board = await dressed('', '66123', SUN);
    for (const die of [1, 2])
      expect(own(board, die)?.querySelector('circle')?.getAttribute('r')).to.equal('4');
    expect(board.die(1).getAttribute('aria-label')).to.equal('Die 1: 6, sun');
    expect(pips(board, 3)).to.equal(1);
  });

  it('change when the page changes them', async () => {
    const board = await dressed('', '66123', SUN);
    board.element.querySelector('[slot]')?.setAttribute('aria-label', 'moon');
    await new Promise((resolve) => setTimeout(resolve));
    await board.drawn();
    expect(board.die(1).getAttribute('aria-label')).to.equal('Die 1: 6, moon');
  });

  it('are a list of symbols and images as a property', async () => {
    const board = await dressed('faces="numerals"', '12666');
    const src = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
    board.element.faces = [
      { src, label: 'ship' },
      { text: 'II', label: 'two strokes' },
    ];
    await board.drawn();
    expect(own(board, 1)?.querySelector('img')?.getAttribute('src')).to.equal(src);
    expect(board.die(1).getAttribute('aria-label')).to.equal('Die 1: 1, ship');
    expect(words(own(board, 2))).to.equal('II');
    expect(pips(board, 3)).to.equal(6);
  });

  it('never change the rules', async () => {
    const board = await dressed('faces="letters"', '66655');
    await board.scoreIn('fullHouse');
    expect(board.spoken).to.contain('Full house: 25 points');
  });
});

describe('colours', () => {
  it('may differ from die to die, and from player to player', async () => {
    const style = document.createElement('style');
    style.textContent =
      'yahtzee-game::part(die-1) { --yahtzee-die: rgb(1, 2, 3) } yahtzee-game:state(seat-2) { --yahtzee-die: rgb(4, 5, 6) }';
    document.head.append(style);
    const board = await Board.open('players="2"');
    board.unhurried();
    await board.rollDice('66655');
    const body = (die: number): string => {
      const path = board.die(die).querySelector('.body');
      return path ? getComputedStyle(path).fill : '';
    };
    expect(body(1)).to.equal('rgb(1, 2, 3)');
    await board.scoreIn('fullHouse');
    expect(body(2)).to.equal('rgb(4, 5, 6)');
    style.remove();
  });
});

describe('motion', () => {
  for (const motion of ['none', 'fast', '3d']) {
    it(`"${motion}" ends on the value, and blocks no input`, async () => {
      const board = await dressed(`motion="${motion}"`, '66123');
      expect(pips(board, 1)).to.equal(6);
      await board.hold(1);
      expect(board.die(1).getAttribute('aria-pressed')).to.equal('true');
    });
  }

  it('"none" shows a throw at once', async () => {
    const board = await dressed('motion="none"', '66123');
    expect(
      board.element.shadowRoot?.querySelector('yahtzee-dice')?.getAnimations({ subtree: true }),
    ).to.deep.equal([]);
  });

  it('"3d" turns a cube with six sides', async () => {
    const board = await dressed('motion="3d"', '66123');
    expect(board.die(1).querySelectorAll('.side').length).to.equal(5);
  });
});

describe('sound and vibration', () => {
  const { AudioContext: real } = globalThis;
  let made = 0;
  beforeEach(() => {
    made = 0;
    globalThis.AudioContext = class extends real {
      constructor() {
        super();
        made++;
      }
    };
  });
  afterEach(() => void (globalThis.AudioContext = real));

  it('are off at first', async () => {
    const board = await dressed('motion="fast"', '66123');
    await board.hold(1);
    expect(made).to.equal(0);
  });

  it('are there where the page wants them', async () => {
    const board = await dressed('sound="on" vibration="on"', '66123');
    await board.hold(1);
    expect(made).to.equal(1);
  });
});

describe('a logo', () => {
  it('stands before the name of the game', async () => {
    const board = await Board.open('', '<b slot="logo" id="logo">◆</b>');
    const logo = board.element.querySelector('#logo')?.getBoundingClientRect();
    expect(logo?.width).to.be.greaterThan(0);
  });
});
