// At `explain`, a board asks why its advice is better than the dice that the player keeps, and ignores late answers.

import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type {
  Advice,
  AdvisedChoice,
  Advisor,
  Chosen,
  Comparison,
  Difference,
  Prospects,
} from '@yahtzee-game/element';
import '@yahtzee-game/element';
import { Board, words } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';

const hold = (held: number, loss: number): AdvisedChoice => ({ kind: 'hold', held, value: 200 - loss, loss });
const ADVICE: Advice = { choices: [hold(0b00101, 0), hold(0b10101, 2.2), hold(0b01101, 2.6)] };

/** A choice that gains this many points in the box of sixes. */
function sixes(gain: number): Comparison {
  const difference: Difference = { kind: 'cell', cell: 'sixes', points: 15, other: 15 - gain, gain };
  const explanation = { endings: [], bonusChance: 0.5 };
  return { choice: explanation, other: explanation, differences: [difference] };
}

/** An advisor that explains a choice when the test tells it to, and records the questions. */
class Mentor implements Advisor {
  readonly asked: { readonly other: Chosen; readonly signal: AbortSignal }[] = [];
  readonly #answers: ((comparison: Comparison | undefined) => void)[] = [];

  advise(): Advice {
    return ADVICE;
  }
  compare(
    _state: unknown,
    _choice: Chosen,
    other: Chosen,
    signal: AbortSignal,
  ): Promise<Comparison | undefined> {
    this.asked.push({ other, signal });
    return new Promise((resolve) => this.#answers.push(resolve));
  }
  prospects(): Prospects {
    return { finish: { from: 198, to: 262 }, bonus: 0.41, cells: { yahtzee: 0.34, sixes: 0.99 } };
  }
  /** Answers the question with this number, from 0. */
  answer(question: number, comparison: Comparison | undefined): void {
    this.#answers[question]?.(comparison);
  }
}

async function asked(mentor: Advisor, level = 'explain'): Promise<Board> {
  const board = await Board.open(`advice="${level}"`);
  board.unhurried();
  board.element.advisor = mentor;
  await board.rollDice('62645');
  board.find('controls', '[part~=advice]').click();
  await waitUntil(() => board.element.renderRoot.querySelector('.ranking'), 'no advice');
  return board;
}

const reasons = (board: Board): string => {
  const found = board.element.renderRoot.querySelector<HTMLElement>('.reasons');
  return found ? words(found) : '';
};

it('tells why, and where most games end', async () => {
  const mentor = new Mentor();
  const board = await asked(mentor);
  await waitUntil(() => reasons(board).includes('between 198 and 262'), 'no range');
  expect(reasons(board)).not.to.include('on average');
  mentor.answer(0, sixes(4));
  await waitUntil(() => reasons(board).includes('Sixes, on average'), 'no reason');
  expect(reasons(board)).to.include('The greatest difference is Sixes: 15 on average instead of 11.');
  expect(reasons(board)).to.include('Chance of the bonus: 41%.');
});

it('tells the chance of each open box on demand, as a table, to keys as well', async () => {
  const board = await asked(new Mentor());
  await waitUntil(() => board.element.renderRoot.querySelector('.open-boxes'), 'no chances');
  await board.click(board.find('controls', '[part~=open-advice]'));
  const boxes = board.find('scorecard', '.open-boxes') as HTMLDetailsElement;
  expect(boxes.open).to.equal(false);
  boxes.querySelector('summary')?.focus();
  await sendKeys({ press: 'Enter' });
  expect(boxes.open).to.equal(true);
  const table = boxes.querySelector('table');
  expect(table?.ariaLabel).to.equal('Chance of points in each open box');
  expect([...(table?.rows ?? [])].map((row) => [...row.cells].map(words))).to.eql([
    ['Sixes', '99%'],
    ['Yahtzee', '34%'],
  ]);
  expect(board.element.state?.turn.roll).to.equal(1);
});

it('says that an answer takes its time', async () => {
  const mentor = new Mentor();
  const board = await asked(mentor);
  await waitUntil(() => reasons(board).includes('Working it out'), 'not a word');
  mentor.answer(0, undefined);
  await waitUntil(() => !reasons(board).includes('Working it out'), 'still at it');
});

it('compares with the next best choice, or with what the player keeps', async () => {
  const mentor = new Mentor();
  const board = await asked(mentor);
  await board.hold(1, 3, 4);
  // It also asks about the dice held on the way; the best choice is compared with the next best one.
  const others = mentor.asked.map(({ other }) => other.kind === 'hold' && other.held);
  expect(others).to.eql([0b10101, 0b00001, 0b10101, 0b01101]);
});

it('drops answers that come late', async () => {
  const mentor = new Mentor();
  const board = await asked(mentor);
  await board.hold(1);
  mentor.answer(1, sixes(4));
  await waitUntil(() => reasons(board).includes('instead of 11.'), 'no answer');
  mentor.answer(0, sixes(9));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reasons(board)).to.include('instead of 11.');
  await board.roll();
  expect(mentor.asked.every(({ signal }) => signal.aborted)).to.equal(true);
  expect(reasons(board)).to.equal('');
});

it('says nothing where the advisor does not know, or below that level', async () => {
  const mentor = new Mentor();
  const silent: Advisor = { advise: () => ADVICE };
  expect(reasons(await asked(silent))).to.equal('');
  const board = await asked(mentor, 'ranked');
  expect(reasons(board)).to.equal('');
  expect(mentor.asked).to.eql([]);
});
