/** The list of games by family, filtered by the search text. Pure, and free of the DOM. */
import { games } from '../generated/games.js';
import type { GameFacts } from './game-facts.js';
import { isolated } from '../words/isolated.js';
import type { Translate } from '../words/messages.js';

export interface PickerView {
  readonly families: readonly FamilyView[];
  /** The number of games found, or that none was found. */
  readonly found: string;
}
export interface FamilyView {
  readonly id: string;
  readonly name: string;
  readonly games: readonly GameView[];
}
export interface GameView {
  readonly id: string;
  readonly name: string;
  /** "5 dice · 13 boxes · 3 rolls". */
  readonly facts: string;
  /** The reliability of the rules; empty if they are documented. */
  readonly status: string;
  readonly chosen: boolean;
}

export function pickerView(t: Translate, query: string, chosen: string | undefined): PickerView {
  const words = plain(query).split(/\s+/);
  const found = games.filter((game) => {
    const text = plain([nameOf(t, game), game.id, familyOf(t, game.family)].join(' '));
    return words.every((word) => text.includes(word));
  });
  const families = [...new Set(found.map(({ family }) => family))];
  return {
    families: families.map((id) => ({
      id,
      name: familyOf(t, id),
      games: found.filter(({ family }) => family === id).map((game) => gameView(t, game, chosen)),
    })),
    found: found.length
      ? t('picker.found', { n: found.length })
      : t('picker.none', { query: isolated(query.trim(), t) }),
  };
}

function gameView(t: Translate, game: GameFacts, chosen: string | undefined): GameView {
  const { id, dice, boxes, rolls, status } = game;
  return {
    id,
    name: nameOf(t, game),
    facts: t('picker.facts', {
      dice: t('picker.dice', { n: dice }),
      boxes: t('picker.boxes', { n: boxes }),
      rolls: t('picker.rolls', { n: rolls }),
    }),
    status: status ? t(`picker.status.${status}`) : '',
    chosen: id === chosen,
  };
}

const nameOf = (t: Translate, { id }: GameFacts): string => t(`game.${id}`);
const familyOf = (t: Translate, family: string): string => t(`picker.family.${family}`);

/** Normalizes a text: no case, no accents, American spelling. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('colour', 'color').trim();
