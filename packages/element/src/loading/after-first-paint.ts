/** The features that every board fetches once it is drawn. */
export * as everyBoard from '../features/every-board/index.js';
export * as moments from '../features/moments/index.js';
export * as announcements from '../features/announcements/index.js';
export * as forcedColours from '../features/screens/forced-colours.js';
export { diceFrom, drawnDice } from '../game/seeded-dealer.js';
