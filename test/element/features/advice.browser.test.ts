// A board with an advisor: the light bulb, the key, the answer, and when the answer is forgotten.

import { expect } from '@open-wc/testing';
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
import { Board, words } from '../../harness/boards/board.js';
import { isChromium } from '../../harness/boards/engine.js';
import { someOf } from '../../harness/extent.js';
import { waitUntil } from '../../harness/boards/wait.js';

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

/** An advisor that answers when the test tells it to. */
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

/** Waits until everything that was fetched has arrived and is shown. */
async function settled(board: Board): Promise<void> {
  await import('../../../packages/element/src/features/advice/index.js');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await board.drawn();
}

/** A board with dice and an advisor. */
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
    const board = await advised(atOnce(PAIR), 'advice="ranked"');
    await ask(board);
    expect(messageOf(board)).to.equal('Keep the two sixes: expected final score 254.');
    expect(board.spoken).to.equal('Keep the two sixes: expected final score 254.');
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
    expect(messageOf(board)).to.equal('Write 12 in Sixes: expected final score 232.');
    expect(board.box('sixes').ariaLabel).to.equal('Sixes, 12 points, the best choice');
    const { clipPath } = getComputedStyle(board.box('sixes'), '::after');
    expect(clipPath).to.match(/^polygon/);
    expect(getComputedStyle(board.box('chance'), '::after').clipPath).to.equal('none');
  });
});

describe('the answer is hidden', () => {
  it('by the bulb, pressed again', async () => {
    const board = await advised(atOnce(PAIR));
    const before = messageOf(board);
    await ask(board);
    await ask(board);
    expect([messageOf(board), board.spoken]).to.deep.equal([before, before]);
    expect(advisedDice(board)).to.equal('00000');
    await ask(board);
    expect(advisedDice(board)).to.equal('10100');
  });

  it('by the key A', async () => {
    const board = await advised(atOnce(PAIR));
    board.die(1).focus();
    await board.press('a');
    await settled(board);
    expect(messageOf(board)).to.equal('Keep the two sixes: expected final score 254.');
    await board.press('A');
    await settled(board);
    expect([advisedDice(board), board.marks]).to.deep.equal(['00000', '00000']);
  });
});

const WIDE = '<div style="inline-size: 1100px">…</div>';
const shown = (board: Board, selector: string): HTMLElement | undefined =>
  [...(board.element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) =>
    one.checkVisibility(),
  );

describe('beside a card', () => {
  const open = (): Promise<Board> => advised(atOnce(PAIR), 'advice="top" players="Ada,Grace,Eve"', WIDE);

  it('the best stands with the button that holds it', async () => {
    const board = await open();
    await ask(board);
    const list = shown(board, '[part~=choices]');
    expect(words(list)).to.match(/^Best now Keep the two sixes Expected final score 254 Keep them Or/);
    shown(board, '[part~=apply-advice]')?.click();
    await board.drawn();
    expect([board.marks, board.spoken]).to.deep.equal(['10100', 'Held: 6 6.']);
    expect(shown(board, '[part~=apply-advice]')?.ariaDisabled).to.equal('true');
  });

  it('any other choice of dice is held by a press', async () => {
    const board = await open();
    await ask(board);
    const other = shown(board, 'button.choice');
    expect(other?.ariaLabel).to.equal('Keep the sixes and the five');
    other?.click();
    await board.drawn();
    expect([board.marks, other?.ariaPressed]).to.deep.equal(['10101', 'true']);
  });

  it('the message needs no button', async () => {
    const board = await open();
    await ask(board);
    expect(board.find('controls', '[part~=open-advice]').checkVisibility()).to.equal(false);
    expect(shown(board, '[part~=open-advice]')).to.equal(undefined);
  });

  it('of one player, which leaves no room, a button shows the list over the card', async () => {
    const board = await advised(atOnce(PAIR), '', WIDE);
    await ask(board);
    expect(shown(board, '[part~=choices]')).to.equal(undefined);
    shown(board, '[part~=open-advice]')?.click();
    await board.drawn();
    expect(board.has('scorecard', '.panel')).to.equal(true);
  });
});

describe('over a card', () => {
  async function open(attributes = ''): Promise<Board> {
    const board = await advised(atOnce(PAIR), attributes, '<div style="inline-size: 340px">…</div>');
    await ask(board);
    board.button('More').focus();
    await board.click(board.button('More'));
    return board;
  }
  const panel = (board: Board): string =>
    board.has('scorecard', '.panel') ? words(board.find('scorecard', '.panel')) : '';

  it('the list comes by the button in the message, which has no tab stop of its own', async () => {
    const board = await open();
    expect(panel(board)).to.match(/^What to keep Keep the two sixes Expected final score 254 Or/);
    const stops = [...board.root('controls').querySelectorAll<HTMLElement>('button')];
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).to.have.lengthOf(1);
    expect([board.button('More').dataset['stop'], board.button('More').ariaExpanded]).to.deep.equal([
      '',
      'true',
    ]);
  });

  it('it has focus while it is open, and Escape gives it back', async () => {
    const board = await open();
    expect(board.root('scorecard').activeElement?.closest('.panel')).to.exist;
    await board.press('Escape');
    await board.drawn();
    expect(panel(board)).to.equal('');
    expect(board.root('controls').activeElement).to.equal(board.button('More'));
  });

  it('its button holds the best dice, does not roll, and closes it', async () => {
    const board = await open('selection="reroll"');
    await board.click(board.find('scorecard', '[part~=apply-advice]'));
    expect([board.marks, board.state.turn.roll, panel(board)]).to.deep.equal(['01011', 1, '']);
  });

  it('it closes with a roll', async () => {
    const board = await open();
    await board.roll();
    expect(panel(board)).to.equal('');
    await ask(board);
    expect(panel(board)).to.equal('');
  });

  it('costs are told from "ranked" on', async () => {
    const board = await open('advice="ranked"');
    const labels = [...board.root('scorecard').querySelectorAll('button.choice')].map((one) => one.ariaLabel);
    expect(labels).to.deep.equal(['Keep the sixes and the five, costs 2.2 points']);
  });
});

describe('a slow advisor', () => {
  it('is waited for, and the board can be played meanwhile', async () => {
    const slow = new Slow();
    const board = await advised(slow);
    await ask(board);
    expect([messageOf(board), board.spoken]).to.deep.equal(['Working it out…', 'Working it out…']);
    await board.hold(1);
    expect(board.marks).to.equal('10000');
    slow.answer(PAIR);
    await settled(board);
    expect(messageOf(board)).to.equal('Keep the two sixes: expected final score 254.');
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
    expect(messageOf(board)).to.equal('Write 12 in Sixes: expected final score 232.');
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
    expect(messageOf(board)).to.equal('Keep the two sixes: expected final score 254.');
    provider.setValue(atOnce(TAKE));
    await settled(board);
    await ask(board);
    expect(messageOf(board)).to.equal('Write 12 in Sixes: expected final score 232.');
    board.element.advisor = atOnce(PAIR);
    await settled(board);
    await ask(board);
    expect(messageOf(board)).to.equal('Keep the two sixes: expected final score 254.');
    around.remove();
  });

  it('and no longer once the board stands elsewhere', async () => {
    const around = document.createElement('div');
    document.body.append(around);
    const provider = new ContextProvider(around, { context: advisorContext });
    provider.setValue(atOnce(PAIR));
    const element = document.createElement('yahtzee-game');
    around.append(element);
    const board = await Board.at(element);
    await board.drawn();
    expect(bulb(board)).to.exist;
    document.body.append(element);
    await board.drawn();
    expect(board.has('controls', '[part~=advice]')).to.equal(false);
    element.remove();
    around.remove();
  });

  it('else the one of all boards', async () => {
    const advisor = atOnce(TAKE);
    YahtzeeGame.advisor = advisor;
    try {
      expect(YahtzeeGame.advisor).to.equal(advisor);
      const board = await advised(undefined);
      await ask(board);
      expect(messageOf(board)).to.equal('Write 12 in Sixes: expected final score 232.');
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

describe('a board that leaves the page', () => {
  it('waits for no advice, and asks anew when it is back', async () => {
    const slow = new Slow();
    const board = await advised(slow);
    await ask(board);
    const { element } = board;
    const around = element.parentElement;
    element.remove();
    expect(slow.asked[0]?.signal.aborted).to.equal(true);
    slow.answer(PAIR);
    around?.append(element);
    await ask(board);
    expect(slow.asked).to.have.lengthOf(2);
    slow.answer(TAKE);
    await settled(board);
    expect(messageOf(board)).to.equal('Write 12 in Sixes: expected final score 232.');
  });
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

  it('say what a throw has changed, in the head and in the message, until the next move', async () => {
    const board = await Board.open('players="Ada,Grace"');
    board.unhurried();
    board.element.advisor = sure;
    await untilShown(board, first);
    await board.rollDice('62645');
    const changed = [
      'Chance of winning: 55%, +13 by the last roll',
      'Chance of winning: 45%, −13 by the last roll',
    ];
    await untilShown(board, changed);
    expect(messageOf(board)).to.equal('That roll raised your chance to win from 42 to 55%.');
    await board.hold(1);
    expect(messageOf(board)).to.match(/^Holding one six/);
    expect(shown(board)).to.deep.equal(changed);
    await board.scoreIn('chance');
    await untilShown(board, later);
  });

  it('stand in the heads, and follow every throw and every entry', async () => {
    const board = await Board.open('players="Ada,Grace"');
    board.unhurried();
    board.element.advisor = sure;
    await untilShown(board, first);
    await board.rollDice('62645');
    await waitUntil(() => shown(board)[0]?.startsWith(thrown[0] ?? ''), 'the board shows new chances');
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

  it('are not computed for a board that has left the page, and are again when it is back', async () => {
    const waiting = new Promise<number[]>(() => undefined);
    const winProbabilities: Advisor['winProbabilities'] = (state, signal) => {
      asked.push({ state, signal });
      return asked.length === 1 ? waiting : [0.55, 0.45];
    };
    const board = await advised({ ...sure, winProbabilities }, 'players="Ada,Grace"');
    await waitUntil(() => asked.length === 1, 'chances are asked for');
    const { element } = board;
    const around = element.parentElement;
    element.remove();
    expect(asked[0]?.signal.aborted).to.equal(true);
    around?.append(element);
    await untilShown(board, thrown);
    expect(asked).to.have.lengthOf(2);
  });

  it('are not asked for by one player', async () => {
    const board = await advised(sure);
    await ask(board);
    // A board for two, opened later, asks the same advisor; its question is the first one.
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

for (const [place, around] of someOf(Object.entries(PLACES), 3)) {
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

    it('is accessible over the card, and takes no room', async () => {
      const board = await advised(atOnce(PAIR), 'advice="ranked"', around);
      const before = board.element.getBoundingClientRect().height;
      await ask(board);
      await board.click(board.button('More'));
      expect(board.element.getBoundingClientRect().height).to.equal(before);
      await board.rest();
      if (isChromium) await expect(board.element).to.be.accessible();
    });
  });
}
