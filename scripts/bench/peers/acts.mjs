// What a visitor does on a board, by real input. A move of chess is two acts: taking a piece, and putting it down.

/** @import { ElementHandle, Page } from 'puppeteer-core' */
/** @import { InPage } from './page.mjs' */
/** @typedef {{ kind: string, act: (page: Page) => Promise<void> }} Act */

const TURNS = 3;
/** The first moves of the Ruy Lopez, by both sides. */
const OPENING = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6'];

/** @param {string} board @returns {Act[]} turns of our game */
export function playing(board) {
  /** @type {(part: string) => (page: Page) => Promise<void>} */
  const click = (part) => async (page) => (await partOf(page, board, part)).click();
  const turn = [
    { kind: 'roll', act: click('.roll') },
    { kind: 'hold', act: click('[data-die]') },
    { kind: 'score', act: (/** @type {Page} */ page) => score(page, board) },
  ];
  return Array.from({ length: TURNS }, () => turn).flat();
}

/** A box that gives points, since a zero would ask first. @param {Page} page @param {string} board */
async function score(page, board) {
  const points = await page.$(`${board} >>> .cell.points`);
  await (points ?? (await partOf(page, board, '.cell:is(.zero, .only)'))).click();
}

/** @param {string} board @returns {Act[]} emoji, one after the other */
export function picking(board) {
  return Array.from({ length: 2 * TURNS }, (_, index) => ({
    kind: 'emoji',
    act: async (page) => (await partOf(page, board, `.tabpanel .emoji:nth-child(${index + 2})`)).click(),
  }));
}

/** @param {string} board @returns {Act[]} moves by clicks: on a piece, then on a square */
export function moving(board) {
  return OPENING.flatMap((move) => [
    { kind: 'select', act: (page) => clickSquare(page, board, move.slice(0, 2)) },
    { kind: 'move', act: (page) => clickSquare(page, board, move.slice(2)) },
  ]);
}

/** @param {string} board @returns {Act[]} moves by dragging, where a board knows no other */
export function dragging(board) {
  return OPENING.flatMap((move) => [
    {
      kind: 'select',
      act: async (page) => {
        await goToSquare(page, board, move.slice(0, 2));
        await page.mouse.down();
      },
    },
    {
      kind: 'move',
      act: async (page) => {
        await goToSquare(page, board, move.slice(2));
        await page.mouse.up();
      },
    },
  ]);
}

/** @param {Page} page @param {string} board @param {string} square */
async function clickSquare(page, board, square) {
  await goToSquare(page, board, square);
  await page.mouse.down();
  await page.mouse.up();
}

/** Every one of these boards is as wide as its squares, and begins with them. @param {Page} page @param {string} board @param {string} square */
async function goToSquare(page, board, square) {
  const box = await (await page.$(board))?.boundingBox();
  if (!box) throw new Error(`there is no ${board}`);
  const file = square.charCodeAt(0) - 'a'.charCodeAt(0);
  const rank = Number(square[1]) - 1;
  const size = box.width / 8;
  await page.mouse.move(box.x + (file + 0.5) * size, box.y + (7.5 - rank) * size);
}

/** @param {Page} page @param {string} board @param {string} part @returns {Promise<ElementHandle>} */
async function partOf(page, board, part) {
  const found = await page.$(`${board} >>> ${part}`);
  if (!found) throw new Error(`${board} shows no ${part}`);
  return found;
}

/** The acts of a first turn, each kind once. @param {readonly Act[]} acts */
export function firstTurn(acts) {
  return acts.slice(0, new Set(acts.map(({ kind }) => kind)).size);
}

/** Fails unless the board has done what it was asked for. @param {Page} page */
export async function checkActed(page) {
  const acted = () => /** @type {InPage} */ (globalThis).acted();
  await page.waitForFunction(acted, { polling: 50, timeout: 5000 }).catch((cause) => {
    throw new Error('it does not do what was clicked', { cause });
  });
}
