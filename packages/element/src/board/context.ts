import { createContext } from '@lit/context';
import type { Advisor } from '../game/advisor.js';
import type { Board } from './board.js';

/** The board of the nearest `<yahtzee-game>`, for all parts inside it. */
export const boardContext = createContext<Board>(Symbol('yahtzee-game'));

/** The advisor of all boards inside an element that provides one. */
export const advisorContext = createContext<Advisor | undefined>(Symbol.for('yahtzee-advisor'));
