/** House rules as JSON. */
export { sheetAt, sheetIn } from '../board/rule-sheets.js';
