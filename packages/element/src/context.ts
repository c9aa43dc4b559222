import { createContext } from '@lit/context';
import type { GameStore } from './store.js';

/** The store of the nearest `<yahtzee-game>`, for every part inside it. */
export const storeContext = createContext<GameStore>(Symbol('yahtzee-game'));
