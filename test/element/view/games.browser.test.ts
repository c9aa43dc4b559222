// Every game is played to its end on the board, by random legal clicks.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { legalActions, rulesetIds, type GameState } from '@yahtzee-game/rules';
import { Board } from '../../harness/boards/board.js';
import { isChromium } from '../../harness/boards/engine.js';
import { someOf } from '../../harness/extent.js';
import { pick, randomFrom, type Random } from '../../harness/random.js';
import { waitUntil } from '../../harness/boards/wait.js';

/** The other engines play the game with the widest card, which has columns and announcements. */
const PLAYED = isChromium ? someOf(rulesetIds, 6) : ['yamb'];

/** No game takes more steps; one that does never ends. */
const LONGEST = 2000;

/** Boxes that look as if they can be chosen. */
const offered = (board: Board): readonly HTMLElement[] =>
  board.boxes.filter((box) => box.ariaDisabled !== 'true' && box.checkVisibility());

/** Boxes that the rules allow the current player to fill or name. */
const legal = (state: GameState): ReadonlySet<string> =>
  new Set(legalActions(state).flatMap((action) => (action.type === 'roll' ? [] : action.cell)));

/** Checks that the page is no wider than its window. */
const fits = (): void => {
  expect(document.documentElement.scrollWidth).to.be.at.most(document.documentElement.clientWidth);
};

const mayRoll = ({ rollKey }: Board): boolean => rollKey.ariaDisabled !== 'true';

async function step(board: Board, random: Random): Promise<void> {
  const { state } = board;
  const isFirst = state.turn.phase === 'rolling';
  if (isFirst) expect(mayRoll(board), 'the first roll of a turn').to.equal(true);
  if (isFirst || random(4) === 0) {
    if (random(2)) await board.click(pick(random, board.dice));
    if (mayRoll(board)) return board.roll();
  }
  const boxes = offered(board);
  expect(new Set(boxes.map(({ dataset }) => dataset.cell))).to.deep.equal(legal(state));
  if (!boxes.length) return mayRoll(board) ? board.roll() : board.click(pick(random, board.dice));
  const box = pick(random, boxes);
  await board.click(box);
  if (box.classList.contains('asking')) await board.click(box);
}

/** Games that are played with the other way to select dice. */
const REROLLED = isChromium ? someOf(rulesetIds.slice(2), 6) : ['sachsenkniffel'];

const ALL_PLAYED = [
  ...PLAYED.map((id) => [id, 'hold'] as const),
  ...REROLLED.map((id) => [id, 'reroll'] as const),
];

describe('every game', () => {
  for (const [id, selection] of ALL_PLAYED) {
    it(`can be played on the board: ${id}, with selection="${selection}"`, async () => {
      // Motion has other tests, and would take longer than the game.
      const attributes = `ruleset="${id}" selection="${selection}" seed="7" motion="none"`;
      const board = await Board.open(attributes);
      board.unhurried();
      const random = randomFrom(11);
      for (let steps = 0; board.state.turn.phase !== 'over'; steps++) {
        expect(steps).to.be.lessThan(LONGEST);
        await step(board, random);
      }
      expect(board.panel).to.equal('result');
      expect(board.message).not.to.equal('');
      fits();
    });
  }
});

const inWidth = (width: number): string => `<div style="inline-size: ${width}px">…</div>`;

describe('a throw that wins at once', () => {
  it('ends the game with its result', async () => {
    const board = await Board.open('ruleset="generala" players="Ada,Grace"');
    await board.rollDice('66666');
    expect(board.panel).to.equal('result');
    expect(board.message).to.equal('Ada wins outright: Generala.');
    expect(board.spoken).to.contain('6 6 6 6 6').and.to.contain('Ada wins outright: Generala.');
  });
});

describe('dice that have to be held', () => {
  it('are held by themselves, and cannot be changed', async () => {
    const board = await Board.open('ruleset="sachsenkniffel"');
    await board.rollDice('121345');
    expect(board.marks).to.equal('000000');
    await board.scoreIn('twos');
    expect(board.spoken).to.contain('Your row: Twos');
    const held = board.marks;
    expect(held[1]).to.equal('1');
    await board.hold(1, 2, 3);
    expect(board.marks).to.equal(held);
    await board.roll();
    expect(board.faces[1]).to.equal('2');
  });
});

describe('players', () => {
  it('are as many as the game needs', async () => {
    const board = await Board.open('ruleset="escalero"');
    expect(board.state.players).to.have.length(2);
    board.element.newGame({ players: ['Ada'] });
    expect(board.state.players).to.deep.equal(['Ada', '']);
  });
});

describe('several columns', () => {
  const ALL = 'options="ends: true; middle: true; hand: true; lateAnnounce: true; counter: true" players="2"';

  for (const width of [240, 360, 640, 1100]) {
    it(`scroll inside the card in ${width} px`, async () => {
      const board = await Board.open(`ruleset="yamb" ${ALL}`, '', inWidth(width));
      await board.rollDice('66612');
      const sheet = board.find('scorecard', '.sheet');
      expect(sheet.tabIndex).to.equal(0);
      expect(board.element.getBoundingClientRect().width).to.be.at.most(width);
      expect(board.box('sixes@free').getBoundingClientRect().width).to.be.at.least(36);
      sheet.scrollLeft = 1000;
      const label = board.find('scorecard', '[part~=label]').getBoundingClientRect();
      expect(label.left).to.be.closeTo(sheet.getBoundingClientRect().left, 24);
    });
  }

  it('keep the names of their rows where only tiles are seen', async () => {
    const board = await Board.open('ruleset="yamb"', '', inWidth(360));
    expect(board.find('scorecard', '[part~=label]').textContent).to.contain('Ones');
    expect(board.box('ones@free').ariaLabel).to.equal('Ones (Free), open');
  });

  it('are those of another player on demand', async () => {
    const board = await Board.open('ruleset="triple-yahtzee" players="Ada,Grace"');
    await board.play('fours@x2 44412');
    const box = (): HTMLElement => board.find('scorecard', '[data-cell="fours@x2"]');
    expect(box().textContent?.trim()).to.equal('24');
    await board.rollDice('66611');
    expect(box().textContent?.trim()).not.to.equal('24');
    await board.click(board.find('scorecard', '.player'));
    expect(box().textContent?.trim()).to.equal('24');
  });

  it('are walked through with arrows', async () => {
    const board = await Board.open('ruleset="yamb"');
    await board.rollDice('66612');
    board.box('twos@free').focus();
    await board.press('ArrowRight', 'ArrowDown', 'ArrowLeft');
    expect(board.focus).to.equal('box threes@free');
  });
});

describe('many dice', () => {
  for (const [game, width] of [
    ['maxi-yatzy', 260],
    ['maxi-yatzy', 320],
    ['seven-yatzy', 240],
    ['seven-yatzy', 360],
    ['seven-yatzy', 580],
    ['seven-yatzy', 640],
  ] as const) {
    it(`are large enough for a finger: ${game} in ${width} px`, async () => {
      const board = await Board.open(`ruleset="${game}"`, '', inWidth(width));
      for (const die of board.dice) {
        const { width: across, height } = die.getBoundingClientRect();
        expect(Math.round(across)).to.be.at.least(44);
        expect(height).to.be.at.least(44);
      }
      fits();
    });
  }
});

describe('colours of pips', () => {
  /** A colour token of the board as red, green and blue. */
  const colourOf = (board: Board, token: string): readonly number[] => {
    const probe = document.createElement('i');
    probe.style.color = `var(--yahtzee-${token})`;
    board.root('dice').append(probe);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    probe.remove();
    return Array.from(context.getImageData(0, 0, 1, 1).data.subarray(0, 3));
  };

  /** Relative luminance as WCAG defines it. */
  const luminance = (colour: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = colour.map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  for (const scheme of ['light', 'dark']) {
    it(`are read on a ${scheme} board`, async () => {
      const around = `<div style="color-scheme: ${scheme}">…</div>`;
      const board = await Board.open('ruleset="rainbow"', '', around);
      const die = luminance(colourOf(board, 'die'));
      for (const colour of ['pip', 'pip-red', 'pip-green', 'pip-blue']) {
        const contrast = (die + 0.05) / (luminance(colourOf(board, colour)) + 0.05);
        expect(contrast, colour).to.be.at.least(4.5);
      }
    });
  }
});

describe('poker dice', () => {
  it('show nine to ace, and say so', async () => {
    const board = await Board.open('ruleset="poker-dice" players="Ada,Grace"');
    await board.rollDice('12346');
    const faces = (): string =>
      board.dice.map((die) => die.querySelector('[part=face]')?.textContent ?? '').join(' ');
    await waitUntil(() => faces() === '9 10 J Q A', 'the faces of poker dice are shown');
    expect(board.die(5).ariaLabel).to.equal('Die 5: ace');
  });

  it('have pips where the page asks for them', async () => {
    const board = await Board.open('ruleset="poker-dice" players="Ada,Grace" faces="pips"');
    await board.rollDice('12346');
    await board.drawn();
    expect(board.dice.map((die) => die.querySelectorAll('.pip').length)).to.deep.equal([1, 2, 3, 4, 6]);
  });
});
