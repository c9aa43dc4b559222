import type { Messages } from '@yahtzee-game/element/kit';
export const words: Messages = {};
