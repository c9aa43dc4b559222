// Facts about the rulesets of the catalogue, read from the rulesets.

import { compile } from '../../packages/advisor/src/compile/compile.js';
import { atOnce } from '../../packages/advisor/src/basics/slices.js';
import { messages } from '../../packages/element/src/locales/en/index.js';
import type { GameFacts } from '../../packages/element/src/picker/game-facts.js';
import { FAMILIES, loadRuleset, rulesetIds } from '../../packages/rules/src/catalog.js';
import { newGame, type Rules } from '../../packages/rules/src/index.js';

export interface Facts {
  readonly name: string;
  readonly source: string;
  readonly status: string;
  /** The facts that the picker shows. */
  readonly shown: GameFacts;
}

type Family = GameFacts['family'];

const families = Object.entries(FAMILIES) as [Family, readonly string[]][];

export const factsOfGames = (): Promise<Facts[]> => Promise.all(rulesetIds.map(factsOf));

async function factsOf(id: string): Promise<Facts> {
  const ruleset = await loadRuleset(id);
  const { rules } = newGame(ruleset, { players: 2 });
  const { dice, rolls, status = 'documented', source } = rules.spec;
  const rows = rowsOf(rules);
  const words = wordsOf(rules);
  const shown = {
    family: familyOf(id),
    id,
    dice: dice.count,
    boxes: rules.slots,
    rolls,
    ...(atOnce(compile(ruleset)).ok && { solved: true as const }),
    ...(rows && { rows }),
    ...(words && { words }),
  };
  const name = messages[`game.${id}`];
  return { name: typeof name === 'string' ? name : id, source, status, shown };
}

function familyOf(id: string): Family {
  const [family] = families.find(([, ids]) => ids.includes(id)) ?? [];
  if (!family)
    throw new Error(`"${id}" stands under no heading of FAMILIES in packages/rules/src/catalog.ts`);
  return family;
}

/** The ids of its rows, but for those of faces and of rounds, which have numbers. */
const rowsOf = ({ spec }: Rules): string =>
  only(spec.categories.filter(({ id, face }) => !face && !/^round\d+$/.test(id)).map(({ id }) => id));

/** Keys of other words by which players may look for a game. */
const wordsOf = ({ spec, sides }: Rules): string =>
  only([
    ...(spec.repeat && spec.categories.some(({ joker }) => joker) ? ['joker'] : []),
    ...sides.flatMap(({ colour }) => (colour ? ['picker.colours', `colour.${colour}`] : [])),
    ...sides.flatMap(({ symbol }) => (symbol && !Number(symbol) ? [`face.${symbol}`] : [])),
    ...(spec.columns ?? []).flatMap(({ order }) => (order.declare ? ['column.announce'] : [])),
  ]);

/** Each once, with spaces between them. */
const only = (all: readonly string[]): string => [...new Set(all)].join(' ');
