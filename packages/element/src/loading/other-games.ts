/** Games other than plain Yahtzee, and saved ones. */
export * as openGame from '../game/open-game.js';
export * as otherGames from '../features/other-games/index.js';
