// All texts of the key beside the dice fit inside it, in any language and on any screen.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import type { Table } from '@yahtzee-game/element';
import { loadRuleset, newGame, type GameState } from '@yahtzee-game/rules';
import type { Board } from '../../harness/boards/board.js';
import { partOf } from '../../harness/extent.js';
import { playTurns, reroll, rollDice, WHOLE_GAME } from '../../harness/games/play.js';
import { FILES } from '../../../packages/element/src/words/files.js';
import { boardOn } from '../board-on.js';

const yahtzee = await loadRuleset('yahtzee');
const start = newGame(yahtzee);
const osto = await loadRuleset('yatzy-osto');
const saved = rollDice(playTurns(newGame(osto), 'chance 66542'), '44412');
const rolled = rollDice(start, '44412');
const again = reroll(rolled, '11100', '12');
const last = WHOLE_GAME.split(',').filter((turn) => !/fourOfAKind/.test(turn));
const both = newGame(yahtzee, { players: 2 });
const never = new Promise<never>(() => undefined);

interface Moment {
  readonly attributes?: string;
  readonly state?: GameState;
  readonly table?: Table;
  readonly press?: (board: Board) => Promise<void>;
}

/** Moments that together show every text of the key. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  'three rolls left': {},
  'one roll left': { state: again },
  'all dice held': { state: rolled, press: (board) => board.hold(1, 2, 3, 4, 5) },
  'no roll left': { state: reroll(again, '11100', '66') },
  'one box left': {
    state: reroll(reroll(rollDice(playTurns(start, last.join(',')), '44412'), '11100', '12'), '11100', '12'),
  },
  'a computer plays': { attributes: 'players="computer:greedy,Ada"' },
  'another computer plays': { attributes: 'players="computer:greedy,computer:greedy"' },
  'somebody elsewhere plays': {
    attributes: 'players="Friederike,Ada"',
    table: { player: (seat) => (seat ? undefined : { choose: () => never, begin: () => never }) },
  },
  'dice come from elsewhere': { table: { throwDice: () => never }, press: (board) => board.roll() },
  'real dice': { attributes: 'dice="real"', state: rolled },
  'a roll can be bought': {
    attributes: 'ruleset="yatzy-osto"',
    state: reroll(reroll(saved, '11100', '12'), '11100', '66'),
  },
  'a game of one is over': { state: playTurns(start, WHOLE_GAME) },
  'a game of two is over': {
    attributes: 'players="2"',
    state: playTurns(
      both,
      WHOLE_GAME.split(',')
        .flatMap((turn) => [turn, turn])
        .join(','),
    ),
  },
};

/** Width and height of the window, and the size of letters, in pixels. */
const ALL_SCREENS = [
  ...[240, 280, 320, 360].flatMap((width) => [
    [width, 900, 16],
    [width, 900, 32],
  ]),
  [320, 568, 16],
  [360, 640, 16],
  [375, 553, 16],
  [740, 360, 16],
  [667, 375, 16],
  [640, 900, 16],
  [1000, 900, 16],
] as const;
/** The first four are the narrowest, with normal and with large letters. */
const SCREENS = partOf(ALL_SCREENS, [...ALL_SCREENS.slice(0, 4), ...ALL_SCREENS.slice(-6, -3)]);

/** How far the text sticks out of the key, in pixels. Fonts leave some space above and below their letters. */
function overflow(key: Element): number {
  const room = key.getBoundingClientRect();
  const range = key.ownerDocument.createRange();
  range.selectNodeContents(key);
  const out = [...range.getClientRects()].flatMap(({ left, right, top, bottom, height }) => [
    room.left - left,
    right - room.right,
    room.top - top - 0.15 * height,
    bottom - room.bottom - 0.15 * height,
  ]);
  return Math.max(...out);
}

/** Faults on these screens: text outside the key, a key outside the screen, or one that is too low to be pressed. */
function faultsOf(board: Board, lang: string): readonly string[] {
  const { documentElement, defaultView } = board.element.ownerDocument;
  const frame = defaultView?.frameElement as HTMLIFrameElement;
  return SCREENS.flatMap(([width, height, letters]) => {
    Object.assign(frame.style, { inlineSize: `${width}px`, blockSize: `${height}px` });
    documentElement.style.fontSize = `${letters}px`;
    const out = overflow(board.rollKey);
    const { height: high, left, right } = board.rollKey.getBoundingClientRect();
    const fault = `${lang}, “${board.rollKey.innerText.replaceAll(/\s+/g, ' ')}” on ${width} × ${height}, ${letters} px letters`;
    return [
      ...(out > 0.5 ? [`${fault}: out by ${out.toFixed(1)} px`] : []),
      ...(left < 0 || right > width ? [`${fault}: from ${left} to ${right} px`] : []),
      ...(high < 44 ? [`${fault}: ${high} px high`] : []),
    ];
  });
}

for (const [name, { attributes = '', state, table, press }] of Object.entries(MOMENTS))
  it(`in every language the key fits when ${name}`, async () => {
    const board = await boardOn({ width: 360, height: 900, attributes });
    board.unhurried();
    if (table) board.element.newGame({ table });
    await board.drawn();
    if (state) await board.goOn(state);
    await press?.(board);
    const faults: string[] = [];
    for (const lang of ['en', ...Object.keys(FILES)]) {
      board.element.lang = lang;
      await board.drawn();
      faults.push(...faultsOf(board, lang));
    }
    expect(faults).to.deep.equal([]);
  });
