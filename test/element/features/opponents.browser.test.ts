// Seats of computers: how their turns are shown and spoken, and what a visitor may do meanwhile.

import { aTimeout, expect } from '@open-wc/testing';
import { YahtzeeGame, type Advisor, type TablePlayer } from '@yahtzee-game/element';
import '@yahtzee-game/element';
import { legalActions, type GameState, type PlayerAction } from '@yahtzee-game/rules';
import { Board, heardFrom } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { warningsOf } from '../../harness/boards/warnings.js';

/** A board whose dice always show these faces, and on which no two presses come too quickly. */
async function open(attributes: string, advisor?: Advisor): Promise<Board> {
  const board = await Board.open(`motion="none" ${attributes}`);
  board.unhurried();
  if (advisor) board.element.advisor = advisor;
  await board.drawn();
  return board;
}

/** An advisor whose players keep the first three dice, for Four of a kind, and then fill the first open box. */
function keeper(): { readonly advisor: Advisor; readonly levels: string[] } {
  const levels: string[] = [];
  const choose: TablePlayer['choose'] = (state, _, mark): PlayerAction => {
    const roll = legalActions(state).find((action) => action.type === 'roll' && action.held === 0b111);
    if (roll) mark(0b111, 'fourOfAKind');
    return roll ?? firstBox(state);
  };
  const player = (level: string): TablePlayer => (levels.push(level), { choose });
  return { advisor: { advise: () => ({ choices: [] }), player }, levels };
}

const firstBox = (state: GameState): PlayerAction =>
  legalActions(state).find(({ type }) => type === 'score') ?? { type: 'score', cell: '' };

/** Ada plays her first turn; the computer is next. */
async function adaHasPlayed(board: Board): Promise<void> {
  board.element.dispatch({ type: 'dice', values: [4, 4, 4, 1, 6] });
  await board.drawn();
  await board.scoreIn('threeOfAKind');
}

const heads = (board: Board): readonly string[] =>
  board.roots
    .flatMap((root) => [...root.querySelectorAll('.player-name')])
    .map((head) => head.textContent?.trim() ?? '');

/** Pauses that begin during `use` do not end by themselves. */
async function withoutEndOfPauses(use: () => Promise<void>): Promise<void> {
  const { setTimeout } = globalThis;
  const SHORTEST_PAUSE = 600;
  globalThis.setTimeout = ((run: () => void, ms = 0) =>
    ms < SHORTEST_PAUSE ? setTimeout(run, ms) : 0) as typeof setTimeout;
  try {
    await use();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}

describe('a seat of a computer', () => {
  it('has a name of the board’s, and a mark that says how well it plays', async () => {
    const board = await open('players="Ada, computer:human"');
    expect(heads(board)).to.deep.equal(['Ada', 'Computer']);
    const icon = board.roots.flatMap((root) => [...root.querySelectorAll('[part=computer]')]);
    expect(icon.map((one) => one.getAttribute('aria-label'))).to.deep.equal(['computer, Human-like']);
    const many = await open('players="computer:random, Uno:greedy, computer:optimal"');
    expect(heads(many)).to.deep.equal(['Computer 1', 'Uno', 'Computer 3']);
  });

  it('keeps dice for a reason that one sees, and fills a box', async () => {
    const { advisor, levels } = keeper();
    const board = await open('players="Ada, Grace:human"', advisor);
    await adaHasPlayed(board);
    await waitUntil(() => board.marks === '11100', 'it keeps dice');
    expect(levels).to.deep.equal(['human']);
    expect(board.message).to.match(/^Grace keeps .+, for Four of a kind\.$/);
    expect(board.spoken).to.equal(board.message);
    expect(board.die(1).getAttribute('aria-label')).to.match(/^Die 1: \d, Grace keeps it$/);
    expect(board.rollKey.textContent).to.contain('Grace is playing').and.to.contain('Skip ahead');
    board.element.speed = 'instant';
    await waitUntil(() => board.state.seat === 0, 'it has played');
    await board.drawn();
    expect(board.message).to.match(/^Grace (fills|takes 0 in) .+ Ada, roll the dice\.$/);
  });

  /** An advisor's answer, and the warning to the page's author. */
  const refused: Readonly<Record<string, readonly [answer: unknown, warning: string]>> = {
    'a box that does not exist': [
      { type: 'score', cell: 'nope' },
      'unknown cell: "nope"; allowed: ones, twos',
    ],
    'dice of its own': [{ type: 'dice', values: [6, 6, 6, 6, 6] }, 'wrong phase: dice while deciding'],
    'dice that do not exist': [{ type: 'roll', held: 999 }, 'bad held: 999; allowed: a whole number'],
    'a number': [5, 'unknown action: 5; allowed: dice, roll'],
    'an object that is no action': [{ type: 'nap' }, 'unknown action: "nap"; allowed: dice, roll'],
  };
  for (const [what, [answer, warning]] of Object.entries(refused))
    it(`plays on by itself when its advisor answers with ${what}`, async () => {
      const choose = (): PlayerAction => answer as PlayerAction;
      const player = (): TablePlayer => ({ choose });
      const board = await open('players="Ada, Grace:human" speed="instant"', {
        advise: () => ({ choices: [] }),
        player,
      });
      const warnings = await warningsOf(async () => {
        await adaHasPlayed(board);
        await waitUntil(() => board.state.seat === 0 && board.state.cards[1]?.filled === 1, 'it has played');
      });
      expect(warnings.join('\n')).to.contain(`<yahtzee-game> players: "human": choose: ${warning}`);
    });

  const hurrying: Readonly<Record<string, (board: Board) => Promise<void>>> = {
    'a press of the Roll button': (board) => board.roll(),
    'a tap on the dice': (board) => board.hold(1),
    'Enter on an open box': async (board) => {
      board.box('ones').focus();
      await board.press('Enter');
    },
    'Space on the box just filled': async (board) => {
      board.box('threeOfAKind', 0).focus();
      await board.press('Space');
    },
  };
  for (const [press, hurry] of Object.entries(hurrying))
    it(`plays its whole turn at once by ${press}, and what it did is said in a sentence`, async () => {
      const board = await open('players="Ada, Grace:human"', keeper().advisor);
      await adaHasPlayed(board);
      const heard = heardFrom(board.element);
      await waitUntil(() => board.state.turn.roll === 1, 'it has rolled');
      await withoutEndOfPauses(async () => {
        await hurry(board);
        await waitUntil(() => board.state.seat === 0, 'it has played');
      });
      await board.drawn();
      expect(heard.join(' ').trim()).to.match(/^Grace (fills|takes 0 in) [^.]+\. Ada’s turn\.$/);
    });

  it('is hurried without rolling for whoever comes next, at the same pace', async () => {
    const board = await open('players="Ada, Grace:human"', keeper().advisor);
    let now = performance.now();
    board.element.clock = () => now;
    await adaHasPlayed(board);
    for (let presses = 0; presses < 40; presses++) {
      now += 300;
      await board.roll();
    }
    await waitUntil(() => board.state.seat === 0, 'it has played');
    await board.roll();
    expect(board.state.turn.roll).to.equal(0);
    now += 600;
    await board.roll();
    expect(board.state.turn.roll).to.equal(1);
  });

  it('does not pause while the Roll button is held down', async () => {
    const board = await open('players="Ada, Grace:human"', keeper().advisor);
    await withoutEndOfPauses(async () => {
      await adaHasPlayed(board);
      board.rollKey.dispatchEvent(new PointerEvent('pointerdown'));
      await waitUntil(() => board.state.seat === 0, 'it has played');
      board.rollKey.dispatchEvent(new PointerEvent('pointerup'));
    });
    expect(board.state.cards.map(({ filled }) => filled)).to.deep.equal([1, 1]);
  });

  it('is not told what it keeps with speech="terse"', async () => {
    const board = await open('players="Ada, Grace:human" speech="terse" speed="fast"', keeper().advisor);
    await adaHasPlayed(board);
    await waitUntil(() => board.marks === '11100', 'it keeps dice');
    await board.drawn();
    expect(board.message).to.contain('Grace keeps');
    expect(board.spoken).to.not.contain('keeps');
  });

  it('cannot be played for', async () => {
    const board = await open('players="Ada, computer:greedy"');
    await adaHasPlayed(board);
    await board.scoreIn('ones');
    expect((await board.element.roll()).ok).to.equal(false);
    expect(board.state.cards[1]?.filled).to.equal(0);
  });

  it('is stepped over by undo, back to one’s own last decision', async () => {
    const board = await open('players="Ada, computer:greedy" speed="instant"');
    await adaHasPlayed(board);
    await waitUntil(() => board.state.seat === 0, 'it has played');
    await board.drawn();
    await board.click(board.undoKey);
    expect([board.state.seat, board.state.turn.phase]).to.deep.equal([0, 'deciding']);
    expect(board.state.cards.map(({ filled }) => filled)).to.deep.equal([0, 0]);
  });

  it('stops when a game is loaded in the middle of its turn', async () => {
    const board = await open('players="Ada, computer:greedy"');
    const fresh = board.element.save();
    await adaHasPlayed(board);
    await board.element.load(fresh);
    await aTimeout(1200);
    expect(board.element.save().includes('=')).to.equal(true);
    expect(board.state.log).to.equal(undefined);
    expect(heads(board)).to.deep.equal(['Ada', 'Computer']);
  });

  it('is not missed by the page when a game is loaded while it thinks', async () => {
    let asked = false;
    const thinker: TablePlayer = {
      choose: (_, signal) =>
        new Promise((_resolve, reject) => {
          asked = true;
          signal.addEventListener('abort', () => reject(new Error('nobody waits')));
        }),
    };
    const board = await open('players="Ada, computer:human" speed="instant"', {
      advise: () => ({ choices: [] }),
      player: () => thinker,
    });
    const fresh = board.element.save();
    const warned = await warningsOf(async () => {
      await adaHasPlayed(board);
      await waitUntil(() => asked, 'it thinks');
      await board.element.load(fresh);
      await aTimeout(0);
    });
    expect(warned).to.deep.equal([]);
  });

  it('is a person in a loaded game of others', async () => {
    const board = await open('players="Ada, Uno:greedy" speed="instant"');
    const other = await Board.open('players="Ada, Eve"');
    await board.element.load(other.element.save());
    await board.drawn();
    expect(heads(board)).to.deep.equal(['Ada', 'Eve']);
    await board.element.load(other.element.save(), { players: 'Ada, Eve:random' });
    await adaHasPlayed(board);
    await waitUntil(() => board.state.cards[1]?.filled === 1, 'Eve has played');
  });
});

describe('on a phone', () => {
  it('the card of who has just entered stays until the next roll, and Enter goes on rolling', async () => {
    const around = '<div style="inline-size: 360px">…</div>';
    const board = await Board.open('motion="none" players="Ada,Grace"', '', around);
    board.unhurried();
    await board.rollDice('44416');
    board.box('fours').focus();
    await board.press('Enter');
    const card = (): readonly (string | undefined)[] =>
      board.roots
        .flatMap((root) => [...root.querySelectorAll<HTMLElement>('[data-cell=fours]')])
        .filter((box) => box.checkVisibility())
        .map(({ dataset }) => dataset['seat']);
    expect(card()).to.deep.equal(['0']);
    await board.press('Enter');
    await waitUntil(() => board.state.turn.phase === 'deciding', 'Grace has rolled');
    await board.drawn();
    expect(card()).to.deep.equal(['1']);
    expect(board.focusPart).to.equal('yahtzee-controls');
    await board.press('Enter');
    await waitUntil(() => board.state.turn.roll === 2, 'Grace has rolled again');
    expect(board.state.seat, 'and has filled nothing').to.equal(1);
  });
});

describe('computers without an advisor', () => {
  it('play greedily, and the page is told what to import', async () => {
    const warned = await warningsOf(async () => {
      const board = await open('players="Ada, computer:optimal" speed="instant"');
      await adaHasPlayed(board);
      await waitUntil(() => board.state.seat === 0, 'it has played');
    });
    expect(warned.filter((text) => text.includes('@yahtzee-game/element/advised'))).to.have.lengthOf(1);
  });

  it('ask for the advisor that the page can fetch', async () => {
    const { advisor, levels } = keeper();
    YahtzeeGame.fetchAdvisor = async () => void (YahtzeeGame.advisor = advisor);
    try {
      const board = await open('players="Ada, computer:optimal" speed="instant"');
      await adaHasPlayed(board);
      await waitUntil(() => board.state.seat === 0, 'it has played');
      expect(levels).to.deep.equal(['optimal']);
    } finally {
      YahtzeeGame.fetchAdvisor = undefined;
      YahtzeeGame.advisor = undefined;
    }
  });

  it('ask the one who is there now', async () => {
    const [before, after] = [keeper(), keeper()];
    const board = await open('players="Ada, computer:human" speed="instant"', before.advisor);
    await adaHasPlayed(board);
    await waitUntil(() => board.state.seat === 0, 'it has played');
    board.element.advisor = after.advisor;
    await board.rollDice('11111');
    await board.scoreIn('ones');
    await waitUntil(() => board.state.seat === 0, 'it has played again');
    expect([before.levels, after.levels]).to.deep.equal([['human'], ['human']]);
  });

  it('play games of every kind to the end', async () => {
    for (const id of ['poker-dice', 'crag']) {
      const board = await open(`ruleset="${id}" players="computer:greedy, computer:random" speed="instant"`);
      await waitUntil(() => board.state.turn.phase === 'over', id);
      board.element.remove();
    }
  });
});

describe('an advisor’s player that', () => {
  const cases: Readonly<Record<string, TablePlayer['choose']>> = {
    'never answers': () => new Promise(() => {}),
    fails: () => Promise.reject(new Error('no memory')),
  };
  for (const [name, choose] of Object.entries(cases))
    it(`${name} does not stop the game`, async () => {
      const board = await open('players="Ada, computer:human" speed="instant"', {
        advise: () => ({ choices: [] }),
        player: () => ({ choose }),
      });
      await adaHasPlayed(board);
      await waitUntil(() => board.state.turn.roll > 1 || board.state.seat === 0, name);
    });
});
