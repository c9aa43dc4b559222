// The boards that are measured, each as its own README sets it up on a page, and the versions of them.

import { dragging, moving, picking, playing } from './acts.mjs';

/** @import { Act } from './acts.mjs' */
/**
 * `entry`: the file in `entries` that is bundled for it; none for ours, which is the build that is shipped. `drawn`: whether
 * its cells are there, `acted`: whether it did what the first acts asked for; both run in the page, so they know nothing but
 * their board.
 * @typedef {{
 *   name: string,
 *   heading: string[],
 *   html: string,
 *   around?: string,
 *   style: string,
 *   entry?: string,
 *   acts: Act[],
 *   drawn: (board: Element) => boolean,
 *   acted: (board: Element) => boolean,
 * }} Peer
 */

/** What is installed. lit is what chessboard-element draws with; its own range would let it change. */
export const VERSIONS = {
  '@lichess-org/chessground': '10.4.1',
  'chess.js': '1.4.0',
  'chessboard-element': '1.2.0',
  chessops: '0.15.1',
  'emoji-picker-element': '1.29.1',
  'emoji-picker-element-data': '1.8.0',
  gchessboard: '1.4.0',
  lit: '2.8.0',
};

/** Of the emoji picker, by path; the path is where its page finds it. */
export const DATA = 'emoji-picker-element-data/en/emojibase/data.json';

export const OURS = 'yahtzee-game';
export const CHESSGROUND = 'chessground + chessops';
export const GCHESSBOARD = 'gchessboard';
export const GCHESSBOARD_CHESS = 'gchessboard + chess.js';

/** @type {(style: string) => Peer[]} given the style that our README documents */
export const peersOf = (style) => [
  {
    name: OURS,
    heading: ['yahtzee-', 'game'],
    html: '<yahtzee-game></yahtzee-game>',
    // The class of what is around it, by which its style asks for its width.
    around: 'game',
    style,
    acts: playing('yahtzee-game'),
    drawn: (board) => {
      const [dice, controls, card] = ['dice', 'controls', 'scorecard'].map(
        (part) => board.shadowRoot?.querySelector(`yahtzee-${part}`)?.shadowRoot,
      );
      const has = [
        dice?.querySelectorAll('.die'),
        controls?.querySelectorAll('.roll'),
        card?.querySelectorAll('.cell'),
      ];
      return has.map((parts) => parts?.length).join() === '5,1,13';
    },
    acted: (board) => /** @type {{ save?: () => string }} */ (board).save?.().includes(' :') ?? false,
  },
  {
    name: GCHESSBOARD,
    heading: ['gchess-', 'board'],
    entry: 'gchessboard.js',
    html: '<g-chess-board fen="start" interactive></g-chess-board>',
    style: '',
    acts: moving('g-chess-board'),
    drawn: (board) => board.shadowRoot?.querySelectorAll('[part^="piece-"]').length === 32,
    acted: (board) => !(/** @type {{ fen?: string }} */ (board).fen?.endsWith('/8/8/PPPPPPPP/RNBQKBNR')),
  },
  {
    name: GCHESSBOARD_CHESS,
    heading: ['gchess-', 'board +', 'chess.js'],
    entry: 'gchessboard-chess.js',
    html: '<g-chess-board fen="start" turn="white" interactive></g-chess-board>',
    style: '',
    acts: moving('g-chess-board'),
    drawn: (board) => board.shadowRoot?.querySelectorAll('[part^="piece-"]').length === 32,
    acted: (board) => !(/** @type {{ fen?: string }} */ (board).fen?.endsWith('/8/8/PPPPPPPP/RNBQKBNR')),
  },
  {
    name: 'chessboard-element + chess.js',
    heading: ['chessboard-', 'element +', 'chess.js'],
    entry: 'chessboard-element-chess.js',
    html: '<chess-board position="start" draggable-pieces></chess-board>',
    style: '',
    acts: dragging('chess-board'),
    drawn: (board) => board.shadowRoot?.querySelectorAll('[part~="piece"] svg').length === 32,
    acted: (board) =>
      !(/** @type {{ fen?: () => string }} */ (board).fen?.().endsWith('/8/8/PPPPPPPP/RNBQKBNR')),
  },
  {
    name: CHESSGROUND,
    heading: ['chess-', 'ground +', 'chessops'],
    entry: 'chessground-chessops.js',
    html: '<div class="chessground"></div>',
    // It has no size of its own: its page gives it one, here that of the other boards.
    style: '.chessground { aspect-ratio: 1 }',
    acts: moving('.chessground'),
    drawn: (board) => board.querySelectorAll('cg-board piece').length === 32,
    acted: (board) => board.querySelectorAll('square.last-move').length === 2,
  },
  {
    name: 'emoji-picker-element',
    heading: ['emoji-', 'picker-', 'element'],
    entry: 'emoji-picker-element.js',
    // With a version it shows every emoji of it, whatever fonts the machine has.
    html: `<emoji-picker data-source="/${DATA}" emoji-version="17.0"></emoji-picker>`,
    style: '',
    acts: picking('emoji-picker'),
    drawn: (board) => (board.shadowRoot?.querySelectorAll('.tabpanel:not(.gone) .emoji').length ?? 0) > 100,
    acted: (board) => board.getAttribute('title') !== null,
  },
];
