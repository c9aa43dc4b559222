// Code that compiles, and code that must not: read by the type checker alone (`npm run typecheck`), never run. The line
// after each `@ts-expect-error` has to be an error.

import {
  cellsFor,
  legalActions,
  loadRuleset,
  newGame,
  parseGame,
  play,
  reduce,
  scoreRoll,
  undo,
  withOptions,
  type Action,
  type GameState,
  type Options,
  type Ruleset,
  type RulesetId,
} from '@yahtzee-game/rules';
import { ruleset as kismet } from '@yahtzee-game/rules/rulesets/kismet';
import { ruleset as pokerDice } from '@yahtzee-game/rules/rulesets/poker-dice';
import { ruleset as rainbow } from '@yahtzee-game/rules/rulesets/rainbow';
import { ruleset as seven } from '@yahtzee-game/rules/rulesets/seven-yatzy';
import { ruleset as triple } from '@yahtzee-game/rules/rulesets/triple-yahtzee';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { ruleset as yamb } from '@yahtzee-game/rules/rulesets/yamb';
import { ruleset as declared } from '@yahtzee-game/rules/rulesets/yatzy-declared';

const DICE = [1, 3, 5, 5, 6];

/** Options are those of the ruleset and those of every scorecard game, with the values that they may have. */
export function options(own: Options): readonly Ruleset[] {
  return [
    withOptions(yahtzee, { joker: 'free', upperBonus: 0, fiveKindIsFullHouse: true, upperThreshold: 60 }),
    withOptions(yahtzee, { order: 'down', rolls: 4, tieBreak: 'chain' }),
    withOptions(withOptions(yahtzee, { joker: 'free' }), { upperBonus: 0 }),
    withOptions(triple, { joker: 'free', bonusNeedsPoints: true }),
    withOptions(declared, { pairsDistinct: false }),
    withOptions(pokerDice, { rounds: 3, limit: 'leader' }),
    // @ts-expect-error a misspelt key
    withOptions(yahtzee, { jokr: 'free' }),
    // @ts-expect-error a value that is not allowed
    withOptions(yahtzee, { joker: 'wild' }),
    // @ts-expect-error a number that is not allowed
    withOptions(yahtzee, { upperBonus: 36 }),
    // @ts-expect-error a text in place of a number
    withOptions(yahtzee, { rolls: '4' }),
    // @ts-expect-error an order that there is not
    withOptions(yahtzee, { order: 'sideways' }),
    // @ts-expect-error an option of another game
    withOptions(kismet, { joker: 'free' }),
    // @ts-expect-error a misspelt key of the parent
    withOptions(triple, { jokr: 'free' }),
    // Options that can only be checked at run time.
    withOptions(yahtzee, own),
  ];
}

/** Rows are those of the sheet. */
export const points: readonly number[] = [
  scoreRoll(yahtzee, 'chance', DICE),
  scoreRoll(rainbow, 'redFlush', DICE),
  scoreRoll(rainbow, 'fours', DICE),
  scoreRoll(seven, 'highRise', DICE),
  scoreRoll(pokerDice, 'round1', DICE),
  scoreRoll(yamb, 'max', DICE),
  scoreRoll(withOptions(yahtzee, { joker: 'free' }), 'chance', DICE),
  // @ts-expect-error a misspelt row
  scoreRoll(yahtzee, 'chanse', DICE),
  // @ts-expect-error dice have six sides
  scoreRoll(yahtzee, 'sevens', DICE),
  // @ts-expect-error a row of another game
  scoreRoll(kismet, 'smallStraight', DICE),
  // @ts-expect-error a row is no cell
  scoreRoll(yamb, 'max@down', DICE),
];

/** `play` takes the cells of the game. */
export function plays(): readonly GameState[] {
  const start = newGame(yahtzee);
  const rolled = play(start, { type: 'dice', values: DICE });
  return [
    play(rolled, { type: 'roll', held: 5 }, { type: 'dice', values: [2, 6, 4] }),
    play(rolled, { type: 'score', cell: 'chance' }),
    play(newGame(yamb), { type: 'score', cell: 'max@down' }),
    // @ts-expect-error a misspelt cell
    play(rolled, { type: 'score', cell: 'chanse' }),
    // @ts-expect-error a misspelt cell among right ones
    play(start, { type: 'dice', values: DICE }, { type: 'announce', cell: 'for' }),
    // @ts-expect-error a misspelt row of a cell
    play(newGame(yamb), { type: 'score', cell: 'maximum@down' }),
    // @ts-expect-error an action that there is not
    play(rolled, { type: 'pass' }),
    // @ts-expect-error dice are a list
    play(rolled, { type: 'dice', values: '13556' }),
  ];
}

/**
 * Results of the functions are valid arguments for them; values from outside are passed to `reduce`, or to a state of
 * any game.
 */
export function goesAround(foreign: Action, text: string): readonly unknown[] {
  let state = newGame(yahtzee);
  for (const action of legalActions(state)) state = play(state, action);
  for (const { id } of cellsFor(state)) state = play(state, { type: 'score', cell: id });
  const next = reduce(state, foreign);
  if (next.ok) state = next;
  state = undo(state) ?? state;
  let any: GameState = newGame(yahtzee);
  const parsed = parseGame(text, [yahtzee, yamb]);
  if (parsed.ok) any = play(parsed, foreign);
  // @ts-expect-error an action of which nobody knows that its cell is one of the game
  return [any, play(state, foreign)];
}

/** Ids are completed, and any text is accepted; an id that is written out gives the type of that ruleset. */
export async function loads(id: string, known: RulesetId): Promise<readonly Ruleset[]> {
  const free = withOptions(await loadRuleset('yahtzee'), { joker: 'free' });
  const any: Ruleset = await loadRuleset(id);
  // @ts-expect-error a misspelt key of a ruleset that is loaded
  const wrong = withOptions(await loadRuleset('yahtzee'), { jokr: 'free' });
  return [free, any, wrong, withOptions(any, { whatever: 1 }), await loadRuleset(known)];
}
