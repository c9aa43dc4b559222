// The size of a board: the same in every state, and never larger than its place.

import { expect, fixture } from '@open-wc/testing';
import '@yahtzee-game/element';
import { loadRuleset, newGame, type GameState } from '@yahtzee-game/rules';
import { Board } from '../../harness/boards/board.js';
import { playTurns, position, reroll, rollDice, WHOLE_GAME } from '../../harness/games/play.js';

const yahtzee = await loadRuleset('yahtzee');
const yatzy = await loadRuleset('yatzy');

const start = newGame(yahtzee);
const rolled = rollDice(start, '44412');

/** All kinds of moments, by name. */
const MOMENTS: Readonly<Record<string, GameState>> = {
  start,
  rolled,
  'no rolls left': reroll(reroll(rolled, '11100', '12'), '11100', '66'),
  joker: position(yahtzee, 'yahtzee 66666', '44444'),
  'joker in the lower section': position(yahtzee, 'yahtzee 66666, fours 44412', '44444'),
  'an entry with a bonus': playTurns(start, 'yahtzee 66666, fours 44444'),
  over: playTurns(start, WHOLE_GAME),
};

/** A board in a box of this width. */
async function boardOf(width: number, attributes = ''): Promise<Board> {
  const box = await fixture<HTMLElement>(
    `<div style="inline-size: ${width}px"><yahtzee-game ${attributes}></yahtzee-game></div>`,
  );
  return Board.at(box.querySelector('yahtzee-game'));
}

const heightOf = ({ element }: Board): number => element.getBoundingClientRect().height;

for (const width of [260, 360, 640]) {
  describe(`a board of ${width} px`, () => {
    it('has the same height in every state', async () => {
      const board = await boardOf(width);
      const heights: Record<string, number> = {};
      for (const [name, moment] of Object.entries(MOMENTS)) {
        await board.goOn(moment);
        heights[name] = heightOf(board);
        if (name === 'rolled') {
          await board.hold(1, 2, 3);
          heights['held'] = heightOf(board);
          await board.scoreIn('yahtzee');
          heights['asked for a zero'] = heightOf(board);
        }
      }
      await board.click(board.newGameKey);
      heights['setup'] = heightOf(board);
      expect(heights).to.deep.equal(
        Object.fromEntries(Object.keys(heights).map((name) => [name, heights['start']])),
      );
    });
  });
}

for (const [what, attributes, moment] of [
  ['for one', '', position(yahtzee, 'yahtzee 66666', '44444')],
  ['of Yatzy', 'ruleset="yatzy"', rollDice(newGame(yatzy), '44412')],
  ['for eight', 'players="8"', rollDice(newGame(yahtzee, { players: 8 }), '44412')],
] as const) {
  it(`a board ${what} of 240 px keeps everything within`, async () => {
    const board = await boardOf(240, attributes);
    await board.goOn(moment);
    await board.hold(1);
    const box = board.element.parentElement;
    expect(box?.scrollWidth).to.equal(240);
    const { left, right } = board.element.getBoundingClientRect();
    const things = [board.rollKey, board.undoKey, board.newGameKey, ...board.dice, ...board.boxes];
    for (const thing of things) {
      const rect = thing.getBoundingClientRect();
      expect(rect.width, thing.outerHTML).to.be.greaterThan(20);
      expect(rect.left, thing.outerHTML).to.be.at.least(left);
      expect(rect.right, thing.outerHTML).to.be.at.most(right);
    }
  });
}

it('nothing on a board has a style attribute', async () => {
  const board = await boardOf(640, 'players="Ada,Grace"');
  const styled = (): string[] =>
    board.roots.flatMap((root) => [...root.querySelectorAll('[style]')].map((one) => one.outerHTML));
  for (const moment of Object.values(MOMENTS)) {
    await board.goOn(moment);
    expect(styled()).to.deep.equal([]);
  }
  await board.click(board.newGameKey);
  expect(styled()).to.deep.equal([]);
});
