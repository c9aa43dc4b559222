/** Whether the text of a game is JSON, not the notation of saved games. */
export const isJSON = (game: string): boolean => game.trimStart().startsWith('{');
