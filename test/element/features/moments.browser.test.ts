// Great moments on a board: they are named once, the dice hop once and can be stopped, and the card shows a gain.

import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import '@yahtzee-game/element';
import { defineRuleset, free, numberRows, sum } from '@yahtzee-game/rules/define';
import { clear, createStore } from 'idb-keyval';
import { Board, heardFrom, words } from '../../harness/boards/board.js';
import { isChromium } from '../../harness/boards/engine.js';
import { LOWER, UPPER } from '../../harness/games/play.js';
import { waitUntil } from '../../harness/boards/wait.js';

/** The positions of the dice that are hopping, from 1. */
const hops = (board: Board): readonly number[] =>
  board.dice.flatMap((die, i) => (die.getAnimations().some(isRunning) ? i + 1 : []));
const isRunning = ({ playState }: Animation): boolean => playState === 'running';
/** The delay until each die leaves the ground, in milliseconds. */
const starts = (board: Board): readonly unknown[] =>
  board.dice.map((die) => die.getAnimations()[0]?.effect?.getTiming().delay);
const chip = (board: Board): string => words(board.root('controls').querySelector('.chip'));
const moving = (board: Board, selector: string): number =>
  board.root('scorecard').querySelector(selector)?.getAnimations().filter(isRunning).length ?? 0;

const store = createStore('yahtzee-game', 'records');
/** The turns of a whole game of 24 points. */
const POOR = [...UPPER, ...LOWER].map((row) => `${row} 11123`).join(',');

describe('a hand', () => {
  it('is named when it falls, even with the first roll of a visit', async () => {
    const board = await Board.open();
    await board.rollDice('66666');
    expect(board.message).to.equal('Yahtzee! Five sixes, 50 points.');
    expect(board.spoken).to.equal('Yahtzee! Five sixes, 50 points. 6 6 6 6 6. 2 rolls left.');
  });

  it('and its dice are said once, however early the first roll of a page falls', async () => {
    const element = document.createElement('yahtzee-game');
    document.body.append(element);
    await new Promise((resolve) => element.addEventListener('yahtzee-change', resolve, { once: true }));
    const heard = heardFrom(element);
    element.dispatch({ type: 'dice', values: [6, 6, 6, 6, 6] });
    await Board.at(element);
    await waitUntil(() => heard.join(' ').includes('Yahtzee! Five sixes, 50 points.'), 'the hand is named');
    expect(heard.join(' ').split('6 6 6 6 6. 2 rolls left.')).to.have.lengthOf(2);
    element.remove();
  });

  it('has its name until dice are held', async () => {
    const board = await Board.open();
    await board.rollDice('55552');
    expect(board.message).to.equal('Four of a kind: 22 points.');
    await board.hold(1);
    expect(board.message).to.equal('Holding one five. Roll again or choose a box.');
  });

  it('is not named again by undo, nor in a game that is loaded', async () => {
    const board = await Board.open();
    await board.rollDice('66666');
    const game = board.element.save();
    await board.scoreIn('yahtzee');
    await board.click(board.undoKey);
    expect(board.message).to.equal('Five sixes. Hold dice, roll again, or choose a box.');
    await board.element.load(game);
    await board.drawn();
    expect(board.message).to.equal('Five sixes. Hold dice, roll again, or choose a box.');
  });
});

describe('the dice of a hand', () => {
  it('hop once, in the order of their faces', async () => {
    const board = await Board.open();
    await board.rollDice('42635');
    expect(starts(board)).to.deep.equal([570, 450, 690, 510, 630]);
    expect(hops(board)).to.deep.equal([1, 2, 3, 4, 5]);
    await board.rest();
    board.element.requestUpdate();
    await board.drawn();
    expect(hops(board)).to.deep.equal([]);
  });

  it('hop three together, then two', async () => {
    const board = await Board.open();
    await board.rollDice('53535');
    expect(starts(board)).to.deep.equal([450, 570, 450, 570, 450]);
  });

  it('lie still where one of them is left over', async () => {
    const board = await Board.open();
    await board.rollDice('55552');
    expect(hops(board)).to.deep.equal([]);
  });

  it('end their hop when somebody plays on', async () => {
    const board = await Board.open();
    await board.rollDice('66666');
    board.die(1).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    expect(hops(board)).to.deep.equal([]);
  });

  it('lie still without motion', async () => {
    const board = await Board.open('motion="none"');
    await board.rollDice('66666');
    expect(hops(board)).to.deep.equal([]);
    expect(board.message).to.equal('Yahtzee! Five sixes, 50 points.');
  });

  // Only Chromium can be told to report a preference for less motion.
  if (isChromium)
    it('lie still for those who asked for less motion', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const board = await Board.open();
      await board.rollDice('66666');
      await emulateMedia({ reducedMotion: 'no-preference' });
      expect(hops(board)).to.deep.equal([]);
      expect(board.message).to.equal('Yahtzee! Five sixes, 50 points.');
    });
});

/** Whether the figures in open boxes, and the message, can be seen. */
const seen = (board: Board): readonly boolean[] =>
  [board.find('scorecard', '[data-cell=chance] .value'), board.find('controls', '.say')].map(
    (one) => getComputedStyle(one).opacity === '1',
  );
const press = (board: Board): unknown =>
  board.rollKey.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
/** The word on the dark tray, while it is seen. */
const celebrated = (board: Board): string => {
  const shade = board.root('dice').querySelector('.moment');
  return shade?.getAnimations().some(isRunning) ? words(shade) : '';
};

describe('the first five alike of a player', () => {
  it('are celebrated: the tray turns dark, the dice rise, and their box swells', async () => {
    const board = await Board.open();
    await board.rollDice('66666');
    expect(celebrated(board)).to.equal('Yahtzee!');
    expect(hops(board)).to.deep.equal([1, 2, 3, 4, 5]);
    expect(board.box('yahtzee').getAnimations().filter(isRunning)).to.have.lengthOf.at.least(1);
    expect(board.spoken.split('Yahtzee!')).to.have.lengthOf(2);
    await board.rest();
    await board.hold(1);
    expect(celebrated(board)).to.equal('');
  });

  it('are celebrated once a player and game', async () => {
    const board = await Board.open('players="Ada, Ben"');
    const seen = async (dice: string, row: string): Promise<string> => {
      await board.rollDice(dice);
      const word = celebrated(board);
      await board.scoreIn(row);
      return word;
    };
    expect(await seen('66666', 'chance')).to.equal('Yahtzee!');
    expect(await seen('11111', 'chance')).to.equal('Yahtzee!');
    expect(await seen('66666', 'yahtzee')).to.equal('');
    board.element.newGame();
    await board.drawn();
    expect(await seen('66666', 'chance')).to.equal('Yahtzee!');
  });

  it('are celebrated until somebody presses', async () => {
    const board = await Board.open();
    await board.rollDice('66666');
    press(board);
    expect(celebrated(board)).to.equal('');
    expect(seen(board)).to.deep.equal([true, true]);
  });

  it('have the name that a game gives them', async () => {
    const board = await Board.open('ruleset="kniffel" lang="fr"');
    await board.rollDice('66666');
    expect(celebrated(board)).to.match(/^Kniffel\s!$/);
  });

  it('are not celebrated without motion', async () => {
    const board = await Board.open('motion="none"');
    await board.rollDice('66666');
    expect(celebrated(board)).to.equal('');
  });

  // Only Chromium can be told to report a preference for less motion.
  if (isChromium)
    it('turn the tray dark, and lie still, for those who asked for less motion', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const board = await Board.open();
      await board.rollDice('66666');
      await emulateMedia({ reducedMotion: 'no-preference' });
      expect(celebrated(board)).to.equal('Yahtzee!');
      expect(hops(board)).to.deep.equal([]);
      expect(seen(board)).to.deep.equal([true, true]);
    });
});

describe('what a throw is worth', () => {
  it('is seen with the marks of its boxes, and not before', async () => {
    const board = await Board.open();
    const mark = (): string => getComputedStyle(board.box('threes'), '::before').opacity;
    await board.rollDice('64421');
    expect(mark()).to.equal('0');
    await board.rest();
    expect(mark()).to.equal('1');
  });

  it('is seen once the dice lie still; it is said, and can be chosen, at once', async () => {
    const board = await Board.open();
    board.unhurried();
    await board.rollDice('64421');
    expect(seen(board)).to.deep.equal([false, false]);
    expect(board.spoken).to.contain('6 4 4 2 1.');
    expect(board.box('chance').getAttribute('aria-label')).to.contain('17');
    await board.rest();
    expect(seen(board)).to.deep.equal([true, true]);
    await board.roll();
    expect(seen(board)).to.deep.equal([false, false]);
    await board.scoreIn('chance');
    expect(board.totals[0]).to.be.greaterThan(4);
  });

  it('is seen at once when somebody presses, and the dice lie still', async () => {
    const board = await Board.open();
    await board.rollDice('64421');
    press(board);
    expect(seen(board)).to.deep.equal([true, true]);
    expect(board.root('dice').getAnimations().filter(isRunning)).to.deep.equal([]);
  });

  it('is seen at once without motion, in a game that is loaded, and from a computer', async () => {
    const still = await Board.open('motion="none"');
    await still.rollDice('64421');
    expect(seen(still)).to.deep.equal([true, true]);
    const moved = await Board.open();
    await moved.goOn(still.state);
    expect(seen(moved)).to.deep.equal([true, true]);
    const computer = await Board.open('players="Uno:greedy, Ada"');
    await waitUntil(() => computer.state.turn.roll > 0, 'the computer has rolled');
    await computer.drawn();
    expect(seen(computer)).to.deep.equal([true, true]);
  });

  it('waits longer for a die that decides about a hand, which shows another face until it tips over', async () => {
    const board = await Board.open();
    await board.rollDice('34511');
    await board.rest();
    await board.hold(1, 2, 3);
    board.element.dispatch({ type: 'roll', held: 0b111 });
    await board.rollDice('26');
    const falls = board.dice.map((die) => die.matches('.decides'));
    expect(falls).to.deep.equal([false, false, false, false, true]);
    expect(board.die(5).querySelector('.passing')).to.not.equal(null);
    const message = board.find('controls', '.say').getAnimations()[0]?.effect?.getTiming();
    expect(message?.delay).to.be.within(1000, 1160);
    await board.hold(1);
    expect(board.die(5).matches('.decides')).to.equal(true);
  });
});

describe('an entry', () => {
  it('that earns the bonus is told with a chip, and the bar runs', async () => {
    const board = await Board.open();
    await board.play('threes 33331, fours 44441, fives 55512, twos 22213');
    await board.rollDice('66661');
    await board.scoreIn('sixes');
    expect(chip(board)).to.equal('Bonus +35');
    expect(board.message).to.equal('73, 63 needed: the bonus is yours. Roll the dice.');
    expect(board.spoken).to.equal(
      'Bonus +35. 73, 63 needed: the bonus is yours. Sixes: 24 points. Turn 6 of 13.',
    );
    expect([moving(board, '.have'), moving(board, '.bonus b')]).to.deep.equal([1, 2]);
  });

  it('of an extra Yahtzee tells what the turn has brought, and its badge comes without a shift', async () => {
    const board = await Board.open();
    await board.play('yahtzee 66666');
    await board.rollDice('44444');
    expect(chip(board)).to.equal('Joker +100');
    expect(hops(board)).to.deep.equal([1, 2, 3, 4, 5]);
    const places = (): readonly number[] =>
      [...board.root('scorecard').querySelectorAll('.row')].map((row) => row.getBoundingClientRect().top);
    const before = places();
    await board.scoreIn('fours');
    expect(chip(board)).to.equal('+100');
    expect(board.message).to.equal('20 in Fours, 120 points in one turn. Roll the dice.');
    expect(moving(board, '[part=chips]')).to.equal(1);
    expect(places()).to.deep.equal(before);
  });

  it('that passes the best game is told, and a badge stands beside the total', async () => {
    const board = await Board.open('keep="records" motion="none"');
    await board.play(POOR);
    board.element.newGame();
    await board.play('ones 11123');
    const badge = (): Element | null => board.root('scorecard').querySelector('.total .badge');
    await waitUntil(badge);
    expect(badge()?.checkVisibility({ visibilityProperty: true })).to.equal(false);
    await board.rollDice('66661');
    await board.scoreIn('chance');
    expect(board.message).to.equal('New record: 28, your best was 24. Roll the dice.');
    expect(badge()?.checkVisibility({ visibilityProperty: true })).to.equal(true);
    expect(words(badge())).to.equal('your best');
    await clear(store);
  });
});

describe('a game with columns', () => {
  const twice = defineRuleset({
    id: 'twice',
    source: 'our kitchen table',
    dice: { count: 5, sides: 6 },
    rolls: 3,
    categories: [...numberRows(1), { id: 'chance', section: 'lower', score: sum }],
    columns: [
      { id: 'a', order: free },
      { id: 'b', order: free },
    ],
  });

  for (const [place, width, seen] of [
    ['wide', 640, '.total .label .badge'],
    ['narrow', 340, '.grand .badge'],
  ] as const)
    it(`has the badge beside its total, too, on a ${place} board`, async () => {
      const around = `<div style="inline-size: ${width}px">…</div>`;
      const board = await Board.open('keep="records" motion="none"', '', around);
      board.element.ruleset = twice;
      await board.drawn();
      await board.play('ones@a 22222, ones@b 22222, chance@a 11123, chance@b 11123');
      board.element.newGame();
      await board.play('chance@a 66666');
      const badges = (): readonly Element[] => [...board.root('scorecard').querySelectorAll('.badge')];
      const shown = (): readonly Element[] =>
        badges().filter(
          (one) =>
            one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).clipPath === 'none',
        );
      await waitUntil(() => badges().length > 0);
      await waitUntil(() => shown().length > 0);
      expect(shown().map((one) => [one.matches(seen), words(one)])).to.deep.equal([[true, 'your best']]);
      await clear(store);
    });
});

describe('a computer', () => {
  it('in haste has no moments', async () => {
    const board = await Board.open('players="Ada, Uno:greedy" speed="instant"');
    await board.play('ones 11123');
    expect(hops(board)).to.deep.equal([]);
  });
});
