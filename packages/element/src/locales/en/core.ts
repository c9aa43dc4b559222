/**
 * Every visible or announced message of a game of Yahtzee; `games` has those of other games and of options. English has
 * them in three files, because the first ones are part of the board; other languages have one file.
 *
 * For translators: `../GLOSSARY.md` has the terms of every language, its forms of address, and misleading keys.
 */
import { first } from './first.js';
import { players } from './players.js';
import { rest } from './rest.js';

export const core = { ...first, ...players, ...rest } as const;
