import { choiceElement, choicesOf, costOf, elementOf, showGame } from '../lessons/choices.js';
import { hands } from './hands.js';
import { fromHash, questionAbout, questionsIn, tokenOf, toHash } from './questions.js';

const at = (id) => document.getElementById(id);
const board = at('board');
const questions = questionsIn(at('positions'));
/** Answers to choose between where a question names none. */
const ANSWERS = 4;

/** The place of the question on this page; -1 for one of the teacher's own. */
let place = -1;
/** The answers that the class can choose, and the best choice of all. */
let answers = [];
let best;
let vote = hands([]);

let before = Promise.resolve();

/** Does one thing after another: a question that comes while another is still opening waits for it. */
const inTurn =
  (step) =>
  (...given) => {
    const done = before.then(() => step(...given));
    before = done.catch(() => {});
    return done;
  };

/** Puts a question on the wall: a position, what is asked, its answers as tokens, and the reason. */
async function show(question) {
  const state = await showGame(board, question.game);
  await ask(state, question);
}

async function ask(state, question) {
  const choices = await choicesOf(state);
  const wanted = question.tokens.map((token) => withToken(choices, token));
  [best] = choices;
  answers = wanted.length > 0 ? wanted : bestOf(choices);
  vote = hands(answers.map((choice) => choiceElement(choice, gameOf(state))));
  board.setAttribute('advice', 'off');
  clear(question.text);
  at('answers').replaceChildren(...vote.items);
  place = questions.indexOf(question);
  at('place').textContent = place < 0 ? '' : `${place + 1} of ${questions.length}`;
  at('why').textContent = question.why;
  at('reveal').disabled = at('copy').hidden = false;
  history.replaceState(null, '', toHash(place < 0 ? question : { game: question.game }));
}

/** Nothing to vote on: what stands above, and no answers below. */
function clear(text) {
  at('question').textContent = text;
  at('place').textContent = at('why').textContent = at('said').textContent = '';
  at('answers').replaceChildren();
  at('truth').replaceChildren();
  at('why').hidden = at('reveal').disabled = at('ask').hidden = at('copy').hidden = true;
}

function withToken(choices, token) {
  const found = choices.find((choice) => tokenOf(choice) === token);
  if (!found) throw new Error(`“${token}” is no choice there; allowed: ${choices.map(tokenOf).join(' ')}`);
  return found;
}

/** The best few choices, in an order that does not give them away. */
const bestOf = (choices) => choices.slice(0, ANSWERS).toSorted((a, b) => (tokenOf(a) < tokenOf(b) ? -1 : 1));

const gameOf = (state) => state.rules.ruleset.id;

/** Shows what every answer costs, and lets the board show the rest. */
function reveal() {
  if (at('reveal').disabled) return;
  vote.reveal(answers.map((choice) => ({ best: choice.rank === 1, cost: costOf(choice) })));
  at('truth').replaceChildren(...verdict());
  at('why').hidden = at('why').textContent === '';
  // A button that is disabled or gone would take the focus along.
  if (document.activeElement === at('reveal')) at('next').focus();
  at('reveal').disabled = true;
  board.setAttribute('advice', 'ranked');
}

/** The best choice, how many found it, and what a hand has cost on average. */
function verdict() {
  const found = [
    elementOf('strong', '', choiceElement(best, gameOf(board.state))),
    ` leads to ${best.value.toFixed(1)} points at the end, on average.`,
  ];
  const counts = vote.counts();
  const sum = (weight) => answers.reduce((all, choice, i) => all + weight(choice) * counts[i], 0);
  const all = sum(() => 1);
  if (all === 0) return found;
  const right = sum(({ rank }) => (rank === 1 ? 1 : 0));
  const lost = sum(({ loss }) => loss) / all;
  return [...found, ` ${right} of ${all} found it. On average, a hand costs ${lost.toFixed(2)} points.`];
}

const next = inTurn(() => show(questions[(place + 1) % questions.length]));

/** Asks about the board as it is now, after somebody has played on. */
const askNow = inTurn(async () => {
  if (at('ask').hidden) return;
  const hadFocus = document.activeElement === at('ask');
  await ask(board.state, questionAbout(board.save()));
  if (hadFocus) at('reveal').focus();
});

/** The question that an address names; else the first one of this page. */
const begin = inTurn(async (hash) => {
  const asked = fromHash(hash);
  if (!asked.game) return show(questions[0]);
  try {
    await show(questions.find((one) => toHash({ game: one.game }) === hash) ?? asked);
  } catch (error) {
    await show(questions[0]);
    at('said').textContent =
      `The question of this link cannot be asked: ${error.message}. This is another one.`;
  }
});

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href);
    at('said').textContent = 'The link is copied. Whoever opens it sees this question.';
  } catch {
    at('said').textContent = 'The address of this page is the link to this question.';
  }
}

at('reveal').addEventListener('click', reveal);
at('next').addEventListener('click', next);
at('ask').addEventListener('click', askNow);
at('copy').addEventListener('click', copyLink);
board.addEventListener('yahtzee-change', ({ detail: { reason } }) => {
  if (reason === 'load') return;
  clear('Play to the decision that you want to ask about.');
  at('ask').hidden = board.state.turn.phase !== 'deciding';
});
globalThis.addEventListener('hashchange', () => begin(location.hash));

const KEYS = { r: reveal, n: next, q: askNow };

document.addEventListener('keydown', (event) => {
  // The board handles its keys itself.
  if (event.target.closest('yahtzee-game') || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (KEYS[key]) void KEYS[key]();
  else vote.press(key, event.shiftKey ? -1 : 1);
});

await begin(location.hash);
