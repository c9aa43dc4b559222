// Faces, motion and sound chosen by the page. Whatever a die looks like, its name says its value.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { defineRuleset, sum } from '@yahtzee-game/rules/define';
import { Board, words } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';

const SUN =
  '<svg slot="face-6" aria-label="sun" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="red"></circle></svg>';

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A board with these dice, once its faces are there. */
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

  it('are said as the pictures of the page are: by their label, their other text, or what stands there', async () => {
    const board = await dressed(
      '',
      '65412',
      `${SUN}<img slot="face-5" alt="moon" src="${DOT}" /><b slot="face-4"> star </b>`,
    );
    const labels = board.dice.slice(0, 4).map((die) => die.getAttribute('aria-label'));
    expect(labels).to.deep.equal(['Die 1: 6, sun', 'Die 2: 5, moon', 'Die 3: 4, star', 'Die 4: 1']);
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

  it('are pips where a picture cannot be loaded, until there is another one', async () => {
    const board = await dressed('', '66123', '<img slot="face-6" alt="moon" src="data:image/gif,nothing" />');
    board.element.faces = [{ src: 'data:image/gif,nothing', label: 'ship' }];
    await waitUntil(() => pips(board, 1) === 6 && pips(board, 3) === 1, 'pips');
    expect(own(board, 1)).to.equal(null);
    expect(board.die(1).getAttribute('aria-label')).to.equal('Die 1: 6');
    board.element.querySelector('img')?.setAttribute('src', DOT);
    board.element.faces = [{ src: DOT, label: 'ship' }];
    await waitUntil(() => pips(board, 1) === 0 && pips(board, 3) === 0, 'pictures');
    expect(board.die(3).getAttribute('aria-label')).to.equal('Die 3: 1, ship');
  });

  it('are numbers on dice with more sides than there are pips for', async () => {
    const board = await Board.open('motion="none"');
    board.element.ruleset = defineRuleset({
      id: 'twelve',
      source: 'the house',
      dice: { count: 4, sides: 12 },
      rolls: 3,
      categories: [{ id: 'chance', section: 'lower', score: sum }],
    });
    await board.drawn();
    board.element.dispatch({ type: 'dice', values: [12, 8, 7, 1] });
    await waitUntil(() => words(own(board, 1)) === '12' && words(own(board, 2)) === '8', 'numbers');
    expect([pips(board, 1), pips(board, 3), pips(board, 4)]).to.deep.equal([0, 7, 1]);
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

  describe('"3d"', () => {
    const prototype = Element.prototype;
    const original = Object.getOwnPropertyDescriptor(prototype, 'animate') ?? {};
    // Dice move slowly, so that tests see them in the air even on a busy machine.
    beforeEach(() => {
      const animate: Element['animate'] = original.value;
      prototype.animate = function slowly(...given) {
        const animation = animate.apply(this, given);
        animation.playbackRate = 0.1;
        return animation;
      };
    });
    afterEach(() => void Object.defineProperty(prototype, 'animate', original));

    /** A board whose dice have been thrown for the second time. */
    async function rolled(attributes = '', content = ''): Promise<Board> {
      const board = await dressed(`motion="3d" ${attributes}`, '66123', content);
      await board.rest();
      await board.roll();
      return board;
    }
    /** A board that has all its dice in the air. */
    async function thrown(attributes = '', content = ''): Promise<Board> {
      const board = await rolled(attributes, content);
      await inTheAir(board, '11111');
      return board;
    }
    const inTheAir = (board: Board, dice: string): Promise<void> =>
      waitUntil(() => flying(board) === dice, `the dice ${dice} fly`, { interval: 10 });
    const isSeen = (part: Element | null): boolean => part !== null && getComputedStyle(part).opacity === '1';
    const flies = (die: Element): boolean => isSeen(die.querySelector('.flight'));
    const flying = (board: Board): string => board.dice.map((die) => (flies(die) ? 1 : 0)).join('');
    const lies = (die: Element): boolean =>
      !flies(die) &&
      isSeen(die.querySelector('.cube > .under + svg')) &&
      die.getAnimations({ subtree: true }).length === 0;

    it('throws cubes, of which nothing is seen when they lie', async () => {
      const board = await thrown();
      await board.rest();
      await waitUntil(() => board.dice.every(lies), 'the dice lie');
    });

    it('ends where the dice lie', async () => {
      const board = await thrown();
      for (const animation of board.dice.flatMap((die) => die.getAnimations({ subtree: true }))) {
        animation.pause();
        animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) - 0.01;
      }
      for (const [i, die] of board.dice.entries()) {
        const front = die.querySelectorAll('.side')[pips(board, i + 1) - 1];
        const ahead = front?.querySelector('.body')?.getBoundingClientRect();
        const lying = die.querySelector('.cube > svg > .body')?.getBoundingClientRect();
        for (const edge of ['left', 'top', 'right', 'bottom'] as const)
          expect(ahead?.[edge]).to.be.closeTo(lying?.[edge] ?? NaN, 0.5);
      }
    });

    it('leaves held dice alone', async () => {
      const board = await dressed('motion="3d"', '66123');
      await board.rest();
      await board.hold(1, 2);
      await board.roll();
      await inTheAir(board, '00111');
    });

    it('ends for a die that is held in mid-air', async () => {
      const board = await thrown();
      await board.hold(1);
      expect(flying(board)).to.equal('01111');
    });

    it('ends where other dice are loaded, and where the roll is taken back', async () => {
      const other = await Board.open();
      await other.rollDice('55555');
      const board = await dressed('motion="3d"', '44444');
      await inTheAir(board, '11111');
      await board.goOn(other.state);
      expect(flying(board)).to.equal('00000');
    });

    it('throws no die that has not started yet where other dice are loaded', async () => {
      const board = await dressed('motion="3d"', '44444');
      await board.goOn((await Board.open()).state);
      for (let i = 0; i < 6; i++) await new Promise(requestAnimationFrame);
      expect(flying(board)).to.equal('00000');
    });

    it('is flat after two throws with long frames, where a device is too slow for cubes', async () => {
      const original = window.requestAnimationFrame.bind(window);
      let frames = 0;
      window.requestAnimationFrame = (frame) => original(() => frame(120 * frames++));
      /** Lets the dice be in the air for some frames. */
      const fall = async (board: Board): Promise<void> => {
        await inTheAir(board, '11111');
        const seen = frames;
        await waitUntil(() => frames > seen + 50, 'no frames');
        await board.rest();
      };
      try {
        const board = await dressed('motion="3d"', '66123');
        await fall(board);
        await board.roll();
        await fall(board);
        await waitUntil(() => board.find('dice', '.tray').matches('.normal'), 'it goes on with cubes');
        await board.roll();
        expect(board.dice.flatMap((die) => [...die.querySelectorAll('.flight')])).to.deep.equal([]);
        await board.rest();
      } finally {
        window.requestAnimationFrame = original;
      }
    });

    it('leaves nothing on a board that is removed in mid-air', async () => {
      const board = await thrown();
      const { dice } = board;
      const animations = dice.flatMap((die) => die.getAnimations({ subtree: true }));
      board.element.remove();
      for (const animation of animations) animation.finish();
      await Promise.allSettled(animations.map(({ finished }) => finished));
      await new Promise((resolve) => setTimeout(resolve));
      expect(dice.flatMap((die) => die.getAnimations({ subtree: true }))).to.deep.equal([]);
    });

    it('throws nothing for those who want less motion', async () => {
      const { matchMedia: real } = globalThis;
      globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
      try {
        const board = await rolled();
        for (let i = 0; i < 6; i++) await new Promise(requestAnimationFrame);
        expect(flying(board)).to.equal('00000');
      } finally {
        globalThis.matchMedia = real;
      }
    });

    it('shows faces of the page on the sides', async () => {
      const board = await thrown('faces="letters"', SUN);
      const sides = [...board.die(1).querySelectorAll('.side')];
      expect(sides.map((side) => words(side)).join('')).to.equal('ABCDE');
      expect(sides[5]?.querySelector('circle')?.getAttribute('r')).to.equal('4');
    });

    it('colours the pips of each side as those of a die that lies', async () => {
      const board = await thrown('ruleset="kismet"');
      const fills = [...board.die(1).querySelectorAll('.side')].map((side) => {
        const pip = side.querySelector('.pip');
        return pip ? getComputedStyle(pip).fill : '';
      });
      expect(fills[1]).to.equal(fills[4]);
      expect(fills[2]).to.equal(fills[3]);
      expect(new Set(fills.slice(1, 4)).size).to.equal(2);
    });
  });
});

describe('sound and vibration', () => {
  const { AudioContext: real } = globalThis;
  const sources = AudioScheduledSourceNode.prototype;
  const start = Object.getOwnPropertyDescriptor(sources, 'start') ?? { value: undefined };
  let tones: number[] = [];
  let made = 0;
  /** Sets whether a visitor has pressed anything on the page. */
  const touched = (hasBeenActive: boolean): void =>
    void Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });
  beforeEach(() => {
    touched(true);
    made = 0;
    tones = [];
    globalThis.AudioContext = class extends real {
      constructor() {
        super();
        made++;
      }
    };
    sources.start = function (...times) {
      if (this instanceof OscillatorNode) tones.push(Math.round(this.frequency.value));
      Reflect.apply(start.value as typeof sources.start, this, times);
    };
  });
  afterEach(() => {
    globalThis.AudioContext = real;
    Object.defineProperty(sources, 'start', start);
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('are off at first', async () => {
    const board = await dressed('motion="fast"', '66123');
    await board.hold(1);
    expect(made).to.equal(0);
  });

  it('wait until somebody has touched the page', async () => {
    touched(false);
    const board = await dressed('sound="on"', '66123');
    await board.hold(1);
    expect(made).to.equal(0);
  });

  it('are there where the page wants them', async () => {
    const board = await dressed('sound="on" vibration="on"', '66123');
    await board.hold(1);
    expect(made).to.equal(1);
  });

  it('tell that a bonus is reached, and of no other entry', async () => {
    const board = await dressed('sound="on"', '66661');
    await board.scoreIn('sixes');
    await board.play('yahtzee 55555, fives 55555, fours 44421');
    expect(tones).to.deep.equal([]);
    await board.play('threes 33331');
    await waitUntil(() => tones.includes(659));
  });

  it('tell a person that it is their turn after a computer', async () => {
    const board = await dressed('sound="on" players="Ana, computer:greedy" speed="instant"', '66661');
    await board.scoreIn('sixes');
    await waitUntil(() => tones.includes(784));
    expect(tones.filter((tone) => tone === 784)).to.deep.equal([784]);
  });
});

describe('a logo', () => {
  it('stands before the name of the game', async () => {
    const board = await Board.open('', '<b slot="logo" id="logo">◆</b>');
    const logo = board.element.querySelector('#logo')?.getBoundingClientRect();
    expect(logo?.width).to.be.greaterThan(0);
  });
});
