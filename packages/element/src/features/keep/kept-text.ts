/** Kept games as text: the running one, and those that the visitor has not yet decided about. */
import type { Dice } from '@yahtzee-game/rules';
import type { Asked, KeptGame } from '../../game/kept-game.js';
import { LEVELS, seatsOf, type Levels } from '../../game/seats.js';
import type { TakenBack } from '../../game/taken-back.js';

/** The version of the text; a later version is not changed. */
const VERSION = 1;

/** Writes games as text. `writer` is different in each tab, so that the texts of two tabs differ. */
export const textOf = (games: readonly KeptGame[], writer: string): string =>
  JSON.stringify({ version: VERSION, writer, games });

/** Returns the games of a text, or why there are none. */
export function gamesIn(text: string): readonly KeptGame[] | 'bad' | 'newer' {
  const { version, games } = fieldsOf(parsed(text));
  if (typeof version === 'number' && version > VERSION) return 'newer';
  if (version !== VERSION || !Array.isArray(games)) return 'bad';
  const read = games.map(gameOf);
  const good = read.filter((game) => game !== undefined);
  return good.length > 0 && good.length === read.length ? good : 'bad';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function gameOf(value: unknown): KeptGame | undefined {
  const { text, levels, players, asked, helped, dice, from, takenBack, at } = fieldsOf(value);
  const wanted = askedOf(asked);
  if (typeof text !== 'string' || typeof from !== 'string' || typeof at !== 'number') return undefined;
  if (!Number.isFinite(at) || !wanted) return undefined;
  const chosen = dice === 'real' || dice === 'board' ? dice : undefined;
  return {
    text,
    levels: levelsIn(levels ?? levelsNamedBy(players)),
    asked: wanted,
    helped: helped === true,
    dice: chosen,
    from,
    takenBack: takenBackIn(takenBack),
    at,
  };
}

/** Returns the throws that were taken back; earlier texts have none. */
const takenBackIn = (value: unknown): TakenBack =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([place, dice]) =>
      areSides(dice) ? [[place, dice] as const] : [],
    ),
  );

const areSides = (value: unknown): value is Dice =>
  Array.isArray(value) && value.every((side) => Number.isInteger(side) && side > 0);

const levelsIn = (value: unknown): Levels =>
  Array.isArray(value) ? value.map((level) => LEVELS.find((one) => one === level)) : [];

/** Returns the levels from the attribute `players`; earlier texts have them only there. */
const levelsNamedBy = (players: unknown): Levels | undefined =>
  areTexts(players) ? seatsOf(players).map(({ level }) => level) : undefined;

function askedOf(value: unknown): Asked | undefined {
  const { players, options, seed } = fieldsOf(value);
  if (!areTexts(players) || typeof seed !== 'string') return undefined;
  const chosen = Object.entries(fieldsOf(options)).flatMap(([key, option]) =>
    typeof option === 'string' || typeof option === 'number' || typeof option === 'boolean'
      ? [[key, option] as const]
      : [],
  );
  return { players, options: Object.fromEntries(chosen), seed };
}

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
