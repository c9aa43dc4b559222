// The front page: a form sets up the board, and the code to copy follows.

const form = document.querySelector('[data-configurator]');
const board = document.querySelector('#first');
const NAMES = ['ruleset', 'theme', 'players', 'lang'];
/** The height of a frame for any board that is as wide as a column of text. */
const FRAME_HEIGHT = 720;

/**
 * A piece of code and its kind, as the style sheet names it; empty for plain text.
 * @typedef {[kind: string, text: string]} Piece
 */

/** The lines of code of each sample, for these attributes. */
const SAMPLES = {
  html: (attributes) => [
    ...(attributes.theme ? [tag('link', { rel: 'stylesheet', href: `themes/${attributes.theme}.css` })] : []),
    [...tag('script', { type: 'module', src: 'yahtzee-game.js' }), ...closing('script')],
    [...tag('yahtzee-game', attributes), ...closing('yahtzee-game')],
  ],
  npm: (attributes) => [
    ...imports(attributes),
    [],
    [
      ['keyword', 'const'],
      ['', ' game = document.'],
      ['function', 'createElement'],
      ['', '('],
      ['string', "'yahtzee-game'"],
      ['', ');'],
    ],
    ...Object.entries(attributes).map(([name, value]) => [
      ['', `game.${name} = `],
      ['string', `'${value}'`],
      ['', ';'],
    ]),
    [
      ['', 'document.body.'],
      ['function', 'append'],
      ['', '(game);'],
    ],
  ],
  react: (attributes) => [
    ...imports(attributes),
    [
      ['keyword', 'import type'],
      ['', ' {} '],
      ['keyword', 'from '],
      ['string', "'@yahtzee-game/element/jsx'"],
      ['', ';'],
    ],
    [],
    [
      ['keyword', 'export const '],
      ['function', 'Game'],
      ['', ' = () =>'],
    ],
    [['', '  '], ...tag('yahtzee-game', attributes, ' />'), ['', ';']],
  ],
  iframe: ({ ruleset, ...others }) => [
    [
      ...tag('iframe', {
        src: addressOf({ ...(ruleset && { game: ruleset }), ...others }),
        title: nameOfGame(),
        width: '100%',
        height: FRAME_HEIGHT,
      }),
      ...closing('iframe'),
    ],
  ],
};

function follow() {
  const chosen = new FormData(form);
  // What a board does by itself is left out.
  const attributes = Object.fromEntries(
    NAMES.map((name) => [name, chosen.get(name)]).filter(([, value]) => value),
  );
  for (const name of NAMES)
    if ((board.getAttribute(name) ?? '') !== (attributes[name] ?? '')) setAttribute(name, attributes[name]);
  for (const [name, linesOf] of Object.entries(SAMPLES))
    document
      .querySelector(`[data-sample="${name}"] code`)
      .replaceChildren(
        ...linesOf(attributes).flatMap((line, i) => [...(i ? ['\n'] : []), ...line.map(painted)]),
      );
}

function setAttribute(name, value) {
  if (value) board.setAttribute(name, value);
  else board.removeAttribute(name);
}

/** @returns {Piece[]} */
const tag = (name, attributes, end = '>') => [
  ['punctuation', '<'],
  ['tag', name],
  ...Object.entries(attributes).flatMap(([key, value]) => [
    ['attr-name', ` ${key}`],
    ['punctuation', '="'],
    ['attr-value', String(value)],
    ['punctuation', '"'],
  ]),
  ['punctuation', end],
];

/** @returns {Piece[]} */
const closing = (name) => [
  ['punctuation', '</'],
  ['tag', name],
  ['punctuation', '>'],
];

const imports = ({ theme }) =>
  ['@yahtzee-game/element', ...(theme ? [`@yahtzee-game/element/themes/${theme}.css`] : [])].map((name) => [
    ['keyword', 'import '],
    ['string', `'${name}'`],
    ['', ';'],
  ]);

function painted([kind, text]) {
  if (!kind) return text;
  const piece = document.createElement('span');
  piece.className = `token ${kind}`;
  piece.textContent = text;
  return piece;
}

/** The address of a page of this site with nothing but a board. */
const addressOf = (query) => {
  const address = new URL(form.dataset.frame, location.href);
  address.search = new URLSearchParams(query);
  return address.href;
};

const nameOfGame = () => form.elements.ruleset.selectedOptions[0].textContent;

/** The pictures of the themes have the colours that their style sheets tell every board. */
function colourSwatches() {
  const style = getComputedStyle(board);
  const rules = [...form.querySelectorAll('[name="theme"]')]
    .filter(({ value }) => value)
    .map(({ value }) => {
      const colours = ['tray', 'die', 'pip', 'line'].map(
        (part) => `--${part}: ${style.getPropertyValue(`--yahtzee-${value}-${part}`)};`,
      );
      return `[name="theme"][value="${value}"] + .swatch { ${colours.join(' ')} }`;
    });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

colourSwatches();
form.hidden = false;
form.addEventListener('input', follow);
form.addEventListener('submit', (event) => event.preventDefault());
follow();
