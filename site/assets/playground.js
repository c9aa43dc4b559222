// Controls that change a board and write the code of the page: attributes, tokens, a part, calls, events.

const bench = document.querySelector('[data-playground]');
const board = bench.querySelector('yahtzee-game');
const form = bench.querySelector('form');
const tag = bench.querySelector('[data-tag]');
const code = bench.querySelector('[data-page]');
/** The form controls that do not set an attribute with their name. */
const OTHERS = ['dark', 'part', 'declarations', 'message'];
const EVENTS = [
  'before-roll',
  'before-score',
  'roll',
  'hold',
  'announce',
  'score',
  'turn',
  'end',
  'change',
  'advice',
];
const LONGEST_LOG = 30;

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
/** Colours that somebody has chosen; the others are those of the scheme. */
const chosen = new Set();

/** The page's rules about the board: a constructed sheet, which any policy allows. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

form.addEventListener('input', ({ target }) => {
  if (target.type === 'color') chosen.add(target);
  follow();
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => setTimeout(reset));
prefersDark.addEventListener('change', follow);
for (const name of EVENTS) board.addEventListener(`yahtzee-${name}`, note);
for (const button of form.querySelectorAll('[data-call]'))
  button.addEventListener('click', () => void call(button.dataset.call));

await customElements.whenDefined('yahtzee-game');
reset();
board.addEventListener('yahtzee-change', () => void read());
await read();

function reset() {
  chosen.clear();
  follow();
}

function follow() {
  for (const input of form.querySelectorAll('[type=color]'))
    if (!chosen.has(input)) input.value = defaultOf(input);
  for (const control of controls()) setAttribute(control.name, valueOf(control));
  bench.classList.toggle('dark', Boolean(form.elements.dark?.checked));
  sheet.replaceSync(styles());
  const message = form.elements.message?.value;
  board.messages = message ? { roll: message } : undefined;
  if (tag) tag.textContent = `<yahtzee-game${attributes()}></yahtzee-game>`;
  if (code) code.textContent = page();
}

/** The controls that stand for an attribute. */
function controls() {
  return [...form.elements].filter(
    ({ name, dataset, type }) => name && type !== 'button' && !OTHERS.includes(name) && !('token' in dataset),
  );
}

/** The value of an attribute; undefined if it is absent. */
function valueOf({ type, checked, dataset, value }) {
  if ('flag' in dataset) return checked ? '' : undefined;
  if (type === 'checkbox') return checked ? undefined : dataset.when;
  return value || undefined;
}

function setAttribute(name, value) {
  if (value === undefined) board.removeAttribute(name);
  else if (board.getAttribute(name) !== value) board.setAttribute(name, value);
}

function attributes() {
  return controls()
    .map((control) => [control.name, valueOf(control)])
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `\n  ${name}${value === '' ? '' : `="${quoted(value)}"`}`)
    .join('')
    .replace(/(?<=.)$/s, '\n');
}

const quoted = (value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The rules for the board in the page's style sheet. */
function styles() {
  const tokens = [...form.querySelectorAll('[data-token]')]
    .filter((input) => input.value && input.value !== defaultOf(input))
    .map(({ name, value }) => `  ${name}: ${value};\n`)
    .join('');
  const { part, declarations, theme } = form.elements;
  // As specific as a theme, which comes before.
  const board = tokens && `yahtzee-game${theme?.value ? '[theme]' : ''} {\n${tokens}}\n`;
  return part?.value ? `${board}yahtzee-game::part(${part.value}) {\n  ${declarations.value}\n}\n` : board;
}

/** The value that a token has on a page like this one; none for what is typed. */
function defaultOf({ dataset, type }) {
  if (type !== 'color') return '';
  const isDark = form.elements.dark?.checked || prefersDark.matches;
  return longForm(isDark ? dataset.dark : dataset.light);
}

function longForm(colour) {
  return colour.length === 4 ? colour.replace(/(?<=#.*)./g, '$&$&') : colour;
}

/** All that a page needs for this board. */
function page() {
  const theme = form.elements.theme?.value;
  const message = form.elements.message?.value;
  const css = styles();
  return [
    theme && `<link rel="stylesheet" href="themes/${theme}.css" />`,
    '<script type="module" src="cdn/yahtzee-game.js"></script>',
    '<script type="module" src="cdn/advised.js"></script>',
    css && `<style>\n${css}</style>`,
    `<yahtzee-game${attributes()}></yahtzee-game>`,
    message &&
      `<script type="module">\n  document.querySelector('yahtzee-game').messages = ${asScript({ roll: message })};\n</script>`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** A value as it can stand in the script of a page. */
const asScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

async function call(name) {
  const answer = await board[name]();
  write(
    'answer',
    typeof answer === 'string' ? answer : answer ? `an object: ${Object.keys(answer).join(', ')}` : 'nothing',
  );
}

/** Shows the state of the board, once it has been drawn. */
async function read() {
  await board.updateComplete;
  write(
    'states',
    ['roll', 'choose', 'over', 'several', 'loading', 'seat-1', 'seat-2'].filter(hasState).join(' '),
  );
  const { turn } = board.state ?? {};
  const facts = {
    value: board.value || 'empty until the game is over',
    turn: turn ? JSON.stringify(turn) : '',
  };
  for (const output of form.querySelectorAll('[data-read]')) output.value = facts[output.dataset.read];
}

function hasState(name) {
  return CSS.supports('selector(:state(a))') && board.matches(`:state(${name})`);
}

function write(name, text) {
  const output = form.querySelector(`[data-${name}]`);
  if (output) output.value = text;
}

function note({ type, detail }) {
  const log = form.querySelector('[data-log]');
  if (!log) return;
  const line = document.createElement('li');
  const { game: _game, ...told } = detail;
  line.textContent = `${type} ${JSON.stringify(told)}`;
  log.prepend(line);
  while (log.children.length > LONGEST_LOG) log.lastChild.remove();
}
