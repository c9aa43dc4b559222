/** Games other than plain Yahtzee, and saved ones. */
export * as openGame from '../board/open-game.js';
export * as otherGames from '../features/other-games/index.js';
