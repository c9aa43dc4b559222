/** The language of a board that does not speak English: in a file of its own, which shares the words of the board. */
export { PageLanguage } from '../words/page-language.js';
