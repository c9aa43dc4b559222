// A board in a page: it is made in many ways, moved, taken out and put back, and its game goes on.

import { ContextProvider } from '@lit/context';
import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { advisorContext, type YahtzeeGame } from '@yahtzee-game/element';
import { Board, words } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';

/** A page with two places, the second one with these attributes, and a board in the first one. */
async function inTheFirst(attributes = '', secondPlace = ''): Promise<readonly [Board, HTMLElement]> {
  const markup = `<div><div>…</div><div class="second" ${secondPlace}></div></div>`;
  const board = await Board.open(attributes, '', markup);
  const second = board.element.parentElement?.nextElementSibling;
  if (!(second instanceof HTMLElement)) throw new Error('there are two places');
  return [board, second];
}

/** Brings a board to the middle of a turn: two of three fours are held, and the rules cover the card. */
async function midTurn(board: Board): Promise<void> {
  board.unhurried();
  await board.rollDice('44412');
  await board.hold(1, 3);
  await board.click(board.find('controls', '[part~=help]'));
}

/** Checks that the state set by `midTurn` is still there and can be reached by keys, and plays the turn to its end. */
async function goesOn(board: Board): Promise<void> {
  await board.drawn();
  expect([board.faces, board.marks, board.panel]).to.deep.equal(['44412', '10100', 'help']);
  expect(stops(board)).to.deep.equal([1, 1]);
  await board.click(board.find('controls', '[part~=help]'));
  await board.roll();
  expect([board.faces[0], board.faces[2], board.state.turn.roll]).to.deep.equal(['4', '4', 2]);
  await board.hold(2);
  expect(board.marks).to.equal('11100');
  await board.scoreIn('chance');
  expect(board.totals).to.deep.equal([Number(words(board.box('chance')))]);
}

/** The number of tab stops in the dice and in the controls. */
const stops = (board: Board): readonly number[] =>
  (['dice', 'controls'] as const).map(
    (part) => board.root(part).querySelectorAll('[data-stop][tabindex="0"]').length,
  );

describe('a board that is moved', () => {
  it('by `append` goes on', async () => {
    const [board, second] = await inTheFirst();
    await midTurn(board);
    second.append(board.element);
    await goesOn(board);
  });

  // WebKit has no `moveBefore`.
  if ('moveBefore' in Element.prototype) {
    it('by `moveBefore` goes on, and keeps focus', async () => {
      const [board, second] = await inTheFirst();
      await midTurn(board);
      board.die(2).focus();
      second.moveBefore(board.element, null);
      await board.drawn();
      expect(board.focus).to.equal('die 2');
      await goesOn(board);
    });
  }

  it('lets the tab key enter where it was last', async () => {
    const [board, second] = await inTheFirst();
    board.die(3).focus();
    board.die(3).blur();
    second.append(board.element);
    await board.drawn();
    expect(board.die(3).tabIndex).to.equal(0);
    expect(board.die(1).tabIndex).to.equal(-1);
  });

  it('speaks the language of its new place, and is written in its direction', async () => {
    const [board, second] = await inTheFirst('', 'lang="de" dir="rtl"');
    await midTurn(board);
    second.append(board.element);
    await board.drawn();
    await board.element.updateComplete;
    expect(words(board.rollKey)).to.contain('Würfeln');
    await goesOn(board);
  });

  it('asks the advisor of its new place', async () => {
    const [board, second] = await inTheFirst();
    const advisor = { advise: () => ({ choices: [] }) };
    const provider = new ContextProvider(second, { context: advisorContext, initialValue: advisor });
    provider.hostConnected?.();
    second.append(board.element);
    await board.drawn();
    expect(board.has('controls', '[part~=advice]')).to.equal(true);
  });

  it('keeps what has been typed into the panel for a new game', async () => {
    const [board, second] = await inTheFirst();
    await board.click(board.find('controls', '[part~=new-game]'));
    const input = board.find('scorecard', '.panel input') as HTMLInputElement;
    input.value = 'Ada';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    second.append(board.element);
    await board.drawn();
    expect((board.find('scorecard', '.panel input') as HTMLInputElement).value).to.equal('Ada');
  });

  it('goes on laid out by the page, and one of its parts may change boards', async () => {
    const page = await fixture<HTMLElement>(
      `<div><yahtzee-game><yahtzee-dice></yahtzee-dice><yahtzee-controls></yahtzee-controls><yahtzee-scorecard></yahtzee-scorecard></yahtzee-game><yahtzee-game></yahtzee-game></div>`,
    );
    const [one, other] = [...page.querySelectorAll('yahtzee-game')];
    if (!one || !other) throw new Error('there are two boards');
    const [first, second] = [await Board.at(one), await Board.at(other)];
    await first.rollDice('44412');
    await second.rollDice('66655');
    const tray = page.querySelector('yahtzee-dice');
    if (tray) other.append(tray);
    await new Promise(requestAnimationFrame);
    await second.drawn();
    expect(second.faces).to.equal('66655');
  });

  it('takes focus to its Roll button, else to the first part that the page has laid out', async () => {
    const parts = ['dice', 'scorecard', 'controls'].map((part) => `<yahtzee-${part}></yahtzee-${part}>`);
    for (const [count, focused] of [
      [0, 'yahtzee-controls'],
      [3, 'yahtzee-controls'],
      [2, 'yahtzee-dice'],
    ] as const) {
      const board = await Board.open('', parts.slice(0, count).join(''));
      if (count === 2) board.element.dispatch({ type: 'dice', values: [4, 4, 4, 1, 2] });
      await board.drawn();
      board.element.focus();
      expect(board.focusPart, `${count} parts`).to.equal(focused);
    }
  });
});

describe('a board that is taken out', () => {
  it('in the middle of a throw, and put back, shows the same dice and goes on', async () => {
    const [board, second] = await inTheFirst();
    board.unhurried();
    await board.rollDice('44412');
    await new Promise(requestAnimationFrame);
    board.element.remove();
    await new Promise(requestAnimationFrame);
    second.append(board.element);
    await board.drawn();
    await board.hold(1, 3);
    await board.click(board.find('controls', '[part~=help]'));
    await goesOn(board);
  });

  it('is played meanwhile by script, and shows it afterwards', async () => {
    const [board, second] = await inTheFirst();
    board.element.remove();
    await board.rollDice('44412');
    second.append(board.element);
    await board.drawn();
    expect(board.faces).to.equal('44412');
    expect(stops(board)).to.deep.equal([1, 1]);
  });

  it('while its game is loaded has it when it comes back', async () => {
    const [board, second] = await inTheFirst();
    board.element.setAttribute('ruleset', 'yatzy');
    board.element.remove();
    await board.element.updateComplete;
    second.append(board.element);
    await board.drawn();
    expect(board.state.rules.ruleset.id).to.equal('yatzy');
  });
});

describe('a board that is not shown at first', () => {
  it('is reached by the tab key when it is', async () => {
    const page = await fixture<HTMLElement>(
      '<div><button>before</button><div hidden><yahtzee-game></yahtzee-game></div></div>',
    );
    const board = await Board.at(page.querySelector('yahtzee-game'));
    page.querySelector('[hidden]')?.removeAttribute('hidden');
    page.querySelector('button')?.focus();
    await sendKeys({ press: 'Tab' });
    expect(board.focus).to.equal('die 1');
    await sendKeys({ press: 'Tab' });
    expect(board.focusPart).to.equal('yahtzee-controls');
  });
});

/** An empty document of the same origin, in a frame. */
async function frame(): Promise<Document> {
  const inside = await fixture<HTMLIFrameElement>(
    '<iframe title="another page" width="800" height="900"></iframe>',
  );
  const { contentDocument } = inside;
  if (!contentDocument) throw new Error('the frame has a document');
  return contentDocument;
}

/** Presses a key on the first die, in whichever document it is. */
const keyOnDie = (board: Board, key: string): boolean =>
  board
    .die(1)
    .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));

describe('a board in another document', () => {
  it('goes on there, and looks the same', async () => {
    const [board] = await inTheFirst();
    await midTurn(board);
    const { body } = await frame();
    const { backgroundColor } = getComputedStyle(board.find('dice', '.tray'));
    body.append(board.element);
    await board.drawn();
    expect(getComputedStyle(board.find('dice', '.tray')).backgroundColor).to.equal(backgroundColor);
    await goesOn(board);
  });

  it('is at home there from the start', async () => {
    const { body } = await frame();
    const element = document.createElement('yahtzee-game');
    body.append(element);
    const board = await Board.at(element);
    expect(getComputedStyle(board.find('dice', '.dice')).display).to.equal('grid');
    await midTurn(board);
    await goesOn(board);
  });

  it('is played by keys there', async () => {
    const [board] = await inTheFirst();
    await midTurn(board);
    const { body } = await frame();
    body.append(board.element);
    await board.drawn();
    board.die(1).focus();
    await board.drawn();
    expect(keyOnDie(board, 'ArrowRight')).to.equal(false);
    expect(board.root('dice').activeElement?.getAttribute('aria-label')).to.equal('Die 2: 4');
    keyOnDie(board, '4');
    await board.drawn();
    expect(board.marks).to.equal('11100');
    keyOnDie(board, '?');
    await board.drawn();
    expect(board.panel).to.equal('keys');
  });

  it('may come back', async () => {
    const [board, second] = await inTheFirst();
    await midTurn(board);
    const { body } = await frame();
    body.append(board.element);
    await board.drawn();
    second.append(board.element);
    await board.drawn();
    expect(getComputedStyle(board.find('dice', '.dice')).display).to.equal('grid');
    await goesOn(board);
  });
});

describe('a board is made', () => {
  const MAKERS: Readonly<Record<string, (page: HTMLElement) => YahtzeeGame | null | undefined>> = {
    'by `createElement`': (page) => {
      const board = document.createElement('yahtzee-game');
      board.setAttribute('players', 'Ada,Grace');
      page.append(board);
      return board;
    },
    'by `new`': (page) => {
      const Game = customElements.get('yahtzee-game');
      if (!Game) return undefined;
      const board = new Game() as YahtzeeGame;
      board.players = 'Ada,Grace';
      page.append(board);
      return board;
    },
    'by `innerHTML`': (page) => {
      page.innerHTML = '<yahtzee-game players="Ada,Grace"></yahtzee-game>';
      return page.querySelector('yahtzee-game');
    },
    'from a template': (page) => {
      const template = document.createElement('template');
      template.innerHTML = '<yahtzee-game players="Ada,Grace"></yahtzee-game>';
      page.append(template.content.cloneNode(true));
      return page.querySelector('yahtzee-game');
    },
    'as a copy of another board': (page) => {
      page.innerHTML = '<yahtzee-game players="Ada,Grace"></yahtzee-game>';
      const copy = page.querySelector('yahtzee-game')?.cloneNode(true) as YahtzeeGame;
      page.replaceChildren(copy);
      return copy;
    },
    'in a closed shadow tree': (page) => {
      const root = page.attachShadow({ mode: 'closed' });
      root.innerHTML = '<yahtzee-game players="Ada,Grace"></yahtzee-game>';
      return root.querySelector('yahtzee-game');
    },
  };
  for (const [how, make] of Object.entries(MAKERS)) {
    it(`${how}, and played`, async () => {
      const page = await fixture<HTMLElement>('<div></div>');
      const board = await Board.at(make(page) ?? null);
      expect(board.state.players).to.deep.equal(['Ada', 'Grace']);
      await board.rollDice('44412');
      await board.scoreIn('fours');
      expect(board.totals).to.deep.equal([12, 0]);
    });
  }
});

/** An element with these attributes whose tag has not been defined yet. */
const undefinedYet = (attributes: Readonly<Record<string, string>> = {}): YahtzeeGame => {
  const early = document.implementation.createHTMLDocument().createElement('yahtzee-game');
  for (const [name, value] of Object.entries(attributes)) early.setAttribute(name, value);
  return early;
};

describe('what a page has said before the script came', () => {
  let page: HTMLElement;
  beforeEach(async () => {
    page = await fixture<HTMLElement>('<div></div>');
  });

  it('counts: properties', async () => {
    const early = undefinedYet();
    const advisor = { advise: () => ({ choices: [] }) };
    Object.assign(early, {
      ruleset: 'yatzy',
      options: 'upperBonus: 35',
      players: 'Ada,Grace',
      seed: 'early',
      faces: 'numerals',
      messages: { roll: 'Go' },
      advisor,
      gameName: 'Ours',
      hints: 'off',
    });
    page.append(early);
    const board = await Board.at(early);
    const { rules, players } = board.state;
    expect([rules.ruleset.id, players.join()]).to.deep.equal(['yatzy', 'Ada,Grace']);
    expect(rules.ruleset.options).to.deep.equal({ upperBonus: 35 });
    expect(words(board.rollKey)).to.match(/^Go/);
    expect(words(early.shadowRoot?.querySelector('.name'))).to.equal('Ours');
    expect(board.has('controls', '[part~=advice]')).to.equal(true);
    await board.rollDice('44412');
    expect(words(board.box('fours'))).to.equal('');
  });

  it('counts: attributes, and properties before them', async () => {
    const early = undefinedYet({ players: 'Ada,Grace', ruleset: 'yatzy' });
    early.players = 'Kay';
    page.append(early);
    const board = await Board.at(early);
    expect([board.state.rules.ruleset.id, ...board.state.players]).to.deep.equal(['yatzy', 'Kay']);
    early.setAttribute('players', 'Lin,Mo');
    await board.drawn();
    expect(board.state.players).to.deep.equal(['Lin', 'Mo']);
  });

  it('about the state, which is read only, does not', async () => {
    const early = undefinedYet();
    Object.defineProperty(early, 'state', { value: { turn: {} }, writable: true, configurable: true });
    page.append(early);
    const board = await Board.at(early);
    await board.rollDice('44412');
    expect(board.faces).to.equal('44412');
  });
});

describe('where the browser lacks something', () => {
  /** Removes a feature of the browser until the returned function is called. */
  const without = (holder: object, name: string): (() => void) => {
    const own = Object.getOwnPropertyDescriptor(holder, name);
    Object.defineProperty(holder, name, { value: undefined, configurable: true });
    return () => {
      if (own) Object.defineProperty(holder, name, own);
      else Reflect.deleteProperty(holder, name);
    };
  };

  const MISSING: readonly (readonly [string, object])[] = [
    ['localStorage', window],
    ['matchMedia', window],
    ['AudioContext', window],
    ['vibrate', navigator],
    ['randomUUID', crypto],
  ];
  for (const [name, holder] of MISSING) {
    it(`a board does without ${name}`, async () => {
      const restore = without(holder, name);
      try {
        const board = await Board.open('options="duplicate: true" sound="on" vibration="on" motion="3d"');
        board.unhurried();
        await board.roll();
        expect(board.faces).to.match(/^[1-6]{5}$/);
        await board.scoreIn('chance');
        expect(board.totals).to.deep.equal([Number(words(board.box('chance')))]);
      } finally {
        restore();
      }
    });
  }
});

describe('in a tab that nobody sees', () => {
  const drawFrame = window.requestAnimationFrame.bind(window);
  const animate = Reflect.get(Element.prototype, 'animate');

  /** No frame is drawn, as in a hidden tab. */
  function hideTab(): void {
    window.requestAnimationFrame = () => 0;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      animation.pause();
      return animation;
    };
  }
  afterEach(() => {
    window.requestAnimationFrame = drawFrame;
    Element.prototype.animate = animate;
  });

  for (const motion of ['normal', '3d'])
    it(`a game goes on, with motion="${motion}"`, async () => {
      const board = await Board.open(`players="Ada, computer:greedy" speed="instant" motion="${motion}"`);
      hideTab();
      await board.element.roll();
      board.element.dispatch({ type: 'score', cell: 'chance' });
      await waitUntil(() => board.state.seat === 0 && board.state.cards[1]?.filled === 1, 'both have played');
      await board.element.roll();
      await board.drawn();
      expect(board.state.turn.roll).to.equal(1);
      expect(board.faces).to.match(/^[1-6]{5}$/);
    });
});
