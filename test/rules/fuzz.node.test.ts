// Any input to the public functions of the rules is either read as it is meant, or refused with one sentence.

import {
  actionText,
  choicesOf,
  duplicateDice,
  gameFromJSON,
  gameIdOf,
  gameToJSON,
  legalActions,
  loadRuleset,
  newGame,
  parseAction,
  parseActionText,
  parseGame,
  reduce,
  rollOff,
  rulesetIds,
  scoreRoll,
  seededDice,
  seedOf,
  serializeGame,
  withOptions,
  type Action,
  type GameState,
  type Options,
  type Ruleset,
  type Spec,
} from '@yahtzee-game/rules';
import {
  defineRuleset,
  testRuleset,
  variantOf,
  type ChoosableSpec,
  type Differences,
} from '@yahtzee-game/rules/define';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { fuzz, isSentence, letIn, letInLater, untouched } from '../harness/fuzz.js';
import { deepFreeze } from '../harness/games/freeze.js';
import { anyAction } from '../harness/games/games.js';
import { act } from '../harness/games/play.js';
import { rejection } from '../harness/games/rejected.js';
import { formsOf, shipped } from '../harness/games/shipped.js';
import { pick, randomFrom, type Random } from '../harness/random.js';
import { altered, anything, garbled, odd } from '../harness/strange.js';

/** Games that have begun, of each ruleset as it is and of two of its forms. */
const games: readonly GameState[] = shipped.flatMap((ruleset, i) => {
  const random = randomFrom(i);
  const forms = formsOf(ruleset);
  return [ruleset, pick(random, forms).ruleset, pick(random, forms).ruleset].map((form) =>
    begun(form, random),
  );
});
const rulesets = shipped;
const texts = games.map((game, i) =>
  serializeGame(game, i % 3 ? {} : { game: `g-${i}`, seed: `a seed ${i}%` }),
);
const records: readonly unknown[] = games.map((game) => JSON.parse(JSON.stringify(gameToJSON(game))));

/** A game with a few random actions. */
function begun(ruleset: Ruleset, random: Random): GameState {
  const [fewest, most] = ruleset.spec.players ?? [1, 3];
  let state = newGame(ruleset, { players: Math.min(most, fewest + random(2)) });
  for (let left = 2 + random(25); left > 0; left--) {
    const action = anyAction(state, random);
    if (action) state = act(state, action);
  }
  return deepFreeze(state);
}

/** Checks a game that was accepted: after writing and reading it is the same. False if it was refused. */
function isGame(read: ReturnType<typeof parseGame>): boolean {
  if (!read.ok) {
    isSentence(rejection(read).message);
    ok(!read.message.includes('it throws an error'), read.message);
    return false;
  }
  const text = serializeGame(read);
  const again = parseGame(text, rulesets);
  equal(again.ok && serializeGame(again), text);
  deepEqual(
    gameFromJSON(JSON.parse(JSON.stringify(gameToJSON(read))), rulesets).ok && gameToJSON(read).totals,
    gameToJSON(read).totals,
  );
  return true;
}

fuzz('text of a game', 12, (random) => {
  const text = garbled(random, pick(random, texts));
  for (const found of [seedOf(text), gameIdOf(text)]) ok(found === undefined || typeof found === 'string');
  return isGame(parseGame(text, rulesets));
});

fuzz('record of a game', 12, (random) => {
  const value = random(20) ? altered(random, pick(random, records)) : anything(random);
  return untouched(value, () => isGame(gameFromJSON(value, rulesets)));
});

fuzz('action handed to a game', 13, (random) => {
  const state = pick(random, games);
  const legal = [...legalActions(state), { type: 'dice', values: [1, 2, 3, 4, 5] }];
  const action = random(4) ? altered(random, pick(random, legal)) : anything(random);
  const next = untouched(action, () => reduce(state, action as Action));
  if (next.ok) {
    const { type } = next.log?.action ?? {};
    ok(type === 'dice' || legalActions(state).some((one) => sameText(one, next.log?.action)));
    return true;
  }
  isSentence(next.message);
  return false;
});

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

fuzz('action of a message', 6, (random) => {
  const action = anyAction(pick(random, games), random) ?? { type: 'roll', held: 0 };
  const value = random(8) ? altered(random, action) : anything(random);
  const read = untouched(value, () => parseAction(value));
  if (read.ok) {
    deepEqual(parseAction(read.action), read);
    return true;
  }
  isSentence(read.message);
  return false;
});

fuzz('token of an action', 6, (random) => {
  const { rules } = pick(random, games);
  const { ruleset } = rules;
  const tokens = ['13556', 'h5', ...rules.cells.flatMap(({ id }) => [`:${id}`, `!${id}`])];
  const token = random(9) ? garbled(random, pick(random, tokens)) : odd(random);
  const read = parseActionText(token as string, ruleset);
  if (!read.ok) isSentence(read.message);
  else deepEqual(parseActionText(actionText(read.action, ruleset), ruleset), read);
  const text = letIn(() => actionText((read.ok ? altered(random, read.action) : token) as Action, ruleset));
  if (text) ok(parseActionText(text.value, ruleset).ok, text.value);
  return read.ok;
});

fuzz('options', 3.5, (random) => {
  const ruleset = pick(random, shipped);
  const choices = choicesOf(ruleset);
  const usual = Object.entries(choices).map(([key, choice]) => [
    key,
    'from' in choice ? choice.from + random(choice.to - choice.from + 1) : pick(random, choice),
  ]);
  const right = Object.fromEntries(usual.filter(() => random(3) === 0)) as Options;
  const options = random(3) ? (random(8) ? altered(random, right) : anything(random)) : right;
  const form = untouched(options, () => letIn(() => withOptions(ruleset, options as Options)));
  if (!form) return false;
  ok(Object.keys(form.value.options).every((key) => Object.hasOwn(choices, key)));
  return isGame(parseGame(serializeGame(newGameOf(form.value)), shipped));
});

const newGameOf = (ruleset: Ruleset): GameState =>
  newGame(ruleset, { players: ruleset.spec.players?.[0] ?? 1 });

fuzz('players, seeds, dice and names of games', 6, async (random) => {
  const [a, b, c] = [odd(random), odd(random), anything(random)];
  const ruleset = pick(random, shipped);
  const count = { count: random(9), sides: 1 + random(9), seat: 0, turn: random(3), roll: 0 };
  const chance = altered(random, count) as typeof count;
  const doors: readonly (() => unknown)[] = [
    () => newGame(ruleset, { players: (random(2) ? a : c) as number }).players.length,
    () =>
      scoreRoll(ruleset, random(2) ? (ruleset.spec.categories[0]?.id ?? '') : (a as string), c as number[]),
    () =>
      scoreRoll(ruleset, ruleset.spec.categories[0]?.id ?? '', altered(random, [1, 2, 3, 4, 5]) as number[]),
    () => seededDice(a as string)(chance).length,
    () => duplicateDice(random(9))(chance).length,
    () => rollOff(ruleset, random(2) ? 2 : (b as number), seededDice(1)).first,
    () => gameToJSON(newGameOf(ruleset), { game: a as string }).game,
    () => serializeGame(newGameOf(ruleset), { seed: a as string }),
    () => testRuleset(small, { games: random(3) ? (a as number) : 1, seed: b as string }).games,
  ];
  const entered = letIn(pick(random, doors));
  await letInLater(() => loadRuleset(random(2) ? (a as string) : garbled(random, pick(random, rulesetIds))));
  return entered !== undefined;
});

/** House rules with every field that a spec can have; their functions accept any arguments. */
const SPEC = {
  id: 'small',
  revision: 2,
  source: 'the house',
  status: 'documented',
  dice: { count: 2, sides: 3 },
  rolls: 2,
  categories: [
    { id: 'ones', section: 'upper', face: 1, score: () => 1 },
    { id: 'twos', section: 'upper', face: 2, score: () => 2, entries: 2 },
    { id: 'pair', section: 'lower', joker: 7, score: () => 3, stands: () => true },
    { id: 'rest', section: 'lower', counts: false, after: 'pair', score: () => 4 },
  ],
  columns: [
    { id: 'a', order: { name: 'free' }, times: 2 },
    { id: 'b', order: { name: 'first', declare: 1 }, rows: ['ones', 'twos'], rolls: 1 },
  ],
  bonuses: [{ id: 'bonus', section: 'upper', ladder: [[3, 5]], once: true }],
  derived: [{ id: 'sum', section: 'lower', reads: ['ones'], value: () => 1 }],
  repeat: { row: 'pair', place: () => 'literal', bonus: () => 0 },
  tokens: { change: () => 0, spend: 'ask', points: 1 },
  fill: 'one',
  rank: (players: readonly unknown[]) => Array.from(players, () => [1]),
  standing: 'place',
  playoff: false,
  rollOff: { dice: 1, begins: 'highest' },
  players: [1, 3],
} as const;
const CHOOSABLE = {
  choices: { wide: [false, true], rolls2: { default: 2, from: 1, to: 3 }, name: ['a', 'b'] },
  make: () => small.spec,
};
const small = defineRuleset(SPEC as unknown as Spec);

fuzz('house rules', 0.8, (random) => {
  const spec = random(12) ? altered(random, SPEC) : anything(random);
  const ruleset = untouched(spec, () => letIn(() => defineRuleset(spec as Spec)));
  return ruleset !== undefined && isPlayable(ruleset.value, random);
});

fuzz('house rules with options, and variants', 0.7, (random) => {
  const differing = pick(random, Object.entries(SPEC));
  const differences = altered(random, { id: 'mine', ...Object.fromEntries([differing]) }) as Differences;
  const choosable = altered(random, CHOOSABLE) as ChoosableSpec<Record<string, readonly string[]>>;
  const ruleset = letIn((): Ruleset =>
    random(2) ? defineRuleset(choosable) : variantOf(small, random(2) ? differences : () => differences),
  );
  return ruleset !== undefined && isPlayable(ruleset.value, random);
});

/** Plays a game to its end, and reads it again. */
function isPlayable(ruleset: Ruleset, random: Random): true {
  let state = newGameOf(ruleset);
  for (let action = anyAction(state, random); action; action = anyAction(state, random))
    state = act(state, action);
  equal(state.turn.phase, 'over');
  const text = serializeGame(state);
  const read = parseGame(text, [ruleset]);
  equal(read.ok && serializeGame(read), text);
  return true;
}
