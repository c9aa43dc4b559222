// Your own game: a sheet to write, a board that plays the last one that was right, and what can be said of it.

import { newEditor } from './own-game/editor.js';
import { showFigures } from './own-game/figures.js';
import { showHelp } from './own-game/help.js';
import { fragmentOf, textIn } from './own-game/link.js';
import { readSheet } from './own-game/read-sheet.js';
import { copy } from './copying.js';
import { ifKept } from './kept.js';

const DRAFT = 'own-game';
/** Milliseconds without a key after which a sheet is read. */
const PAUSE = 300;

const find = (name) => document.querySelector(`[data-${name}]`);
const board = document.querySelector('#own');
const begin = find('begin');
const mend = find('mend');
const places = { tried: find('tried'), solved: find('solved'), totals: find('totals') };
/** The sheet that the page has put on the board. */
const first = begin.options[1].value;
/** The sheet on the board, as JSON. */
let played = JSON.stringify(JSON.parse(first));
let fault;
let timer;
/** Ends what is computed about the sheet before. */
let computing = new AbortController();

const linked = await linkedText();
const draft = ifKept(() => localStorage.getItem(DRAFT));
if (linked?.text && draft) begin.append(new Option('What you wrote before', draft));
const editor = newEditor(find('editor'), {
  label: 'The sheet, as JSON',
  text: linked?.text ?? draft ?? first,
  changed: () => {
    clearTimeout(timer);
    timer = setTimeout(read, PAUSE);
  },
});
begin.addEventListener('change', () => {
  if (begin.value) editor.replaceAll(begin.value);
  begin.value = '';
});
mend.addEventListener('click', () => fault && editor.mend(fault));
find('share').addEventListener('click', share);
globalThis.addEventListener('hashchange', follow);
show(readSheet(editor.text()));
if (linked?.fault) say(linked.fault, 'wrong');

function read() {
  const text = editor.text();
  ifKept(() => localStorage.setItem(DRAFT, text));
  // The address no longer says what is written here.
  if (location.hash) history.replaceState(undefined, '', location.pathname);
  show(readSheet(text));
}

/** Another link was opened in the same page. */
async function follow() {
  const { text, fault: sentence } = (await linkedText()) ?? {};
  if (text !== undefined) editor.replaceAll(text);
  if (sentence) say(sentence, 'wrong');
}

/** The text that the address holds, or why it cannot be read; undefined if it holds none. */
async function linkedText() {
  try {
    const text = await textIn(location.hash);
    return text === undefined ? undefined : { text };
  } catch (error) {
    return { fault: error.message };
  }
}

function show(result) {
  fault = result.ok ? undefined : result.fault;
  editor.mark(fault);
  mend.hidden = !fault?.mend;
  if (fault?.mend) mend.textContent = `Write “${fault.mend.text}”`;
  if (result.ok) play(result.ruleset);
  else say(`Line ${fault.line}: ${fault.sentence}`, 'wrong');
}

function say(sentence, kind = 'right') {
  const status = find('status');
  status.className = kind;
  status.textContent =
    kind === 'right' ? sentence : `${sentence} The board plays the last sheet that was right.`;
}

function play(ruleset) {
  say('The sheet is right.');
  showTag(ruleset);
  showHelp(find('help'), ruleset);
  computing.abort();
  computing = new AbortController();
  void showFigures(places, ruleset, computing.signal);
  const sheet = JSON.stringify(ruleset);
  if (sheet === played) return;
  played = sheet;
  void deal(ruleset);
}

/** Puts a sheet on the board. Where only names have changed, the game goes on. */
async function deal(ruleset) {
  await board.updateComplete;
  const { log, rules } = board.state ?? {};
  const isSame = log && rules.ruleset.id === ruleset.id && rules.ruleset.revision === ruleset.revision;
  const game = isSame ? board.save() : undefined;
  board.ruleset = ruleset;
  if (game) await board.load(game);
}

function showTag({ id }) {
  find('tag').textContent = `<yahtzee-game ruleset="${id}.json"></yahtzee-game>`;
  const save = find('save');
  URL.revokeObjectURL(save.href);
  save.href = URL.createObjectURL(new Blob([editor.text()], { type: 'application/json' }));
  save.download = save.textContent = `${id}.json`;
}

async function share({ currentTarget }) {
  const address = new URL(await fragmentOf(editor.text()), location.href);
  // Where nothing can be copied, the address of the page is the link.
  history.replaceState(undefined, '', address);
  await copy(currentTarget, address.href);
}
