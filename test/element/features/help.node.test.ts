// The rules in words. They are derived from the answers of the ruleset, so they are compared with those answers.

import { loadRuleset, scoreRoll, withOptions, type Options, type Ruleset } from '@yahtzee-game/rules';
import {
  allEqual,
  defineRuleset,
  fixed,
  numberRows,
  rulesetFromJSON,
  run,
  sum,
} from '@yahtzee-game/rules/define';
import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { OPTIONS, SHEETS } from '../../harness/games/sheets.js';
import { houses } from '../../harness/games/house.js';
import { shipped } from '../../harness/games/shipped.js';
import { someFormsOf } from '../../harness/games/some-forms.js';
import {
  en,
  enGames,
  enRules,
  helpView,
  noting,
  speaking,
  translator,
  type HelpRow,
  type HelpTable,
  type HelpView,
} from '../inside.js';

const t = translator();

const rowsOf = ({ sections }: HelpView): readonly HelpRow[] => sections.flatMap(({ rows }) => rows);

/** Features that no shipped game has. */
const large = defineRuleset({
  id: 'large',
  source: 'a test',
  dice: { count: 8, sides: 6 },
  rolls: 3,
  categories: [
    ...numberRows(6),
    { id: 'eight', section: 'lower', score: fixed(80, allEqual) },
    { id: 'street', section: 'lower', score: fixed(10, run(4)) },
    { id: 'early', section: 'lower', score: (one) => one.sum * (4 - one.roll) },
    { id: 'late', section: 'lower', score: (one) => 10 * one.roll },
    {
      id: 'crosses',
      section: 'lower',
      score: (one) => one.counts[6] ?? 0,
      stands: (n) => ({ key: 'crosses', args: { n } }),
    },
  ],
  repeat: { row: 'eight', place: () => 'literal', bonus: () => 10 },
  wins: (one) => allEqual(one),
});

async function helpFor(id: string, options: Options = {}): Promise<HelpView> {
  return helpView(withOptions(await loadRuleset(id), options), t);
}

/** The sentence of each row, by row. */
const textsOf = (view: HelpView): Readonly<Record<string, string>> =>
  Object.fromEntries(rowsOf(view).map(({ id, text }) => [id, text]));

const linesOf = (view: HelpView, id: string): readonly string[] =>
  view.notes.find((note) => note.id === id)?.lines ?? [];

/** All texts of the rules that are shown or spoken. */
const everyText = ({ title, boxes, steps, story, sections, tables, notes }: HelpView): readonly string[] => [
  title,
  boxes,
  ...steps.flatMap((step) => [step.number, step.title, step.text]),
  ...story,
  ...sections.flatMap(({ name, rows }) => [
    name,
    ...rows.flatMap((row) => [row.name, row.text, row.example?.worth ?? '-', row.example?.label ?? '-']),
  ]),
  ...tables.flatMap((table) => [
    table.title,
    ...table.heads,
    ...table.rows.flat().map((cell) => (typeof cell === 'string' ? cell : cell.label)),
  ]),
  ...[...notes, ...sections.flatMap(({ bonuses }) => bonuses)].flatMap((note) => [
    note.title,
    ...note.lines,
    ...(note.facts ?? []).flat(),
  ]),
];

const tableOf = ({ tables }: HelpView, id: string): HelpTable | undefined =>
  tables.find((table) => table.id === id);

/** The lines of a table, with each throw described in words. */
const linesIn = (view: HelpView, id: string): readonly string[] =>
  (tableOf(view, id)?.rows ?? []).map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell : cell.label)).join(' | '),
  );

/** The sides of the dice in an example. */
function sidesOf({ spec }: Ruleset, { example }: HelpRow): readonly number[] {
  const { sides } = spec.dice;
  return (example?.dice ?? []).map(({ face, colour }) =>
    typeof sides === 'number'
      ? face
      : 1 + sides.findIndex((side) => side.face === face && side.colour === colour),
  );
}

describe('the worked examples', () => {
  for (const ruleset of [...shipped, ...houses]) {
    test(`of ${ruleset.id} score what they say`, () => {
      const rows = rowsOf(helpView(ruleset, t)).filter(({ example }) => example);
      ok(rows.length > 0);
      for (const row of rows) {
        const { roll = 1, served = true, points = 0 } = row.example ?? {};
        ok(points > 0, row.id);
        equal(scoreRoll(ruleset, row.id, sidesOf(ruleset, row), { roll, served }), points, row.id);
      }
    });
  }

  test('are there for every row that is not told together with others', async () => {
    const { spec } = await loadRuleset('yatzy');
    const told = rowsOf(await helpFor('yatzy')).map(({ id }) => id);
    deepEqual(told, ['fours', ...spec.categories.map(({ id }) => id).slice(6)]);
  });

  test('tell the dice that count from the others', async () => {
    const rows = rowsOf(await helpFor('yahtzee'));
    const counting = (id: string): string =>
      (rows.find((row) => row.id === id)?.example?.dice ?? [])
        .map(({ face, counts }) => (counts ? String(face) : '-'))
        .join('');
    deepEqual(['fours', 'threeOfAKind', 'smallStraight', 'chance'].map(counting), [
      '-444-',
      '22234',
      '-3456',
      '12456',
    ]);
  });

  test('of equal dice that could stand for each other, one counts', async () => {
    const row = rowsOf(await helpFor('seven-yatzy')).find(({ id }) => id === 'fullStraight');
    equal(row?.example?.dice.filter(({ counts }) => counts).length, 6);
  });

  test('are said in a sentence', async () => {
    const row = rowsOf(await helpFor('yahtzee')).find(({ id }) => id === 'fullHouse');
    equal(row?.example?.label, 'For example 2 2 4 4 4: 25 points');
  });

  test('name hands and crosses instead of points', async () => {
    equal(rowsOf(await helpFor('poker-dice'))[0]?.example?.worth, 'Three of a kind');
    equal(rowsOf(await helpFor('sachsenkniffel'))[0]?.example?.worth, '4 crosses');
  });
});

/** Messages of the keys, the result and the setup, which have other tests. */
const OTHER_PANELS = /^keys?\.|^result\b|^setup\.|^(?:close|players)$/;

/** The keys of all messages used by the rules of every shipped game with every choice. */
const asked = new Set<string>();
const told = shipped.flatMap((plain) =>
  someFormsOf(plain).map(({ name, ruleset }) => ({
    name,
    ruleset,
    texts: everyText(helpView(ruleset, noting(t, asked))),
  })),
);

describe('the sentences', () => {
  const SENTENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    yahtzee: {
      fours: 'Only Fours count: add them up. The same goes for every number',
      threeOfAKind: 'Three of a kind: sum of all dice',
      fourOfAKind: 'Four of a kind: sum of all dice',
      fullHouse: 'Three of a kind and a pair: 25 points',
      smallStraight: 'Any four in a row: 30 points',
      largeStraight: 'Any five in a row: 40 points',
      yahtzee: 'All dice alike: 50 points',
      chance: 'Sum of all dice',
    },
    yatzy: {
      onePair: 'Two of a kind: sum of the matching dice',
      twoPairs: 'Two different pairs: sum of the matching dice',
      smallStraight: '1-2-3-4-5: 15 points',
      fullHouse: 'Three of a kind and a pair: sum of all dice',
    },
    yamb: {
      max: 'Sum of all dice. Not part of the total itself',
      minimax: '(Maximum − Minimum) × Ones, in each column. For example (27 − 8) × 4 = 76',
      straight: 'Any five in a row: 66, 56 or 46 points, the fewer rolls the more',
      fourOfAKind: 'Four of a kind: sum of the matching dice plus 40',
      yahtzee: 'All dice alike: sum of all dice plus 50',
    },
    kismet: {
      twoPairsSameColour: 'Two pairs of one colour, or four of a kind: sum of all dice',
      flush: 'All dice the same colour: 35 points',
      fullHouseSameColour:
        'Three of a kind and a pair, or all alike, all one colour: sum of all dice plus 20',
    },
    balut: {
      fives: 'Only Fives count: add them up. Filled 4 times. The same goes for every number',
      straight: 'Any five in a row: sum of all dice. Filled 4 times',
    },
    escalero: {
      fours: 'Only Queens count: add them up. The same goes for every number',
      yahtzee: 'All dice alike: 80 if all dice fall at once, otherwise 50',
    },
    crag: {
      oddStraight: '1-3-5: 20 points',
      thirteen: 'A sum of 13: 26 points',
      crag: '1-6-6, 3-5-5 or 4-4-5: 50 points',
    },
    generala: { fullHouse: 'Three of a kind and a pair: 35 on the first roll, otherwise 30' },
    'yams-16': { misere: '36 minus the sum of all dice' },
    rainbow: { greenFlush: 'All dice green: 35 points' },
    'poker-dice': { round1: 'The best hand wins the round. The same goes for all boxes down to Round 5' },
    sachsenkniffel: {
      fours: '1 cross for each die. Filled 6 times. The same goes for every number',
      sum7: 'One cross for each pair of dice with that sum. Filled 6 times. The same goes for all boxes down to Sum 12',
    },
  };
  for (const [id, expected] of Object.entries(SENTENCES)) {
    test(`of ${id}`, async () => {
      const texts = textsOf(await helpFor(id));
      deepEqual(Object.fromEntries(Object.keys(expected).map((row) => [row, texts[row]])), expected);
    });
  }

  test('follow the options', async () => {
    const texts = textsOf(await helpFor('yahtzee', { fiveKindIsFullHouse: true }));
    equal(texts['fullHouse'], 'Three of a kind and a pair, or all alike: 25 points');
  });

  test('have words for every form of every game, and leave none over', () => {
    const recorded = noting(t, asked);
    const others = [...houses, large].map((ruleset) => ({
      name: ruleset.id,
      texts: everyText(helpView(ruleset, recorded)),
    }));
    for (const { name, texts } of [...told, ...others])
      for (const said of texts)
        ok(said !== '' && !/\b(?:help|option|count|colour|how)\.\w|[{}]/.test(said), `${name}: ${said}`);
    for (const ruleset of shipped) helpView(ruleset, recorded, 'reroll');
    deepEqual(
      [...Object.keys(enRules), ...Object.keys(enGames).filter((key) => key.startsWith('how.'))].filter(
        (key) => !asked.has(key) && !OTHER_PANELS.test(key),
      ),
      [],
    );
  });
});

describe('rules that nobody has seen', () => {
  const row = (id: string, score: Ruleset['spec']['categories'][number]['score']) => ({
    id,
    section: 'lower',
    score,
  });
  const house = defineRuleset({
    id: 'harbour',
    source: 'our kitchen table',
    dice: { count: 4, sides: 8 },
    rolls: 2,
    categories: [
      ...numberRows(2),
      row(
        'low',
        fixed(25, (one) => one.sum <= 10),
      ),
      row(
        'high',
        fixed(25, (one) => one.sum >= 25),
      ),
      row(
        'odd',
        fixed(40, (one) => one.sides.every(({ face }) => face % 2 === 1)),
      ),
      row('odder', (one) => (one.counts[8] === 2 ? one.sum * one.roll : 0)),
      row('twice', (one) => 2 * one.sum),
      row('never', () => 0),
      row('school', (one) => 5 * (one.counts[5] ?? 0) - 10),
      row('fine', () => -5),
      row(
        'served',
        fixed(9, (one) => one.served),
      ),
    ],
  });

  test('are told as well', () => {
    deepEqual(textsOf(helpView(house, t)), {
      twos: 'Only Twos count: add them up. The same goes for every number',
      low: 'A sum of 10 or less: 25 points',
      high: 'A sum of 25 or more: 25 points',
      odd: 'Only 1, 3, 5 and 7: 40 points',
      odder: 'As in the example: the number of rolls counts too',
      twice: '8 to 64 points',
      never: 'Scored by a rule of its own',
      school: 'As in the example: −10 to 10 points',
      fine: '−5 points',
      served: '9 if all dice fall at once, otherwise 0',
    });
  });

  test('are listed with the signs and words of the language', async () => {
    const few = defineRuleset({
      ...house.spec,
      id: 'few',
      source: 'a test',
      categories: [...house.spec.categories, row('close', (one) => (one.sum > 9 ? 7 + (one.sum % 2) : 0))],
    });
    match(textsOf(helpView(few, await speaking('es')))['close'] ?? '', /\b7 u 8 puntos/);
    match(textsOf(helpView(few, await speaking('fa')))['odd'] ?? '', /۱،\u200F? ۳،\u200F? ۵، و ۷/);
  });

  test('have dice with colours between the signs of the script', async () => {
    const kismet = helpView(await loadRuleset('kismet'), await speaking('fa'));
    match(JSON.stringify(kismet), /۲، قرمز؛ ۳، سبز؛ ۴، سبز/);
  });

  test('of dice with very many sides do not take for ever', () => {
    const many = defineRuleset({
      id: 'many',
      source: 'a test',
      dice: { count: 8, sides: 35 },
      rolls: 1,
      categories: [row('sum', sum)],
    });
    equal(textsOf(helpView(many, t))['sum'], 'Sum of all dice');
  });

  test('have a name where the page brings one', () => {
    const own = translator({ 'game.harbour': 'Harbour', 'row.low': 'Low tide' });
    const view = helpView(house, own);
    equal(view.title, 'Harbour: how to play');
    ok(rowsOf(view).some(({ name }) => name === 'Low tide'));
    deepEqual(linesOf(view, 'source'), ['our kitchen table']);
  });
});

describe('how a turn goes', () => {
  const stepsOf = ({ steps }: HelpView): readonly string[] =>
    steps.map(({ number, title, text }) => `${number} ${title}: ${text}`);

  test('is told in three steps', async () => {
    deepEqual(stepsOf(await helpFor('yahtzee')), [
      '1 Roll: Up to 3 times a turn.',
      '2 Hold: Press the dice to keep before you roll again.',
      '3 Choose a box: Each box once, 0 if nothing fits. 13 turns.',
    ]);
  });

  test('in sentences of at most ten words', () => {
    for (const ruleset of shipped)
      for (const { text } of helpView(ruleset, t).steps)
        ok(
          text.split(/(?<=\.) /).every((sentence) => sentence.split(' ').length <= 10),
          text,
        );
  });

  test('follows the number of rolls, dice and boxes', async () => {
    const [roll, , fill] = (await helpFor('crag')).steps;
    deepEqual([roll?.text, roll?.dice.length], ['Up to 2 times a turn.', 3]);
    match(fill?.text ?? '', /13 turns/);
    match((await helpFor('balut')).steps[2]?.text ?? '', /A row with room, .* 28 turns/);
    deepEqual(
      (await helpFor('yahtzee', { rolls: 1 })).steps.map(({ title }) => title),
      ['Roll', 'Choose a box'],
    );
  });

  test('shows which dice are held, or rolled again where that is how they are picked', async () => {
    const marked = (view: HelpView): string =>
      (view.steps[1]?.dice ?? []).map(({ face, counts }) => (counts ? face : '-')).join('');
    equal(marked(await helpFor('yahtzee')), '6-6--');
    const view = helpView(await loadRuleset('yahtzee'), t, 'reroll');
    deepEqual([view.steps[1]?.text, marked(view)], ['Press the dice that you want to roll again.', '-2-45']);
  });

  test('is another in games without boxes', async () => {
    deepEqual(
      (await helpFor('poker-dice')).steps.map(({ title }) => title),
      ['Roll', 'Hold', 'Compare hands'],
    );
    deepEqual(
      (await helpFor('sachsenkniffel')).steps.map(({ title }) => title),
      ['Roll', 'Choose a row', 'Roll the rest'],
    );
  });
});

describe('the story of a game', () => {
  test('is there for every shipped game', () => {
    for (const ruleset of shipped) {
      const { story } = helpView(ruleset, t);
      ok(`how.${ruleset.id}.1` in en, `how.${ruleset.id}.1 is missing`);
      doesNotMatch(story.join(' '), /\d (?:boxes|turns)/, 'the steps count them');
    }
  });

  test('names the best box as the page does', () => {
    const own = translator({ 'name.yahtzee': 'Grand Slam' });
    const yatzy = shipped.find(({ id }) => id === 'yatzy');
    const story = yatzy ? helpView(yatzy, own).story : [];
    ok(story.some((line) => line.includes('Grand Slam earns nothing extra')));
  });

  test('says that a page plays otherwise', async () => {
    const changed = 'This page plays with other options; see below.';
    equal((await helpFor('yahtzee', { joker: 'free' })).story.at(-1), changed);
    ok(!(await helpFor('yahtzee', { joker: 'forced' })).story.includes(changed));
  });

  test('ends with who wins, where the total decides', async () => {
    const wins = 'The highest total wins.';
    equal((await helpFor('yahtzee')).story.at(-1), wins);
    for (const [id, options] of Object.entries({
      balut: { decideBy: 'total' },
      escalero: { settlement: 'sum' },
    })) {
      ok(!(await helpFor(id)).story.includes(wins), id);
      ok((await helpFor(id, options)).story.includes(wins), id);
    }
  });

  test('is only who wins where none is written', () => {
    for (const ruleset of [...houses, large])
      deepEqual(helpView(ruleset, t).story, ['The highest total wins.'], ruleset.id);
  });
});

describe('tables', () => {
  test('rank the hands of poker dice, as the options do', async () => {
    const hands = [
      '1 | Five of a kind | jack jack jack jack jack',
      '2 | Four of a kind | 10 queen queen queen queen',
      '3 | Full house | 10 10 jack jack jack',
      '4 | Straight | 10 jack queen king ace, 9 10 jack queen king',
      '5 | Three of a kind | 9 10 jack jack jack',
      '6 | Two pairs | 9 jack jack queen queen',
      '7 | One pair | 10 jack jack queen ace',
      '8 | High die | 9 10 jack king ace',
    ];
    const lines = linesIn(await helpFor('poker-dice'), 'hands');
    deepEqual(
      lines.map((line) => line.split(' | ', 2)),
      hands.map((line) => line.split(' | ', 2)),
    );
    equal(lines[3], hands[3]);
    const byOdds = linesIn(await helpFor('poker-dice', { rankByOdds: true }), 'hands');
    deepEqual(
      byOdds.slice(2, 4).map((line) => line.split(' | ')[1]),
      ['Straight', 'Full house'],
    );
  });

  test('show which dice make a hand', async () => {
    const { rows = [] } = tableOf(await helpFor('poker-dice'), 'hands') ?? {};
    const counting = rows.map(([, , cell]) =>
      typeof cell === 'object' ? (cell.throws[0] ?? []).filter(({ counts }) => counts).length : 0,
    );
    deepEqual(counting, [5, 4, 5, 5, 3, 4, 2, 1]);
  });

  test('tell the points by roll', async () => {
    const yamb = await helpFor('yamb');
    deepEqual(tableOf(yamb, 'by-roll')?.heads, ['Box', 'Roll 1', 'Roll 2', 'Roll 3']);
    deepEqual(linesIn(yamb, 'by-roll'), ['Straight | 66 | 56 | 46']);
    const generala = await helpFor('generala');
    deepEqual(tableOf(generala, 'by-roll')?.heads, ['Box', 'Later roll', 'First roll']);
    deepEqual(linesIn(generala, 'by-roll'), [
      'Escalera | 20 | 25',
      'Full | 30 | 35',
      'Póker | 40 | 45',
      'Generala | 50 | wins the game',
    ]);
    equal(linesIn(await helpFor('generala', { servedBonus: 10 }), 'by-roll')[1], 'Full | 30 | 40');
    deepEqual(linesIn(await helpFor('escalero'), 'by-roll'), [
      'Straight | 20 | 25',
      'Full house | 30 | 35',
      'Poker | 40 | 45',
      'Grande | 50 | 80',
    ]);
    deepEqual((await helpFor('yahtzee')).tables, []);
  });

  test('tell what the columns of Escalero bring', async () => {
    deepEqual(linesIn(await helpFor('escalero'), 'settlement'), [
      'Left | 1',
      'Middle | 2',
      'Right | 4',
      'All columns, besides | +2',
    ]);
    equal(
      linesIn(await helpFor('escalero', { columnWorth: '1/2/3', sweep: 0 }), 'settlement')[2],
      'Right | 3',
    );
    deepEqual(linesIn(await helpFor('escalero', { settlement: 'sum' }), 'settlement'), []);
  });

  test('tell the points of Balut', async () => {
    const view = await helpFor('balut');
    deepEqual(linesIn(view, 'row-points'), [
      'Fours | a sum of 52 or more | 2',
      'Fives | a sum of 65 or more | 2',
      'Sixes | a sum of 78 or more | 2',
      'Straight | all entries score | 4',
      'Full house | all entries score | 3',
      'Choice | a sum of 100 or more | 2',
      'Balut | each one that scores | 2',
    ]);
    deepEqual(linesIn(view, 'total-points'), [
      '0–299 | −2',
      '300–349 | −1',
      '350–399 | 0',
      '400–449 | 1',
      '450–499 | 2',
      '500–549 | 3',
      '550–599 | 4',
      '600–649 | 5',
      '650+ | 6',
    ]);
    deepEqual((await helpFor('balut', { decideBy: 'total' })).tables, []);
  });

  test('tell which two dice make a cross', async () => {
    deepEqual(linesIn(await helpFor('sachsenkniffel'), 'crosses'), [
      'Sum 7 | 1 + 6, 2 + 5, 3 + 4',
      'Sum 8 | 2 + 6, 3 + 5, 4 + 4',
      'Sum 9 | 3 + 6, 4 + 5',
      'Sum 10 | 4 + 6, 5 + 5',
      'Sum 11 | 5 + 6',
      'Sum 12 | 6 + 6',
    ]);
  });
});

describe('no text shows what only programs know', () => {
  /** Ids and keys. No word of a language has a capital letter inside, and no message a dot between two letters. */
  const RAW = /\p{Ll}\p{Lu}|\p{L}\d|\w\.\p{L}|@|undefined|NaN|Infinity/u;
  /** Names, and addresses of pages. */
  const NAMES = /TriColor|QuentinC|\b[\w-]+\.(?:com|org|se)\b/g;

  const check = (ruleset: Ruleset, name: string, texts: readonly string[]): void => {
    const ids = new Set([
      ...ruleset.spec.categories.map(({ id }) => id),
      ...(ruleset.spec.columns ?? []).map(({ id }) => id),
      ...Object.keys(ruleset.choices),
    ]);
    for (const text of texts) {
      ok(!RAW.test(text.replaceAll(NAMES, '')), `${name}: ${text}`);
      ok(!ids.has(text), `${name}: ${text}`);
    }
  };

  test('in English, with any option', () => {
    for (const { ruleset, name, texts } of told) check(ruleset, name, texts);
  });

  // Options add sentences but no new words, so one language is enough.
  test('in German', async () => {
    const german = await speaking('de');
    for (const ruleset of shipped) check(ruleset, ruleset.id, everyText(helpView(ruleset, german)));
  });
});

describe('besides the rows', () => {
  test('a bonus tells what it takes', async () => {
    const { sections } = await helpFor('yahtzee');
    deepEqual(sections[0]?.bonuses, [
      {
        id: 'upperBonus',
        title: 'Bonus +35',
        lines: ['for 63 or more in “Upper section”, as with 3 of each number'],
      },
    ]);
  });

  test('a ladder tells every step', async () => {
    const { sections } = await helpFor('kismet');
    deepEqual(sections[0]?.bonuses[0]?.lines, [
      '+35 for 63 or more in “Basic section”',
      '+55 for 71 or more in “Basic section”',
      '+75 for 78 or more in “Basic section”',
    ]);
  });

  test('another n of a kind is told as its policy answers', async () => {
    const forced = 'It must go in its own number box. If that is filled, it scores in full in any lower box.';
    const zero = 'If no lower box is open, take 0 in an upper box.';
    const told: Readonly<Record<string, readonly string[]>> = {
      forced: ['Each further Yahtzee earns +100, unless you took 0 in that box.', forced, zero],
      free: [
        'Each further Yahtzee earns +100, unless you took 0 in that box.',
        'It may go in any box. Once its own number box is filled, it scores in full in the lower boxes.',
      ],
      original1956: [
        'Each further Yahtzee earns +100, unless you took 0 in that box.',
        'It scores in full in any lower box. It may not go in a number box.',
        zero,
      ],
      none: [],
    };
    for (const [joker, lines] of Object.entries(told))
      deepEqual(linesOf(await helpFor('yahtzee', { joker }), 'again'), lines, joker);
    deepEqual(linesOf(await helpFor('kismet'), 'again'), [
      'Every opponent takes 0 in the first open box and misses a turn.',
    ]);
    deepEqual(linesOf(await helpFor('kniffel'), 'again'), [
      'Each further Kniffel earns +50 if it goes in its own number box.',
      forced,
      zero,
    ]);
    ok(linesOf(await helpFor('rainbow'), 'again').includes('All in one colour, it earns +200.'));
    equal(
      linesOf(await helpFor('triple-yahtzee'), 'again')[0],
      'Each further Yahtzee earns +100, unless you took 0 in that box.',
      'as a joker in another box it earns them, too',
    );
  });

  test('columns tell their order, and how often they count', async () => {
    equal(linesOf(await helpFor('yamb'), 'columns').length, 4);
    match(linesOf(await helpFor('triple-yahtzee'), 'columns')[2] ?? '', /counts 3 times$/);
    deepEqual(linesOf(await helpFor('yatzy-forced'), 'columns'), ['from top to bottom']);
    deepEqual(linesOf(await helpFor('yahtzee'), 'columns'), []);
  });

  test('rolls are saved, be it by boxes that score or in one column alone', async () => {
    const saved = 'Rolls you do not use are saved. Spend them in any later turn.';
    for (const id of ['yatzy-osto', 'yatzy-osto-strict', 'yatzy-combo'])
      ok(linesOf(await helpFor(id), 'rolls').includes(saved), id);
  });

  test('saved rolls, throws that win at once and how many may play', async () => {
    equal(linesOf(await helpFor('yatzy-osto', { tokenPoints: 5 }), 'rolls').length, 3);
    match(
      linesOf(await helpFor('generala'), 'rolls')[1] ?? '',
      /first rolls win the game outright, for example 1-1-1-1-1/,
    );
    ok(linesOf(await helpFor('escalero'), 'rolls').includes('2 to 4 players.'));
  });

  test('all options are told, with what is chosen', async () => {
    const { notes } = await helpFor('yahtzee', { joker: 'free', rolls: 4, order: 'down' });
    const facts = new Map(notes.find(({ id }) => id === 'options')?.facts);
    deepEqual(
      ['Joker rule', 'Upper bonus', 'Rolls per turn', 'Order of filling'].map((name) => facts.get(name)),
      ['any box', '35', '4', 'from top to bottom'],
    );
  });

  test('what is not sure is said so', async () => {
    equal(linesOf(await helpFor('yahtzee'), 'source').length, 1);
    match(linesOf(await helpFor('kniffel'), 'source')[1] ?? '', /one common version/);
    match(linesOf(await helpFor('lucky7'), 'source')[1] ?? '', /our reconstruction/);
  });
});

test('a game by a rule sheet is explained as the shipped game is', async () => {
  for (const [id, rules] of Object.entries(SHEETS)) {
    const read = rulesetFromJSON({ id: `sheet-${id}`, ...rules });
    if (!read.ok) throw new Error(read.message);
    const [own, shippedOne] = [{ ...read.ruleset, id }, await loadRuleset(id)].map((ruleset, i) => {
      const { sections, tables, steps } = helpView(i ? withOptions(ruleset, OPTIONS[id] ?? {}) : ruleset, t);
      return { sections, tables, steps };
    });
    deepEqual(own, shippedOne, id);
  }
});
