/**
 * The code that a board loads after its first rendering, and when. Each module of `loading/` becomes one file, also
 * after a bundler, so it holds code that is used together. Each import is written out, because bundlers only follow
 * imports that they can read. Features that need another of these files import it themselves.
 */
import { FORCED_COLOURS, isMatched, SHORT_SCREEN } from './basics/media.js';
import { hasPage } from './basics/platform.js';
import type { Board } from './board/board.js';
import type { Late } from './board/entry.js';
import type { BoardElement } from './board/feature.js';
import { isSetup } from './game/board-state.js';
import { keptBy } from './game/settings.js';
import { isLastTurn } from './game/turns.js';
import { pipsOf } from './parts/dice/die.js';

const afterFirstPaint = () => import('./loading/after-first-paint.js');
/** Loads the code that opens saved games and games other than plain Yahtzee. */
export const loadGames = () => import('./loading/other-games.js');
/** Loads the code that reads rule sheets. */
export const loadRuleSheets = () => import('./loading/rule-sheets.js');
const players = () => import('./loading/players.js');
const panels = () => import('./loading/panels.js');
const advice = () => import('./loading/advice.js');
const end = () => import('./loading/end.js');
const dice = () => import('./loading/dice.js');
/** Loads the code that deals dice from seeds. */
export const loadSeededDice = afterFirstPaint;
/** Loads the code for languages other than English. */
export const loadLanguages = () => import('./words/page-language.js');

/**
 * In the order in which features complete the view and fill slots. `early` features may be needed for the first
 * rendering; the others wait until the feature `every-board` is loaded.
 */
export const LATE: readonly Late[] = [
  { id: 'every-board', early: true, load: async () => (await afterFirstPaint()).everyBoard },
  {
    id: 'short-screens',
    early: true,
    wanted: (_, host) => isMatched(SHORT_SCREEN) || isTall(host),
    load: () => import('./loading/short-screens.js'),
  },
  {
    id: 'forced-colours',
    wanted: () => isMatched(FORCED_COLOURS),
    load: async () => (await afterFirstPaint()).forcedColours,
  },
  { id: 'other-games', early: true, load: async () => (await loadGames()).otherGames },
  {
    id: 'players',
    early: true,
    wanted: ({ view }) => view?.several || isSetup(view?.panel),
    load: async () => (await players()).players,
  },
  {
    id: 'announcements',
    wanted: ({ settings }) => settings.speech !== 'normal',
    load: async () => (await afterFirstPaint()).announcements,
  },
  { id: 'dice-styles', wanted: hasDiceStyles, load: async () => (await dice()).diceStyles },
  {
    id: 'moments',
    early: true,
    // Loaded with `every-board`, so that it can name the hand of the first throw; if dice are rolled earlier, then at
    // once.
    wanted: ({ state, features }) => features.get('every-board') ?? state?.log,
    load: async () => (await afterFirstPaint()).moments,
  },
  {
    id: 'coach',
    wanted: ({ advisor, settings }) => advisor && settings.coach === 'on',
    load: async () => (await advice()).coach,
  },
  {
    id: 'advice',
    wanted: ({ advisor, view }) => advisor?.winProbabilities && view?.several,
    load: async () => (await advice()).advice,
  },
  {
    id: 'last-turns',
    wanted: ({ snapshot }, host) => snapshot?.lastCells.some(Boolean) && isWide(host),
    load: async () => (await players()).lastTurns,
  },
  {
    id: 'seats',
    early: true,
    wanted: ({ table, levels, view }) => table ?? (levels.some(Boolean) || isSetup(view?.panel)),
    load: async () => (await players()).seats,
  },
  {
    id: 'real-dice',
    wanted: ({ settings }) => hasPage && settings.dice === 'real',
    load: async () => (await dice()).realDice,
  },
  { id: 'end', wanted: ({ state }) => state && isLastTurn(state), load: async () => (await end()).end },
  {
    id: 'share',
    wanted: ({ state, dealt }) =>
      state && (isLastTurn(state) || dealt.isPublic || (hasPage && location.hash.includes('yahtzee='))),
    load: async () => (await end()).share,
  },
  {
    id: 'panels',
    wanted: ({ view }) => ![undefined, 'result', 'advice'].includes(view?.panel),
    load: async () => (await panels()).panels,
  },
  { id: 'setup', wanted: ({ view }) => isSetup(view?.panel), load: async () => (await panels()).setup },
  { id: 'keep', early: true, wanted: (_, { keep }) => keptBy(keep), load: async () => (await end()).keep },
];

/** Whether the page sets faces, motion or sound; a server renders none of them. */
function hasDiceStyles({ settings, state }: Board, host: BoardElement): boolean {
  if (!hasPage) return false;
  const { motion, sound, vibration } = settings;
  const faces =
    host.faces ??
    host.querySelector('[slot^="face-"]') ??
    state?.rules.sides.find(({ face, symbol }) => symbol || !pipsOf(face).length);
  return Boolean(faces) || motion !== 'normal' || sound === 'on' || vibration === 'on';
}

/** Whether the board is taller than its window. Known once `every-board` is loaded. */
const isTall = ({ renderRoot }: BoardElement): boolean =>
  hasPage && renderRoot.querySelector('[data-tall]') !== null;

/**
 * Whether the board is wide enough (60em) to show the card beside the dice. Not measured before a game's first entry.
 */
function isWide({ renderRoot }: BoardElement): boolean {
  const board = hasPage ? renderRoot.querySelector<HTMLElement>('.board') : null;
  return board !== null && board.offsetWidth >= 60 * parseFloat(getComputedStyle(board).fontSize);
}
