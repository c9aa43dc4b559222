// The pages of the games: rules, scores, options and sources from the rulesets, in the board's own words.

import { loadRuleset } from '@yahtzee-game/rules';
import { helpView } from '../../packages/element/dist/features/panels/help/help-view.js';
import { miniDice } from '../../packages/element/dist/parts/dice/mini-dice.js';
import { games } from '../../packages/element/dist/generated/games.js';
import { motifOf } from '../../packages/element/dist/picker/motif.js';
import { figuresOf } from './figures.mjs';
import { markupOf } from './html.mjs';
import { messages } from '../../packages/element/dist/locales/en/index.js';
import { english, translator } from '../../packages/element/dist/words/messages.js';

/**
 * @import { GameFacts } from '../../packages/element/dist/picker/game-facts.js'
 * @import { HelpCell, HelpRow, HelpTable, HelpView } from '../../packages/element/dist/features/panels/help/view.js'
 */

/** Returns a message of the board. */
const t = translator({}, 'en', messages, english);

/** By family, in the order of the catalogue: its heading and its games. */
export async function familiesOfGames() {
  const all = await Promise.all(games.map(pageOf));
  return [...new Set(games.map(({ family }) => family))].map((id) => ({
    id,
    name: t(`picker.family.${id}`),
    games: all.filter(({ family }) => family === id),
  }));
}

/** @param {GameFacts} facts */
async function pageOf({ id, family, dice, boxes, rolls, solved }) {
  const ruleset = await loadRuleset(id);
  const { players, status = 'documented', source } = ruleset.spec;
  const name = t(`game.${id}`);
  return {
    id,
    family,
    name,
    teaser: t(`teaser.${id}`),
    motif: await markupOf(motifOf(id)),
    dice,
    boxes,
    rolls,
    solved: Boolean(solved),
    status,
    source,
    players: players?.[0] ?? 1,
    figures: figuresOf(id, name),
    ...(await rulesOf(helpView(ruleset, t))),
  };
}

/**
 * The rules of a game as the board shows them, with dice.
 * @param {HelpView} view
 */
async function rulesOf({ steps, story, sections, tables, notes }) {
  return {
    steps,
    story,
    notes: notes.filter(({ id }) => id !== 'source'),
    sections: await Promise.all(
      sections.map(async ({ rows, ...section }) => ({
        ...section,
        rows: await Promise.all(rows.map(rowOf)),
      })),
    ),
    tables: await Promise.all(tables.map(tableOf)),
  };
}

/** @param {HelpRow} row */
async function rowOf({ name, text, example }) {
  return {
    name,
    text,
    example: example && {
      worth: example.worth,
      label: example.label,
      dice: await markupOf(miniDice(example.dice)),
    },
  };
}

/** @param {HelpTable} table */
async function tableOf({ title, heads, rows }) {
  return { title, heads, rows: await Promise.all(rows.map((cells) => Promise.all(cells.map(cellOf)))) };
}

/** @param {HelpCell} cell */
async function cellOf(cell) {
  if (typeof cell === 'string') return { text: cell };
  const dice = await Promise.all(cell.throws.map((one) => markupOf(miniDice(one))));
  return { label: cell.label, dice: dice.join('') };
}
