// The simulated documents in which hosts run their unit tests lack parts of a browser; a board can be played there all
// the same.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { Board } from '../../harness/boards/board.js';

/** Removes members of objects until the end of a test. */
class Poorer {
  readonly #taken: (() => void)[] = [];

  take(from: object, ...names: readonly string[]): void {
    for (const name of names) {
      const own = Object.getOwnPropertyDescriptor(from, name);
      if (!own) continue;
      Reflect.deleteProperty(from, name);
      this.#taken.push(() => Object.defineProperty(from, name, own));
    }
  }

  giveBack(): void {
    for (const give of this.#taken) give();
  }
}

/** The members that each kind of document lacks. */
const LACKS: Readonly<Record<string, readonly (readonly [object, readonly string[]])[]>> = {
  jsdom: [
    [globalThis, ['matchMedia', 'requestIdleCallback', 'ResizeObserver', 'IntersectionObserver']],
    [Document.prototype, ['timeline', 'adoptedStyleSheets', 'getAnimations', 'startViewTransition']],
    [
      Element.prototype,
      ['animate', 'checkVisibility', 'scrollIntoView', 'scrollBy', 'scrollTo', 'getAnimations'],
    ],
    [
      ElementInternals.prototype,
      ['form', 'labels', 'states', 'setFormValue', 'setValidity', 'validity', 'validationMessage'],
    ],
    [ElementInternals.prototype, ['willValidate', 'checkValidity', 'reportValidity']],
  ],
  'happy-dom': [[HTMLElement.prototype, ['attachInternals']]],
};

describe('in the documents of unit tests', () => {
  for (const [name, lacks] of Object.entries(LACKS)) {
    describe(`with what ${name} has`, () => {
      const poorer = new Poorer();
      beforeEach(() => {
        for (const [from, names] of lacks) poorer.take(from, ...names);
      });
      afterEach(() => poorer.giveBack());

      it('a turn is played and heard, as a form field too', async () => {
        const board = await Board.open('seed="a rainy evening" name="game" required');
        board.unhurried();
        const heard: string[] = [];
        board.element.addEventListener('yahtzee-change', ({ detail }) => heard.push(detail.reason));
        await board.roll();
        await board.hold(2, 4);
        await board.scoreIn('chance');
        expect(heard).to.deep.equal(['dice', 'hold', 'hold', 'score']);
        expect(board.element.value).to.equal('');
        expect(board.element.checkValidity()).to.equal(true);
      });

      it('dice fall in every way', async () => {
        for (const motion of ['normal', 'fast', 'none', '3d']) {
          const board = await Board.open(`motion="${motion}" seed="a rainy evening"`);
          board.unhurried();
          await board.roll();
          expect(board.faces).to.match(/^[1-6]{5}$/);
        }
      });

      it('two play, and read the rules', async () => {
        const board = await Board.open('players="Ada,Grace"');
        await board.play('fours 44412, chance 66666');
        await board.click(board.find('controls', '[part~=help]'));
        expect(board.root('scorecard').querySelector('.panel')).not.to.equal(null);
      });
    });
  }
});
