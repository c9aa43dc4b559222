// The last request for a game wins, however soon it follows another one.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import type { YahtzeeGame } from '@yahtzee-game/element';
import { Board } from '../../harness/boards/board.js';

/** A game of Yacht with one entry. */
const YACHT = '1 yacht Ada 66621 :sixes =18';

describe('requests for games', () => {
  let element: YahtzeeGame;
  beforeEach(async () => {
    // The files of the other games have already been loaded, so that nothing is late by chance.
    await Board.open('ruleset="yacht"');
    element = document.createElement('yahtzee-game');
  });
  afterEach(() => element.remove());

  const played = (): unknown[] => {
    const { rules, players, cards } = element.state ?? {};
    return [rules?.ruleset.id, players?.join(), cards?.[0]?.filled];
  };

  it('a game is loaded into a board that has just been put on the page', async () => {
    document.body.append(element);
    const loaded = await element.load(YACHT);
    expect(loaded.ok).to.equal(true);
    await element.updateComplete;
    expect(played()).to.deep.equal(['yacht', 'Ada', 1]);
  });

  it('and into one that is put there meanwhile', async () => {
    const loading = element.load(YACHT);
    document.body.append(element);
    await loading;
    await element.updateComplete;
    expect(played()).to.deep.equal(['yacht', 'Ada', 1]);
  });

  it('a game is loaded where the attributes have just changed', async () => {
    document.body.append(element);
    await element.updateComplete;
    element.ruleset = 'yatzy';
    element.players = 2;
    await element.load(YACHT);
    await element.updateComplete;
    expect(played()).to.deep.equal(['yacht', 'Ada', 1]);
  });

  it('others play on a board that has just been put on the page', async () => {
    document.body.append(element);
    element.newGame({ players: ['Ada', 'Grace'] });
    await element.updateComplete;
    expect(played()).to.deep.equal(['yahtzee', 'Ada,Grace', 0]);
  });

  it('others play the game of attributes that have just changed', async () => {
    document.body.append(element);
    await element.updateComplete;
    element.ruleset = 'yacht';
    element.players = ['Max'];
    element.newGame({ players: ['Ada', 'Grace'] });
    await element.updateComplete;
    expect(played()).to.deep.equal(['yacht', 'Ada,Grace', 0]);
  });

  it('a new game is not replaced by one that was asked for before, which is told', async () => {
    document.body.append(element);
    await element.updateComplete;
    const loading = element.load(YACHT);
    element.newGame({ players: ['Grace'] });
    const loaded = await loading;
    expect(loaded).to.include({ ok: false, code: 'unavailable' });
    expect(played()).to.deep.equal(['yahtzee', 'Grace', 0]);
  });

  it('nor is the game of attributes that were set since', async () => {
    document.body.append(element);
    await element.updateComplete;
    const loading = element.load(YACHT);
    element.ruleset = 'yatzy';
    expect(await loading).to.have.property('message', 'unavailable: a later request');
    await element.updateComplete;
    expect(played()).to.deep.equal(['yatzy', '', 0]);
  });
});
