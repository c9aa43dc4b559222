// A board in a public place: it plays by itself, any visitor can take over, and it is soon free again.

import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { Board } from '../../harness/boards/board.js';
import { isChromium } from '../../harness/boards/engine.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { Kiosk } from './kiosk-visit.js';

describe('a kiosk at which nobody is', () => {
  it('shows the dice of two computers large, and has one key', async () => {
    const kiosk = await Kiosk.open();
    expect(kiosk.find('board')?.checkVisibility()).to.equal(false);
    await waitUntil(() => {
      const { dice = [] } = kiosk.board.state?.turn ?? {};
      return dice.length > 0 && kiosk.dice.join() === dice.join();
    }, 'the dice of a computer are shown');
    expect(kiosk.text('question')).to.equal('Be the first today.');
    expect(kiosk.text('start')).to.equal('Press to play');
  });

  it('shows its key on a screen that is lower than the kiosk', async () => {
    const kiosk = await Kiosk.open();
    kiosk.element.style.display = 'grid';
    kiosk.element.style.minBlockSize = '200vh';
    scrollTo(0, 0);
    expect(kiosk.element.offsetHeight).to.be.greaterThan(innerHeight);
    expect(kiosk.find('start')?.getBoundingClientRect().bottom).to.be.at.most(innerHeight);
  });

  it('begins at a touch anywhere on it', async () => {
    const kiosk = await Kiosk.open();
    kiosk.find('dice')?.click();
    await waitUntil(() => kiosk.players === 1, 'a visitor plays');
    expect(kiosk.find('board')?.checkVisibility()).to.equal(true);
    expect(kiosk.find('dice')).to.equal(null);
    expect(kiosk.find('start')).to.equal(null);
  });

  for (const key of ['Enter', ' ', 'r'])
    it(`begins at the key “${key}”, which does nothing else`, async () => {
      const kiosk = await Kiosk.open('', 'speed="instant"');
      await sendKeys({ press: key });
      await waitUntil(() => kiosk.players === 1, 'a visitor plays');
      await kiosk.drawn();
      expect(kiosk.board.state?.log).to.equal(undefined);
      expect(document.activeElement).to.equal(kiosk.board);
    });

  for (const key of ['ctrlKey', 'metaKey', 'altKey'])
    it(`leaves shortcuts with ${key} to the browser`, async () => {
      const kiosk = await Kiosk.open();
      const press = new KeyboardEvent('keydown', { key: 'r', [key]: true, bubbles: true, cancelable: true });
      expect(document.body.dispatchEvent(press), 'nothing prevents it').to.equal(true);
      await kiosk.drawn();
      expect(kiosk.players).to.equal(2);
    });

  it('leaves Tab, and the keys of the browser, to the page', async () => {
    const kiosk = await Kiosk.open();
    await sendKeys({ press: 'Tab' });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F11', bubbles: true, composed: true }));
    await kiosk.drawn();
    expect(kiosk.players).to.equal(2);
  });

  it('no longer hears keys when it has been taken away', async () => {
    const kiosk = await Kiosk.open();
    kiosk.element.remove();
    await sendKeys({ press: 'Enter' });
    expect(kiosk.players).to.equal(2);
  });
});

describe('a visitor who does nothing', () => {
  it('is asked after a minute, and goes on', async () => {
    const kiosk = await Kiosk.open();
    await kiosk.begin();
    const { state } = kiosk.board;
    await kiosk.pass(59);
    expect(kiosk.isAsking).to.equal(false);
    await kiosk.pass(1);
    expect(kiosk.isAsking).to.equal(true);
    expect(kiosk.text('warning')).to.contain('Still there? This game ends in 15 seconds.');
    expect(kiosk.element.shadowRoot?.activeElement).to.equal(kiosk.find('stay'));
    await kiosk.pass(3);
    expect(kiosk.text('count')).to.equal('12');
    await kiosk.click('stay');
    expect(kiosk.isAsking).to.equal(false);
    expect(kiosk.board.state).to.equal(state);
    await kiosk.pass(59);
    expect(kiosk.isAsking).to.equal(false);
  });

  it('goes on by Escape too', async () => {
    const kiosk = await Kiosk.open('idle="5"');
    await kiosk.begin();
    await kiosk.pass(5);
    await sendKeys({ press: 'Escape' });
    await kiosk.drawn();
    expect(kiosk.isAsking).to.equal(false);
    expect(kiosk.players).to.equal(1);
  });

  it('is told once more, five seconds before the end', async () => {
    const kiosk = await Kiosk.open();
    await kiosk.begin();
    const said = (): string =>
      kiosk.find('warning')?.querySelector('[role=status]')?.textContent?.trim() ?? '';
    await kiosk.pass(69);
    expect(said()).to.equal('');
    await kiosk.pass(1);
    expect(said()).to.equal('This game ends in 5 seconds.');
  });

  it('has gone after fifteen seconds more: the computers play', async () => {
    const kiosk = await Kiosk.open();
    await kiosk.begin();
    await kiosk.pass(75);
    await waitUntil(() => kiosk.players === 2, 'computers play');
    expect(kiosk.isAsking).to.equal(false);
    expect(kiosk.find('board')?.checkVisibility()).to.equal(false);
    expect(kiosk.told).to.deep.equal([]);
  });

  it('makes room for the next one at a press', async () => {
    const kiosk = await Kiosk.open();
    await kiosk.begin();
    const { state } = kiosk.board;
    await kiosk.pass(60);
    await kiosk.click('leave');
    await waitUntil(() => kiosk.board.state !== state, 'a new game begins');
    expect(kiosk.players).to.equal(1);
    expect(kiosk.isAsking).to.equal(false);
  });

  it('is not asked while there are touches', async () => {
    const kiosk = await Kiosk.open();
    await kiosk.begin();
    for (let i = 0; i < 3; i++) {
      await kiosk.pass(50);
      kiosk.board.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    }
    expect(kiosk.isAsking).to.equal(false);
  });
});

describe('a visitor who has played to the end', () => {
  it('is told the place, may leave a name, and is the one to beat', async () => {
    const kiosk = await Kiosk.open();
    kiosk.element.results = [{ name: 'Grace', total: 9, at: Date.now(), game: '' }];
    await kiosk.begin();
    const total = await kiosk.finish();
    const { board } = kiosk;
    const game = board.save();
    expect(kiosk.text('foot')).to.contain(`Thank you for playing. ${total} points: place 1 today.`);
    await kiosk.leave(' Ada ');
    const [told] = kiosk.told;
    expect(told).to.deep.include({ name: 'Ada', total, game });
    expect(kiosk.text('best').replaceAll(/[\u2066-\u2069]/g, '')).to.equal(`Best today: Ada, ${total}`);
    await waitUntil(() => board.state?.turn.phase !== 'over', 'the next visitor plays');
    expect(kiosk.players).to.equal(1);
    await kiosk.pass(75);
    await waitUntil(() => kiosk.players === 2, 'computers play');
    expect(kiosk.text('question')).to.equal(`Can you beat ${total}?`);
  });

  it('who just goes away leaves the result, without a name', async () => {
    const kiosk = await Kiosk.open();
    await kiosk.begin();
    const total = await kiosk.finish();
    await kiosk.pass(75);
    await waitUntil(() => kiosk.players === 2, 'computers play');
    expect(kiosk.told.map(({ name, total: told }) => [name, told])).to.deep.equal([['', total]]);
    expect(kiosk.text('best')).to.equal(`Best today: ${total}`);
  });

  it('who goes away after entering a name has left it', async () => {
    const kiosk = await Kiosk.open();
    await kiosk.begin();
    await kiosk.finish();
    const field = kiosk.find('field') as HTMLInputElement;
    field.value = ' Ada ';
    await kiosk.pass(75);
    await waitUntil(() => kiosk.players === 2, 'computers play');
    expect(kiosk.told.map(({ name }) => name)).to.deep.equal(['Ada']);
  });

  it('may take the last entry back: nothing is left twice', async () => {
    const kiosk = await Kiosk.open('', 'undo-limit="unlimited"');
    await kiosk.begin();
    await kiosk.finish();
    const board = await Board.at(kiosk.board);
    await board.click(board.undoKey);
    await waitUntil(() => kiosk.board.state?.turn.phase === 'deciding', 'the entry is taken back');
    await kiosk.drawn();
    expect(kiosk.find('next')).to.equal(null);
    expect(kiosk.told).to.deep.equal([]);
  });

  it('may play again by the key of the board', async () => {
    const kiosk = await Kiosk.open();
    await kiosk.begin();
    await kiosk.finish();
    kiosk.board.newGame();
    await kiosk.drawn();
    expect(kiosk.told).to.have.length(1);
    expect(kiosk.find('next')).to.equal(null);
  });

  it('counts, and begins at once, whatever the board still loads', async () => {
    const kiosk = await Kiosk.open();
    Object.defineProperty(kiosk.board, 'updateComplete', {
      configurable: true,
      value: new Promise(() => {}),
    });
    kiosk.find('start')?.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(kiosk.players).to.equal(1);
    Reflect.deleteProperty(kiosk.board, 'updateComplete');
    await kiosk.finish();
    await kiosk.click('next');
    expect(kiosk.told).to.have.length(1);
  });

  it('of another game than that of the kiosk is not the one to beat', async () => {
    const kiosk = await Kiosk.open('', 'ruleset="yatzy"');
    await kiosk.begin();
    // This visitor has chosen Yahtzee.
    await kiosk.finish();
    await kiosk.pass(75);
    await waitUntil(() => kiosk.players === 2, 'computers play');
    expect(kiosk.told).to.deep.equal([]);
    expect(kiosk.text('question')).to.equal('Be the first today.');
  });

  it('of yesterday is not the one to beat', async () => {
    const kiosk = await Kiosk.open();
    kiosk.element.results = [{ name: 'Grace', total: 300, at: Date.now() - 86_400_000, game: '' }];
    await kiosk.drawn();
    expect(kiosk.text('question')).to.equal('Be the first today.');
  });
});

it('the next visitor finds the game of the page, whatever the last one has set up', async () => {
  const kiosk = await Kiosk.open('', 'players="Guest, computer:greedy"');
  await kiosk.click('start');
  await waitUntil(() => kiosk.board.state?.players[0] === 'Guest', 'a visitor plays');
  kiosk.board.newGame({ players: ['Uno', 'Due', 'Tre'] });
  await kiosk.pass(75);
  await waitUntil(() => kiosk.players === 2, 'computers play');
  await kiosk.click('start');
  await waitUntil(() => kiosk.board.state?.players[0] === 'Guest', 'a visitor plays');
  expect(kiosk.players).to.equal(2);
});

it('speaks the language of its page', async () => {
  const kiosk = await Kiosk.open('lang="de"');
  await waitUntil(() => kiosk.text('start') === 'Zum Spielen drücken', 'German');
});

if (isChromium)
  it('is accessible at all times', async () => {
    const kiosk = await Kiosk.open();
    await expect(kiosk.element).to.be.accessible();
    await kiosk.begin();
    await kiosk.pass(60);
    await expect(kiosk.element).to.be.accessible();
    await kiosk.click('stay');
    await kiosk.finish();
    await expect(kiosk.element).to.be.accessible();
  });
