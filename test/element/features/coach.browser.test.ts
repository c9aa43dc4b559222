// With `coach`, a board says after a turn that a decision in it was costly, to those who ask.

import { expect } from '@open-wc/testing';
import type { Advice, Advisor, Chosen, GameReview, TablePlayer } from '@yahtzee-game/element';
import '@yahtzee-game/element';
import { actionsOf, legalActions, type GameState } from '@yahtzee-game/rules';
import { Board, words } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';

/** An advisor that wants all sixes kept, and says that anything else costs this many points. */
const keeper = (loss: number, more: Partial<Advice> = {}): Advisor => ({
  advise({ turn: { dice } }: GameState): Advice {
    const six = dice.reduce((held, face, i) => (face === 6 ? held | (1 << i) : held), 0);
    const others = [...Array(32).keys()].filter((held) => held !== six && held !== 31);
    const choice = (chosen: Chosen, lost: number): Advice['choices'][number] => ({
      ...chosen,
      value: 200 - lost,
      loss: lost,
    });
    const boxes = ['sixes', 'chance'].map((cell) => choice({ kind: 'score', cell }, 0));
    const holds = others.map((held) => choice({ kind: 'hold', held }, loss));
    return { choices: [choice({ kind: 'hold', held: six }, 0), ...holds, ...boxes], ...more };
  },
});

/** A board with an advisor. */
async function advised(advisor: Advisor, attributes = 'coach="on"'): Promise<Board> {
  const board = await Board.open(attributes);
  board.unhurried();
  board.element.advisor = advisor;
  return board;
}

/** Throws 6 2 6 4 5, keeps the sixes and the five, rolls again, and fills a box. */
async function playTurn(board: Board, row: string): Promise<Board> {
  await board.rollDice('62645');
  await board.hold(1, 3, 5);
  await board.roll();
  await board.scoreIn(row);
  return board;
}

const said = (board: Board): string => words(board.find('controls', '.say'));

const mark = (board: Board): HTMLElement | null =>
  board.root('controls').querySelector<HTMLElement>('.open-advice');

const marked = (board: Board): Promise<unknown> => waitUntil(() => mark(board), 'no mark');

it('marks a turn with a costly decision, and says on request what was better', async () => {
  const board = await playTurn(await advised(keeper(6.6)), 'sixes');
  await marked(board);
  const button = mark(board);
  expect(button && words(button)).to.equal('−6.6');
  expect(button?.ariaLabel).to.equal('A decision cost 6.6 points');
  button?.click();
  await waitUntil(() => said(board).includes('Better'), 'no sentence');
  expect(said(board)).to.include('Turn 1, roll 1.');
  expect(said(board)).to.include('You: keep the sixes and the five. Better: keep the two sixes, 6.6 more.');
  expect(board.spoken).to.include('Better: keep the two sixes, 6.6 more.');
});

it('opens the review at that decision', async () => {
  const advisor: Advisor = {
    ...keeper(6.6),
    review: (state): GameReview => ({
      expectedTotal: 250,
      decisions: actionsOf(state).flatMap((action, step) =>
        action.type === 'dice'
          ? []
          : { seat: 0, step, best: { kind: 'hold', held: 5, value: 250, loss: 0 }, loss: 0, luck: 0 },
      ),
      seats: [{ luck: 0, lost: 0 }],
    }),
  };
  const board = await advised(advisor);
  await board.rollDice('11123');
  await board.scoreIn('ones');
  await playTurn(board, 'sixes');
  await marked(board);
  mark(board)?.click();
  await waitUntil(() => words(mark(board)) === 'Look at it', 'nothing to look at');
  mark(board)?.click();
  const dialog = (): HTMLDialogElement | null => board.root('controls').querySelector('dialog');
  const shown = (): GameState | null | undefined =>
    dialog()?.querySelector('yahtzee-review')?.shadowRoot?.querySelector('yahtzee-game')?.state;
  await waitUntil(() => shown()?.turn.roll, 'no position is shown');
  expect([shown()?.turn.dice.join(''), shown()?.turn.roll]).to.deep.equal(['62645', 1]);
  dialog()?.close();
});

it('keeps the mark while a computer plays, until the visitor rolls again', async () => {
  const firstOpen: TablePlayer['choose'] = (state) =>
    legalActions(state).find(({ type }) => type === 'score') ?? { type: 'score', cell: '' };
  const board = await advised(
    { ...keeper(6.6), player: () => ({ choose: firstOpen }) },
    'coach="on" motion="none" speed="instant" players="Ada, Grace:human"',
  );
  await playTurn(board, 'sixes');
  await waitUntil(() => board.state.seat === 0 && board.state.cards[1]?.turns === 1, 'Grace has played');
  await marked(board);
  await board.drawn();
  expect(words(mark(board))).to.equal('−6.6');
  await board.roll();
  expect(mark(board)).to.equal(null);
});

it('forgets it at the next roll', async () => {
  const board = await playTurn(await advised(keeper(6.6)), 'sixes');
  await marked(board);
  await board.rollDice('12345');
  expect(mark(board)).to.equal(null);
});

for (const [what, advisor, attributes] of [
  ['a decision that cost little', keeper(4.9), 'coach="on"'],
  ['what is not measured in points', keeper(20, { unit: 'crosses' }), 'coach="on"'],
  ['any decision, if the page does not want it', keeper(6.6), ''],
] as const)
  it(`is silent about ${what}`, async () => {
    const board = await playTurn(await advised(advisor, attributes), 'sixes');
    await import('../../../packages/element/src/features/advice/coach.js');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(mark(board)).to.equal(null);
  });

it('can be turned on by the players, where there is an advisor', async () => {
  const board = await advised(keeper(6.6), '');
  await board.click(board.newGameKey);
  await board.click(board.find('scorecard', '#setup-tab-look'));
  await board.click(board.button('Mark costly decisions'));
  await board.click(board.button('Done'));
  await playTurn(board, 'chance');
  await marked(board);
});
