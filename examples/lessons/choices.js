// Positions on boards, and the choices in them as elements of a page.

import { messages } from '../../packages/element/dist/cdn/english.js';

/** Shows a saved game on a board. Resolves to its state; rejects if the text is no game. */
export async function showGame(board, text) {
  await customElements.whenDefined('yahtzee-game');
  const game = await board.load(text);
  if (!game.ok) throw new Error(game.message);
  return game;
}

/**
 * Resolves to all choices of a state, best first, by the advisor of all boards. Rejects where nothing is to be decided.
 */
export async function choicesOf(state) {
  if (state.turn.phase !== 'deciding') throw new Error('nothing has to be decided there');
  const { advisor } = customElements.get('yahtzee-game');
  const { choices } = await advisor.advise(state, new AbortController().signal);
  return choices;
}

/** An element that shows a choice in a game: the dice to keep, or the box to fill. */
export function choiceElement(choice, game) {
  const words = elementOf('span', 'choice');
  if (choice.kind === 'score') words.append(`${choice.points || 'Zero'} in ${rowName(choice.cell, game)}`);
  else if (choice.dice.length === 0) words.append('Reroll all');
  else words.append('Keep ', ...choice.dice.map(dieElement));
  return words;
}

/** The cost of a choice, compared with the best one. */
export const costOf = ({ rank, loss }) => (rank === 1 ? 'best' : `costs ${loss.toFixed(2)}`);

/** The name of a box: of this game, of its family, or of all games. */
function rowName(cell, game) {
  const [family] = game.split('-');
  const keys = [`row.${game}.${cell}`, `row.${family}.${cell}`, `row.${cell}`];
  return keys.map((key) => messages[key]).find((name) => typeof name === 'string') ?? cell;
}

export function elementOf(tag, className, ...content) {
  const element = Object.assign(document.createElement(tag), { className });
  element.append(...content);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';
const [NEAR, MIDDLE, FAR] = [27, 50, 73];
const DIAGONAL = [
  [NEAR, NEAR],
  [FAR, FAR],
];
const CORNERS = [...DIAGONAL, [NEAR, FAR], [FAR, NEAR]];
const CENTRE = [[MIDDLE, MIDDLE]];
/** By face, where its pips are. */
const PIPS = [
  [],
  CENTRE,
  DIAGONAL,
  [...DIAGONAL, ...CENTRE],
  CORNERS,
  [...CORNERS, ...CENTRE],
  [...CORNERS, [NEAR, MIDDLE], [FAR, MIDDLE]],
];

/** A die as a picture, with its face as its name. */
function dieElement(face) {
  const pips = PIPS[face].map(([cx, cy]) => svgElement('circle', { cx, cy, r: 9.5 }));
  const body = svgElement('rect', { x: 4, y: 4, width: 92, height: 92, rx: 20 });
  return svgElement(
    'svg',
    { class: 'die', viewBox: '0 0 100 100', role: 'img', 'aria-label': face },
    body,
    ...pips,
  );
}

function svgElement(tag, attributes, ...content) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}
