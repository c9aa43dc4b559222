import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newGame } from '@yahtzee-game/rules';
import { FROM_SOURCE } from '../../scripts/from-source.mjs';
import { translator } from '../element/inside.js';
import { LOWER, UPPER } from '../harness/play.js';
import { shipped } from '../harness/shipped.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The JavaScript of a document, block by block. */
async function blocks(document: string): Promise<readonly string[]> {
  const text = await readFile(`${root}${document}`, 'utf8');
  return [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');
}

const runs = (code: string) =>
  run(process.execPath, [...FROM_SOURCE, '--input-type=module', '--eval', code], { cwd: root });

for (const document of ['README.md', 'packages/rules/README.md']) {
  test(`every example in ${document} runs`, async () => {
    const examples = await blocks(document);
    assert.ok(examples.length > 0);
    for (const example of examples) await runs(example);
  });
}

test('the house rules of README.md are rules', async () => {
  const text = await readFile(`${root}README.md`, 'utf8');
  const [, code = ''] = /<script type="module">\n(  import [\s\S]*?)<\/script>/.exec(text) ?? [];
  assert.match(code, /defineRuleset/);
  const page = 'globalThis.document = { querySelector: () => ({}) };\n';
  await runs(page + code.replace('./cdn/rules.js', '@yahtzee-game/rules'));
});

test('README.md lists every game as its rules are', async () => {
  const text = await readFile(`${root}README.md`, 'utf8');
  const listed = text
    .split('\n')
    .filter((line) => /^\|.*\| `[\w-]+` /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, -1));
  const t = translator();
  assert.deepEqual(
    listed,
    shipped.map((ruleset) => {
      const { id, spec } = ruleset;
      const { source: from, status = 'documented', dice, players = [1] } = spec;
      const boxes = newGame(ruleset, { players: players[0] }).rules.slots;
      return [t(`game.${id}`), `\`${id}\``, String(dice.count), String(boxes), from, status];
    }),
  );
});

test('the terminal example plays a whole game', () => {
  const game = [...FROM_SOURCE, 'examples/terminal/play.mjs', 'yahtzee', 'tuesday'];
  const input = ['56', '0', ...UPPER, ...LOWER].join('\n');
  const { stdout } = spawnSync(process.execPath, game, { cwd: root, input, encoding: 'utf8' });
  assert.match(stdout, /The game is over: \d+ points\.\n$/);
});
