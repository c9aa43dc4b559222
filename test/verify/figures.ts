/** A figure that was seen, for the report of `npm run verify`. */
export const figure = (text: string): void => console.log(`figure: ${text}`);
