// A board that keeps its game: nothing is lost by a reload, a crash or a closed tab.

import { ContextEvent } from '@lit/context';
import { aTimeout, expect, fixture, fixtureCleanup } from '@open-wc/testing';
import '@yahtzee-game/element';
import {
  actionsOf,
  duplicateDice,
  gameIdOf,
  loadRuleset,
  seededDice,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';
import { defineRuleset } from '@yahtzee-game/rules/define';
import { Board, words } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { warningsOf } from '../../harness/boards/warnings.js';
import { boardContext } from '../inside.js';

const keyOf = (ruleset: string, id = 'table'): string => `yahtzee-game:${location.pathname}#${id}:${ruleset}`;
const KEY = keyOf('yahtzee');

/** A board with a fixed id, so that it finds its game again after a reload. */
const open = (attributes = '', id = 'table'): Promise<Board> =>
  Board.open(`id="${id}" keep="game" motion="none" ${attributes}`);

/** The page goes away, and the board with it, without notice. */
const leave = fixtureCleanup;

const notice = (board: Board): string => words(board.root('controls').querySelector('.sentence'));
const kept = (key = KEY): string => localStorage.getItem(key) ?? '';

const asks = (board: Board, what: string): Promise<unknown> =>
  waitUntil(() => notice(board).includes(what), `the question: ${what}`);

async function answer(board: Board, label: string): Promise<void> {
  const buttons = [...board.root('controls').querySelectorAll<HTMLElement>('.notice button')];
  const button = buttons.find((one) => words(one) === label);
  if (!button) throw new Error(`there is no answer ${label}`);
  await board.click(button);
}

const todayWords = (): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date());

/** Another tab has written to the storage that both share. */
function anotherTab(newValue: string | null, key = KEY): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

/** Functions that put replaced methods of the storage back at the end of the test. */
const replaced: (() => void)[] = [];
function replace<Name extends 'getItem' | 'setItem'>(name: Name, method: Storage[Name]): void {
  const before = Storage.prototype[name];
  Storage.prototype[name] = method;
  replaced.push(() => (Storage.prototype[name] = before));
}

function refuse(name: 'getItem' | 'setItem', error: string): void {
  replace(name, () => {
    throw new DOMException('refused by the test', error);
  });
}

/** Sets whether the visitor has pressed anything on the page, until the end of the test. */
function activated(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
  replaced.push(() => Reflect.deleteProperty(navigator, 'userActivation'));
}

function restore(): void {
  for (const one of replaced.splice(0)) one();
}

afterEach(() => {
  restore();
  leave();
  localStorage.clear();
  sessionStorage.clear();
});

const ROWS =
  'ones twos threes fours fives sixes threeOfAKind fourOfAKind fullHouse smallStraight largeStraight yahtzee chance';
const WHOLE = ROWS.split(' ')
  .map((row) => `${row} 66666`)
  .join(',');
const ALL_BUT_CHANCE = WHOLE.replace(/,chance.*/, '');

/** A small game of the page in several revisions: `worth` is added to the dice in each box. */
const edition = (revision: number, worth = 0): Ruleset =>
  defineRuleset({
    id: 'corner',
    source: 'a test',
    revision,
    dice: { count: 3, sides: 6 },
    rolls: 2,
    categories: ['first', 'second'].map((id) => ({ id, section: 'only', score: (t) => t.sum + worth })),
  });

/** A board with this ruleset and a fixed id. */
async function playing(ruleset: Ruleset): Promise<Board> {
  const around = await fixture<HTMLElement>('<div></div>');
  const element = document.createElement('yahtzee-game');
  Object.assign(element, { id: 'table', keep: 'game', ruleset });
  around.append(element);
  return Board.at(element);
}

describe('a board that keeps its game', () => {
  it('begins anew on request, and keeps the new game', async () => {
    const before = await open('ruleset="yatzy"');
    await before.rollDice('66655');
    before.element.reset();
    await before.drawn();
    expect(before.state.turn.roll).to.equal(0);
    await before.rollDice('12345');
    leave();
    const board = await open('ruleset="yatzy"');
    expect(board.faces).to.equal('12345');
  });

  for (const keep of ['keep', 'keep=""']) {
    it(`keeps its game where the page says ${keep}`, async () => {
      const before = await Board.open(`id="table" motion="none" ${keep}`);
      await before.play('fours 44412');
      leave();
      const after = await Board.open(`id="table" motion="none" ${keep}`);
      expect(after.totals).to.deep.equal([12]);
    });
  }

  it('shows it after a reload in the middle of a turn, and goes on', async () => {
    const before = await open('players="Ada,Grace"');
    await before.play('fours 44412');
    await before.rollDice('66655');
    const text = before.element.save();
    leave();
    const board = await open('players="Ada,Grace"');
    expect(board.element.save()).to.equal(text);
    expect([board.faces, ...board.totals]).to.deep.equal(['66655', 12, 0]);
    expect(board.box('fours', 0).classList.contains('last')).to.equal(true);
    expect(notice(board)).to.equal('');
    await board.scoreIn('fullHouse');
    expect(board.totals).to.deep.equal([12, 25]);
  });

  it('never shows or tells a new game before it', async () => {
    const before = await open();
    await before.play('fours 44412');
    leave();
    const reasons: string[] = [];
    const listen = ({ detail }: GlobalEventHandlersEventMap['yahtzee-change']): void =>
      void reasons.push(`${detail.reason} ${detail.totals.join()}`);
    document.addEventListener('yahtzee-change', listen);
    await open();
    document.removeEventListener('yahtzee-change', listen);
    expect(reasons).to.deep.equal(['load 12']);
  });

  for (const level of ['ranked', 'odds'])
    it(`is the same game after a reload, and keeps that an advisor has helped: ${level}`, async () => {
      const before = await open(`advice="${level}"`);
      before.element.advisor = {
        advise: () => ({ choices: [{ kind: 'score', cell: 'chance', value: 200, loss: 0 }] }),
        odds: () => ({ chance: 1 }),
      };
      await before.play(ALL_BUT_CHANCE);
      await before.rollDice('12345');
      await before.click(before.find('controls', '[part~=advice]'));
      await aTimeout(50);
      const game = gameIdOf(before.element.save());
      leave();
      const board = await open(`advice="${level}"`);
      const ends: unknown[] = [];
      board.element.addEventListener('yahtzee-end', ({ detail }) => ends.push([detail.game, detail.helped]));
      await board.scoreIn('chance');
      expect(ends).to.deep.equal([[game, true]]);
    });

  it('goes on with the dice that would have fallen', async () => {
    const before = await open();
    before.element.dispatchEvent(new PointerEvent('pointerover'));
    await before.drawn();
    await before.element.roll();
    before.element.dispatch({ type: 'score', cell: 'chance' });
    await before.drawn();
    leave();
    const board = await open();
    await finish(board);
    const seed = / ~(\S+) /.exec(board.element.save())?.[1] ?? '';
    expect(seed).to.match(/^[\w-]{20,}$/);
    const again = seededDice(seed);
    expect(firstDice(board.state, 0)).to.deep.equal(again({ count: 5, sides: 6, seat: 0, turn: 0, roll: 0 }));
    expect(firstDice(board.state, 1)).to.deep.equal(again({ count: 5, sides: 6, seat: 0, turn: 1, roll: 0 }));
  });

  it('deals the same dice to all players, also after a reload', async () => {
    const attributes = 'players="Ada,Grace" options="duplicate: true" seed="tuesday"';
    const before = await open(attributes);
    await before.element.roll();
    before.element.dispatch({ type: 'score', cell: 'chance' });
    await before.drawn();
    leave();
    const board = await open(attributes);
    await board.element.roll();
    const first = duplicateDice('tuesday')({ count: 5, sides: 6, seat: 0, turn: 0, roll: 0 });
    expect(board.state.turn.dice).to.deep.equal(first);
  });

  it('draws other dice for the game after it', async () => {
    const before = await open();
    before.element.dispatchEvent(new PointerEvent('pointerover'));
    await before.drawn();
    await before.element.roll();
    const thrown = before.state.turn.dice;
    leave();
    const board = await open();
    const games = new Set<string>();
    for (let i = 0; i < 4; i++) {
      board.element.newGame();
      await board.element.roll();
      games.add(board.state.turn.dice.join());
    }
    games.delete(thrown.join());
    expect(games.size).to.be.greaterThan(1);
  });

  it('keeps the players that were chosen in the setup', async () => {
    const before = await open();
    before.element.newGame({ players: ['Ada', 'Grace'] });
    await before.play('fours 44412');
    leave();
    const board = await open();
    expect(board.state.players).to.deep.equal(['Ada', 'Grace']);
    expect(notice(board)).to.equal('');
  });

  it('goes on with the real dice that were chosen in the setup', async () => {
    const before = await open('players="Ada"');
    await before.click(before.newGameKey);
    await before.click(before.find('scorecard', 'input[name=dice]:not(:checked)'));
    await before.click(before.button('Start'));
    await waitUntil(
      () => before.element.state && before.root('controls').querySelector('.face-key'),
      'faces',
    );
    await before.play('fours 44412');
    leave();
    const board = await open('players="Ada"');
    expect(board.totals).to.deep.equal([12]);
    expect(board.root('controls').querySelector('.face-key')).to.not.equal(null);
    leave();
    const other = await open('players="Grace"');
    expect(other.root('controls').querySelector('.face-key')).to.equal(null);
    await answer(other, 'Continue');
    await waitUntil(() => other.root('controls').querySelector('.face-key'), 'faces again');
    expect(other.totals).to.deep.equal([12]);
  });

  it('keeps its computers, which go on', async () => {
    const before = await open('players="Ada" speed="instant"');
    before.element.newGame({ players: ['Ada', 'Uno:greedy', 'computer:random'] });
    await before.drawn();
    await before.rollDice('44412');
    leave();
    const board = await open('players="Ada" speed="instant"');
    expect(board.faces).to.equal('44412');
    board.element.dispatch({ type: 'score', cell: 'fours' });
    await waitUntil(
      () => board.state.seat === 0 && board.state.cards[2]?.turns === 1,
      'the computers have played',
    );
    expect(board.element.save()).to.contain(' Ada,Uno,- ');
  });

  it('keeps computers and people apart, whatever players have called them', async () => {
    const before = await open('speed="instant"');
    const part = before.element.shadowRoot?.querySelector('yahtzee-controls') ?? before.element;
    part.dispatchEvent(
      new ContextEvent(boardContext, part, (model) =>
        model.restart([
          { name: 'Bob:human', level: undefined },
          { name: 'computer', level: 'greedy' },
        ]),
      ),
    );
    await before.rollDice('44412');
    leave();
    const board = await open('speed="instant"');
    expect(board.faces).to.equal('44412');
    board.element.dispatch({ type: 'score', cell: 'fours' });
    await waitUntil(() => board.state.cards[1]?.turns === 1, 'the computer has played');
    await board.drawn();
    expect([board.state.seat, board.state.turn.dice]).to.deep.equal([0, []]);
  });

  it('lets a computer go on whose turn it was', async () => {
    const before = await open('players="Ada,Uno:greedy"');
    await before.play('fours 44412');
    await waitUntil(() => before.state.turn.dice.length > 0, 'the computer has rolled');
    const { dice } = before.state.turn;
    leave();
    const board = await open('players="Ada,Uno:greedy"');
    expect([board.state.seat, board.state.turn.dice]).to.deep.equal([1, dice]);
    board.element.speed = 'instant';
    await waitUntil(() => board.state.seat === 0, 'the computer has played');
    expect(board.totals[0]).to.equal(12);
  });

  it('does not ask if the page wants the same computers, and asks about others', async () => {
    const before = await open('players="Ada, Uno:greedy" speed="instant"');
    await before.rollDice('44412');
    leave();
    const same = await open('players="Ada,Uno:greedy" speed="instant"');
    expect([notice(same), same.faces]).to.deep.equal(['', '44412']);
    leave();
    const other = await open('players="Ada,Uno:random" speed="instant"');
    expect(notice(other)).to.contain('Turn 1 of 13, 0 points.');
    await answer(other, 'Continue');
    expect(other.faces).to.equal('44412');
  });

  it('keeps what was undone as undone', async () => {
    const before = await open();
    await before.play('fours 44412');
    await before.click(before.undoKey);
    leave();
    const board = await open();
    expect([board.faces, ...board.totals]).to.deep.equal(['44412', 0]);
  });

  it('writes once for all that happens in one task', async () => {
    const board = await open();
    let writes = 0;
    replace('setItem', () => writes++);
    await board.play('fours 44412, fives 55512');
    expect(writes).to.equal(1);
    await board.rollDice('66655');
    expect(writes).to.equal(2);
    await board.hold(1);
    expect(writes).to.equal(2);
  });

  it('writes nothing before the game has begun, nor without being asked', async () => {
    await open();
    const other = await Board.open('id="table"');
    await other.play('fours 44412');
    expect(localStorage.length + sessionStorage.length).to.equal(0);
  });

  it('begins to keep when it is asked to, and stops', async () => {
    const board = await Board.open('id="table"');
    await board.play('fours 44412');
    board.element.keep = 'game';
    await board.drawn();
    await board.play('fives 55512');
    expect(kept()).to.contain(':fives');
    board.element.keep = null;
    await board.drawn();
    await board.play('sixes 66612');
    expect(kept()).not.to.contain(':sixes');
  });

  it('keeps games of other ids and rulesets apart', async () => {
    const [one, other] = [await open(), await open('', 'garden')];
    const third = await open('ruleset="yatzy"');
    await one.play('fours 44412');
    await other.play('fives 55512');
    await third.play('onePair 66123');
    leave();
    const again = [await open(), await open('', 'garden'), await open('ruleset="yatzy"')];
    expect(again.map(({ totals }) => totals)).to.deep.equal([[12], [15], [12]]);
  });

  it('goes on with the kept game of a ruleset that the page changes to', async () => {
    const board = await open();
    await board.play('fours 44412');
    board.element.ruleset = 'yatzy';
    await board.drawn();
    expect(board.totals).to.deep.equal([0]);
    await board.play('onePair 66123');
    board.element.ruleset = 'yahtzee';
    await board.drawn();
    expect(board.totals).to.deep.equal([12]);
  });

  it('begins the game of other players that the page asks for meanwhile, and asks about the one before', async () => {
    const board = await open('players="Ada"');
    await board.play('fours 44412');
    board.element.players = 'Ada,Grace';
    await board.drawn();
    expect(board.totals).to.deep.equal([0, 0]);
    expect(notice(board)).to.contain('Turn 2 of 13, 12 points.');
    await board.play('fives 55512');
    board.element.players = 'Ada';
    await board.drawn();
    expect(board.totals).to.deep.equal([12]);
  });

  it('is not replaced by the same game that the browser restores in a form', async () => {
    const before = await open('name="score"');
    await before.play('fours 44412');
    const text = before.element.save();
    leave();
    const board = await open('name="score"');
    const reasons: string[] = [];
    board.element.addEventListener('yahtzee-change', ({ detail }) => reasons.push(detail.reason));
    await board.element.formStateRestoreCallback(text);
    await board.element.formStateRestoreCallback(text.replace(':fours', ':chance').replace('=12', '=15'));
    expect([...reasons, ...board.totals]).to.deep.equal([12]);
  });

  it('is what the browser restores in a form if nothing is kept', async () => {
    const before = await Board.open('name="score"');
    await before.play('fours 44412');
    const text = before.element.save();
    leave();
    const board = await open('name="score"');
    await board.element.formStateRestoreCallback(text);
    expect(board.totals).to.deep.equal([12]);
  });

  it('knows a ruleset that the page has made', async () => {
    const before = await playing(edition(1));
    await before.play('first 441');
    leave();
    const board = await playing(edition(1));
    expect([board.state.rules.ruleset.id, ...board.totals]).to.deep.equal(['corner', 9]);
  });
});

/** The first throw of a turn (counted from 0) in a game without rerolls. */
const firstDice = (state: GameState, turn: number): readonly number[] | undefined =>
  actionsOf(state).filter((action) => action.type === 'dice')[turn]?.values;

async function finish(board: Board): Promise<void> {
  for (const id of ROWS.split(' ')) {
    if (board.state.turn.phase === 'over') break;
    if (id === 'chance') continue;
    await board.element.roll();
    board.element.dispatch({ type: 'score', cell: id });
  }
  await board.drawn();
}

describe('a game that is over', () => {
  it('shows its result after a reload in the same tab, and a new game elsewhere', async () => {
    const before = await open();
    await before.play(WHOLE);
    const game = gameIdOf(before.element.save());
    expect(localStorage.length).to.equal(0);
    leave();
    const board = await open();
    expect(gameIdOf(board.element.save())).to.equal(game);
    expect(board.panel).to.equal('result');
    leave();
    sessionStorage.clear();
    expect((await open()).state.turn.phase).to.equal('rolling');
  });

  it('gives way to the game after it', async () => {
    const before = await open();
    before.unhurried();
    await before.play(WHOLE);
    await before.roll();
    await before.play('fours 44412');
    leave();
    expect((await open()).totals).to.deep.equal([12]);
    expect(sessionStorage.length).to.equal(0);
  });
});

describe('attributes that ask for another game than the kept one', () => {
  async function asked(attributes = 'players="Ada,Grace"'): Promise<Board> {
    const before = await open('players="Ada"');
    await before.play('fours 44412, fives 55512');
    leave();
    return open(attributes);
  }

  it('ask whether it is to go on, beside the new game', async () => {
    const board = await asked();
    expect(board.totals).to.deep.equal([0, 0]);
    expect(notice(board)).to.match(/^Go on with your game of \d+ \w+\? Turn 3 of 13, 27 points\.$/);
    await aTimeout(0);
    expect(board.spoken).to.equal(notice(board));
    await expect(board.element).to.be.accessible();
  });

  it('go on with it if the visitor wants to, and do not ask again', async () => {
    const board = await asked();
    await answer(board, 'Continue');
    expect([board.state.players, ...board.totals]).to.deep.equal([['Ada'], 27]);
    expect(notice(board)).to.equal('');
    leave();
    const again = await open('players="Ada,Grace"');
    expect([notice(again), ...again.totals]).to.deep.equal(['', 27]);
  });

  it('drop it if the visitor wants a new game', async () => {
    const board = await asked();
    await answer(board, 'New game');
    expect([notice(board), kept()]).to.deep.equal(['', '']);
    leave();
    expect(notice(await open('players="Ada"'))).to.equal('');
  });

  it('show the result of the new game after a reload, and ask again', async () => {
    const board = await asked('players="Grace"');
    await board.play(WHOLE);
    leave();
    const again = await open('players="Grace"');
    expect([again.panel, notice(again).slice(0, 5)]).to.deep.equal(['result', 'Go on']);
    await answer(again, 'Continue');
    expect([again.state.players, ...again.totals]).to.deep.equal([['Ada'], 27]);
  });

  it('lose neither game while the visitor does not answer', async () => {
    const board = await asked();
    await board.play('sixes 66612');
    expect(notice(board)).to.equal('');
    leave();
    const again = await open('players="Ada,Grace"');
    expect(again.totals).to.deep.equal([18, 0]);
    await answer(again, 'Continue');
    expect(again.totals).to.deep.equal([27]);
  });

  for (const attributes of ['players="Ada" options="joker: free"', 'players="Ada" seed="tuesday"'])
    it(`are also ${attributes}`, async () => {
      const board = await asked(attributes);
      expect(notice(board)).to.contain('27 points');
      await answer(board, 'Continue');
      expect(board.totals).to.deep.equal([27]);
    });

  for (const [label, total, spoken] of [
    ['Continue', 27, 'Turn 3 of 13.'],
    ['New game', 0, 'Turn 1 of 13.'],
  ] as const)
    it(`are answered by keys: ${label}, which is followed by the turn, on the Roll key`, async () => {
      const board = await asked('players="Ada" options="joker: free"');
      board.element.focus();
      for (let presses = 0; presses < 5 && board.focus !== label; presses++) await board.press('Tab');
      await board.press('Enter');
      expect(board.totals).to.deep.equal([total]);
      expect(board.focusPart).to.equal('yahtzee-controls');
      expect(board.focus).to.match(/^Roll/);
      await aTimeout(0);
      expect(board.spoken).to.contain(spoken);
    });
});

/** Other ways to ask for the same game, which a page may use once the game is there. */
const SAME: readonly ((element: Board['element']) => void)[] = [
  (element) => (element.ruleset = 'yahtzee'),
  (element) => (element.players = 1),
  (element) => (element.options = ' '),
  (element) => (element.options = {}),
  (element) => (element.seed = null),
];

describe('a game that nobody has begun never replaces a kept one', () => {
  async function keptGame(): Promise<void> {
    const before = await open();
    await before.play('fours 44412, fives 55512');
    leave();
  }

  /** A board to which its page does something before its game has been loaded. */
  async function touched(change: (element: Board['element']) => void): Promise<Board> {
    const around = await fixture<HTMLElement>('<div></div>');
    const element = document.createElement('yahtzee-game');
    Object.assign(element, { id: 'table', keep: 'game', motion: 'none' });
    around.append(element);
    await Promise.resolve();
    change(element);
    return Board.at(element);
  }

  for (const change of SAME) {
    it(`if the page asks for the same game in other words: ${change.toString()}`, async () => {
      await keptGame();
      const board = await touched(change);
      expect([notice(board), ...board.totals]).to.deep.equal(['', 27]);
    });

    it(`nor does that end a game that nothing keeps: ${change.toString()}`, async () => {
      const board = await Board.open();
      await board.play('fours 44412');
      change(board.element);
      await board.drawn();
      expect(board.totals).to.deep.equal([12]);
    });
  }

  it('if the page goes there and back', async () => {
    await keptGame();
    const board = await touched((element) => {
      element.ruleset = 'yatzy';
      void Promise.resolve().then(() => (element.ruleset = null));
    });
    expect([notice(board), ...board.totals]).to.deep.equal(['', 27]);
  });

  it('if the page names its players only then', async () => {
    const before = await open('players="Ada,Grace"');
    await before.play('fours 44412');
    leave();
    const board = await touched((element) => (element.players = 'Ada,Grace'));
    expect([notice(board), ...board.totals]).to.deep.equal(['', 12, 0]);
  });

  const WAYS: readonly [string, (board: Board) => unknown][] = [
    ['begins one', ({ element }) => element.newGame({ players: ['Grace'] })],
    ['begins one with other players', ({ element }) => (element.players = 'Grace')],
    ['loads one', ({ element }) => element.load('1 yahtzee Grace 66612 :sixes =18')],
  ];
  for (const [what, change] of WAYS)
    it(`if the page ${what} once the kept one is there`, async () => {
      await keptGame();
      activated(false);
      const board = await open();
      await change(board);
      await board.drawn();
      await board.play('chance 12345');
      leave();
      const again = await open('players="Cleo"');
      expect(notice(again)).to.match(/Turn [23] of 13, (15|33) points\.$/);
      await answer(again, 'New game');
      await asks(again, 'Turn 3 of 13, 27 points.');
      await answer(again, 'Continue');
      expect(again.totals).to.deep.equal([27]);
    });

  it('but the visitor may', async () => {
    await keptGame();
    activated(true);
    const board = await open();
    board.element.newGame({ players: ['Grace'] });
    await board.play('chance 12345');
    leave();
    const again = await open();
    expect([notice(again), ...again.totals]).to.deep.equal(['', 15]);
  });

  it('if the page begins one before the kept one is there', async () => {
    await keptGame();
    const board = await touched((element) => element.newGame({ players: ['Grace'] }));
    await board.drawn();
    expect(board.state.players).to.deep.equal(['Grace']);
    await asks(board, 'Turn 3 of 13, 27 points.');
    await board.play('chance 12345');
    leave();
    const again = await open('players="Cleo"');
    expect(notice(again)).to.contain('Turn 2 of 13, 15 points.');
    await answer(again, 'New game');
    await asks(again, 'Turn 3 of 13, 27 points.');
    await answer(again, 'Continue');
    expect(again.totals).to.deep.equal([27]);
  });

  it('if the page asks for keeping only then', async () => {
    await keptGame();
    const board = await Board.open('id="table" motion="none"');
    board.element.keep = 'game';
    await board.drawn();
    expect(board.totals).to.deep.equal([27]);
  });

  it('if the page asks for keeping after the first moves', async () => {
    await keptGame();
    const board = await Board.open('id="table" motion="none"');
    await board.play('chance 12345');
    board.element.keep = 'game';
    await board.drawn();
    await asks(board, `Go on with your game of ${todayWords()}? Turn 3 of 13, 27 points.`);
    expect(board.totals).to.deep.equal([15]);
    await answer(board, 'Continue');
    expect(board.totals).to.deep.equal([27]);
    leave();
    const again = await open();
    expect(again.totals).to.deep.equal([27]);
    expect(notice(again)).to.contain('Turn 2 of 13, 15 points.');
    await answer(again, 'No, discard it');
    expect([again.totals[0], notice(again)]).to.deep.equal([27, '']);
    leave();
    expect(notice(await open())).to.equal('');
  });
});

describe('a page that is shown again as it was left', () => {
  /** Shows a page again from the browser's cache, after another document of this page has gone on with the game. */
  async function shownAgain(board: Board, later: string): Promise<void> {
    const next = await open();
    await next.play(later);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => board.element.save() === next.element.save(), 'the game as it stands');
    next.element.remove();
    await board.drawn();
  }

  it('goes on with what has been played since', async () => {
    const board = await open();
    await board.play('fours 44412');
    await shownAgain(board, 'fives 55512');
    expect(board.totals).to.deep.equal([27]);
    await board.play('sixes 66612');
    leave();
    expect((await open()).totals).to.deep.equal([45]);
  });

  it('shows the result of a game that has ended since', async () => {
    const board = await open();
    await board.play(ALL_BUT_CHANCE);
    await shownAgain(board, 'chance 12345');
    expect(board.panel).to.equal('result');
  });

  it('changes nothing if nothing has been played since', async () => {
    const board = await open();
    await board.play('fours 44412');
    const reasons: string[] = [];
    board.element.addEventListener('yahtzee-change', ({ detail }) => reasons.push(detail.reason));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await board.drawn();
    await board.play('fives 55512');
    expect(reasons).to.deep.equal(['dice', 'score']);
  });
});

describe('two tabs', () => {
  it('with one game: it goes on in the newest, and the other one says so', async () => {
    const old = await open();
    await old.play('fours 44412');
    const before = kept();
    const newest = await open();
    expect(newest.totals).to.deep.equal([12]);
    expect(kept()).not.to.equal(before);
    anotherTab(kept());
    await old.drawn();
    expect(notice(old)).to.equal('The game goes on in another tab. What you play here is not saved.');
    expect(notice(newest)).to.equal('');
    await newest.play('fives 55512');
    await old.play('sixes 66612');
    expect(notice(old)).to.equal('');
    leave();
    expect((await open()).totals).to.deep.equal([27]);
  });

  it('do not overwrite each other even if nobody has told', async () => {
    const old = await open();
    await old.play('fours 44412');
    const newest = await open();
    await newest.play('fives 55512');
    const before = kept();
    await old.play('sixes 66612');
    expect(kept()).to.equal(before);
    expect(notice(old)).to.contain('another tab');
  });

  it('in real documents tell each other', async () => {
    const old = await open();
    await old.play('fours 44412');
    const frame = document.createElement('iframe');
    document.body.append(frame);
    try {
      frame.contentWindow?.localStorage.setItem(KEY, `${kept()} `);
      for (let i = 0; i < 50 && !notice(old); i++) await aTimeout(20);
      expect(notice(old)).to.contain('another tab');
    } finally {
      frame.remove();
    }
  });

  it('leave a board that is gone in peace', async () => {
    const board = await open();
    await board.play('fours 44412');
    const { element } = board;
    element.remove();
    anotherTab('{}');
    await element.updateComplete;
    expect(notice(board)).to.equal('');
  });
});

describe('storage that refuses', () => {
  it('says once that there is no room, and the game goes on', async () => {
    const board = await open();
    refuse('setItem', 'QuotaExceededError');
    await board.play('fours 44412');
    expect(notice(board)).to.equal('No room left to save. Your game lasts until you close the page.');
    await aTimeout(0);
    expect(board.spoken).to.equal(notice(board));
    await board.play('fives 55512');
    expect([notice(board), ...board.totals]).to.deep.equal(['', 27]);
    restore();
    await board.play('sixes 66612');
    leave();
    expect((await open()).totals).to.deep.equal([45]);
  });

  it('says once that it is blocked, and the game begins', async () => {
    refuse('getItem', 'SecurityError');
    const board = await open();
    expect(notice(board)).to.contain('does not allow saving here');
    await board.play('fours 44412');
    await board.play('fives 55512');
    expect([notice(board), ...board.totals]).to.deep.equal(['', 27]);
  });

  for (const [what, text] of [
    ['words', 'the quick brown fox'],
    ['nothing', ''],
    ['another value', '[1, 2]'],
    ['games that are none', '{"version":1,"games":[7]}'],
  ] as const)
    it(`with ${what} in its place says that it cannot be read, and a new game begins`, async () => {
      localStorage.setItem(KEY, text);
      const board = await open();
      expect(notice(board)).to.equal('The saved game could not be read. A new one has started.');
      await board.play('fours 44412');
      leave();
      expect((await open()).totals).to.deep.equal([12]);
    });

  it('with a game that the rules refuse says so too', async () => {
    const before = await open();
    await before.play('fours 44412');
    localStorage.setItem(KEY, kept().replace('=12', '=13'));
    leave();
    const board = await open();
    expect(notice(board)).to.contain('could not be read');
    expect(board.totals).to.deep.equal([0]);
  });

  for (const [what, change] of [
    ['the storage', (text: string) => text.replace('"version":1', '"version":2')],
    ['the notation', (text: string) => text.replace('"text":"1 ', '"text":"2 ')],
  ] as const)
    it(`with a newer version of ${what} leaves it alone`, async () => {
      const before = await open();
      await before.play('fours 44412');
      const newer = change(kept());
      localStorage.setItem(KEY, newer);
      leave();
      const board = await open();
      expect(notice(board)).to.contain('saved by a newer version');
      await board.play('fives 55512');
      expect([kept(), ...board.totals]).to.deep.equal([newer, 15]);
    });

  it('with a game by rules of a later edition leaves it alone', async () => {
    const before = await playing(edition(2, 1));
    await before.play('first 441');
    const newer = kept(keyOf('corner'));
    leave();
    const board = await playing(edition(1));
    expect(notice(board)).to.contain('saved by a newer version');
    await board.play('first 666');
    expect(kept(keyOf('corner'))).to.equal(newer);
  });

  it('with a game by rules that have changed since says that it cannot be read', async () => {
    const before = await playing(edition(1));
    await before.play('first 441');
    leave();
    const board = await playing(edition(2, 1));
    expect(notice(board)).to.contain('could not be read');
    await board.play('first 666');
    leave();
    expect((await playing(edition(2, 1))).totals).to.deep.equal([19]);
  });

  it('in a sandboxed frame', async () => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.srcdoc = `<script>
      try { localStorage; parent.postMessage('allowed', '*'); } catch (error) { parent.postMessage(error.name, '*'); }
    </script>`;
    const said = new Promise((resolve) =>
      window.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    document.body.append(frame);
    // The error that the tests above throw is the one that browsers throw.
    expect(await said).to.equal('SecurityError');
    frame.remove();
  });
});

describe('the attribute keep', () => {
  it('with a misspelt word keeps nothing', async () => {
    localStorage.setItem(KEY, 'what somebody else has put there');
    const board = await Board.open('id="table" keep="games"');
    await board.play('fours 44412');
    expect([notice(board), kept()]).to.deep.equal(['', 'what somebody else has put there']);
  });

  it('warns once about an unknown word', async () => {
    const warnings = await warningsOf(async () => {
      const board = await Board.open('keep="scores records"');
      Object.assign(board.element, { keep: 'scores records' });
      await board.drawn();
    });
    expect(warnings.filter((text) => text.includes('keep='))).to.deep.equal([
      '<yahtzee-game> keep="scores records" is not allowed; allowed: game, records, or both; without a value everything',
    ]);
  });
});

it('loads a ruleset with options again', async () => {
  const ruleset = await loadRuleset('yatzy');
  const before = await open('ruleset="yatzy" options="upperBonus: 25"');
  await before.play('onePair 66123');
  leave();
  const board = await open('ruleset="yatzy" options="upperBonus: 25"');
  expect(board.state.rules.ruleset.options).to.deep.equal({ upperBonus: 25 });
  expect(board.state.rules.ruleset.id).to.equal(ruleset.id);
});
