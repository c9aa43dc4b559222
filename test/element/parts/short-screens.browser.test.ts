// Screens that are too low for a whole board: phones whose browser keeps its bars, and phones held sideways.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { loadRuleset, newGame, type GameState } from '@yahtzee-game/rules';
import type { Board } from '../../harness/boards/board.js';
import { isWebkit } from '../../harness/boards/engine.js';
import { partOf } from '../../harness/extent.js';
import { playTurns, rollDice } from '../../harness/games/play.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { boardOn, dock, hidden, rectOf, scrollTo, TEXT } from '../board-on.js';

const yahtzee = await loadRuleset('yahtzee');
const names = ['Ada', 'Cleo', 'Max', 'Uno'];
const six = [...names, 'Ines', 'Bob'];
const rolled = (players: readonly string[]): GameState =>
  rollDice(playTurns(newGame(yahtzee, { players }), players.map(() => 'chance 66542').join(',')), '44416');

const UPRIGHT = { width: 375, height: 553 };
/** Narrow, also where a scroll bar takes some of it. */
const NARROW = { width: 340, height: 568 };
/** Below this height the dice of upright phones stick to the lower edge: 43em. */
const SHORT = 688;
const LYING = { width: 740, height: 360 };

const everything = (board: Board): readonly HTMLElement[] => [
  ...dock(board),
  ...board.boxes,
  board.find('scorecard', '.total .shown'),
  board.newGameKey,
];

const areApart = (a: DOMRect, b: DOMRect): boolean =>
  a.bottom <= b.top + 1 || b.bottom <= a.top + 1 || a.right <= b.left + 1 || b.right <= a.left + 1;

for (const [name, screen] of Object.entries({ 'an upright phone': UPRIGHT, 'a lying phone': LYING }))
  for (const [who, players] of Object.entries({ one: [''], several: names })) {
    it(`on ${name} nothing of the game of ${who} is hidden`, async () => {
      const board = await boardOn({ ...screen, attributes: `players="${players.join(',')}"` });
      await board.goOn(rolled(players));
      await board.hold(1);
      scrollTo(board, 0);
      expect(board.boxes).to.have.length(13);
      expect(hidden(everything(board), screen)).to.deep.equal([]);
      for (const one of dock(board))
        for (const box of board.boxes)
          expect(areApart(rectOf(one), rectOf(box)), `${one.outerHTML}, ${box.outerHTML}`).to.equal(true);
      const page = board.element.ownerDocument.documentElement;
      expect(page.scrollWidth).to.equal(page.clientWidth);
    });
  }

it('on an upright phone dice and key are there as soon as a third of the board is', async () => {
  const board = await boardOn(UPRIGHT);
  const { height } = rectOf(board.element);
  for (const part of [1 / 3, 1 / 2, 1]) {
    scrollTo(board, UPRIGHT.height - height * part);
    expect(hidden(dock(board), UPRIGHT), `${part}`).to.deep.equal([]);
  }
});

it('on a lying phone dice and key stay beside a long card', async () => {
  const board = await boardOn({ ...LYING, attributes: 'ruleset="maxi-yatzy"' });
  for (const top of [0, LYING.height - rectOf(board.element).height]) {
    scrollTo(board, top);
    expect(hidden(dock(board), LYING)).to.deep.equal([]);
  }
});

it('what is pressed has 44 px, but for the boxes of several players and of a lying phone', async () => {
  for (const [screen, players, least] of [
    [UPRIGHT, [''], 44],
    [NARROW, [''], 44],
    [UPRIGHT, names, 41],
    [LYING, [''], 38],
  ] as const) {
    const board = await boardOn({ ...screen, attributes: `players="${players.join(',')}"` });
    await board.goOn(rolled(players));
    for (const one of [...board.dice, board.rollKey])
      expect(Math.min(rectOf(one).width, rectOf(one).height)).to.be.at.least(44);
    for (const box of board.boxes) expect(rectOf(box).height).to.be.at.least(least);
  }
});

it('on narrow phones dice, message and key stay in view, apart from each other', async () => {
  for (const attributes of ['', 'dice="manual"', 'players="Ada,Grace"', 'lang="de"']) {
    const board = await boardOn({ ...NARROW, attributes });
    scrollTo(board, 0);
    const parts = dock(board);
    expect(hidden(parts, NARROW), attributes).to.deep.equal([]);
    for (const [i, one] of parts.entries())
      for (const other of parts.slice(i + 1))
        expect(areApart(rectOf(one), rectOf(other)), `${one.outerHTML}, ${other.outerHTML}`).to.equal(true);
  }
});

it('nothing sticks where a keyboard leaves little of the screen', async () => {
  const board = await boardOn({ width: 375, height: 280 });
  scrollTo(board, 0);
  expect(hidden([board.rollKey], { width: 375, height: 280 })).to.have.length(1);
});

// WebKit does not scroll to an element that is on the screen but covered.
if (!isWebkit)
  it('the dock never covers a box that has focus', async () => {
    const board = await boardOn({ ...UPRIGHT, attributes: 'ruleset="maxi-yatzy"' });
    await board.goOn(rollDice(newGame(await loadRuleset('maxi-yatzy')), '444161'));
    scrollTo(board, 0);
    const last = board.box('chance');
    last.focus();
    expect(rectOf(last).bottom).to.be.at.most(rectOf(board.find('controls', '.say')).top + 1);
  });

it('parts that a page lays out stay where it puts them', async () => {
  const board = await boardOn({
    ...UPRIGHT,
    content:
      '<yahtzee-dice></yahtzee-dice><yahtzee-controls></yahtzee-controls><yahtzee-scorecard></yahtzee-scorecard>',
  });
  const { top } = rectOf(board.element);
  scrollTo(board, UPRIGHT.height - 10);
  expect(rectOf(board.die(1)).top).to.be.greaterThan(UPRIGHT.height - 10);
  scrollTo(board, 0);
  expect(rectOf(board.die(1)).bottom).to.be.lessThan(rectOf(board.rollKey).top);
  expect(rectOf(board.rollKey).bottom).to.be.lessThan(rectOf(board.box('ones')).top);
  expect(top).to.equal(TEXT);
});

it('in a column of 640 px with letters of 20 px the dice are on the first screen of the board', async () => {
  const screen = { width: 640, height: 800 };
  const board = await boardOn({ ...screen, style: 'font-size: 20px' });
  scrollTo(board, 0);
  expect(hidden(everything(board), screen)).to.deep.equal([]);
});

it('the buttons of the end of twenty players are in view on a narrow page', async () => {
  const screen = { width: 240, height: 800 };
  const board = await boardOn(screen);
  const players = Array.from({ length: 20 }, (_, i) => `Player ${i + 1}`);
  const turns = yahtzee.spec.categories.flatMap(({ id }) => players.map(() => `${id} 66665`));
  await board.goOn(playTurns(newGame(yahtzee, { players }), turns.join(',')));
  await board.rest();
  scrollTo(board, 0);
  expect(hidden([board.button('New game')], screen)).to.deep.equal([]);
});

it('on an upright phone the buttons of a result stand below it and above the dice', async () => {
  const board = await boardOn(UPRIGHT);
  const turns = yahtzee.spec.categories.map(({ id }) => `${id} 12346`);
  await board.goOn(playTurns(newGame(yahtzee), turns.join(',')));
  await board.rest();
  scrollTo(board, 0);
  const share = board.button('Share');
  expect(hidden([share, board.button('New game')], UPRIGHT)).to.deep.equal([]);
  for (const one of [...dock(board), board.find('scorecard', '.end-body')])
    expect(areApart(rectOf(share), rectOf(one)), one.outerHTML).to.equal(true);
});

/** Whether a name is shown completely, in one line. */
function isWhole(name: HTMLElement): boolean {
  const size = parseFloat(getComputedStyle(name).fontSize);
  const text = document.createRange();
  text.selectNodeContents(name);
  const { width, height } = text.getBoundingClientRect();
  return name.scrollWidth <= name.clientWidth + 1 && height < 2 * size && width > size;
}

for (const [width, height] of [
  [375, 553],
  [360, 640],
  [740, 360],
  [667, 375],
] as const)
  for (const players of partOf([1, 2, 3, 4, 5, 6], [1, 4, 6]))
    it(`real dice are entered by ${players} on ${width} × ${height}`, async () => {
      const screen = { width, height };
      const who = players > 1 ? `players="${six.slice(0, players).join()}"` : '';
      const board = await boardOn({ ...screen, attributes: `dice="real" ${who}` });
      board.unhurried();
      const controls = board.root('controls');
      const faces = (): readonly HTMLElement[] => [...controls.querySelectorAll<HTMLElement>('.face-key')];
      await waitUntil(() => faces().length === 6, 'dice are awaited');
      await board.drawn();
      const whole = rectOf(board.element);
      // Where nothing is sticky, a page is scrolled to the dice.
      scrollTo(board, height < SHORT ? 0 : Math.min(0, height - whole.height));
      const say = board.find('controls', '.say');
      /** The distance of the card from the top of the board. */
      const depth = (): number => rectOf(board.box('ones')).top - rectOf(board.element).top;
      const before = depth();

      expect(hidden([...faces(), ...board.dice, say], screen)).to.deep.equal([]);
      for (const face of faces())
        expect(Math.min(rectOf(face).width, rectOf(face).height), face.outerHTML).to.be.at.least(40);
      const strip = [...board.root('scorecard').querySelectorAll('.player')];
      const things = [...faces(), ...board.dice, say, ...strip, board.newGameKey];
      for (const [i, one] of things.entries())
        for (const other of things.slice(i + 1))
          expect(areApart(rectOf(one), rectOf(other)), `${one.outerHTML}, ${other.outerHTML}`).to.equal(true);
      const title = board.element.shadowRoot?.querySelector<HTMLElement>('.name');
      const called = [...board.root('scorecard').querySelectorAll<HTMLElement>('.player-name')];
      expect(called.length).to.equal(players > 1 ? players : 0);
      for (const name of [...(title ? [title] : []), ...called])
        expect(isWhole(name), name.outerHTML).to.equal(true);
      const page = board.element.ownerDocument.documentElement;
      expect(page.scrollWidth).to.equal(page.clientWidth);

      for (const value of [6, 2, 6, 4, 5]) {
        const face = faces()[value - 1];
        if (face) await board.click(face);
      }
      expect(board.faces).to.equal('62645');
      expect(hidden(dock(board), screen)).to.deep.equal([]);
      // Nothing moves when the key takes the place of the faces.
      expect(depth()).to.equal(before);
      if (height < SHORT) expect(rectOf(board.element).height).to.equal(whole.height);
    });
