// Finished games that the browser remembers, by ruleset and options.

import { ContextEvent } from '@lit/context';
import { expect, fixtureCleanup } from '@open-wc/testing';
import '@yahtzee-game/element';
import { gameIdOf, loadRuleset, outcome, parseGame, withOptions, type Ruleset } from '@yahtzee-game/rules';
import { clear, createStore, get, keys, set } from 'idb-keyval';
import { Board, words } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { boardContext, type Records, type Result } from '../inside.js';

const store = createStore('yahtzee-game', 'records');
const yahtzee = await loadRuleset('yahtzee');

const open = (attributes = ''): Promise<Board> => Board.open(`keep="records" motion="none" ${attributes}`);
const notice = (board: Board): string => words(board.root('controls').querySelector('.sentence'));

const ROWS =
  'ones twos threes fours fives sixes threeOfAKind fourOfAKind fullHouse smallStraight largeStraight yahtzee chance';
/** The turns of a whole game in which all players enter these dice in every box. */
const wholeGame = (players: number, values: string): string =>
  ROWS.split(' ')
    .flatMap((row) => new Array<string>(players).fill(`${row} ${values}`))
    .join(',');

/** The records that the panels of a board receive. */
function recordsOf({ element }: Board): Records | undefined {
  let records: Records | undefined;
  const part = element.shadowRoot?.querySelector('yahtzee-controls') ?? element;
  part.dispatchEvent(new ContextEvent(boardContext, part, (board) => (records = board.records)));
  return records;
}

async function resultsOf(
  board: Board,
  ruleset: Ruleset = board.state.rules.ruleset,
): Promise<readonly Result[]> {
  const records = recordsOf(board);
  if (!records) throw new Error('the board remembers nothing');
  return records.results(ruleset);
}

const totals = (results: readonly Result[]): number[] => results.map(({ total }) => total);

afterEach(async () => {
  fixtureCleanup();
  localStorage.clear();
  await clear(store);
});

describe('a board that remembers results', () => {
  it('has the result of the game that has just ended', async () => {
    const before = Date.now();
    const board = await open('players="Ada"');
    await board.play(wholeGame(1, '66666'));
    const [result, ...others] = await resultsOf(board);
    const total = board.totals[0];
    const game = gameIdOf(board.element.save());
    expect(others).to.deep.equal([]);
    expect({ ...result, at: 0 }).to.deep.equal({
      at: 0,
      name: 'Ada',
      total,
      game,
      helped: false,
      rivals: [],
    });
    expect(result?.at).to.be.within(before, Date.now());
  });

  it('has one for each person, and none for those who play elsewhere', async () => {
    const board = await open('players="Ada,Max,Grace"');
    let isKnown = false;
    board.element.table = {
      player(seat) {
        isKnown = true;
        return seat === 1 ? { choose: () => new Promise(() => {}) } : undefined;
      },
    };
    await waitUntil(() => isKnown, 'the table is asked');
    await board.play(wholeGame(3, '66666'));
    const results = await resultsOf(board);
    expect(results.map(({ name, rivals }) => [name, rivals])).to.deep.equal([
      ['Ada', []],
      ['Grace', []],
    ]);
  });

  it('has none for computers, but says whether they were behind', async () => {
    const board = await open('players="Ada,Uno:greedy" speed="instant"');
    for (const row of ROWS.split(' ')) {
      await waitUntil(() => board.state.seat === 0, 'the computer has played');
      await board.play(`${row} 66666`);
    }
    await waitUntil(() => board.state.turn.phase === 'over', 'the computer has played');
    const results = await resultsOf(board);
    const { places = [] } = outcome(board.state) ?? {};
    const rivals = [{ level: 'greedy', ahead: Math.sign((places[1] ?? 0) - (places[0] ?? 0)) }];
    expect(results.map((one) => [one.name, one.rivals])).to.deep.equal([['Ada', rivals]]);
  });

  it('tells them to every board and after a reload, oldest first', async () => {
    const before = await open();
    await before.play(wholeGame(1, '66666'));
    before.element.newGame();
    await before.play(wholeGame(1, '11111'));
    const best = (await resultsOf(before))[0]?.total;
    fixtureCleanup();
    const board = await open();
    const results = await resultsOf(board, yahtzee);
    expect(results).to.have.lengthOf(2);
    expect(results[0]?.total).to.equal(best);
  });

  it('remembers nothing without being asked', async () => {
    const board = await Board.open('keep="game" id="table"');
    expect(recordsOf(board)).to.equal(undefined);
    await board.play(wholeGame(1, '66666'));
    const other = await open();
    expect(await resultsOf(other)).to.deep.equal([]);
    other.element.keep = null;
    await other.drawn();
    expect(recordsOf(other)).to.equal(undefined);
  });

  it('keeps rulesets and options apart', async () => {
    const board = await open();
    await board.play(wholeGame(1, '66666'));
    const free = withOptions(yahtzee, { joker: 'free' });
    expect(await resultsOf(board, free)).to.deep.equal([]);
    board.element.options = 'joker: free';
    await board.drawn();
    await board.play(wholeGame(1, '11111'));
    expect(await resultsOf(board, free)).to.have.lengthOf(1);
    expect(await resultsOf(board, yahtzee)).to.have.lengthOf(1);
    expect(await resultsOf(board, await loadRuleset('yatzy'))).to.deep.equal([]);
  });

  it('has the totals of the game where a play-off has decided it, as a form has', async () => {
    const [alone, both] = [await open(), await open('players="Ada,Grace" options="tieBreak: playoff"')];
    await alone.play(wholeGame(1, '66666'));
    await both.play(wholeGame(2, '66666'));
    await both.play(wholeGame(2, '11111').replace(/1$/, '2'));
    const [total] = alone.totals;
    expect(both.element.value).to.equal(`${total},${total}`);
    expect(totals(await resultsOf(both)).slice(-2)).to.deep.equal([total, total]);
  });

  it('counts a game once: what was undone at the end and filled again is replaced', async () => {
    const board = await open();
    await board.play(wholeGame(1, '66666').replace(/,chance.*/, ''));
    await board.play('chance 66666');
    const [first] = await resultsOf(board);
    await board.click(board.undoKey);
    await board.element.roll();
    await board.scoreIn('chance');
    const results = await resultsOf(board);
    expect(results.map(({ game }) => game)).to.deep.equal([first?.game]);
    expect(totals(results)).to.deep.equal(board.totals);
  });

  it('counts a game once that two tabs have finished', async () => {
    const [one, other] = [await open(), await open()];
    await one.play(wholeGame(1, '66666').replace(/,chance.*/, ''));
    await other.element.load(one.element.save());
    await other.drawn();
    for (const board of [one, other]) await board.play('chance 12345');
    expect(await resultsOf(one)).to.have.lengthOf(1);
    expect(await resultsOf(other)).to.have.lengthOf(1);
  });

  it('does not count a game that is shown at its end, nor one that the page alone plays', async () => {
    const board = await open();
    await board.play(wholeGame(1, '66666').replace(/,chance.*/, ''));
    board.element.readOnly = true;
    await board.drawn();
    await board.play('chance 12345');
    const other = await open();
    await other.element.load(board.element.save());
    await other.drawn();
    expect(await resultsOf(other)).to.deep.equal([]);
  });

  it('keeps the text of the last twenty games of a ruleset', async () => {
    const board = await open();
    const games: (string | undefined)[] = [];
    for (let i = 0; i < 22; i++) {
      if (i) board.element.newGame();
      await board.play(wholeGame(1, '66666'));
      games.push(gameIdOf(board.element.save()));
      await resultsOf(board);
    }
    const stored = (await keys(store)).map(String).filter((key) => key.startsWith('game '));
    expect(stored.toSorted()).to.deep.equal(
      games
        .slice(-20)
        .map((game) => `game ${game}`)
        .toSorted(),
    );
    const last = parseGame(String(await get(`game ${games.at(-1)}`, store)), [yahtzee]);
    expect(last.ok && last.turn.phase).to.equal('over');
    expect(await resultsOf(board)).to.have.lengthOf(22);
  });

  it('deletes them all, and brings them back beside those that came since', async () => {
    const board = await open();
    await board.play(wholeGame(1, '66666'));
    const before = await resultsOf(board);
    const restore = await recordsOf(board)?.clear();
    expect(await resultsOf(board)).to.deep.equal([]);
    expect(await keys(store)).to.deep.equal([]);
    board.element.newGame();
    await board.play(wholeGame(1, '11111'));
    const since = await resultsOf(board);
    await restore?.();
    expect(await resultsOf(board)).to.deep.equal([...before, ...since]);
    expect(await keys(store)).to.have.lengthOf(3);
  });

  it('opens ten thousand, and adds one', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => [
      i,
      'Ada',
      200 + (i % 100),
      `game${i}`,
      i % 2 > 0,
      [{ level: 'human', ahead: -1 }],
    ]);
    await set('results yahtzee []', { version: 1, rows: JSON.stringify(rows) }, store);
    const board = await open();
    const results = await resultsOf(board);
    expect(results).to.have.lengthOf(10_000);
    expect(results[9_999]).to.deep.equal({
      at: 9_999,
      name: 'Ada',
      total: 299,
      game: 'game9999',
      helped: true,
      rivals: [{ level: 'human', ahead: -1 }],
    });
    await board.play(wholeGame(1, '66666'));
    expect(await resultsOf(board)).to.have.lengthOf(10_001);
  });
});

describe('results that cannot be stored', () => {
  /** Makes the databases of the browser refuse every request until the end of the test. */
  async function refused(test: () => Promise<void>): Promise<void> {
    // oxlint-disable-next-line typescript/unbound-method -- it is put back
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('refused by the test', 'QuotaExceededError');
    };
    try {
      await test();
    } finally {
      IDBDatabase.prototype.transaction = transaction;
    }
  }

  it('are missing, with one sentence, and the game ends as ever', () =>
    refused(async () => {
      const board = await open();
      await board.play(wholeGame(1, '66666'));
      expect(await resultsOf(board)).to.deep.equal([]);
      await board.drawn();
      expect(notice(board)).to.equal('This result could not be saved in this browser.');
      expect(board.panel).to.equal('result');
      board.element.newGame();
      await board.drawn();
      expect(notice(board), 'the next game has its own sentences').to.equal('');
    }));

  it('nor deleted stay, with one sentence, and are said to be deleted by nobody', async () => {
    const board = await open();
    await board.play(wholeGame(1, '66666'));
    const before = await resultsOf(board);
    await board.drawn();
    const sentence = 'The results in this browser could not be changed.';
    for (const time of ['once', 'twice']) {
      board.element.shadowRoot?.querySelector('yahtzee-controls')?.board?.say(() => time);
      await waitUntil(() => board.spoken === time);
      await refused(async () => {
        await board.click(board.button('Delete all results'));
        await waitUntil(() => board.spoken === sentence, `${time} a sentence is heard`);
      });
      expect(notice(board)).to.equal(sentence);
      expect(await resultsOf(board)).to.deep.equal(before);
    }
  });

  it('nor restored can be restored once they can', async () => {
    const board = await open();
    await board.play(wholeGame(1, '66666'));
    const before = await resultsOf(board);
    await board.drawn();
    await board.click(board.button('Delete all results'));
    const undo = (): HTMLElement => board.find('scorecard', '.plain-button');
    await waitUntil(() => words(undo()) === 'Undo', 'they are deleted');
    const key = undo();
    key.focus();
    await refused(async () => {
      await board.press('Enter');
      await waitUntil(() => notice(board) !== '', 'a sentence is there');
    });
    expect(await resultsOf(board)).to.deep.equal([]);
    expect(undo(), 'the key keeps focus').to.equal(key);
    await board.press('Enter');
    await waitUntil(() => board.spoken === 'Results restored.', 'they are restored');
    expect(await resultsOf(board)).to.deep.equal(before);
  });

  for (const [what, entry] of [
    ['words', 'the quick brown fox'],
    ['rows that are none', { version: 1, rows: '[7, ["Ada"]]' }],
    ['half of what was there', { version: 1, rows: '[[1, "Ad' }],
    ['another shape', { rows: { at: 1 } }],
  ] as const)
    it(`because there are ${what} in their place are none, and the next one is stored`, async () => {
      await set('results yahtzee []', entry, store);
      const board = await open();
      expect(await resultsOf(board)).to.deep.equal([]);
      await board.play(wholeGame(1, '66666'));
      expect(await resultsOf(board)).to.have.lengthOf(1);
    });

  it('because a newer version has stored others leave those alone', async () => {
    const newer = { version: 2, totals: [300] };
    await set('results yahtzee []', newer, store);
    const board = await open();
    await board.play(wholeGame(1, '66666'));
    expect(await resultsOf(board)).to.deep.equal([]);
    await board.drawn();
    expect(notice(board)).to.contain('could not be saved');
    expect(await get('results yahtzee []', store)).to.deep.equal(newer);
  });
});
