// The use of the card: zeros, jokers, the bonus, and entries that can be taken back.

import { expect, oneEvent } from '@open-wc/testing';
import '@yahtzee-game/element';
import { legalActions, loadRuleset } from '@yahtzee-game/rules';
import { Board, words } from '../../harness/boards/board.js';
import { position } from '../../harness/games/play.js';

const yahtzee = await loadRuleset('yahtzee');

const filled = (board: Board): number => board.state.cards[0]?.filled ?? 0;

describe('a zero', () => {
  it('is entered only when it is chosen twice, if another box would give points', async () => {
    const board = await Board.open();
    let now = 1000;
    board.element.clock = () => now;
    await board.rollDice('11234');
    await board.scoreIn('yahtzee');
    expect(filled(board)).to.equal(0);
    expect(board.message).to.equal('Take 0 in Yahtzee? Choose it again to confirm.');
    expect(board.box('yahtzee').classList.contains('asking')).to.equal(true);
    now += 350;
    await board.scoreIn('yahtzee');
    expect(words(board.box('yahtzee'))).to.equal('0');
    expect(filled(board)).to.equal(1);
  });

  it('is not confirmed by a double click', async () => {
    const board = await Board.open();
    board.element.clock = () => 1000;
    await board.rollDice('11234');
    await board.scoreIn('yahtzee');
    await board.scoreIn('yahtzee');
    expect(filled(board)).to.equal(0);
  });

  it('that was asked for is forgotten when another box is chosen', async () => {
    const board = await Board.open();
    await board.rollDice('11234');
    await board.scoreIn('yahtzee');
    await board.scoreIn('sixes');
    expect(board.message).to.equal('Take 0 in Sixes? Choose it again to confirm.');
    await board.scoreIn('smallStraight');
    expect(board.totals).to.deep.equal([30]);
  });

  it('is entered at once when no open box would give points', async () => {
    const board = await Board.open('options="order: lowerThenUpper; rolls: 1"');
    const lower = 'threeOfAKind 33312, fourOfAKind 33331, fullHouse 33322, smallStraight 12346, chance 12345';
    await board.play(lower);
    await board.rollDice('11234');
    await board.scoreIn('yahtzee');
    expect(filled(board)).to.equal(6);
  });

  it('is asked about as well while rolls are left, which may yet bring points', async () => {
    const board = await Board.open('ruleset="yamb" options="lateAnnounce: false"');
    await board.rollDice('11234');
    const announced = legalActions(board.state).find(
      (action) => action.type === 'announce' && action.cell.startsWith('yahtzee'),
    );
    if (announced?.type !== 'announce') throw new Error('nothing may be announced');
    board.element.dispatch(announced);
    await board.drawn();
    await board.scoreIn(announced.cell);
    expect(filled(board)).to.equal(0);
    expect(board.message).to.match(/^Take 0 in Yamb/);
  });

  it('looks different from points', async () => {
    const board = await Board.open();
    await board.rollDice('11234');
    const colourOf = (row: string): string => getComputedStyle(board.box(row)).color;
    expect(words(board.box('yahtzee'))).to.equal('0');
    expect(colourOf('yahtzee')).not.to.equal(colourOf('chance'));
    expect(getComputedStyle(board.box('yahtzee'), '::before').borderBottomStyle).to.equal('dashed');
  });
});

describe('a joker', () => {
  it('is shown as what it is', async () => {
    const board = await Board.open();
    await board.goOn(position(yahtzee, 'yahtzee 66666', '44444'));
    expect(words(board.find('controls', '.chip'))).to.equal('Joker +100');
    expect(board.message).to.equal('Five fours. This Yahtzee must go in Fours.');
    expect(board.box('fours').getAttribute('aria-label')).to.equal(
      'Fours, 20 points, the only box you can fill',
    );
    expect(board.boxes.filter((box) => box.classList.contains('only'))).to.deep.equal([board.box('fours')]);
    const others = board.boxes.filter((box) => box !== board.box('fours') && box !== board.box('yahtzee'));
    expect(others.every((box) => box.getAttribute('aria-disabled') === 'true')).to.equal(true);
    expect(
      new Set(others.map((box) => box.getAttribute('aria-label')?.split(', not available: ')[1])),
    ).to.deep.equal(new Set(['this Yahtzee must go in Fours']));
  });

  it('cannot go elsewhere, and the board says why', async () => {
    const board = await Board.open();
    await board.goOn(position(yahtzee, 'yahtzee 66666', '44444'));
    await board.scoreIn('chance');
    expect(filled(board)).to.equal(1);
    expect(board.message).to.equal('Chance: this Yahtzee must go in Fours.');
  });

  it('pays its chip, which is counted', async () => {
    const board = await Board.open();
    await board.goOn(position(yahtzee, 'yahtzee 66666, fours 44412', '44444'));
    await board.scoreIn('largeStraight');
    expect(board.totals).to.deep.equal([50 + 12 + 40 + 100]);
    const chips = board.find('scorecard', '[part=chips]');
    expect([words(chips), chips.getAttribute('aria-label')]).to.deep.equal(['+100', 'bonus +100']);
  });
});

describe('the bonus', () => {
  const note = (board: Board): string => words(board.find('scorecard', '.bonus .got'));

  it('tells what a box under the pointer or in focus would do for it', async () => {
    const board = await Board.open();
    await board.rollDice('44412');
    expect(note(board)).to.equal('63 to go');
    board.box('fours').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await board.drawn();
    expect(note(board)).to.equal('Fours: 51 to go');
    expect(board.has('scorecard', '.next')).to.equal(true);
    board.find('scorecard', '.card').dispatchEvent(new PointerEvent('pointerleave'));
    await board.drawn();
    expect(note(board)).to.equal('63 to go');
    board.box('twos').focus();
    await board.drawn();
    expect(note(board)).to.equal('Twos: 61 to go');
  });

  it('is earned', async () => {
    const board = await Board.open();
    await board.play('ones 11123, twos 22213, threes 33312, fours 44412, fives 55512, sixes 66612');
    expect(note(board)).to.equal('Bonus earned');
    expect(board.totals).to.deep.equal([98]);
  });
});

describe('hints="off"', () => {
  it('shows no preview, and scores all the same', async () => {
    const board = await Board.open('hints="off"');
    await board.rollDice('44412');
    expect(board.boxes.map(words).join('')).to.equal('');
    expect(board.box('fours').getAttribute('aria-label')).to.equal('Fours, open');
    await board.scoreIn('fours');
    expect(board.totals).to.deep.equal([12]);
  });
});

describe('undo', () => {
  const canUndo = (board: Board): boolean => board.undoKey.getAttribute('aria-disabled') === 'false';

  it('takes back a score until the next roll', async () => {
    const board = await Board.open();
    board.unhurried();
    await board.rollDice('44412');
    expect(canUndo(board)).to.equal(false);
    await board.scoreIn('fours');
    expect(canUndo(board)).to.equal(true);
    await board.click(board.undoKey);
    expect([board.faces, ...board.totals]).to.deep.equal(['44412', 0]);
    await board.scoreIn('chance');
    await board.roll();
    expect(canUndo(board)).to.equal(false);
    await board.click(board.undoKey);
    expect(board.totals).to.deep.equal([15]);
  });

  it('of the last score reopens a finished game', async () => {
    const board = await Board.open('ruleset="yatzy-forced"');
    await board.play(
      'ones 11111, twos 22222, threes 33333, fours 44444, fives 55555, sixes 66666, onePair 66123, twoPairs 66551,' +
        'threeOfAKind 66612, fourOfAKind 66661, smallStraight 12345, largeStraight 23456, fullHouse 66655, chance 66666, yahtzee 66666',
    );
    expect(board.state.turn.phase).to.equal('over');
    await board.click(board.undoKey);
    expect([board.state.turn.phase, board.faces]).to.deep.equal(['deciding', '66666']);
  });

  it('is a method, which says whether something was taken back', async () => {
    const board = await Board.open();
    expect(board.element.undo()).to.equal(false);
    await board.play('fours 44412');
    expect(board.element.undo()).to.equal(true);
    await board.drawn();
    expect([board.faces, ...board.totals]).to.deep.equal(['44412', 0]);
    expect(board.element.undo()).to.equal(false);
  });

  it('works at once, also on a board that has just been made', async () => {
    const board = document.createElement('yahtzee-game');
    document.body.append(board);
    await oneEvent(board, 'yahtzee-turn');
    board.dispatch({ type: 'dice', values: [4, 4, 4, 1, 2] });
    board.dispatch({ type: 'score', cell: 'fours' });
    expect(board.undo()).to.equal(true);
    expect(board.state?.turn.dice).to.deep.equal([4, 4, 4, 1, 2]);
    board.remove();
  });

  it('off has no key, and refuses the method', async () => {
    const board = await Board.open('undo-limit="off"');
    expect(board.has('controls', '[part~=undo]')).to.equal(false);
    await board.play('fours 44412');
    expect(board.element.undo()).to.equal(false);
    expect(board.totals).to.deep.equal([12]);
  });

  it('turn takes back a roll as well, within the turn', async () => {
    const board = await Board.open('undo-limit="turn"');
    board.unhurried();
    await board.rollDice('44412');
    expect(canUndo(board)).to.equal(false);
    await board.hold(1, 2, 3);
    await board.roll();
    expect(board.state.turn.roll).to.equal(2);
    await board.click(board.undoKey);
    expect([board.faces, board.state.turn.roll]).to.deep.equal(['44412', 1]);
    expect(canUndo(board)).to.equal(false);
  });

  it('unlimited goes back to the start', async () => {
    const board = await Board.open('undo-limit="unlimited"');
    await board.play('fours 44412, fives 55512');
    await board.rollDice('66612');
    await board.click(board.undoKey);
    expect(board.totals).to.deep.equal([12]);
    await board.click(board.undoKey);
    expect([board.faces, ...board.totals]).to.deep.equal(['44412', 0]);
    expect(canUndo(board)).to.equal(false);
  });
});
