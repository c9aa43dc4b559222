import { createContext } from '@lit/context';
import type { Advisor } from './advisor.js';
import type { GameStore } from './store.js';

/** The store of the nearest `<yahtzee-game>`, for every part inside it. */
export const storeContext = createContext<GameStore>(Symbol('yahtzee-game'));

/** The advisor of every board inside the page's element that provides one. */
export const advisorContext = createContext<Advisor | undefined>(Symbol.for('yahtzee-advisor'));
