// A board with somebody to ask: the bulb, the key, the answer, and how it is forgotten.

import { expect, waitUntil } from '@open-wc/testing';
import { ContextProvider } from '@lit/context';
import {
  advisorContext,
  YahtzeeGame,
  type Advice,
  type AdvisedChoice,
  type Advisor,
  type YahtzeeEvent,
} from '@yahtzee-game/element';
import '@yahtzee-game/element';
import type { GameState } from '@yahtzee-game/rules';
import { Board, words } from '../harness/board.js';
import { isChromium } from '../harness/engine.js';

const SIXES: AdvisedChoice = { kind: 'score', cell: 'sixes', value: 232.2, loss: 21.7 };
const PAIR: Advice = {
  choices: [
    { kind: 'hold', held: 5, value: 253.9, loss: 0 },
    { kind: 'hold', held: 21, value: 251.7, loss: 2.2 },
    SIXES,
  ],
};
const TAKE: Advice = {
  choices: [
    { ...SIXES, loss: 0 },
    { kind: 'score', cell: 'chance', value: 200, loss: 32.2 },
  ],
};

const atOnce = (advice: Advice): Advisor => ({ advise: () => advice });

/** An advisor who answers when he is told to. */
class Slow implements Advisor {
  readonly asked: { readonly state: GameState; readonly signal: AbortSignal }[] = [];
  #answer: (advice: Advice) => void = () => undefined;

  advise(state: GameState, signal: AbortSignal): Promise<Advice> {
    this.asked.push({ state, signal });
    return new Promise((resolve) => (this.#answer = resolve));
  }

  answer(advice: Advice): void {
    this.#answer(advice);
  }
}

/** Somewhat later everything that was fetched is here, and shown. */
async function settled(board: Board): Promise<void> {
  await import('../../packages/element/src/features/advice/index.js');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await board.drawn();
}

/** A board with dice, and somebody to ask. */
async function advised(advisor: Advisor | undefined, attributes = '', around?: string): Promise<Board> {
  const board = await Board.open(attributes, '', around);
  board.unhurried();
  board.element.advisor = advisor;
  await board.rollDice('62645');
  return board;
}

const bulb = (board: Board): HTMLElement => board.find('controls', '[part~=advice]');

async function ask(board: Board): Promise<void> {
  bulb(board).click();
  await settled(board);
}

const advisedDice = ({ dice }: Board): string =>
  dice.map((die) => (/best to keep/.test(die.getAttribute('aria-label') ?? '') ? 1 : 0)).join('');

/** The sentence under the dice, without the button after it. */
const messageOf = (board: Board): string => words(board.find('controls', '.say > [dir]'));

const lossIn = (board: Board, row: string): string =>
  board.box(row).querySelector<HTMLElement>('.loss')?.dataset['loss'] ?? '';

describe('without an advisor', () => {
  it('nothing of it is seen, and the key does nothing', async () => {
    const board = await advised(undefined);
    expect(board.has('controls', '[part~=advice]')).to.equal(false);
    board.die(1).focus();
    const before = board.spoken;
    await board.press('a');
    await settled(board);
    expect(board.spoken).to.equal(before);
  });

  it('nor with advice="off"', async () => {
    const board = await advised(atOnce(PAIR), 'advice="off"');
    expect(board.has('controls', '[part~=advice]')).to.equal(false);
  });
});

describe('the bulb', () => {
  it('stands between undo and the rules', async () => {
    const board = await advised(atOnce(PAIR));
    const labels = [...board.root('controls').querySelectorAll('.tool')].map((one) => one.ariaLabel);
    expect(labels).to.deep.equal(['Undo', 'Advice', 'Rules', 'New game']);
  });

  it('asks, and the answer is shown and spoken', async () => {
    const board = await advised(atOnce(PAIR));
    await ask(board);
    expect(messageOf(board)).to.equal('Keep two sixes. Expected final score: 254');
    expect(board.spoken).to.equal('Keep two sixes. Expected final score: 254');
    expect(advisedDice(board)).to.equal('10100');
    expect(lossIn(board, 'sixes')).to.equal('−21.7');
    expect(board.box('sixes').ariaLabel).to.equal('Sixes, 12 points, costs 21.7 points');
  });

  it('before the first roll there is nothing to decide', async () => {
    const board = await advised(atOnce(PAIR));
    await board.scoreIn('chance');
    await ask(board);
    expect(messageOf(board)).to.equal('Roll first, then ask.');
  });

  it('the best box has the star', async () => {
    const board = await advised(atOnce(TAKE));
    await ask(board);
    expect(messageOf(board)).to.equal('Fill Sixes. Expected final score: 232');
    expect(board.box('sixes').ariaLabel).to.equal('Sixes, 12 points, the best choice');
    const { clipPath } = getComputedStyle(board.box('sixes'), '::after');
    expect(clipPath).to.match(/^polygon/);
    expect(getComputedStyle(board.box('chance'), '::after').clipPath).to.equal('none');
  });
});

describe('what is advised is done', () => {
  it('by the button in the message', async () => {
    const board = await advised(atOnce(PAIR));
    await ask(board);
    await board.click(board.button('Hold these'));
    expect(board.marks).to.equal('10100');
    expect(board.spoken).to.equal('Held: 6 6.');
    expect(board.button('Hold these').ariaDisabled).to.equal('true');
  });

  it('by the key A, pressed again', async () => {
    const board = await advised(atOnce(PAIR));
    board.die(1).focus();
    await board.press('a');
    await settled(board);
    expect([messageOf(board), board.marks]).to.deep.equal([
      'Keep two sixes. Expected final score: 254',
      '00000',
    ]);
    await board.press('A');
    await settled(board);
    expect(board.marks).to.equal('10100');
  });

  it('also where marked dice are thrown again', async () => {
    const board = await advised(atOnce(PAIR), 'selection="reroll"');
    await ask(board);
    await board.click(board.button('Hold these'));
    expect(board.marks).to.equal('01011');
  });

  it('by pressing any listed choice of dice', async () => {
    const board = await advised(
      atOnce(PAIR),
      'players="Ada,Grace,Eve"',
      '<div style="inline-size: 1100px">…</div>',
    );
    await ask(board);
    const [, second] = board.element.shadowRoot?.querySelectorAll<HTMLElement>('button.choice') ?? [];
    expect(second?.checkVisibility()).to.equal(true);
    expect(second?.ariaLabel).to.equal('keep 6 6 5, costs 2.2 points');
    second?.click();
    await board.drawn();
    expect([board.marks, second?.ariaPressed]).to.deep.equal(['10101', 'true']);
  });

  it('the button is reached by arrows, and costs no tab stop', async () => {
    const board = await advised(atOnce(PAIR));
    await ask(board);
    const stops = [...board.root('controls').querySelectorAll<HTMLElement>('button')];
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).to.have.lengthOf(1);
    expect(board.button('Hold these').dataset['stop']).to.equal('');
  });
});

describe('a slow advisor', () => {
  it('is waited for, and the board can be played meanwhile', async () => {
    const slow = new Slow();
    const board = await advised(slow);
    await ask(board);
    expect([messageOf(board), board.spoken]).to.deep.equal(['Thinking…', 'Thinking…']);
    await board.hold(1);
    expect(board.marks).to.equal('10000');
    slow.answer(PAIR);
    await settled(board);
    expect(messageOf(board)).to.equal('Keep two sixes. Expected final score: 254');
    expect(slow.asked).to.have.lengthOf(1);
  });

  it('is stopped by a move, and what he says then is not heard', async () => {
    const slow = new Slow();
    const board = await advised(slow);
    await ask(board);
    await board.scoreIn('sixes');
    expect(slow.asked[0]?.signal.aborted).to.equal(true);
    const message = messageOf(board);
    slow.answer(PAIR);
    await settled(board);
    expect(messageOf(board)).to.equal(message);
  });

  it('is stopped when another one is given', async () => {
    const slow = new Slow();
    const board = await advised(slow);
    await ask(board);
    board.element.advisor = atOnce(TAKE);
    await settled(board);
    expect(slow.asked[0]?.signal.aborted).to.equal(true);
    await ask(board);
    expect(messageOf(board)).to.equal('Fill Sixes. Expected final score: 232');
  });

  it('is asked once, however often the bulb is pressed', async () => {
    const slow = new Slow();
    const board = await advised(slow);
    await ask(board);
    await ask(board);
    expect(slow.asked).to.have.lengthOf(1);
  });
});

describe('an advisor who fails', () => {
  const failures: Readonly<Record<string, Advisor>> = {
    'at once': {
      advise: () => {
        throw new Error('no');
      },
    },
    later: { advise: () => Promise.reject(new Error('no, later')) },
    'with nonsense': { advise: () => ({ choices: 'none' }) as unknown as Advice },
    'with what is not allowed': { advise: () => ({ choices: [{ ...SIXES, cell: 'sevens' }] }) },
  };
  for (const [how, advisor] of Object.entries(failures)) {
    it(`${how}: the board says that it has no advice, and goes on`, async () => {
      const board = await advised(advisor);
      await ask(board);
      expect(messageOf(board)).to.equal('No advice for this game.');
      await board.scoreIn('sixes');
      expect(board.totals).to.deep.equal([12]);
    });
  }
});

describe('an answer is forgotten', () => {
  const moves: Readonly<Record<string, (board: Board) => Promise<void>>> = {
    'when dice are rolled': (board) => board.roll(),
    'when a box is filled': (board) => board.scoreIn('sixes'),
    'when another game begins': (board) => {
      board.element.newGame();
      return board.drawn();
    },
  };
  for (const [when, move] of Object.entries(moves)) {
    it(when, async () => {
      const board = await advised(atOnce(PAIR));
      await ask(board);
      await move(board);
      expect(advisedDice(board)).to.equal('00000');
      expect(messageOf(board)).not.to.match(/Best/);
      expect(board.has('scorecard', '.loss')).to.equal(false);
    });
  }

  it('and is not there again after it is taken back', async () => {
    const board = await advised(atOnce(PAIR));
    await ask(board);
    await board.scoreIn('sixes');
    await board.click(board.undoKey);
    expect(messageOf(board)).not.to.match(/Best/);
  });
});

describe('whom a board asks', () => {
  it('the advisor of the page around it, from its context', async () => {
    const around = document.createElement('div');
    document.body.append(around);
    const provider = new ContextProvider(around, { context: advisorContext, initialValue: atOnce(PAIR) });
    const element = document.createElement('yahtzee-game');
    around.append(element);
    const board = await Board.at(element);
    await board.rollDice('62645');
    await ask(board);
    expect(messageOf(board)).to.equal('Keep two sixes. Expected final score: 254');
    provider.setValue(atOnce(TAKE));
    await settled(board);
    await ask(board);
    expect(messageOf(board)).to.equal('Fill Sixes. Expected final score: 232');
    board.element.advisor = atOnce(PAIR);
    await settled(board);
    await ask(board);
    expect(messageOf(board)).to.equal('Keep two sixes. Expected final score: 254');
    around.remove();
  });

  it('else the one of all boards', async () => {
    YahtzeeGame.advisor = atOnce(TAKE);
    try {
      const board = await advised(undefined);
      await ask(board);
      expect(messageOf(board)).to.equal('Fill Sixes. Expected final score: 232');
    } finally {
      YahtzeeGame.advisor = undefined;
    }
  });

  it('the one of all boards is there at once, in a shadow tree as well', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const element = document.createElement('yahtzee-game');
    host.attachShadow({ mode: 'open' }).append(element);
    const board = await Board.at(element);
    YahtzeeGame.advisor = atOnce(TAKE);
    try {
      await board.drawn();
      expect(bulb(board)).to.exist;
    } finally {
      YahtzeeGame.advisor = undefined;
      host.remove();
    }
  });
});

it('the page hears of it, in plain data', async () => {
  const board = await advised(atOnce(PAIR), 'players="Ada,Grace"');
  const heard: YahtzeeEvent<'yahtzee-advice'>[] = [];
  board.element.parentElement?.addEventListener('yahtzee-advice', (event) => heard.push(event));
  await ask(board);
  expect(heard.map(({ detail }) => JSON.parse(JSON.stringify(detail)) as unknown)).to.deep.equal([
    {
      seat: 0,
      player: 'Ada',
      totals: [0, 0],
      game: heard[0]?.detail.game,
      choices: PAIR.choices,
      exact: true,
    },
  ]);
});

describe('chances to win', () => {
  const asked: { state: GameState; signal: AbortSignal }[] = [];
  const sure: Advisor = {
    ...atOnce(PAIR),
    winProbabilities: (state, signal) => {
      asked.push({ state, signal });
      if (state.cards[0]?.filled) return [0.6, 0.4];
      return state.turn.roll ? [0.55, 0.45] : [0.42, 0.58];
    },
  };
  beforeEach(() => asked.splice(0));

  const shown = (board: Board): readonly (string | null)[] =>
    [...board.root('scorecard').querySelectorAll('.win')].map((one) => one.ariaLabel);
  const first = ['Chance of winning: 42%', 'Chance of winning: 58%'];
  const thrown = ['Chance of winning: 55%', 'Chance of winning: 45%'];
  const later = ['Chance of winning: 60%', 'Chance of winning: 40%'];
  const untilShown = (board: Board, chances: readonly string[]): Promise<void> =>
    waitUntil(() => shown(board).join() === chances.join(), `the board does not show ${chances.join()}`);

  it('stand in the heads, and follow every throw and every entry', async () => {
    const board = await Board.open('players="Ada,Grace"');
    board.unhurried();
    board.element.advisor = sure;
    await untilShown(board, first);
    await board.rollDice('62645');
    await untilShown(board, thrown);
    await board.scoreIn('chance');
    await untilShown(board, later);
    expect(asked.map(({ signal }) => signal.aborted)).to.deep.equal([true, true, false]);
  });

  it('are marked as old until the new ones are there', async () => {
    let answer: (chances: number[]) => void = () => undefined;
    const winProbabilities = (): Promise<number[]> => new Promise((resolve) => (answer = resolve));
    const board = await advised({ ...sure, winProbabilities }, 'players="Ada,Grace"');
    const stale = (): number => board.root('scorecard').querySelectorAll('.win.stale').length;
    await waitUntil(() => (answer([0.55, 0.45]), shown(board).length === 2), 'chances are shown');
    expect(stale()).to.equal(0);
    await board.scoreIn('chance');
    await waitUntil(() => stale() === 2, 'old chances are marked');
    expect(shown(board)).to.deep.equal(thrown);
    await waitUntil(() => (answer([0.6, 0.4]), shown(board).join() === later.join()), 'new ones are shown');
    expect(stale()).to.equal(0);
  });

  it('leave the board at rest once they are there', async () => {
    const board = await advised(sure, 'players="Ada,Grace"');
    await untilShown(board, thrown);
    await board.drawn();
    for (let i = 0; i < 20; i++) {
      await new Promise((resolve) => setTimeout(resolve));
      expect(board.element.isUpdatePending).to.equal(false);
    }
  });

  it('are not asked for by one player', async () => {
    const board = await advised(sure);
    await ask(board);
    // Later a board for two asks the same advisor, and nobody has asked before.
    await untilShown(await advised(sure, 'players="Ada,Grace"'), thrown);
    expect(asked.map(({ state }) => state.players.length)).to.deep.equal([2]);
    expect(shown(board)).to.deep.equal([]);
  });

  for (const width of [260, 360, 640, 1100]) {
    it(`take no room on a board of ${width} px`, async () => {
      const around = `<div style="inline-size: ${width}px">…</div>`;
      const board = await advised(undefined, 'players="Ada,Grace,Edsger,Barbara"', around);
      const before = board.element.getBoundingClientRect().height;
      board.element.advisor = { ...sure, winProbabilities: () => [0.42, 0.28, 0.2, 0.1] };
      await waitUntil(() => shown(board).length === 4, 'four chances are shown');
      await ask(board);
      expect(board.element.getBoundingClientRect().height).to.equal(before);
    });
  }
});

const PLACES: Readonly<Record<string, string>> = {
  'a light board': '<div style="color-scheme: light; background: Canvas">…</div>',
  'a dark board': '<div style="color-scheme: dark; background: Canvas">…</div>',
  'a wide board': '<div style="inline-size: 1100px">…</div>',
  'a board on a phone, from right to left': '<div dir="rtl" style="inline-size: 340px">…</div>',
  'a board in a sidebar': '<div style="inline-size: 260px">…</div>',
};

for (const [place, around] of Object.entries(PLACES)) {
  describe(`advice on ${place}`, () => {
    for (const [what, advice, attributes] of [
      ['to hold', PAIR, ''],
      ['to take a box', TAKE, ''],
      ['for several', PAIR, 'players="Ada,Grace,Edsger"'],
      [
        'with its reason',
        { ...PAIR, why: { key: 'A pair of sixes makes the bonus likely.' } },
        'advice="explain"',
      ],
    ] as const) {
      it(`${what} is accessible, and takes no room`, async () => {
        const advisor: Advisor = { ...atOnce(advice), winProbabilities: () => [0.5, 0.3, 0.2] };
        const board = await advised(undefined, attributes, around);
        const before = board.element.getBoundingClientRect().height;
        board.element.advisor = advisor;
        await board.drawn();
        await ask(board);
        const { length } = board.state.players;
        if (length > 1) await waitUntil(() => board.has('scorecard', '.win'), 'chances to win are shown');
        await board.drawn();
        expect(board.element.getBoundingClientRect().height).to.equal(before);
        expect(board.roots.flatMap((root) => [...root.querySelectorAll('[style]')])).to.deep.equal([]);
        await board.rest();
        if (isChromium) await expect(board.element).to.be.accessible();
      });
    }
  });
}
