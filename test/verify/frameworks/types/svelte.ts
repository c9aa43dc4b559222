import type {} from '@yahtzee-game/element/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

type Board = SvelteHTMLElements['yahtzee-game'];

export const right: Board = {
  class: 'wide',
  ruleset: 'yatzy',
  hints: 'off',
  'game-name': 'Dice',
  messages: { 'row.chance': 'Lucky dip' },
  'onyahtzee-roll': ({ detail }) => detail.dice.map((die) => die + 1),
};
export const picker: SvelteHTMLElements['yahtzee-picker'] = {
  for: 'board',
  'onyahtzee-pick': ({ detail }) => detail.ruleset.length,
};

// @ts-expect-error -- not a value of it
export const badValue: Board = { hints: 'yes' };
// @ts-expect-error -- words are text
export const badMessages: Board = { messages: { 'row.chance': 7 } };
// @ts-expect-error -- a roll has no cell
export const badEvent: Board = { 'onyahtzee-roll': ({ detail }) => detail.cell };
