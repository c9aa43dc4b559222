/** When each feature is fetched that no board needs for its first picture. `loader.ts` has their order. */
import type { Board } from '../../game/board.js';
import { hasPage } from '../../platform.js';
import { pipsOf } from '../../parts/die.js';
import { isLastTurn } from '../../view/speech.js';
import { updateBoards } from '../../words/added-languages.js';
import type { Entry } from '../entry.js';
import type { BoardElement } from '../feature.js';
import { FORCED_COLOURS, isMatched, SHORT_SCREEN } from '../media.js';

// Screens are turned, and colours are forced, while boards are there.
for (const query of [SHORT_SCREEN, FORCED_COLOURS])
  globalThis.matchMedia?.(query).addEventListener('change', updateBoards);

export const furtherFeatures: Readonly<Record<string, Entry>> = {
  announcements: {
    wanted: ({ settings }) => settings.speech !== 'normal',
    load: () => import('../announcements/index.js'),
  },
  'forced-colours': {
    wanted: () => isMatched(FORCED_COLOURS),
    load: () => import('../forced-colours/index.js'),
  },
  'dice-styles': { wanted: hasDiceStyles, load: () => import('../dice-styles/index.js') },
  advice: {
    wanted: ({ advisor, view }) => advisor?.winProbabilities && view?.several,
    load: () => import('../advice/index.js'),
  },
  'last-turns': {
    wanted: ({ snapshot }, host) => snapshot?.lastCells.some(Boolean) && isWide(host),
    load: () => import('../last-turns/index.js'),
  },
  'real-dice': {
    wanted: ({ settings }) => hasPage && settings.dice === 'real',
    load: () => import('../real-dice/index.js'),
  },
  end: { wanted: ({ state }) => state && isLastTurn(state), load: () => import('../end/index.js') },
  share: {
    wanted: ({ state, dealt }) =>
      state && (isLastTurn(state) || dealt.isPublic || (hasPage && location.hash.includes('yahtzee='))),
    load: () => import('../share/index.js'),
  },
  panels: {
    wanted: ({ view }) => ![undefined, 'result', 'advice'].includes(view?.panel),
    load: () => import('../panels/index.js'),
  },
  setup: { wanted: ({ view }) => view?.panel === 'setup', load: () => import('../setup/index.js') },
};

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

/** Whether the card stands beside the dice. Nothing is measured before the first entry of a game. */
function isWide({ renderRoot }: BoardElement): boolean {
  const board = hasPage ? renderRoot.querySelector<HTMLElement>('.board') : null;
  return board !== null && board.offsetWidth >= 60 * parseFloat(getComputedStyle(board).fontSize);
}
