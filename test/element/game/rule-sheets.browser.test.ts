// Boards that play a rule sheet as JSON: from an address, or inside them.

import { expect, fixtureCleanup } from '@open-wc/testing';
import '@yahtzee-game/element';
import { seededDice } from '@yahtzee-game/rules';
import { rulesetFromJSON } from '@yahtzee-game/rules/define';
import { playedGame } from '../../harness/games/shared-game.js';
import { codeOf } from '../inside.js';
import { Board, words } from '../../harness/boards/board.js';
import { warningsOf } from '../../harness/boards/warnings.js';
import { waitUntil } from '../../harness/boards/wait.js';

const HARBOUR = {
  id: 'harbour',
  dice: { count: 4 },
  rolls: 2,
  rows: ['numbers(6)', { id: 'street', score: 'fixed(20, run(4))' }, { id: 'chance', score: 'sum' }],
  bonus: [42, 20],
  words: {
    en: {
      name: 'Harbour',
      rows: { street: 'Harbour street', upperBonus: 'High tide' },
      help: { street: 'Four ships in a row.' },
    },
    de: { name: 'Hafen', rows: { street: 'Hafenstraße' } },
  },
};

/** Another game of the same id. */
const OTHER = {
  ...HARBOUR,
  rows: ['numbers(6)', { id: 'street', score: 'fixed(30, run(4))' }, { id: 'chance', score: 'sum' }],
};

const addressOf = (sheet: unknown): string =>
  URL.createObjectURL(new Blob([JSON.stringify(sheet)], { type: 'application/json' }));

const inside = (sheet: unknown): string =>
  `<script type="application/json">${typeof sheet === 'string' ? sheet : JSON.stringify(sheet)}</script>`;

async function playing(attributes: string, content = ''): Promise<Board> {
  const board = await Board.open(`motion="none" ${attributes}`, content);
  await waitUntil(() => Boolean(board.element.state), 'a game has begun');
  await board.drawn();
  return board;
}

const labels = (board: Board): readonly string[] =>
  [...board.root('scorecard').querySelectorAll('.label')].map(words);

afterEach(() => {
  fixtureCleanup();
  localStorage.clear();
});

it('is played from an address, with its words', async () => {
  const board = await playing(`ruleset="${addressOf(HARBOUR)}"`);
  expect(board.element.gameTitle).to.equal('Harbour');
  expect(labels(board)).to.include('Harbour street');
  await board.rollDice('1234');
  await board.click(board.box('street'));
  expect(board.state.cards[0]?.filled).to.equal(1);
  await board.click(board.find('controls', '[part~=help]'));
  await waitUntil(
    () => /Four ships in a row/.test(words(board.root('scorecard').querySelector('.panel'))),
    'the help says it',
  );
});

it('speaks the language of the page where it has words for it', async () => {
  const board = await playing(`lang="de" ruleset="${addressOf(HARBOUR)}"`);
  expect(board.element.gameTitle).to.equal('Hafen');
  expect(labels(board)).to.include('Hafenstraße');
});

it('is played from inside the board', async () => {
  const board = await playing('', inside(HARBOUR));
  expect(board.element.gameTitle).to.equal('Harbour');
});

it('is begun by a new game, too, and goes back', async () => {
  const board = await playing('');
  board.element.newGame({ ruleset: `${addressOf(HARBOUR)}#.json` });
  await waitUntil(() => board.element.gameTitle === 'Harbour', 'Harbour has begun');
  board.element.newGame({ ruleset: 'yahtzee' });
  await waitUntil(() => board.element.gameTitle === 'Yahtzee', 'Yahtzee has begun');
  expect(labels(board)).not.to.include('Harbour street');
});

it('is kept, and goes on after a reload of the page', async () => {
  const attributes = `id="harbour" keep="game" ruleset="${addressOf(HARBOUR)}"`;
  const board = await playing(attributes);
  await board.rollDice('1234');
  await board.click(board.box('street'));
  fixtureCleanup();
  const again = await playing(attributes);
  await waitUntil(() => again.state.cards[0]?.filled === 1, 'the game goes on');
  expect(again.element.gameTitle).to.equal('Harbour');
});

it('a game that has been saved by another sheet of this id is refused', async () => {
  const board = await playing('', inside(HARBOUR));
  await board.rollDice('1234');
  await board.click(board.box('street'));
  const saved = board.element.save();
  const other = await playing('', inside(OTHER));
  const result = await other.element.load(saved);
  expect(!result.ok && result.code).to.equal('other-revision');
});

describe('a link to a game by a sheet', () => {
  const { href } = location;
  afterEach(() => history.replaceState(null, '', href));

  /** The address of this page with a whole game by the sheet. */
  function challenge(): void {
    const parsed = rulesetFromJSON(HARBOUR);
    if (!parsed.ok) throw new Error(parsed.message);
    const game = playedGame(parsed.ruleset, seededDice('tuesday'), 'Ada');
    history.replaceState(null, '', `${href}#yahtzee=${codeOf(game, 'tuesday')}`);
  }
  const heads = (board: Board): readonly string[] =>
    [...board.root('scorecard').querySelectorAll('.player-name')].map(words);

  it('is a challenge on a board that plays the sheet', async () => {
    challenge();
    const board = await playing('', inside(HARBOUR));
    await waitUntil(() => heads(board).length === 2, 'the other is there');
    expect(heads(board)).to.deep.equal(['You', 'Ada']);
  });

  it('is none on a board that plays another one of the same id', async () => {
    challenge();
    const warnings = await warningsOf(async (said) => {
      const board = await playing('', inside(OTHER));
      await waitUntil(() => said.length, 'nothing is said');
      expect(heads(board).length).to.be.lessThan(2);
    });
    expect(warnings.join()).to.match(/link: the shared game cannot be played: .*revision/);
  });
});

const FAULTS: Readonly<Record<string, readonly [attributes: string, content: string, sentence: RegExp]>> = {
  'that is not there': ['ruleset="/missing/sheet.json"', '', /cannot be had: the server answers 404/],
  'of another kind': [`ruleset="${addressOf({ id: 'a' })}"`, '', /rows: undefined is not allowed/],
  'with a misspelt word': [
    '',
    inside({ ...HARBOUR, rows: [{ id: 'street', score: 'runn(4)' }] }),
    /the sheet in the board: rows\[0\]\.score: "runn\(4\)"; there is no word "runn"; did you mean "run"\?$/,
  ],
  'that is no JSON': ['', inside('{ id: harbour }'), /the sheet in the board: it is no JSON/],
};
for (const [what, [attributes, content, sentence]] of Object.entries(FAULTS))
  it(`a sheet ${what} gives one sentence, and Yahtzee is played`, async () => {
    const warnings = await warningsOf(async () => {
      const board = await playing(attributes, content);
      expect(board.element.gameTitle).to.equal('Yahtzee');
      await board.rollDice('11111');
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.match(sentence);
  });
