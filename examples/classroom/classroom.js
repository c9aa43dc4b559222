import { choiceElement, choicesOf, costOf, elementOf, showGame } from '../lessons/choices.js';
import { hands } from './hands.js';

const at = (id) => document.getElementById(id);
const board = at('board');
const positions = [...document.querySelectorAll('#positions article')].map(readPosition);
/** Answers to choose between where a position names none. */
const ANSWERS = 4;

/** The place of the position on the wall; undefined for one of the teacher's own. */
let place;
/** What the class decides between. */
let answers = [];
let best;
let vote = hands([]);

/** A position of this page: a saved game, the question, its answers as tokens, and the reason. */
function readPosition(article) {
  const { game, answers: tokens } = article.dataset;
  const [question, why] = [article.querySelector('h2'), article.querySelector('p')];
  return { game, question: question.textContent, why: why.textContent, tokens: tokens.split(' ') };
}

/** Puts a position on the wall. */
async function show({ game, ...position }) {
  board.setAttribute('advice', 'off');
  await ask(await showGame(board, game), position);
}

/** Asks the class about a state. */
async function ask(state, { question = 'What would you do?', why = '', tokens = [] }) {
  const choices = await choicesOf(state);
  [best] = choices;
  answers = tokens.length > 0 ? named(choices, tokens) : bestOf(choices);
  const { id } = state.rules.ruleset;
  vote = hands(answers.map((choice) => choiceElement(choice, id)));
  at('answers').replaceChildren(...vote.items);
  at('question').textContent = question;
  at('place').textContent = place === undefined ? '' : `${place + 1} of ${positions.length}`;
  at('why').textContent = why;
  at('why').hidden = true;
  at('truth').replaceChildren();
  at('reveal').disabled = false;
  at('ask').hidden = true;
}

const named = (choices, tokens) => tokens.map((token) => choices.find((choice) => tokenOf(choice) === token));

/** The best few choices, in an order that does not give them away. */
const bestOf = (choices) => choices.slice(0, ANSWERS).toSorted((a, b) => (tokenOf(a) < tokenOf(b) ? -1 : 1));

/** A choice as positions write it: the dice to keep, `-` for none, or a colon and the box to fill. */
const tokenOf = (choice) => (choice.kind === 'score' ? `:${choice.cell}` : choice.dice.join('') || '-');

/** Shows what every answer costs, and lets the board show the rest. */
function reveal() {
  if (at('reveal').disabled) return;
  vote.reveal(answers.map((choice) => ({ best: choice.rank === 1, cost: costOf(choice) })));
  at('truth').replaceChildren(...verdict());
  at('why').hidden = at('why').textContent === '';
  at('reveal').disabled = true;
  board.setAttribute('advice', 'ranked');
}

/** The best choice, how many found it, and what the class loses on average. */
function verdict() {
  const { id } = board.state.rules.ruleset;
  const found = [
    elementOf('strong', '', choiceElement(best, id)),
    ` brings ${best.value.toFixed(1)} points on average.`,
  ];
  const counts = vote.counts();
  const sum = (weight) => answers.reduce((all, choice, i) => all + weight(choice) * counts[i], 0);
  const all = sum(() => 1);
  if (all === 0) return found;
  const right = sum(({ rank }) => (rank === 1 ? 1 : 0));
  const lost = sum(({ loss }) => loss) / all;
  return [...found, ` ${right} of ${all} found it; the class loses ${lost.toFixed(2)} points a head.`];
}

function next() {
  place = place === undefined ? 0 : (place + 1) % positions.length;
  return show(positions[place]);
}

/** Asks about the board as it is now, after somebody has played on. */
async function askNow() {
  if (at('ask').hidden) return;
  place = undefined;
  board.setAttribute('advice', 'off');
  await ask(board.state, {});
}

/** The position that the address names, the text of a saved game after the `#`; else the first one of this page. */
async function begin() {
  if (!location.hash) return next();
  try {
    await show({ game: decodeURIComponent(location.hash.slice(1)) });
  } catch {
    await next();
    at('truth').textContent = 'The address of this page names no position.';
  }
}

at('reveal').addEventListener('click', reveal);
at('next').addEventListener('click', next);
at('ask').addEventListener('click', askNow);
board.addEventListener('yahtzee-change', ({ detail: { reason } }) => {
  if (reason !== 'load') at('ask').hidden = board.state.turn.phase !== 'deciding';
});
globalThis.addEventListener('hashchange', begin);

const KEYS = { r: reveal, n: next, q: askNow };

document.addEventListener('keydown', (event) => {
  // The board has keys of its own.
  if (event.target.closest('yahtzee-game') || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (KEYS[key]) void KEYS[key]();
  else vote.press(key, event.shiftKey ? -1 : 1);
});

await begin();
