// The behaviour of the pages: they copy code, set up the boards of galleries, return to the last game played, and keep
// pages for use without a network.

import { copy, tell } from './copying.js';
import { ifKept } from './kept.js';

/** A game in its eighth turn: two sixes are held, and the same dice fall every time. */
const SHOWN =
  '1 yahtzee Ada 11345 :ones 22213 :twos 33312 :threes 44441 :fours 66622 :threeOfAKind 33322 :fullHouse 12346 :smallStraight 61633 h5 =110';
const LAST_GAME = 'last-game';
const HAS_ROLLED = 'has-rolled';

for (const code of document.querySelectorAll('pre.code')) addCopy(code);
for (const button of document.querySelectorAll('[data-copy-from]')) {
  button.hidden = false;
  button.addEventListener('click', () => copyFrom(button));
}
const shown = document.querySelectorAll('yahtzee-game[data-shown]');
if (shown.length > 0) showWhenSeen(shown);
for (const board of document.querySelectorAll('yahtzee-game[data-returns]')) returnToLastGame(board);
for (const board of document.querySelectorAll('yahtzee-game[data-rolls]')) rollAtFirstSight(board);
globalThis.addEventListener('hashchange', openWhatIsLinked);
openWhatIsLinked();
if ('serviceWorker' in navigator && isSecureContext) keepPages();

/** A link to an example is a link to its code; one to a place that is closed opens it. */
function openWhatIsLinked() {
  const place = document.getElementById(location.hash.slice(1));
  const closed = place?.closest('details') ?? place?.closest('.examples > li')?.querySelector('details');
  if (closed) closed.open = true;
}

/** A button that copies a block of code as it is then. */
function addCopy(pre) {
  const frame = document.createElement('div');
  frame.className = 'copied';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    if (await copy(button, pre.textContent)) return;
    getSelection().selectAllChildren(pre);
    tell(button, 'Selected');
  });
  pre.replaceWith(frame);
  frame.append(pre, button);
}

/** Copies a file; where that is impossible, the browser shows it. */
async function copyFrom(button) {
  const file = button.dataset.copyFrom;
  const response = await fetch(file).catch(() => undefined);
  if (!response?.ok || !(await copy(button, await response.text()))) location.assign(file);
}

/** Boards of a gallery go on with a game when they come near the window. */
function showWhenSeen(boards) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void show(target);
      }
    },
    { rootMargin: '200px' },
  );
  for (const board of boards) observer.observe(board);
}

async function show(board) {
  await customElements.whenDefined('yahtzee-game');
  await board.load(SHOWN);
  board.dispatch({ type: 'dice', values: [2, 4, 5] });
}

/** A board keeps what is played of each game, but not which game that was: in this tab, else in the browser. */
function returnToLastGame(board) {
  const last = ifKept(() => sessionStorage.getItem(LAST_GAME) ?? localStorage.getItem(LAST_GAME));
  if (last) board.setAttribute('ruleset', last);
  board.addEventListener('yahtzee-change', () => {
    const { id } = board.state.rules.ruleset;
    ifKept(() => sessionStorage.setItem(LAST_GAME, id));
    ifKept(() => localStorage.setItem(LAST_GAME, id));
  });
}

/** The board rolls once by itself when it comes into sight, once a session. With reduced motion the dice just lie. */
function rollAtFirstSight(board) {
  if (ifKept(() => sessionStorage.getItem(HAS_ROLLED))) return;
  const observer = new IntersectionObserver(
    async ([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      observer.disconnect();
      await customElements.whenDefined('yahtzee-game');
      await board.updateComplete;
      if (!board.state || board.state.log || document.hidden) return;
      ifKept(() => sessionStorage.setItem(HAS_ROLLED, 'yes'));
      await board.roll();
    },
    { threshold: 0.5 },
  );
  observer.observe(board);
}

/** After the page has loaded, so that it does not wait for what others may need. */
function keepPages() {
  const { serviceWorker } = navigator;
  const register = () =>
    serviceWorker.register(new URL('../service-worker.js', import.meta.url)).catch(() => undefined);
  // Files that the first page loaded before are kept once they are requested again.
  if (!serviceWorker.controller) serviceWorker.addEventListener('controllerchange', askAgain, { once: true });
  if (document.readyState === 'complete') void register();
  else addEventListener('load', register, { once: true });
}

function askAgain() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const address of [location.href, ...loaded]) void read(address).catch(() => undefined);
}

/** Reads a response to its end, since the server may not send the unread rest. */
async function read(address) {
  const response = await fetch(address);
  await response.blob();
}
