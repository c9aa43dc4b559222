// The pages that boards are measured on. All of this runs in the page.

/** @import { Parts } from './files.mjs' */
/** @import { Peer } from './list.mjs' */
/** @typedef {{ fetch: () => Promise<void>, load: () => Promise<void>, place: () => Element, drawn: (board: Element) => Promise<void>, remove: (board: Element) => void, frame: () => Promise<void>, rest: (ms: number) => Promise<void> }} Kit */
/**
 * What scripts of the page find there. `interactive`: when, in milliseconds since navigation; `acted`: whether the board did
 * what the first acts asked for.
 * @typedef {typeof globalThis & { kit: Kit, interactive: Promise<number>, acted: () => boolean }} InPage
 */

/** How long a board may take to be drawn, in milliseconds. */
const PATIENCE = 30_000;

/** A page as documents set it up, with one board. @param {Peer} peer @param {Parts} parts */
export function pageWithBoard(peer, { script, styles }) {
  // A module that comes after the board's own runs when that one has run, so listeners are there by then.
  const told = `const board = document.querySelector('main').firstElementChild;
    globalThis.interactive = ${call(tellInteractive, 'board', peer.drawn, PATIENCE)};
    globalThis.acted = () => ${call(peer.acted, 'board')};`;
  return page(
    peer,
    styles,
    `<script type="module" src="${script}"></script>`,
    `<main class="${peer.around ?? ''}">${peer.html}</main><p>What follows.</p><script type="module">${told}</script>`,
  );
}

/** A page without a board, and with what puts boards there. @param {Peer} peer @param {Parts} parts */
export function pageWithKit(peer, { script, styles }) {
  const kit = `globalThis.kit = ${call(makeKit, JSON.stringify(peer.html), `'${script}'`, peer.drawn, PATIENCE)};`;
  return page(peer, styles, '', `<main></main><script>${kit}</script>`);
}

/** The code of a call. @param {(...args: never[]) => unknown} does @param {...unknown} args as code */
function call(does, ...args) {
  return `(${String(does)})(${args.map(String).join(', ')})`;
}

/** @param {Peer} peer @param {string[]} styles @param {string} head @param {string} body */
function page({ style }, styles, head, body) {
  const links = styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">${links}${head}<style>body { margin: 0 } main { display: flow-root } ${style}</style>
<body>${body}</body></html>`;
}

/**
 * Two frames after the board is drawn it has been painted.
 * @param {Element} board
 * @param {(board: Element) => boolean} isDrawn
 * @param {number} patience
 * @returns {Promise<number>}
 */
async function tellInteractive(board, isDrawn, patience) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (!isDrawn(board)) {
    if (performance.now() > patience) throw new Error('nothing is drawn');
    await frame();
  }
  await frame();
  await frame();
  return performance.now();
}

/**
 * @param {string} html of one board
 * @param {string} script
 * @param {(board: Element) => boolean} isDrawn
 * @param {number} patience
 * @returns {Kit}
 */
function makeKit(html, script, isDrawn, patience) {
  const template = document.createElement('template');
  template.innerHTML = html;
  /** @type {{ setUp?: (board: Element) => (() => void) | undefined }} */
  let module = {};
  /** @type {WeakMap<Element, (() => void) | undefined>} */
  const tidying = new WeakMap();
  const kit = {
    async fetch() {
      await (await fetch(script)).arrayBuffer();
    },
    async load() {
      module = await import(script);
    },
    place() {
      const board = document.importNode(/** @type {Element} */ (template.content.firstElementChild), true);
      document.querySelector('main')?.append(board);
      tidying.set(board, module.setUp?.(board));
      return board;
    },
    /** @param {Element} board */
    async drawn(board) {
      // Parts inside are mostly drawn in the same turn, one microtask after the other.
      for (let i = 0; i < 50; i++) await Promise.resolve();
      const begin = performance.now();
      while (!isDrawn(board)) {
        if (performance.now() - begin > patience) throw new Error('nothing is drawn');
        await kit.rest(0);
      }
      if (!board.getBoundingClientRect().height) throw new Error('nothing is shown');
    },
    /** @param {Element} board */
    remove(board) {
      tidying.get(board)?.();
      board.remove();
    },
    frame: () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
    rest: (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms)),
  };
  return kit;
}
