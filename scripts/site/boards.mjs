// Boards that are there before their script: `<yahtzee-game prerender …></yahtzee-game>` in a page becomes the whole board.

import { renderGame } from '../../packages/element/dist/ssr.js';

const STYLESHEETS = '/packages/element/dist/css';
const BOARD = /<yahtzee-game prerender(?<attributes>[^>]*)><\/yahtzee-game>/g;
const ATTRIBUTE = /(?<name>[\w-]+)(?:="(?<value>[^"]*)")?/g;

/** @type {Map<string, Promise<string>>} */
const drawn = new Map();

/**
 * Draws the boards of a page that ask for it. Without script they are pictures, so they say so.
 * @param {string} html
 */
export async function withBoards(html) {
  const all = [...html.matchAll(BOARD)].map(({ 0: tag, groups: { attributes = '' } = {} }) => ({
    tag,
    attributes,
  }));
  const boards = await Promise.all(all.map(({ attributes }) => boardOf(attributes)));
  return all.reduce((page, { tag }, i) => page.replace(tag, () => boards[i] ?? ''), html);
}

/** @param {string} attributes */
function boardOf(attributes) {
  const known = drawn.get(attributes);
  if (known) return known;
  const options = Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(({ groups: { name = '', value = '' } = {} }) => [
      name,
      value || true,
    ]),
  );
  const board = renderGame({ stylesheets: STYLESHEETS, lang: 'en', ...options });
  drawn.set(attributes, board);
  return board;
}
