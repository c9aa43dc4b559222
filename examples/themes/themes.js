// A board that wears the style which is shown below it: what is seen is what is taken along.
import { showGame } from '../gallery/saved.js';
import { PRESETS } from '../presets.js';
import { contrast, hexOf } from './colours.js';
import { COLOURS, MEASURES, READ, SEEN } from './tokens.js';

const SCHEMES = ['light', 'dark'];
/** The colours that are visible where an outline is not drawn. */
const BELOW = { 'die-line': 'die', 'accent-line': 'accent-fill' };

const at = (id) => document.querySelector(`#${id}`);
const board = document.querySelector('yahtzee-game');
const form = document.querySelector('form');
const worn = new CSSStyleSheet();
document.adoptedStyleSheets = [worn];

/** All colours. */
const TOKENS = Object.values(COLOURS).flatMap(Object.keys);
/** The values of the board, and those that were changed: by token and scheme, or by token for sizes. */
const given = {};
let changed = {};

function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const word = (textContent) => element('span', { textContent });

function colourInput(token, says, scheme) {
  return element('input', {
    type: 'color',
    id: `${token}-${scheme}`,
    ariaLabel: `${says}, on a ${scheme} page`,
    oninput: ({ target }) => change(token, scheme, target.value),
  });
}

function measureInput(token, { says, min, max, step }) {
  const input = element('input', { type: 'range', id: token, min, max, step });
  input.addEventListener('input', () => change(token, 'value', input.value));
  return element('label', { className: 'token' }, says, input);
}

function group(name, open, ...rows) {
  return element('details', { open }, element('summary', { textContent: name }), ...rows);
}

function drawControls() {
  const heads = () =>
    element('div', { className: 'token heads', ariaHidden: 'true' }, ...['', 'Light', 'Dark'].map(word));
  for (const [name, tokens] of Object.entries(COLOURS)) {
    const rows = Object.entries(tokens).map(([token, says]) =>
      element(
        'div',
        { className: 'token', id: `row-${token}` },
        word(says),
        ...SCHEMES.map((scheme) => colourInput(token, says, scheme)),
      ),
    );
    for (const row of rows) row.children[0].title = `--yahtzee-${row.id.slice(4)}`;
    at('groups').append(group(name, name === 'Board', heads(), ...rows));
  }
  const measures = Object.entries(MEASURES).map(([token, measure]) => measureInput(token, measure));
  at('groups').append(group('Measures', false, ...measures));
  at('preset').append(...Object.keys(PRESETS).map((name) => element('option', { textContent: name })));
}

/** The current values of the board, read from a child of it. Values that a preset does not set come from Classic. */
function readBoard() {
  const probe = element('i');
  board.append(probe);
  board.setAttribute('theme', `classic ${attributes().theme}`);
  const colour = (token, scheme, below) => {
    probe.style.colorScheme = scheme;
    probe.style.color = `var(--yahtzee-${token})`;
    return hexOf(getComputedStyle(probe).color, below);
  };
  for (const token of TOKENS) {
    const below = given[BELOW[token]] ?? {};
    given[token] = {};
    for (const scheme of SCHEMES) given[token][scheme] = colour(token, scheme, below[scheme]);
  }
  for (const token of Object.keys(MEASURES)) {
    const text = getComputedStyle(board).getPropertyValue(`--yahtzee-${token}`);
    given[token] = { value: Number.parseFloat(text) };
  }
  board.setAttribute('theme', attributes().theme);
  probe.remove();
}

const value = (token, scheme) => changed[token]?.[scheme] ?? given[token][scheme];

function change(token, scheme, to) {
  changed[token] = { ...changed[token], [scheme]: to };
  show();
}

/** The changed values, as lines of a style. */
function lines() {
  return Object.keys(changed).map((token) => {
    const measure = MEASURES[token];
    if (measure) return `--yahtzee-${token}: ${value(token, 'value')}${measure.unit};`;
    const [light, dark] = SCHEMES.map((scheme) => value(token, scheme));
    return `--yahtzee-${token}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`;
  });
}

function styleText() {
  if (!Object.keys(changed).length) return '/* Nothing is changed yet. */';
  const body = lines().map((line) => `    ${line}\n`);
  const rule = `  yahtzee-game[theme~='mine'],\n  yahtzee-picker[theme~='mine'] {\n${body.join('')}  }`;
  // Bundlers replace light-dark(), and so break it, except where a sheet asks for it.
  return `@supports (color: light-dark(#000, #fff)) {\n${rule}\n}`;
}

function facesWanted() {
  const { value: faces } = at('faces');
  return faces === 'own' ? at('symbols').value : faces;
}

function attributes() {
  const preset = at('preset').value;
  return {
    theme: preset === 'classic' ? 'mine' : `${preset} mine`,
    ...(facesWanted() !== 'pips' && { faces: facesWanted() }),
    ...(at('motion').value !== 'normal' && { motion: at('motion').value }),
  };
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function tagText() {
  const preset = at('preset').value;
  const link = preset === 'classic' ? '' : `<link rel="stylesheet" href="themes/${preset}.css">\n`;
  const own = Object.entries(attributes()).map(([name, text]) => ` ${name}="${escaped(text)}"`);
  return `${link}<link rel="stylesheet" href="mine.css">\n<yahtzee-game${own.join('')}></yahtzee-game>`;
}

function tooWeak(pairs, least) {
  return pairs.flatMap(([token, ground]) =>
    SCHEMES.flatMap((scheme) => {
      const ratio = contrast(value(token, scheme), value(ground, scheme));
      return ratio < least
        ? [`${token} on ${ground}, ${scheme}: ${ratio.toFixed(1)} instead of ${least}`]
        : [];
    }),
  );
}

function showReadable() {
  const weak = [...tooWeak(READ, 4.5), ...tooWeak(SEEN, 3)];
  const said = weak.length ? weak : ['Yes: text and shapes stand out from their grounds, light and dark.'];
  const className = weak.length ? 'weak' : 'fine';
  at('readable').replaceChildren(...said.map((textContent) => element('li', { textContent, className })));
}

function showInputs() {
  for (const token of TOKENS)
    for (const scheme of SCHEMES) at(`${token}-${scheme}`).value = value(token, scheme);
  for (const token of Object.keys(MEASURES)) at(token).value = value(token, 'value');
}

/** The board, the inputs and the texts, from what is chosen. */
function show() {
  const css = styleText();
  worn.replaceSync(css);
  for (const name of ['theme', 'faces', 'motion']) board.removeAttribute(name);
  for (const [name, text] of Object.entries(attributes())) board.setAttribute(name, text);
  readBoard();
  showInputs();
  at('css').textContent = css;
  at('tag').textContent = tagText();
  document.querySelector('.symbols').hidden = at('faces').value !== 'own';
  showReadable();
}

function startAgain() {
  changed = {};
  show();
}

/** Where a page may not write to the clipboard, the text is selected for the visitor to copy. */
async function copy(id) {
  const text = at(id);
  try {
    await navigator.clipboard.writeText(text.textContent);
    at('told').textContent = 'Copied.';
  } catch {
    getSelection().selectAllChildren(text);
    text.focus();
    at('told').textContent = 'The text is selected: copy it with the keys of your system.';
  }
}

drawControls();
for (const id of ['faces', 'motion', 'symbols']) at(id).addEventListener('input', show);
at('preset').addEventListener('input', startAgain);
form.addEventListener('submit', (event) => event.preventDefault());
// The form's own fields are back only after the event.
form.addEventListener('reset', () => setTimeout(startAgain));
for (const button of document.querySelectorAll('[data-copy]'))
  button.addEventListener('click', () => copy(button.dataset.copy));
for (const input of document.querySelectorAll('[name=scheme]'))
  input.addEventListener('input', () => (at('page').className = `page ${input.value}`));
for (const input of document.querySelectorAll('[name=direction]'))
  input.addEventListener('input', () => {
    const rtl = input.value === 'rtl';
    Object.assign(at('page'), { lang: rtl ? 'fa' : 'en', dir: input.value });
  });

await showGame(board);
startAgain();
