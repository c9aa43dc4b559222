/** How the board explains a game, in its own words. */
import { messages } from '../../../packages/element/dist/locales/en/index.js';
import { helpView } from '../../../packages/element/dist/features/panels/help/help-view.js';
import { wordsOfGame } from '../../../packages/element/dist/view/words-of-game.js';
import { english, translator } from '../../../packages/element/dist/words/messages.js';

/** @import { Ruleset } from '@yahtzee-game/rules' */

/**
 * @param {Element} place
 * @param {Ruleset} ruleset
 */
export function showHelp(place, ruleset) {
  const { steps, sections, notes } = helpView(
    ruleset,
    translator(wordsOfGame(ruleset, 'en'), 'en', messages, english),
  );
  place.replaceChildren(
    list(steps.map(({ title, text }) => [title, text])),
    ...sections.flatMap(({ name, rows, bonuses }) => [
      heading(name),
      list([...rows.map((row) => [row.name, row.text]), ...bonuses.map(noteOf)]),
    ]),
    list(notes.filter(({ id }) => id !== 'source').map(noteOf)),
  );
}

const noteOf = ({ title, lines, facts = [] }) => [
  title,
  [...lines, facts.map((fact) => fact.join(': ')).join('; ')].filter(Boolean).join(' '),
];

function heading(text) {
  const element = document.createElement('h3');
  element.textContent = text;
  return element;
}

function list(entries) {
  const element = document.createElement('dl');
  for (const [name, text] of entries) {
    const entry = document.createElement('div');
    for (const [tag, words] of [
      ['dt', name],
      ['dd', text],
    ]) {
      const part = document.createElement(tag);
      part.dir = 'auto';
      part.textContent = words;
      entry.append(part);
    }
    element.append(entry);
  }
  return element;
}
