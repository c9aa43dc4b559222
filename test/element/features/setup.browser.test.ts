// The choice of players for the next game, and the end of the current one.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import { Board, words } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';

const fields = (board: Board): HTMLInputElement[] => [
  ...board.root('scorecard').querySelectorAll<HTMLInputElement>('.setup-seats input'),
];

/** The computers to choose from. */
const opponents = (board: Board): readonly HTMLElement[] => [
  ...board.root('scorecard').querySelectorAll<HTMLElement>('.opponent'),
];

/** The lists behind the buttons, by name. */
function list(board: Board, name: string): HTMLSelectElement {
  const all = [...board.root('scorecard').querySelectorAll('select')];
  const found = all.find((one) => one.getAttribute('aria-label') === name);
  if (!found) throw new Error(`there is no list "${name}"`);
  return found;
}

const optionsIn = (select: HTMLSelectElement): string[] => [...select.options].map((one) => words(one));

/** Chooses from a list in the same way as a visitor. */
async function choose(board: Board, name: string, value: string): Promise<void> {
  const select = list(board, name);
  select.selectedIndex = optionsIn(select).indexOf(value);
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await board.drawn();
}

const foot = (board: Board): string => words(board.find('scorecard', '.setup-foot p'));

/** Opens a board with the panel for a new game. */
async function open(attributes = ''): Promise<Board> {
  const board = await Board.open(attributes);
  await board.click(board.newGameKey);
  return board;
}

function name(field: HTMLInputElement | undefined, value: string): void {
  if (!field) throw new Error('there is no such field');
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Waits for files that are loaded late. */
async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 100 && !isSo(); i++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isSo()).to.equal(true);
}

const ROWS =
  'ones twos threes fours fives sixes threeOfAKind fourOfAKind fullHouse smallStraight largeStraight yahtzee chance';

/** The turns of a whole game in which all players enter these dice in every box. */
const wholeGame = (players: number, values: string): string =>
  ROWS.split(' ')
    .flatMap((row) => new Array<string>(players).fill(`${row} ${values}`))
    .join(',');

/** A player changes how the board looks. */
async function chooseDarkWithoutPreviews(board: Board): Promise<void> {
  await board.click(board.newGameKey);
  await board.click(board.find('scorecard', '#setup-tab-look'));
  await board.click(board.button('Previews in the boxes'));
  const dark = [...board.root('scorecard').querySelectorAll('label')].find((one) => words(one) === 'Dark');
  dark?.click();
  await board.click(board.button('Done'));
}

describe('the setup', () => {
  it('adds, names and removes players, and begins with them', async () => {
    const board = await open('players="Ada"');
    expect(fields(board).map(({ value }) => value)).to.deep.equal(['Ada']);
    await board.click(board.button('Add player'));
    expect(board.focus).to.equal('Name of player 2');
    await board.click(board.button('Add player'));
    name(fields(board)[1], 'Grace');
    name(fields(board)[2], ' Edsger ');
    await board.click(board.button('Remove Ada'));
    expect(foot(board)).to.equal('2 players, about 20 minutes.');
    await board.click(board.button('Start'));
    expect(board.state.players).to.deep.equal(['Grace', 'Edsger']);
    expect(board.message).to.equal('Grace starts. Roll the dice.');
    expect(board.panel).to.equal('');
    expect(board.focus).to.contain('Roll');
  });

  it('adds a computer, whose level can be chosen, and begins with it', async () => {
    const board = await open('players="Ada" speed="instant"');
    await board.click(board.button('Add computer'));
    await board.click(opponents(board)[2] as HTMLElement);
    expect(fields(board)[1]?.value).to.equal('Grace');
    expect(board.focus).to.equal('Name of player 2');
    expect(optionsIn(list(board, 'Who plays for Grace'))).to.deep.equal([
      'Person',
      'Beginner',
      'Casual',
      'Human-like',
      'Perfect',
    ]);
    await choose(board, 'Who plays for Grace', 'Beginner');
    await board.click(board.button('Start'));
    expect(board.root('scorecard').querySelectorAll('.computer')).to.have.lengthOf(1);
  });

  it('lets one choose an opponent by face, character and record, or go back', async () => {
    const board = await open('players="Ada"');
    await board.click(board.button('Add computer'));
    expect(opponents(board).map((one) => words(one))).to.deep.equal([
      'Ida Beginner Writes down whatever comes.',
      'Uno Casual Takes the points now, thinks later.',
      'Grace Human-like Plays as people do, slips included.',
      'Max Perfect Has counted everything. Twice.',
    ]);
    expect(board.focus).to.contain('Ida');
    await board.press('Escape');
    expect(board.focus).to.equal('Add computer');
    expect(fields(board)).to.have.lengthOf(1);
    for (const place of [2, 2]) {
      await board.click(board.button('Add computer'));
      await board.click(opponents(board)[place] as HTMLElement);
    }
    expect(fields(board).map(({ value }) => value)).to.deep.equal(['Ada', 'Grace', '']);
  });

  it('tells the record against each, where the page keeps results', async () => {
    const board = await Board.open('players="Ada"');
    const against = (level: 'random' | 'human', ahead: number) => ({
      at: 0,
      name: 'Ada',
      total: 200,
      game: `${level} ${ahead}`,
      helped: false,
      rivals: [{ level, ahead }],
    });
    const results = [against('human', 1), against('human', -1), against('human', -1), against('random', 0)];
    const inner = board.element.shadowRoot?.querySelector('yahtzee-controls')?.board;
    if (!inner) throw new Error('there are no controls');
    inner.records = {
      results: () => Promise.resolve(results),
      clear: () => Promise.resolve(() => Promise.resolve()),
    };
    await board.click(board.newGameKey);
    await board.click(board.button('Add computer'));
    await waitUntil(() => board.has('scorecard', '.opponent .record'), 'results have come');
    expect(opponents(board).map((one) => words(one.querySelector('.record')))).to.deep.equal([
      'Not met yet',
      'Not met yet',
      'Grace leads 2 to 1',
      'Not met yet',
    ]);
  });

  it('says that a game is running, and undo brings it back until the first roll', async () => {
    const board = await Board.open('players="Ada,Grace"');
    await board.play('fours 44412, sixes 66612');
    await board.rollDice('12345');
    await board.click(board.newGameKey);
    expect(foot(board)).to.contain('A game is running. Turn 2 of 13; a new game ends it.');
    await board.click(board.button('Start'));
    expect(board.totals).to.deep.equal([0, 0]);
    await board.click(board.undoKey);
    expect(board.totals).to.deep.equal([12, 18]);
    expect(board.faces).to.equal('12345');
    expect(board.spoken).to.contain('Undone.');
    await board.click(board.newGameKey);
    await board.click(board.button('Start'));
    await board.rollDice('11111');
    expect(board.undoKey.getAttribute('aria-disabled')).to.equal('true');
  });

  it('closed without a start changes nothing, and forgets what was typed', async () => {
    const board = await Board.open('players="Ada,Grace"');
    await board.play('fours 44412');
    await board.click(board.newGameKey);
    name(fields(board)[0], 'Zed');
    await board.click(board.button('Close'));
    expect(board.totals).to.deep.equal([12, 0]);
    await board.click(board.newGameKey);
    expect(fields(board).map(({ value }) => value)).to.deep.equal(['Ada', 'Grace']);
  });

  it('that is closed by its key forgets what was typed as well', async () => {
    const board = await open('players="Ada"');
    name(fields(board)[0], 'Zed');
    await board.click(board.newGameKey);
    await board.click(board.newGameKey);
    expect(fields(board).map(({ value }) => value)).to.deep.equal(['Ada']);
  });

  it('is used by keys alone: tabs, names, places', async () => {
    const board = await Board.open('players="Ada,Grace"');
    await board.rollDice('44412');
    board.newGameKey.focus();
    await board.press('Enter');
    await board.drawn();
    expect(board.focus).to.contain('Game');
    await board.press('ArrowRight');
    expect(board.focus).to.equal('Sound and look');
    await board.press('Home');
    expect(board.focus).to.contain('Game');
    await board.press('End');
    expect(board.focus).to.equal('Sound and look');
    await board.press('PageUp');
    expect(board.focus).to.equal('Sound and look');
    await board.press('ArrowLeft');
    fields(board)[0]?.focus();
    fields(board)[0]?.select();
    await board.press('KeyD', 'Digit4', 'Space', 'KeyS');
    expect(fields(board)[0]?.value).to.equal('d4 s');
    expect(board.marks).to.equal('00000');
    await board.press('Alt+ArrowDown');
    expect(fields(board).map(({ value }) => value)).to.deep.equal(['Grace', 'd4 s']);
    expect(board.focus).to.equal('Name of player 2');
    await board.press('Alt+ArrowUp', 'Alt+ArrowUp');
    expect(fields(board).map(({ value }) => value)).to.deep.equal(['d4 s', 'Grace']);
    await board.press('Alt+ArrowDown');
    await board.press('Enter');
    expect(board.focus).to.equal('Who plays for d4 s');
    await board.press('Escape');
    expect(board.panel).to.equal('');
    expect(board.focus).to.equal('New game');
  });

  it('stops at 20 players, and says so', async () => {
    const board = await open('players="19"');
    await board.click(board.button('Add player'));
    expect(fields(board)).to.have.lengthOf(20);
    expect(board.button('Add player').getAttribute('aria-disabled')).to.equal('true');
    expect(words(board.find('scorecard', '.setup-full'))).to.equal('Twenty is the limit.');
    await board.click(board.button('Add computer'));
    expect(fields(board)).to.have.lengthOf(20);
    await board.click(board.button('Start'));
    expect(board.totals).to.have.lengthOf(20);
  });

  it('says everything in words', async () => {
    const board = await Board.open('players="Ada,:human"');
    await board.rollDice('12345');
    await board.click(board.newGameKey);
    const text = (): string =>
      words(board.find('scorecard', '.setup')) +
      [...board.root('scorecard').querySelectorAll('.setup *')].map((one) => one.ariaLabel ?? '').join(' ');
    await board.click(board.button('More rules'));
    expect(text()).not.to.match(/\b(?:setup|bot|option|picker|help)\.[a-z]/);
    await board.click(board.find('scorecard', '#setup-tab-look'));
    expect(text()).not.to.match(/\bsetup\.[a-z]/);
  });

  it('keeps to the limits of a game', async () => {
    const board = await open('ruleset="escalero" players="Ada,Grace,Edsger,Barbara"');
    expect(words(board.find('scorecard', '.setup-full'))).to.equal('This game takes 4 at most.');
    await board.click(board.button('Remove Ada'));
    await board.click(board.button('Remove Grace'));
    expect(() => board.button('Remove Edsger')).to.throw();
  });

  it('changes options in words, and begins with them', async () => {
    const board = await open();
    expect(optionsIn(list(board, 'Joker rule'))).to.deep.equal([
      'number box first',
      'any box',
      'lower section only (1956)',
      'no jokers',
    ]);
    await choose(board, 'Joker rule', 'any box');
    await board.click(board.button('More rules'));
    await choose(board, 'Rolls per turn', '4');
    await board.click(board.button('Start'));
    await until(() => board.panel === '');
    expect(board.state.rules.ruleset.options).to.deep.equal({ joker: 'free', rolls: 4 });
    expect(board.element.hasAttribute('options')).to.equal(false);
  });

  it('changes the game from the list of all games', async () => {
    const board = await open('players="Ada,Grace"');
    await board.click(board.find('scorecard', '.game-row'));
    await until(() => board.has('scorecard', '.game-list'));
    await board.press('Escape');
    expect(board.panel).to.equal('setup');
    expect(board.has('scorecard', '.game-list')).to.equal(false);
    await board.click(board.find('scorecard', '.game-row'));
    await until(() => board.has('scorecard', '[data-game="crag"]'));
    await board.click(board.find('scorecard', '[data-game="crag"]'));
    await until(() => board.has('scorecard', '.game-row') && !board.has('scorecard', '.game-list'));
    await board.click(board.button('Start'));
    await until(() => board.state.rules.ruleset.id === 'crag');
    expect(board.state.players).to.deep.equal(['Ada', 'Grace']);
  });

  it('begins with the list of all games when the name of the game is pressed', async () => {
    const board = await Board.open();
    const name = board.element.shadowRoot?.querySelector<HTMLElement>('button.name');
    name?.click();
    await board.drawn();
    await until(() => board.has('scorecard', '[data-game=yatzy]'));
    expect(name?.ariaExpanded).to.equal('true');
    await board.click(board.find('scorecard', '[data-game=yatzy]'));
    await until(() => board.has('scorecard', '.start'));
    await board.click(board.button('Start'));
    await until(() => words(name) === 'Yatzy');
    expect(board.state.rules.ruleset.id).to.equal('yatzy');
    expect(name?.ariaExpanded).to.equal('false');
  });

  it('leads from that list back to the board, by Escape and by its arrow', async () => {
    const board = await Board.open();
    const name = board.element.shadowRoot?.querySelector<HTMLElement>('button.name');
    const leave = [() => board.press('Escape'), () => board.click(board.button('Back'))];
    for (const back of leave) {
      name?.click();
      await board.drawn();
      await until(() => board.has('scorecard', '[data-game=yatzy]'));
      await back();
      await until(() => board.panel === '');
    }
    // From the panel for a new game, it leads back to that.
    await board.click(board.newGameKey);
    await board.click(board.find('scorecard', '.game-row'));
    await until(() => board.has('scorecard', '[data-game=yatzy]'));
    await board.press('Escape');
    await until(() => board.has('scorecard', '.game-row'));
  });

  it('is not offered by the name of a game that may not be changed', async () => {
    const board = await Board.open('readonly');
    expect(board.element.shadowRoot?.querySelector('button.name')).to.equal(null);
  });

  it('gives everybody the same dice', async () => {
    const board = await open('players="Ada,Grace"');
    await board.click(board.button('Everybody gets the same dice'));
    await board.click(board.button('Start'));
    await until(() => board.panel === '');
    board.unhurried();
    await board.roll();
    const { faces } = board;
    await board.scoreIn('chance');
    await board.roll();
    expect(board.faces).to.equal(faces);
    const same = (): string | null =>
      board.button('Everybody gets the same dice').getAttribute('aria-checked');
    await board.click(board.newGameKey);
    expect(same()).to.equal('true');
    await board.press('Escape');
    board.element.reset();
    await board.click(board.newGameKey);
    expect(same(), 'a reset plays as the page says').to.equal('false');
  });

  it('changes sound and look at once, without a word to the page', async () => {
    const board = await Board.open('players="Ada,Grace"');
    await board.play('fours 44412');
    await board.rollDice('12345');
    await chooseDarkWithoutPreviews(board);
    expect(words(board.box('ones'))).to.equal('');
    expect(getComputedStyle(board.rollKey).colorScheme).to.equal('dark');
    expect(board.element.getAttributeNames()).to.deep.equal(['players']);
    expect(board.totals).to.deep.equal([12, 0]);
  });

  it('is forgotten by a reset: what the page says holds again', async () => {
    const board = await Board.open();
    await chooseDarkWithoutPreviews(board);
    board.element.reset();
    await board.drawn();
    await board.rollDice('12345');
    expect(words(board.box('ones'))).to.equal('1');
    expect(board.element.matches(':state(dark)')).to.equal(false);
  });

  it('lets listeners choose how much they are told', async () => {
    const board = await Board.open();
    const choose = async (level: string): Promise<void> => {
      await board.click(board.newGameKey);
      await board.click(board.find('scorecard', '#setup-tab-look'));
      const levels = [...board.root('scorecard').querySelectorAll('[aria-label="Screen reader"] label')];
      expect(levels.map((one) => words(one))).to.deep.equal(['Brief', 'Normal', 'Detailed']);
      const input = levels.find((one) => words(one) === level)?.querySelector('input');
      if (input) await board.click(input);
    };
    await choose('Detailed');
    await board.rollDice('11235');
    expect(board.spoken).to.match(/^Rolled 1 1 2 3 5\. 2 rolls left\. Highest now: /);
    await board.scoreIn('ones');
    await choose('Brief');
    await board.rollDice('11235');
    expect(board.spoken).to.equal('1 1 2 3 5.');
  });

  it('offers dice that tumble where they have six sides, and they do at the next roll', async () => {
    const board = await Board.open();
    const motions = (): readonly HTMLElement[] => [
      ...board.root('scorecard').querySelectorAll<HTMLElement>('[aria-label="Motion"] label'),
    ];
    const openLook = async (): Promise<void> => {
      await board.click(board.newGameKey);
      await board.click(board.find('scorecard', '#setup-tab-look'));
    };
    await openLook();
    expect(motions().map(words)).to.deep.equal(['None', 'Fast', 'Normal', '3D']);
    await board.click(motions()[3] as HTMLElement);
    await waitUntil(() => board.wearsLooks, 'the code of tumbling dice has come');
    await board.rollDice('66661');
    await waitUntil(() => board.die(1).querySelector('.flight'), 'the first die tumbles');
    board.element.ruleset = 'lucky7';
    await board.drawn();
    await openLook();
    expect(motions().map(words)).to.deep.equal(['None', 'Fast', 'Normal']);
  });

  it('offers the themes of the page, in place of the one that the page chose', async () => {
    const presets = document.createElement('style');
    presets.textContent = `
      yahtzee-game { --yahtzee-felt-tray: green; --yahtzee-neon-tray: black; }
      yahtzee-game[theme~='felt']:where(:not(:state(theme))), yahtzee-game:state(theme-felt) { --yahtzee-tray: rgb(0 128 0); }
      yahtzee-game[theme~='neon']:where(:not(:state(theme))), yahtzee-game:state(theme-neon) { --yahtzee-tray: rgb(0 0 1); }`;
    document.head.append(presets);
    try {
      const board = await Board.open('theme="neon"');
      const tray = (): string => getComputedStyle(board.find('dice', '.tray')).backgroundColor;
      const offered = (): HTMLElement[] => [
        ...board.root('scorecard').querySelectorAll<HTMLElement>('.themes label'),
      ];
      const choose = async (name: string): Promise<void> => {
        offered()
          .find((one) => words(one) === name)
          ?.click();
        await board.drawn();
      };
      expect(tray()).to.equal('rgb(0, 0, 1)');
      await board.click(board.newGameKey);
      await board.click(board.find('scorecard', '#setup-tab-look'));
      expect(offered().map(words)).to.deep.equal(['Page', 'Felt', 'Neon']);
      await choose('Felt');
      expect(tray()).to.equal('rgb(0, 128, 0)');
      await choose('Page');
      expect(tray()).to.equal('rgb(0, 0, 1)');
      expect(board.element.getAttribute('theme')).to.equal('neon');
    } finally {
      presets.remove();
    }
  });
});

describe('the end', () => {
  it('shows places and who has won, and covers the card', async () => {
    const board = await Board.open('players="Ada,Grace"');
    await board.play(wholeGame(2, '66666').replaceAll(', ', ','));
    const panel = board.find('scorecard', '[part~=result]');
    expect([...panel.querySelectorAll('.rank .player-name')].map(words)).to.deep.equal(['Ada', 'Grace']);
    expect(board.message).to.contain('tie for the win');
    await board.click(board.cardKey);
    expect(board.panel).to.equal('');
  });

  it('the roll key plays again with the same players', async () => {
    const board = await Board.open('players="Ada,Grace"');
    board.unhurried();
    await board.play(wholeGame(2, '66666'));
    expect(words(board.rollKey)).to.equal('Play again same players');
    await board.roll();
    expect([board.state.players, board.totals]).to.deep.equal([
      ['Ada', 'Grace'],
      [0, 0],
    ]);
    expect(board.spoken).to.equal('New game. Ada’s turn.');
  });

  it('twenty players come to it', async () => {
    const board = await Board.open('players="20"');
    await board.play(wholeGame(20, '12345'));
    expect(board.state.turn.phase).to.equal('over');
    expect(board.root('scorecard').querySelectorAll('.rank li')).to.have.lengthOf(20);
  });
});
