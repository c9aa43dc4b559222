// The published schema of a game record and the function that reads records agree on the shape of a record. That the
// schema accepts every written record is tested in the contract.

import { gameFromJSON, gameToJSON, newGame, type ParseCode } from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { forEach } from '../../harness/context.js';
import { endOf, randomGame } from '../../harness/games/games.js';
import { rejection } from '../../harness/games/rejected.js';
import { validateRecord } from '../../harness/games/schema.js';
import { ODD_NAMES } from '../../harness/odd-names.js';

/** Codes for faults of the shape; the others are for faults of the content. */
const SHAPE: readonly ParseCode[] = [
  ...([
    'too-large',
    'bad-syntax',
    'bad-version',
    'bad-ruleset',
    'bad-players',
    'bad-action',
    'bad-totals',
  ] as const),
];

test('the schema takes the record of a game with odd names', () => {
  for (const name of ODD_NAMES) ok(validateRecord(gameToJSON(newGame(yahtzee, { players: [name] }))), name);
});

describe('the schema turns away what the reader does:', () => {
  const record = gameToJSON(endOf(randomGame('whole', yahtzee, 2, 8)), { seed: 'tuesday' });
  const strange = [
    null,
    true,
    0,
    -1,
    1.5,
    2,
    '',
    'x',
    'x'.repeat(101),
    'x'.repeat(201),
    [],
    [null],
    ['x', 1],
    {},
    { a: null },
    { a: [] },
  ];

  for (const field of Object.keys(record)) {
    test(`strange values as ${field}, or none`, () => {
      const { [field]: _, ...without } = { ...record } as Record<string, unknown>;
      forEach(
        [without, ...strange.map((value) => ({ ...record, [field]: value }))],
        (altered) => JSON.stringify(altered).slice(-200),
        (altered) => agrees(altered),
      );
    });
  }
  test('strange actions', () => {
    const actions = [
      ...strange,
      ...strange.map((type) => ({ type })),
      ...strange.map((held) => ({ type: 'roll', held })),
      ...strange.map((values) => ({ type: 'dice', values })),
      ...strange.map((die) => ({ type: 'dice', values: [1, die] })),
      ...strange.flatMap((cell) => [
        { type: 'score', cell },
        { type: 'announce', cell },
      ]),
    ];
    forEach(actions, JSON.stringify, (action) => agrees({ ...record, actions: [action] }));
  });
  test('too much of everything', () => {
    const [action] = record.actions;
    agrees({ ...record, players: new Array(21).fill('Ada') });
    agrees({ ...record, players: [] });
    agrees({ ...record, actions: new Array(50_001).fill(action) });
    agrees({ ...record, actions: [{ type: 'dice', values: new Array(33).fill(1) }] });
  });

  /**
   * Checks that the schema refuses records that are refused for their shape, and that every record refused by the
   * schema is also refused when it is read.
   */
  function agrees(value: unknown): void {
    const read = gameFromJSON(value, [yahtzee]);
    if (read.ok) return ok(validateRecord(value), 'the schema turns away what the reader takes');
    const { code, at } = rejection(read);
    const shape = SHAPE.includes(code) || at.startsWith('options.') || isNoObject(value);
    if (shape) equal(validateRecord(value), false, `the schema takes what the reader calls ${code} at ${at}`);
  }
});

/** Whether the options are not an object: the reader uses the same code for that and for wrong options. */
function isNoObject(value: unknown): boolean {
  const { options } = value as { readonly options?: unknown };
  return typeof options !== 'object' || options === null || Array.isArray(options);
}
