// A question about a position, in the page and in its address: `#`, a game as text, then what may follow after `&`:
//
//   #1%20yahtzee%20-%2011166%20%3D0&answers=111+66+:fullHouse&question=Take it?
//
// An answer is a token: the dice to keep, `-` for none, or a colon and the box to fill.

const QUESTION = 'What would you do?';

/** The token of a choice of the advisor. */
export const tokenOf = (choice) =>
  choice.kind === 'score' ? `:${choice.cell}` : choice.dice.join('') || '-';

/** The questions that a page holds, an `<article>` each. */
export const questionsIn = (place) => [...place.querySelectorAll('article')].map(questionOf);

function questionOf(article) {
  const { game, answers } = article.dataset;
  const [text, why] = [article.querySelector('h2'), article.querySelector('p')];
  return { game, text: wordsOf(text), why: wordsOf(why), tokens: answers.split(' ') };
}

const wordsOf = (element) => element.textContent.replaceAll(/\s+/g, ' ').trim();

/** A question about a position; without tokens, its answers are the best choices. */
export const questionAbout = (game, text = QUESTION, tokens = []) => ({ game, text, why: '', tokens });

/** The question that an address asks; its game is empty if it asks none. */
export function fromHash(hash) {
  const [game = '', ...more] = hash.slice(1).split('&');
  const asked = new URLSearchParams(more.join('&'));
  const tokens = asked.get('answers')?.split(/\s+/).filter(Boolean) ?? [];
  return questionAbout(decoded(game), asked.get('question') || QUESTION, tokens);
}

/** The end of the address that asks a question. */
export function toHash({ game, text = QUESTION, tokens = [] }) {
  const more = new URLSearchParams({
    ...(tokens.length > 0 && { answers: tokens.join(' ') }),
    ...(text !== QUESTION && { question: text }),
  });
  return `#${[encodeURIComponent(game), String(more)].filter(Boolean).join('&')}`;
}

/** A link that was cut in the middle of a character is no game, which the board says. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
