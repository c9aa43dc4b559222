// A board with the dice of the day.

import { expect, fixtureCleanup } from '@open-wc/testing';
import '@yahtzee-game/element';
import { seedOf } from '@yahtzee-game/rules';
import { Board, words } from '../../harness/boards/board.js';
import { dailyRows } from '../../harness/games/daily.js';
import { bestAction } from '../../harness/games/shared-game.js';
import { waitUntil } from '../../harness/boards/wait.js';

const { now } = Date;
/** Sets the time until the test ends. */
function setTime(local: string): void {
  const time = new Date(local).getTime();
  Date.now = () => time;
}

afterEach(() => {
  Date.now = now;
  fixtureCleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const open = async (attributes = ''): Promise<Board> => {
  const board = await Board.open(`seed="daily" motion="none" ${attributes}`);
  board.unhurried();
  return board;
};

const bar = (board: Board): string => words(board.element.shadowRoot?.querySelector('.turn .long'));
const notice = (board: Board): string => words(board.root('controls').querySelector('.sentence'));

/** A turn with the board's own dice: the first roll is entered in the best box. */
async function turn(board: Board): Promise<readonly number[]> {
  await board.element.roll();
  const { dice } = board.state.turn;
  board.element.dispatch(bestAction(board.state));
  await board.drawn();
  return dice;
}

describe('dice of the day', () => {
  it('are those of the fixture in this browser', async () => {
    const rows = dailyRows(await (await fetch('/test/fixtures/daily/1.txt')).text());
    for (const { date, ruleset, turns } of rows.filter((_, i) => i % 6 === 0)) {
      setTime(`${date}T12:00`);
      const board = await open(`ruleset="${ruleset}"`);
      for (const [first] of turns) expect(await turn(board), `${date} ${ruleset}`).to.deep.equal(first);
    }
  });

  it('are named in the bar, by the message and for the ear', async () => {
    setTime('2026-11-22T12:00');
    const board = await open();
    expect(bar(board)).to.equal('Dice of 22 November · Turn 1 of 13');
    expect(board.message).to.match(/looked up beforehand, so play just for fun/);
    board.element.newGame();
    await board.drawn();
    expect(board.spoken).to.equal('New game. Turn 1 of 13. Dice of 22 November.');
    await board.roll();
    expect(board.message).not.to.match(/beforehand/);
  });

  it('are the same for everybody at a board, and for a computer', async () => {
    setTime('2026-11-22T12:00');
    const board = await open('players="Ada,Grace"');
    expect(await turn(board)).to.deep.equal(await turn(board));
    const other = await open('players="Ada,Grace:random" speed="instant"');
    await turn(other);
    await waitUntil(() => other.state.cards[1]?.filled === 1);
    const [ada, grace] = other.element
      .save()
      .split(' ')
      .slice(3)
      .filter((token) => /^\d{5}$/.test(token));
    expect(grace).to.equal(ada);
  });

  it('stay those of the day on which the game began; the next game has new ones', async () => {
    setTime('2026-11-21T23:59');
    const board = await open();
    const [before, other] = [await turn(board), await open()];
    setTime('2026-11-22T00:01');
    await turn(other);
    expect(await turn(board)).to.deep.equal(await turn(other));
    expect(seedOf(board.element.save())).to.equal('daily 2026-11-21');
    board.element.newGame();
    await board.drawn();
    expect(bar(board)).to.match(/^Dice of 22 November/);
    expect(await turn(board)).not.to.deep.equal(before);
  });

  it('go on in a saved game', async () => {
    setTime('2026-11-21T12:00');
    const board = await open();
    await turn(board);
    const text = board.element.save();
    setTime('2026-11-22T12:00');
    const other = await open();
    await other.element.load(text);
    await other.drawn();
    expect(bar(other)).to.equal('Dice of 21 November · Turn 2 of 13');
    expect(await turn(other)).to.deep.equal(await turn(board));
  });

  it('are not claimed by a loaded game whose dice were others', async () => {
    setTime('2026-11-22T12:00');
    const board = await open();
    expect((await board.element.load('1 yahtzee - 33456 h0 33456 =0')).ok).to.equal(true);
    await board.drawn();
    expect(bar(board)).to.equal('Turn 1 of 13');
    expect(seedOf(board.element.save())).to.equal(undefined);
    board.element.newGame();
    await board.drawn();
    expect(bar(board)).to.equal('Dice of 22 November · Turn 1 of 13');
  });

  it('of a game that was begun after midnight are found again', async () => {
    setTime('2026-11-21T23:59');
    const board = await open('id="day" keep="game"');
    setTime('2026-11-22T00:01');
    board.element.newGame();
    await turn(board);
    fixtureCleanup();
    const again = await open('id="day" keep="game"');
    expect([bar(again), notice(again)]).to.deep.equal(['Dice of 22 November · Turn 2 of 13', '']);
  });

  it('of yesterday are offered, and those of today begin', async () => {
    setTime('2026-11-21T12:00');
    await turn(await open('id="day" keep="game"'));
    fixtureCleanup();
    setTime('2026-11-22T12:00');
    const board = await open('id="day" keep="game"');
    expect(bar(board)).to.equal('Dice of 22 November · Turn 1 of 13');
    expect(notice(board)).to.match(/^Go on with your game of 21 November\?/);
    await board.click(board.button('Continue'));
    expect(bar(board)).to.equal('Dice of 21 November · Turn 2 of 13');
  });
});
