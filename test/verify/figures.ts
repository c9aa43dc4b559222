/** Prints a measured figure for the report of `npm run verify`. */
export const figure = (text: string): void => console.log(`figure: ${text}`);
