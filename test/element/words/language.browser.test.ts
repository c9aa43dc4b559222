// A board speaks the language of its surroundings, and uses their direction of writing and their digits.

import { expect } from '@open-wc/testing';
import { addLanguage } from '@yahtzee-game/element';
import { Board, words } from '../../harness/boards/board.js';

const GERMAN = '<div lang="de">…</div>';

/** A board with a first throw. */
async function rolled(attributes = '', around?: string): Promise<Board> {
  const board = await Board.open(attributes, '', around);
  board.unhurried();
  await board.rollDice('66641');
  return board;
}

const frame = ({ element }: Board): HTMLElement | null | undefined =>
  element.shadowRoot?.querySelector<HTMLElement>('.board');

const allWords = ({ element }: Board): string =>
  [
    element,
    ...(element.shadowRoot?.querySelectorAll('yahtzee-dice, yahtzee-controls, yahtzee-scorecard') ?? []),
  ]
    .map((part) => [
      part.shadowRoot?.textContent ?? '',
      ...[...(part.shadowRoot?.querySelectorAll('[aria-label]') ?? [])].map((one) =>
        one.getAttribute('aria-label'),
      ),
    ])
    .flat()
    .join(' ');

describe('the language of a board', () => {
  it('is that of the nearest element which names one', async () => {
    const board = await rolled('', GERMAN);
    expect(words(board.rollKey)).to.contain('Würfeln');
    expect(frame(board)?.lang).to.equal('de');
  });

  it('is known by a regional tag too, and by the board itself', async () => {
    const board = await rolled('lang="de-AT"');
    expect(words(board.rollKey)).to.contain('Würfeln');
  });

  it('spells as in America where the page does, without a word of its own', async () => {
    const board = await rolled('ruleset="kismet"', '<div lang="en-US">…</div>');
    expect(allWords(board)).to.contain('Same-color pairs').and.not.contain('colour');
    expect(frame(board)?.lang).to.equal('en-us');
    const british = await rolled('ruleset="kismet"', '<div lang="en-GB">…</div>');
    expect(allWords(british)).to.contain('Same-colour pairs');
  });

  it('is looked for outside of shadow trees', async () => {
    const host = document.createElement('div');
    host.lang = 'de';
    document.body.append(host);
    const element = document.createElement('yahtzee-game');
    host.attachShadow({ mode: 'open' }).append(element);
    const board = await Board.at(element);
    expect(words(board.rollKey)).to.contain('Würfeln');
    host.remove();
  });

  it('follows the page, in the middle of a game', async () => {
    const board = await rolled('players="Ada,Grace"', '<div lang="en">…</div>');
    const game = board.element.save();
    const place = board.element.parentElement as HTMLElement;
    place.lang = 'de';
    await until(() => words(board.rollKey).includes('Würfeln'));
    expect(board.element.save()).to.equal(game);
    place.lang = 'en';
    await until(() => words(board.rollKey).includes('Roll'));
  });

  it('is the last of two that follow each other at once, and one English is as good as another', async () => {
    const board = await rolled('lang="en-GB"');
    board.element.lang = 'en-AU';
    await board.drawn();
    expect([words(board.rollKey), frame(board)?.lang]).to.deep.equal(['Roll 2 left', 'en']);
    board.element.lang = 'de';
    await new Promise((resolve) => void setTimeout(resolve));
    board.element.lang = 'fr';
    await until(() => frame(board)?.lang === 'fr');
    await board.drawn();
    expect(words(board.rollKey)).to.contain('Lancer');
  });

  it('is English where there are no words for it, and says so to who reads it aloud', async () => {
    const board = await rolled('', '<div lang="ja">…</div>');
    expect(words(board.rollKey)).to.contain('Roll');
    expect(frame(board)?.lang).to.equal('en');
  });

  it('is English there as well where the page has a name for the game alone', async () => {
    const board = await rolled('game-name="Kniffel" five-name="Five"', '<div lang="ar">…</div>');
    expect([frame(board)?.lang, frame(board)?.dir]).to.deep.equal(['en', 'ltr']);
    expect(words(board.rollKey)).to.contain('2 left');
  });

  it('comes with the words of other games, of the rules and of the list of games', async () => {
    const board = await rolled('ruleset="yatzy"', GERMAN);
    expect(allWords(board)).to.contain('Zwei Paare');
  });

  it('may be added by the page, and falls back to English where it is silent', async () => {
    addLanguage('pt', { roll: 'Lançar', left: { one: 'resta {n}', other: 'restam {n}' } });
    const board = await rolled('', '<div lang="pt-BR">…</div>');
    expect(words(board.rollKey)).to.contain('Lançar');
    expect(words(board.rollKey)).to.contain('restam 2');
    expect(allWords(board)).to.contain('Full house');
  });

  it('is in the letters of the page where the page has the words', async () => {
    addLanguage('sr-Cyrl-ME', { roll: 'Баци' });
    const board = await rolled('lang="sr-Cyrl-ME"');
    expect(words(board.rollKey)).to.contain('Баци');
    expect(frame(board)?.lang).to.equal('sr-cyrl-me');
  });

  it('gives way to the words of the page', async () => {
    const board = await rolled('', GERMAN);
    board.element.messages = { roll: 'Los!' };
    await board.drawn();
    expect(words(board.rollKey)).to.contain('Los!');
    expect(words(board.rollKey)).to.contain('2');
  });
});

describe('Persian', () => {
  it('counts in its own digits and writes from right to left', async () => {
    const board = await rolled('lang="fa"');
    expect(words(board.rollKey)).to.contain('۲');
    expect(frame(board)?.dir).to.equal('rtl');
    expect(allWords(board)).not.to.match(/[0-9]/);
    expect(allWords(board)).not.to.match(/[a-zA-Z]{2}/);
  });

  it('is Persian however its tag is written', async () => {
    const board = await rolled('lang="FA-ir"');
    expect(frame(board)?.dir).to.equal('rtl');
    expect(words(board.rollKey)).to.contain('۲');
  });

  it('keeps the direction that the page gives', async () => {
    const board = await rolled('lang="fa"', '<div dir="ltr">…</div>');
    expect(frame(board)?.hasAttribute('dir')).to.equal(false);
    expect(getComputedStyle(board.element).direction).to.equal('ltr');
  });
});

describe('names that a page chooses', () => {
  it('stand for the game and for all dice alike, wherever they are said', async () => {
    const board = await Board.open('game-name="Five Dice" five-name="Jackpot" players="2"');
    board.unhurried();
    await board.rollDice('66666');
    expect(allWords(board)).not.to.match(/yahtzee/i);
    expect(allWords(board)).to.contain('Five Dice');
    await board.scoreIn('yahtzee');
    expect(board.spoken).to.contain('Jackpot');
  });
});

describe('what is awaited', () => {
  it('can be styled by the page', async () => {
    const board = await Board.open('players="Ada,Grace"');
    board.unhurried();
    const is = (state: string): boolean => board.element.matches(`:state(${state})`);
    expect([is('roll'), is('several'), is('seat-1')]).to.deep.equal([true, true, true]);
    await board.rollDice('66641');
    expect([is('roll'), is('choose')]).to.deep.equal([false, true]);
    await board.scoreIn('sixes');
    expect([is('roll'), is('seat-2')]).to.deep.equal([true, true]);
  });
});

async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !holds(); i++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(holds()).to.equal(true);
}
