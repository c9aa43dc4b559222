/**
 * Every visible or spoken word that a game of Yahtzee needs; `games` has those of other games and of options. English
 * has them in three files, because its first ones come with the board; other languages have one.
 *
 * For translators: `../GLOSSARY.md` has the words of every language, how it speaks to a player, and keys that mislead.
 */
import { first } from './first.js';
import { players } from './players.js';
import { rest } from './rest.js';

export const core = { ...first, ...players, ...rest } as const;
