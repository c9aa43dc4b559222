// The end of a game on the board: the panel, its buttons, and the results that are remembered.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import type { Advisor, YahtzeeControls } from '@yahtzee-game/element';
import { cellsFor } from '@yahtzee-game/rules';
import { Board, words } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';

const ROWS =
  'ones twos threes fours fives sixes threeOfAKind fourOfAKind fullHouse smallStraight largeStraight yahtzee chance';
const wholeGame = (players: number, values: string): string =>
  ROWS.split(' ')
    .flatMap((row) => new Array<string>(players).fill(`${row} ${values}`))
    .join(',');

type Records = NonNullable<NonNullable<YahtzeeControls['board']>['records']>;
type Result = Awaited<ReturnType<Records['results']>>[number];

const result = (total: number, more: Partial<Result> = {}): Result => ({
  at: Date.UTC(2026, 0, 1),
  name: '',
  total,
  game: `game ${total}`,
  helped: false,
  rivals: [],
  ...more,
});

/** Records that start with these results and keep them until they are deleted. */
function memory(...totals: readonly number[]): Records & { readonly all: readonly Result[] } {
  let all = totals.map((total) => result(total));
  return {
    get all() {
      return all;
    },
    results: () => Promise.resolve(all),
    clear() {
      const kept = all;
      all = [];
      return Promise.resolve(() => Promise.resolve(void (all = kept)));
    },
  };
}

/** The inner board of an element, which holds the page's records. */
function innerOf(board: Board): NonNullable<YahtzeeControls['board']> {
  const controls = board.element.shadowRoot?.querySelector('yahtzee-controls');
  if (!controls?.board) throw new Error('there are no controls');
  return controls.board;
}

/** An advisor that gives all totals below 1,000 the same chance. */
const KNOWS_PERFECT_PLAY: Advisor = {
  advise: () => ({ value: 200, exact: true, choices: [] }),
  distribution: () => ({ chances: new Array<number>(1000).fill(1 / 1000) }),
};

/** Waits until everything that was requested has arrived. */
async function settled(board: Board): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  await board.drawn();
}

/** A game whose dice the board throws: in every turn, one throw is entered in the first open box. */
async function thrownGame(board: Board): Promise<readonly string[]> {
  const throws: string[] = [];
  for (const row of ROWS.split(' ')) {
    await board.element.roll();
    await board.drawn();
    throws.push(board.faces);
    board.element.dispatch({ type: 'score', cell: row });
  }
  await board.drawn();
  return throws;
}

const text = (board: Board, selector: string): string =>
  words(board.root('scorecard').querySelector(selector));
const all = (board: Board, selector: string): readonly string[] =>
  [...board.root('scorecard').querySelectorAll(selector)].map((one) => words(one));

describe('the end of a game of one', () => {
  it('shows the total, its parts and what to do next', async () => {
    const board = await Board.open();
    await board.play(wholeGame(1, '66666'));
    expect(board.panel).to.equal('result');
    expect(text(board, '.final')).to.match(/^Final score ?\d+$/);
    expect(all(board, '.figures dt')).to.include('Total');
    expect(all(board, '.actions button')).to.deep.equal(['Share', 'New game']);
    expect(words(board.rollKey)).to.equal('Play again new dice');
  });

  it('is there at once, and the board stays as high as it was', async () => {
    const board = await Board.open();
    await board.play(wholeGame(1, '66665').replace(/,chance \d+$/, ''));
    await board.rollDice('66665');
    const { offsetHeight } = board.element;
    board.element.dispatch({ type: 'score', cell: 'chance' });
    await board.element.updateComplete;
    expect(board.panel).to.equal('result');
    expect(board.element.offsetHeight).to.equal(offsetHeight);
  });

  it('the card key shows the card and the result again, in the place of advice', async () => {
    const board = await Board.open();
    board.element.advisor = { advise: () => ({ choices: [] }) };
    await board.drawn();
    expect(board.has('controls', '[part~=advice]')).to.equal(true);
    await board.play(wholeGame(1, '66666'));
    expect(board.has('controls', '[part~=advice]')).to.equal(false);
    await board.click(board.cardKey);
    expect([board.panel, board.cardKey.getAttribute('aria-pressed')]).to.deep.equal(['', 'true']);
    await board.click(board.cardKey);
    expect([board.panel, board.cardKey.getAttribute('aria-pressed')]).to.deep.equal(['result', 'false']);
  });

  it('the same dice again fall in the same order, and other dice in the game after that', async () => {
    const board = await Board.open();
    board.unhurried();
    board.element.dispatchEvent(new Event('pointerover'));
    await board.drawn();
    const first = await thrownGame(board);
    const [total] = board.totals;
    expect(words(board.rollKey)).to.equal(`Same dice again ${total} to beat`);
    await board.click(board.rollKey);
    await waitUntil(() => board.state.turn.phase === 'rolling', 'the next game has begun');
    await board.drawn();
    expect(board.panel).to.equal('');
    expect(await thrownGame(board)).to.deep.equal(first);
    expect(all(board, '.actions button')).to.deep.equal(['Share', 'New dice', 'New game']);
    await board.click(board.button('New dice'));
    await waitUntil(() => board.state.turn.phase === 'rolling', 'the next game has begun');
    expect(await thrownGame(board)).not.to.deep.equal(first);
  });

  it('a board with a seed has the same dice anyway', async () => {
    const board = await Board.open('seed="7"');
    board.unhurried();
    await thrownGame(board);
    expect(all(board, '.actions button')).to.deep.equal(['Share', 'New game']);
    expect(words(board.rollKey)).to.equal(`Play again ${board.totals[0]} to beat`);
  });

  it('offers revenge to somebody who has lost against a computer', async () => {
    const board = await Board.open('players="Ada,Grace:greedy" speed="instant"');
    board.unhurried();
    board.element.dispatchEvent(new Event('pointerover'));
    await board.drawn();
    while (board.panel !== 'result') {
      await waitUntil(
        () => board.panel === 'result' || board.state.seat === 0,
        'it is Ada’s turn, or the end',
      );
      if (board.panel === 'result') break;
      await board.element.roll();
      const [worst] = cellsFor(board.state)
        .filter(({ legal }) => legal)
        .toSorted((a, b) => a.points - b.points);
      board.element.dispatch({ type: 'score', cell: worst?.id ?? '' });
    }
    await board.drawn();
    expect(words(board.rollKey)).to.equal('Revenge same dice');
    expect(all(board, '.actions button')).to.include('New dice');
  });

  it('opens the setup from its button', async () => {
    const board = await Board.open();
    await board.play(wholeGame(1, '66666'));
    await board.click(board.find('scorecard', '.actions button:last-of-type'));
    expect(board.panel).to.equal('setup');
    expect(board.focus).to.contain('Game');
    await board.press('Escape');
    expect(board.panel).to.equal('result');
  });
});

describe('remembered games at the end', () => {
  const open = async (...totals: readonly number[]): Promise<[Board, ReturnType<typeof memory>]> => {
    const board = await Board.open();
    const records = memory(...totals);
    innerOf(board).records = records;
    await board.play(wholeGame(1, '66665'));
    await settled(board);
    return [board, records];
  };

  it('tell how the game stands among them', async () => {
    const [board] = await open(50, 60);
    expect(board.message).to.match(/^New record: \d+, your best was 60\.$/);
    expect(text(board, '.chart-head')).to.match(/^Your 3 games ?average \d+$/);
    expect(all(board, '.history li')).to.have.lengthOf(2);
  });

  it('are deleted by one press, and brought back by the next', async () => {
    const [board, records] = await open(50, 60);
    await board.click(board.button('Delete all results'));
    await settled(board);
    expect(records.all).to.have.lengthOf(0);
    expect(board.spoken).to.equal('All results deleted.');
    const undo = board.find('scorecard', '.plain-button');
    expect(words(undo)).to.equal('Undo');
    await board.click(undo);
    await settled(board);
    expect(records.all).to.have.lengthOf(2);
    expect(text(board, '.chart-head')).to.contain('Your 3 games');
  });

  it('leave focus in the panel when it is too late to bring them back', async () => {
    const later = window.setTimeout.bind(window);
    const own = Object.getOwnPropertyDescriptor(window, 'setTimeout') ?? {};
    // The board's ten seconds pass in 50 milliseconds.
    Object.defineProperty(window, 'setTimeout', {
      configurable: true,
      value: (run: () => void, ms?: number) => later(run, ms === 10_000 ? 50 : ms),
    });
    try {
      const [board] = await open(50, 60);
      board.button('Delete all results').focus();
      await board.press('Enter');
      await waitUntil(() => !board.has('scorecard', '.history'), 'they are gone');
      await board.drawn();
      expect(board.focusPart).to.equal('yahtzee-scorecard');
    } finally {
      Object.defineProperty(window, 'setTimeout', own);
    }
  });

  it('are drawn with perfect play where an advisor knows it', async () => {
    const board = await Board.open();
    board.element.advisor = KNOWS_PERFECT_PLAY;
    await board.drawn();
    await board.play(wholeGame(1, '66665'));
    await settled(board);
    expect(text(board, '.verdict')).to.match(
      /^(Better than \d+% of perfectly played games|Perfect play scores 500 on average)\.$/,
    );
    expect(text(board, '.hope')).to.match(/^Missing: .+\. (At least )?\d+ was there\.$/);
    const chart = board.find('scorecard', '.chart');
    expect(chart.getAttribute('role')).to.equal('img');
    expect(chart.getAttribute('aria-label')).to.contain('perfect play');
    expect(board.has('scorecard', '.perfect')).to.equal(true);
  });

  it('give a rank from the fifth game on', async () => {
    for (const [before, words] of [
      [3, /^Your rank ?after 5 games ?4 of 5 played$/],
      [4, /^Your rank, last 5 games ?\d+ ?0 ?perfect play 50 ?100$/],
    ] as const) {
      const board = await Board.open();
      innerOf(board).records = memory(...Array.from({ length: before }, (_, i) => 200 + i));
      board.element.advisor = KNOWS_PERFECT_PLAY;
      await board.drawn();
      await board.play(wholeGame(1, '66665'));
      await settled(board);
      expect(text(board, '.my-rank')).to.match(words);
    }
  });

  it('leave the name of perfect play beside the line of today', async () => {
    const peakAt = (peak: number): readonly number[] =>
      Array.from({ length: 400 }, (_, total) => Math.max(0, 1 - Math.abs(total - peak) / 60) / 60);
    for (const peak of [70, 100, 118, 125, 200]) {
      const board = await Board.open();
      board.element.advisor = {
        advise: () => ({ value: 200, choices: [] }),
        distribution: () => ({ chances: peakAt(peak) }),
      };
      await board.drawn();
      await board.play(wholeGame(1, '66665'));
      await settled(board);
      const name = board.find('scorecard', '.plot .label').getBoundingClientRect();
      const today = board.find('scorecard', '.today-line').getBoundingClientRect();
      expect(name.right < today.left || name.left > today.right, `${peak}`).to.equal(true);
    }
  });

  it('show where an advisor has helped, and keep their figures inside', async () => {
    const board = await Board.open();
    const all = [result(110, { helped: true }), result(130), result(150)];
    innerOf(board).records = { ...memory(), results: () => Promise.resolve(all) };
    await board.play(wholeGame(1, '66665'));
    await settled(board);
    const kinds = [...board.root('scorecard').querySelectorAll('.on-axis circle')].map((dot) =>
      dot.getAttribute('class'),
    );
    expect(kinds).to.have.members(['bar-helped', 'bar-own', 'bar-own', 'bar-today']);
    const axis = board.find('scorecard', '.chart-axis').getBoundingClientRect();
    for (const figure of board.root('scorecard').querySelectorAll('.chart-axis text')) {
      const { left, right } = figure.getBoundingClientRect();
      expect([left >= axis.left - 1, right <= axis.right + 1]).to.deep.equal([true, true]);
    }
  });

  it('say nothing of estimates', async () => {
    const board = await Board.open();
    board.element.advisor = {
      advise: () => ({ value: 200, choices: [] }),
      distribution: () => ({ exact: false, chances: new Array<number>(1000).fill(1 / 1000) }),
    };
    await board.drawn();
    await board.play(wholeGame(1, '66665'));
    await settled(board);
    expect([text(board, '.verdict'), board.has('scorecard', '.perfect')]).to.deep.equal(['', false]);
  });
});

describe('the end of a game of several', () => {
  it('draws the chances to win and says what decided', async () => {
    const board = await Board.open('players="Ada,Grace"');
    let asked = 0;
    board.element.advisor = {
      advise: () => ({ choices: [] }),
      winProbabilities: () => (asked++ < 12 ? [0.5, 0.5] : [0.6, 0.4]),
    };
    await board.drawn();
    const turns = ROWS.split(' ').flatMap((row) => [`${row} 66666`, `${row} 11112`]);
    await board.play(turns.join(','));
    await settled(board);
    expect(text(board, '.decided')).to.match(/^Turn 1[23] decided it: /);
    expect(board.root('scorecard').querySelectorAll('path.line')).to.have.lengthOf(2);
    expect(all(board, '.unseen tbody tr')).to.have.lengthOf(13);
  });

  it('draws them up to a play-off, of which nobody knows anything', async () => {
    const board = await Board.open('players="Ada,Grace" options="tieBreak: playoff"');
    board.element.advisor = {
      advise: () => ({ choices: [] }),
      winProbabilities: (state) => (state.playoff ? undefined : [0.6, 0.4]),
    };
    await board.drawn();
    await board.play(wholeGame(2, '12345'));
    await board.play(
      ROWS.split(' ')
        .flatMap((row) => [`${row} 66666`, `${row} 11112`])
        .join(','),
    );
    await waitUntil(() => all(board, '.unseen tbody tr').length === 13, 'there is a chart');
    expect(text(board, '.unseen tbody tr:last-child')).to.match(/13 ?50% ?50%/);
    expect(text(board, '.decided')).to.equal('');
  });

  it('names the turn that decided it on the side where there is room', async () => {
    for (const [turn, side] of [
      [2, 'at-start'],
      [12, 'at-end'],
    ] as const) {
      const board = await Board.open('players="Ada,Grace"');
      let asked = 0;
      board.element.advisor = {
        advise: () => ({ choices: [] }),
        winProbabilities: () => (asked++ < turn ? [0.5, 0.5] : [0.95, 0.05]),
      };
      await board.drawn();
      const turns = ROWS.split(' ').flatMap((row) => [`${row} 66666`, `${row} 11112`]);
      await board.play(turns.join(','));
      await waitUntil(() => text(board, '.decided'));
      await board.drawn();
      expect(text(board, '.decided')).to.contain(`Turn ${turn} decided it`);
      const name = board.find('scorecard', '.step-label');
      expect(name.classList.contains(side), `turn ${turn}`).to.equal(true);
    }
  });

  it('fits with twenty, at every width, with its buttons in view', async () => {
    for (const width of [240, 375, 640, 1100]) {
      const board = await Board.open('players="20"', '', `<div style="inline-size: ${width}px">…</div>`);
      await board.play(wholeGame(20, '12345'));
      await board.rest();
      const panel = board.find('scorecard', '.panel').getBoundingClientRect();
      const button = board.find('scorecard', '.actions button').getBoundingClientRect();
      expect(button.bottom, `${width} px`).to.be.at.most(panel.bottom + 1);
      expect(button.top, `${width} px`).to.be.at.least(panel.top);
      const body = board.find('scorecard', '.end-body');
      expect(body.scrollWidth, `${width} px`).to.equal(body.clientWidth);
      expect(all(board, '.rank .place').slice(0, 2)).to.deep.equal(['=1', '=1']);
      expect(board.find('scorecard', 'ol:nth-of-type(1)').getAttribute('start')).to.equal('1');
    }
  });

  it('is mirrored from right to left, but for the chart', async () => {
    const board = await Board.open('players="Ada,Grace"', '', '<div lang="fa" dir="rtl">…</div>');
    await board.play(wholeGame(2, '66665'));
    await board.rest();
    const place = board.find('scorecard', '.place').getBoundingClientRect();
    const points = board.find('scorecard', '.rank-points').getBoundingClientRect();
    expect(place.left).to.be.greaterThan(points.left);
    expect(getComputedStyle(board.find('scorecard', '.chart')).direction).to.equal('ltr');
  });
});
