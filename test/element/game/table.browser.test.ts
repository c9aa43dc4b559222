// A table decides which seats are played elsewhere, and where dice come from. An answer applies only to the state that
// it was requested for.

import { aTimeout, expect } from '@open-wc/testing';
import type { Table } from '@yahtzee-game/element';
import '@yahtzee-game/element';
import {
  actionsOf,
  legalActions,
  loadRuleset,
  parseGame,
  rulesetIds,
  serializeGame,
  type Chance,
  type Dice,
  type GameState,
  type PlayerAction,
} from '@yahtzee-game/rules';
import { Board } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { warningsOf } from '../../harness/boards/warnings.js';

/** A promise, and the function that settles it. */
function later<T>() {
  const settle: { resolve: (value: T) => void; reject: (reason: unknown) => void } = {
    resolve: () => {},
    reject: () => {},
  };
  const promise = new Promise<T>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, ...settle };
}

/** Fills the first open box at once. */
const firstBox = (state: GameState): PlayerAction =>
  legalActions(state).find(({ type }) => type === 'score') ?? { type: 'score', cell: '' };

/** A table whose dice come when the test says so. */
function dealt() {
  const asked: {
    owed: Chance;
    state: GameState;
    signal: AbortSignal;
    answer: ReturnType<typeof later<Dice>>;
  }[] = [];
  const table: Table = {
    throwDice(owed, state, signal) {
      const answer = later<Dice>();
      asked.push({ owed, state, signal, answer });
      return answer.promise;
    },
  };
  return { asked, table };
}

/** A table at which Grace, the second seat, plays elsewhere: her decisions come when the test says so. */
function withGrace() {
  const asked: { state: GameState; signal: AbortSignal; answer: ReturnType<typeof later<PlayerAction>> }[] =
    [];
  const table: Table = {
    player: (seat) =>
      seat === 1
        ? {
            choose(state, signal) {
              const answer = later<PlayerAction>();
              asked.push({ state, signal, answer });
              return answer.promise;
            },
          }
        : undefined,
  };
  return { asked, table };
}

async function open(table: Table, attributes = 'players="Ada,Grace"'): Promise<Board> {
  const board = await Board.open(`motion="none" speed="instant" ${attributes}`);
  board.unhurried();
  board.element.table = table;
  await board.drawn();
  await waitUntil(() => board.rollKey.getAttribute('aria-disabled') === 'false', 'the table is known');
  await board.drawn();
  return board;
}

/** Ada plays her turn, and Grace is asked to decide about her dice. */
async function graceIsAsked(): Promise<{ board: Board } & ReturnType<typeof withGrace>> {
  const grace = withGrace();
  const board = await open(grace.table);
  await board.roll();
  await board.scoreIn('chance');
  await waitUntil(() => grace.asked.length === 1, 'Grace is asked');
  await board.drawn();
  return { board, ...grace };
}

describe('a game of three, one at the board, one elsewhere, one with dice of the page', () => {
  it('goes from the first roll to the end', async () => {
    const owed: number[] = [];
    const table: Table = {
      player: (seat) => (seat === 1 ? { choose: firstBox } : undefined),
      throwDice: (chance) => {
        if (chance.seat !== 2) return [1, 2, 3, 4, 5].slice(0, chance.count);
        owed.push(chance.count);
        return Promise.resolve([6, 6, 6, 6, 6].slice(0, chance.count));
      },
    };
    const board = await open(table, 'players="Ada,Grace,Linus"');
    const boxes = board.state.rules.cells.map(({ id }) => id);
    for (const box of boxes) {
      await waitUntil(
        () => board.state.seat === 0 && board.rollKey.getAttribute('aria-disabled') === 'false',
      );
      await board.roll();
      await board.scoreIn(box);
      if (board.has('scorecard', '.asking')) await board.scoreIn(box);
      await waitUntil(() => board.state.seat === 2, 'Grace has played');
      await board.drawn();
      await board.roll();
      await waitUntil(() => board.state.turn.phase === 'deciding', 'the dice of the page have come');
      await board.drawn();
      await board.scoreIn(box);
      if (board.has('scorecard', '.asking')) await board.scoreIn(box);
    }
    expect(board.state.turn.phase).to.equal('over');
    expect(owed).to.deep.equal(boxes.map(() => 5));
    const upper = 0 + 0 + 0 + 0 + 0 + 30;
    expect(board.totals[2]).to.be.greaterThan(upper);
  });
});

describe('a player of the page that is none', () => {
  it('is said, and whoever is at the board plays that seat', async () => {
    const table = { player: (seat: number) => (seat === 1 ? 'human' : undefined) };
    const warnings = await warningsOf(async () => {
      const board = await open(table as unknown as Table);
      await board.roll();
      await board.scoreIn('chance');
      await board.roll();
      await board.scoreIn('chance');
      expect(board.state.cards.map(({ filled }) => filled)).to.deep.equal([1, 1]);
    });
    expect(warnings).to.deep.equal([
      '<yahtzee-game> table: player(1)="human" is not allowed; allowed: an object with choose',
    ]);
  });

  it('is said if it decides nothing', async () => {
    const table = { player: (seat: number) => (seat === 1 ? { choose: () => undefined } : undefined) };
    const warnings = await warningsOf(async (said) => {
      const board = await open(table as unknown as Table);
      await board.roll();
      await board.scoreIn('chance');
      await waitUntil(() => said.length > 0, 'it is said');
    });
    expect(warnings).to.deep.equal([
      '<yahtzee-game> table: seat 1: choose: unknown action: undefined; allowed: dice, roll, announce, score',
    ]);
  });
});

describe('a seat that is played elsewhere', () => {
  it('is played by nobody at the board', async () => {
    const { board } = await graceIsAsked();
    expect(board.rollKey.getAttribute('aria-disabled')).to.equal('true');
    expect(board.rollKey.textContent).to.contain('Grace is playing');
    expect(board.message).to.equal('Grace is playing.');
    const before = board.state;
    await board.roll();
    expect(board.spoken).to.equal('Grace is playing.');
    await board.hold(1);
    await board.scoreIn('ones');
    expect(board.state === before).to.equal(true);
    expect(board.marks).to.equal('00000');
    expect(board.boxes.every((box) => box.textContent?.trim() === '')).to.equal(true);
    expect((await board.element.roll()).ok).to.equal(false);
  });

  it('begins its turn when its player says so', async () => {
    const begun = later<undefined>();
    const table: Table = {
      player: (seat) => (seat === 1 ? { begin: () => begun.promise, choose: firstBox } : undefined),
      throwDice: ({ count }) => new Array<number>(count).fill(6),
    };
    const board = await open(table);
    await board.roll();
    await board.scoreIn('chance');
    await aTimeout(0);
    await board.drawn();
    expect([board.state.seat, board.state.turn.phase]).to.deep.equal([1, 'rolling']);
    expect(board.message).to.match(/Grace is playing\.$/);
    begun.resolve(undefined);
    await waitUntil(() => board.state.seat === 0, 'Grace has played');
  });

  it('shows which dice its player keeps, and tells the page', async () => {
    const reasons: string[] = [];
    const table: Table = {
      player: (seat) =>
        seat === 1 ? { choose: (_, __, mark) => (mark(0b11), new Promise(() => {})) } : undefined,
    };
    const board = await open(table);
    board.element.addEventListener('yahtzee-change', ({ detail }) =>
      reasons.push(`${detail.seat} ${detail.reason}`),
    );
    await board.roll();
    await board.scoreIn('chance');
    await waitUntil(() => board.marks === '11000', 'her dice are marked');
    expect(reasons).to.deep.equal(['0 dice', '1 score', '1 dice', '1 hold']);
  });

  it('is asked anew when the board comes back to the page', async () => {
    const { board, asked } = await graceIsAsked();
    const { element } = board;
    const place = element.parentElement;
    element.remove();
    expect(asked[0]?.signal.aborted).to.equal(true);
    place?.append(element);
    await waitUntil(() => asked.length === 2, 'asked again');
    asked[1]?.answer.resolve(firstBox(board.state));
    await waitUntil(() => board.state.seat === 0, 'Grace has played');
  });

  it('is played by the table that takes the place of another one: what the first decides comes too late', async () => {
    const first = await graceIsAsked();
    const second = withGrace();
    first.board.element.table = second.table;
    await waitUntil(() => second.asked.length === 1, 'the second table is asked');
    expect(first.asked[0]?.signal.aborted, 'the first one may stop thinking').to.equal(true);
    first.asked[0]?.answer.resolve({ type: 'score', cell: 'aces' });
    await aTimeout(0);
    expect(first.board.state.turn.phase).to.equal('deciding');
    second.asked[0]?.answer.resolve({ type: 'score', cell: 'chance' });
    await waitUntil(() => first.board.state.seat === 0, 'Grace has played');
  });

  it('closes no panel that somebody reads or fills in meanwhile', async () => {
    for (const [tool, panel] of [
      ['help', 'help'],
      ['new-game', 'setup'],
    ] as const) {
      const { board, asked } = await graceIsAsked();
      await board.click(board.find('controls', `[part~=${tool}]`));
      await waitUntil(() => board.panel === panel, 'it is open');
      asked[0]?.answer.resolve({ type: 'score', cell: 'chance' });
      await waitUntil(() => board.state.seat === 0, 'Grace has played');
      await board.drawn();
      expect(board.panel).to.equal(panel);
    }
  });

  it('is not lost when its player fails: the game waits, and can be taken back', async () => {
    const { board, asked } = await graceIsAsked();
    asked[0]?.answer.reject(new Error('no connection'));
    await aTimeout(0);
    expect(board.state.seat).to.equal(1);
    await board.click(board.undoKey);
    expect(board.state.seat).to.equal(0);
    expect(board.state.cards[0]?.filled).to.equal(0);
  });

  it('that does what is not allowed has done nothing, and the page is told', async () => {
    const [warning] = await warningsOf(async (warnings) => {
      const { board, asked } = await graceIsAsked();
      asked[0]?.answer.resolve({ type: 'score', cell: 'royalFlush' });
      await waitUntil(() => warnings.length > 0);
      expect(board.state.seat).to.equal(1);
    });
    expect(warning).to.match(/table: seat 1: choose: .*royalFlush/);
  });

  it('undo goes back over it to the last decision at the board', async () => {
    const { board, asked } = await graceIsAsked();
    asked[0]?.answer.resolve(firstBox(board.state));
    await waitUntil(() => board.state.seat === 0, 'Grace has played');
    await board.drawn();
    expect(board.undoKey.getAttribute('aria-disabled')).to.equal('false');
    await board.click(board.undoKey);
    expect([board.state.seat, board.state.turn.phase]).to.deep.equal([0, 'deciding']);
    expect(board.state.cards.map(({ filled }) => filled)).to.deep.equal([0, 0]);
  });
});

describe('a late answer', () => {
  const ENDS: Readonly<Record<string, (board: Board) => unknown>> = {
    'a loaded game': (board) => board.element.load(board.element.save()),
    'a new game': (board) => board.element.newGame(),
    undo: (board) => board.click(board.undoKey),
    removal: (board) => board.element.remove(),
    'another table': (board) => (board.element.table = undefined),
  };

  for (const [name, end] of Object.entries(ENDS)) {
    it(`is dropped after ${name}`, async () => {
      const { board, asked } = await graceIsAsked();
      const answer = firstBox(board.state);
      await end(board);
      const [first] = asked;
      expect(first?.signal.aborted).to.equal(true);
      const before = board.element.save();
      first?.answer.resolve(answer);
      await aTimeout(0);
      expect(board.element.save()).to.equal(before);
    });

    if (name !== 'undo')
      it(`of dice is dropped after ${name}`, async () => {
        const { asked, table } = dealt();
        const board = await open(table);
        const rolled = board.element.roll();
        await waitUntil(() => asked.length === 1);
        await end(board);
        expect(asked[0]?.signal.aborted).to.equal(true);
        const before = board.element.save();
        asked[0]?.answer.resolve([6, 6, 6, 6, 6]);
        await rolled;
        expect(board.element.save()).to.equal(before);
      });
  }
});

describe('dice of a table', () => {
  it('may take their time: meanwhile the board refuses input, and says so', async () => {
    const { asked, table } = dealt();
    const board = await open(table);
    await board.roll();
    expect(board.rollKey.getAttribute('aria-disabled')).to.equal('true');
    expect(board.rollKey.textContent).to.contain('Waiting for dice');
    expect(board.message).to.equal('Waiting for the dice.');
    await board.roll();
    expect(asked).to.have.lengthOf(1);
    expect(board.spoken).to.equal('Waiting for the dice.');
    asked[0]?.answer.resolve([2, 2, 3, 4, 6]);
    await waitUntil(() => board.state.turn.phase === 'deciding');
    await board.drawn();
    expect(board.faces).to.equal('22346');
  });

  it('are asked for a reroll with the roll that asks in the log', async () => {
    const { asked, table } = dealt();
    const board = await open(table);
    board.element.dispatch({ type: 'dice', values: [2, 2, 3, 4, 6] });
    await board.drawn();
    await board.hold(1, 2);
    await board.roll();
    expect(asked[0]?.owed.count).to.equal(3);
    expect(asked[0]?.state.log?.action).to.deep.equal({ type: 'roll', held: 0b11 });
    asked[0]?.answer.resolve([2, 2, 2]);
    await waitUntil(() => board.state.turn.roll === 2);
    await board.drawn();
    expect(board.faces).to.equal('22222');
  });

  it('that are no dice are refused, and the key asks again', async () => {
    const { asked, table } = dealt();
    const board = await open(table);
    await board.roll();
    asked[0]?.answer.resolve([7, 7, 7, 7, 7]);
    await waitUntil(() => board.rollKey.getAttribute('aria-disabled') === 'false');
    await board.roll();
    asked[1]?.answer.reject(new Error('the camera is off'));
    await waitUntil(() => board.rollKey.getAttribute('aria-disabled') === 'false');
    await board.roll();
    asked[2]?.answer.resolve([1, 1, 1, 1, 1]);
    await waitUntil(() => board.state.turn.phase === 'deciding');
  });

  it('cannot be taken back unless the table says so', async () => {
    const dice: Table = { throwDice: ({ count }) => new Array<number>(count).fill(6) };
    for (const [table, disabled] of [
      [dice, 'true'],
      [{ ...dice, undo: true }, 'false'],
    ] as const) {
      const board = await open(table, '');
      await board.roll();
      await board.scoreIn('chance');
      expect(board.undoKey.getAttribute('aria-disabled')).to.equal(disabled);
    }
  });
});

describe('a table', () => {
  it('comes with the game that it is for', async () => {
    const games: string[] = [];
    const board = await Board.open('players="Ada"');
    const saved = board.element.save().replace('Ada', 'Ada,Grace').replace(/=0$/, '=0,0');
    const table: Table = {
      player: (seat, state) => (games.push(state.players.join()), seat ? { choose: firstBox } : undefined),
    };
    expect((await board.element.load(saved, { table })).ok).to.equal(true);
    await waitUntil(() => games.length > 0);
    board.element.newGame({ players: ['Linus', 'Grace', 'Ada'], table: { ...table } });
    await waitUntil(() => games.length > 1);
    expect([...new Set(games)]).to.deep.equal(['Ada,Grace', 'Linus,Grace,Ada']);
  });

  it('is asked once for each seat of a game', async () => {
    const seats: number[] = [];
    const table: Table = { player: (seat) => (seats.push(seat), undefined) };
    const board = await open(table);
    await board.roll();
    await board.scoreIn('chance');
    await board.roll();
    expect(seats).to.have.members([0, 1]);
  });

  it('may begin the next game itself', async () => {
    let asked = 0;
    const board = await open({ again: () => void asked++ }, '');
    const before = board.state;
    await board.click(board.newGameKey);
    expect([asked, board.panel]).to.deep.equal([1, '']);
    expect(board.state === before).to.equal(true);
  });

  it('keeps the board shut until it is known', async () => {
    const board = await Board.open('players="Ada,Grace"');
    board.unhurried();
    board.element.table = { player: () => undefined };
    board.rollKey.click();
    expect(board.state.log).to.equal(undefined);
  });
});

describe('a recorded game', () => {
  it('is the same after it has been dispatched action by action, for every ruleset', async () => {
    for (const id of rulesetIds) {
      const ruleset = await loadRuleset(id);
      const recorded = parseGame(await (await fetch(`/test/fixtures/playthroughs/${id}.txt`)).text(), [
        ruleset,
      ]);
      if (!recorded.ok) throw new Error(`${id}: ${recorded.code}`);
      const { element } = await Board.open();
      element.ruleset = ruleset;
      await element.updateComplete;
      element.newGame({ players: recorded.players });
      for (const action of actionsOf(recorded)) {
        const next = element.dispatch(action);
        if (!next.ok) throw new Error(`${id}: ${next.message}`);
      }
      expect(element.state && serializeGame(element.state)).to.equal(serializeGame(recorded));
      element.remove();
    }
  });
});
