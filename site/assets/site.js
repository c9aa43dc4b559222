// What the pages do besides showing themselves: copy code, dress the boards of galleries, return to the game played last, keep pages
// for when there is no network.

/** A game in its eighth turn: two sixes are held, and the same dice fall every time. */
const SHOWN =
  '1 yahtzee Ada 11345 :ones 22213 :twos 33312 :threes 44441 :fours 66622 :threeOfAKind 33322 :fullHouse 12346 :smallStraight 61633 h5 =110';
const COPIED_FOR = 2000;
const LAST_GAME = 'last-game';

for (const code of document.querySelectorAll('pre.code')) addCopy(code);
for (const button of document.querySelectorAll('[data-copy-from]')) {
  button.hidden = false;
  button.addEventListener('click', () => copyFrom(button));
}
const shown = document.querySelectorAll('yahtzee-game[data-shown]');
if (shown.length > 0) showWhenSeen(shown);
for (const board of document.querySelectorAll('yahtzee-game[data-returns]')) returnToLastGame(board);
globalThis.addEventListener('hashchange', showCode);
showCode();
if ('serviceWorker' in navigator && isSecureContext) keepPages();

/** A link to an example is a link to its code. */
function showCode() {
  const example = document.getElementById(location.hash.slice(1))?.closest('.examples > li');
  const code = example?.querySelector('details');
  if (code) code.open = true;
}

/** A button that copies a block of code as it is then. */
function addCopy(pre) {
  const frame = document.createElement('div');
  frame.className = 'copied';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', () => copy(button, pre.textContent));
  pre.replaceWith(frame);
  frame.append(pre, button);
}

async function copyFrom(button) {
  const response = await fetch(button.dataset.copyFrom);
  await copy(button, await response.text());
}

/** Copies, and says so on the button and to screen readers; without a clipboard the code can still be selected. */
async function copy(button, text) {
  const word = await navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => 'Select it to copy',
  );
  if (button.dataset.told) return;
  button.dataset.told = 'yes';
  const parts = [...button.childNodes];
  button.replaceChildren(word);
  button.setAttribute('aria-live', 'polite');
  setTimeout(() => {
    delete button.dataset.told;
    button.removeAttribute('aria-live');
    button.replaceChildren(...parts);
  }, COPIED_FOR);
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

/** A board keeps what is played of each game, but not which game that was. */
function returnToLastGame(board) {
  const last = ifKept(() => localStorage.getItem(LAST_GAME));
  if (last) board.setAttribute('ruleset', last);
  board.addEventListener('yahtzee-change', () => {
    ifKept(() => localStorage.setItem(LAST_GAME, board.state.rules.ruleset.id));
  });
}

/** Returns what is read; undefined if the browser keeps nothing for this site. */
function ifKept(use) {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** After the page has loaded, so that it does not wait for what others may need. */
function keepPages() {
  const register = () =>
    navigator.serviceWorker.register(new URL('../service-worker.js', import.meta.url)).catch(() => undefined);
  if (document.readyState === 'complete') void register();
  else addEventListener('load', register, { once: true });
}
