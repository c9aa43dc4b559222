/** Whether a game is given as JSON, and not as text of the notation. */
export const isJSON = (game: string): boolean => game.trimStart().startsWith('{');
