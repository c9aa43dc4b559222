// Measures the cost of keeping games: one write of a long game, and the results of ten thousand games.

import { quantile, SCRIPT } from './lab.mjs';

/** @import { Figure, Lab } from './lab.mjs' */

const GAMES = 10_000;
const RUNS = 9;
const SLOW = 4;

/**
 * @param {Lab} lab
 * @returns {Promise<Figure[]>}
 */
export async function remembering(lab) {
  return [
    await opening(lab, 1),
    await opening(lab, SLOW),
    { name: 'one write of a game of four players at its end', unit: 'ms', ...(await writing(lab)) },
  ];
}

/**
 * The results are there when the end of a game asks for them.
 * @param {Lab} lab
 * @param {number} slow
 * @returns {Promise<Figure>}
 */
async function opening(lab, slow) {
  const html = `<script type="module" src="${SCRIPT}"></script>`;
  const times = await lab.open({ slow, html }, async ({ page }) => {
    await page.evaluate(store, GAMES);
    return page.evaluate(readOften, RUNS);
  });
  return {
    name: `results of ${GAMES.toLocaleString('en')} games, CPU ${slow} ×`,
    value: Math.max(...times),
    unit: 'ms',
    bar: 100,
    note: 'the slowest of several',
  };
}

/**
 * @param {Lab} lab
 * @returns {Promise<{ value: number, bar: number, note: string }>}
 */
async function writing(lab) {
  const html = `<script type="module" src="${SCRIPT}"></script><yahtzee-game keep="game" players="4"></yahtzee-game>`;
  const { times, size } = await lab.open({ slow: SLOW, html }, ({ page }) => page.evaluate(writeOften, RUNS));
  return { value: quantile(times), bar: 5, note: `${size} characters` };
}

/**
 * Stores the results of this number of games.
 * @param {number} games
 */
async function store(games) {
  const rows = Array.from({ length: games }, (_, i) => [
    1_700_000_000_000 + i * 60_000,
    'Ada',
    150 + (i % 200),
    `game${i}abcdefghijkl`,
    i % 2 > 0,
    i % 4,
  ]);
  const opened = indexedDB.open('yahtzee-game');
  opened.onupgradeneeded = () => opened.result.createObjectStore('records');
  await new Promise((done) => (opened.onsuccess = done));
  const writing = opened.result.transaction('records', 'readwrite');
  writing.objectStore('records').put({ version: 1, rows: JSON.stringify(rows) }, 'results yahtzee []');
  await new Promise((done) => (writing.oncomplete = done));
  opened.result.close();
}

/**
 * Asks a board for its results, as a panel does; returns how many milliseconds each answer took.
 * @param {number} runs
 */
async function readOften(runs) {
  /** @typedef {{ records: { results: (ruleset: unknown) => Promise<readonly unknown[]> } }} Board */
  await customElements.whenDefined('yahtzee-game');
  /** @type {unknown} */
  let context;
  const note = (/** @type {Event} */ event) => {
    if ('context' in event && String(event.context) === 'Symbol(yahtzee-game)') context = event.context;
  };
  addEventListener('context-request', note, { capture: true });
  const game = /** @type {HTMLElement & { updateComplete: Promise<unknown>, state: any }} */ (
    document.createElement('yahtzee-game')
  );
  game.setAttribute('keep', 'records');
  document.body.append(game);
  await game.updateComplete;
  /** @type {Board[]} */
  const boards = [];
  const part = game.shadowRoot?.querySelector('yahtzee-dice');
  const request = new Event('context-request', { bubbles: true, composed: true });
  const callback = (/** @type {Board} */ board) => void boards.push(board);
  part?.dispatchEvent(Object.assign(request, { context, contextTarget: part, callback }));
  const times = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    const results = await boards[0]?.records.results(game.state.rules.ruleset);
    times.push(performance.now() - start);
    if (results?.length !== 10_000) throw new Error(`${results?.length} results`);
  }
  return times;
}

/**
 * Plays a game to its last box; returns what writing it took each time, in milliseconds.
 * @param {number} runs
 */
async function writeOften(runs) {
  /** @type {any} */
  const game = document.querySelector('yahtzee-game');
  await customElements.whenDefined('yahtzee-game');
  await game.updateComplete;
  const roll = () => game.dispatch({ type: 'dice', values: [1, 2, 3, 4, 6] });
  for (const { id } of game.state.rules.cells)
    for (let seat = 0; seat < 4; seat++) {
      for (let i = 0; i < 3; i++) {
        if (i) game.dispatch({ type: 'roll', held: 0 });
        roll();
      }
      game.dispatch({ type: 'score', cell: id });
    }
  const times = [];
  for (let run = 0; run < runs; run++) {
    await new Promise((done) => setTimeout(done));
    const start = performance.now();
    localStorage.setItem('bench', `${game.save()} ${run}`);
    times.push(performance.now() - start);
  }
  return { times, size: game.save().length };
}
