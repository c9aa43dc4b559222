// Your own game: a sheet to write, a board that plays the last one that worked, and what can be said of it.

import { newEditor } from './own-game/editor.js';
import { showFigures } from './own-game/figures.js';
import { showHelp } from './own-game/help.js';
import { fragmentOf, textIn } from './own-game/link.js';
import { readSheet } from './own-game/read-sheet.js';
import { copy } from './copying.js';
import { ifKept } from './kept.js';

/** What the visitor writes, and what they had written before they began with another sheet. */
const [DRAFT, BEFORE] = ['own-game', 'own-game-before'];
/** Milliseconds without a key after which a sheet is read. */
const PAUSE = 300;

const find = (name) => document.querySelector(`[data-${name}]`);
const board = document.querySelector('#own');
const begin = find('begin');
const mend = find('mend');
const places = { tried: find('tried'), solved: find('solved'), totals: find('totals') };
/** The sheet that the page has put on the board. */
const first = begin.options[1].value;
/** The last sheet that worked, as JSON. */
let played;
let fault;
let timer;
/** Ends what is computed about the sheet before. */
let computing = new AbortController();

const linked = await linkedText();
let draft = ifKept(() => localStorage.getItem(DRAFT));
/** Whether the text is that of a link or of a sheet to begin with, of which the visitor has written nothing yet. */
let isBorrowed = linked?.text !== undefined || !draft;
offer(ifKept(() => localStorage.getItem(BEFORE)));
if (linked?.text) offer(draft);
const editor = newEditor(find('editor'), {
  label: 'The sheet, as JSON',
  text: linked?.text ?? draft ?? first,
  changed: ({ isOwn }) => {
    if (isOwn) keep();
    // What was found is no longer where it was.
    fault = undefined;
    mend.hidden = true;
    clearTimeout(timer);
    timer = setTimeout(() => show(readSheet(editor.text())), PAUSE);
  },
});
begin.addEventListener('change', () => {
  if (begin.value) borrow(begin.value);
  begin.value = '';
});
mend.addEventListener('click', () => fault && editor.mend(fault));
find('share').addEventListener('click', share);
globalThis.addEventListener('hashchange', follow);
show(readSheet(editor.text()));
if (linked?.fault) say(linked.fault, 'wrong');

/** Shows a sheet in place of that of the visitor, which is kept. */
function borrow(text) {
  offer(draft);
  isBorrowed = true;
  editor.replaceAll(text);
}

/** Keeps what the visitor writes. */
function keep() {
  if (isBorrowed && draft) ifKept(() => localStorage.setItem(BEFORE, draft));
  isBorrowed = false;
  draft = editor.text();
  ifKept(() => localStorage.setItem(DRAFT, draft));
  // The address no longer says what is written here.
  if (location.hash) history.replaceState(undefined, '', location.pathname);
}

/** Lists a text of the visitor among the sheets to begin with. */
function offer(text) {
  if (text && ![...begin.options].some(({ value }) => value === text))
    begin.append(new Option('What you wrote before', text));
}

/** Another link was opened in the same page. */
async function follow() {
  const { text, fault: sentence } = (await linkedText()) ?? {};
  if (text !== undefined) borrow(text);
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
  else say(`Line ${fault.line}: ${fault.sentence} The board plays the last sheet that worked.`, 'wrong');
}

function say(sentence, kind = 'right') {
  const status = find('status');
  status.className = kind;
  status.textContent = sentence;
}

function play(ruleset) {
  say('The sheet works.');
  showTag(ruleset);
  const sheet = JSON.stringify(ruleset);
  if (sheet === played) return;
  played = sheet;
  showHelp(find('help'), ruleset);
  computing.abort();
  computing = new AbortController();
  void showFigures(places, ruleset, computing.signal);
  void deal(ruleset);
}

/** Puts a sheet on the board. Where only names have changed, the game goes on. */
async function deal(ruleset) {
  await board.updateComplete;
  const { log, rules } = board.state ?? {};
  if (JSON.stringify(rules?.ruleset) === JSON.stringify(ruleset)) return;
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
  try {
    const address = new URL(await fragmentOf(editor.text()), location.href);
    // Where nothing can be copied, the address of the page is the link.
    history.replaceState(undefined, '', address);
    await copy(currentTarget, address.href);
  } catch (error) {
    say(error.message, 'wrong');
  }
}
