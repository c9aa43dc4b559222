import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const source = ['--import', 'tsx', '--conditions=@yahtzee-game/source'];

/** The JavaScript of a document, block by block. */
async function blocks(document: string): Promise<readonly string[]> {
  const text = await readFile(`${root}${document}`, 'utf8');
  return [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');
}

for (const document of ['README.md', 'packages/rules/README.md']) {
  test(`every example in ${document} runs`, async () => {
    const examples = await blocks(document);
    assert.ok(examples.length > 0);
    for (const example of examples) {
      await run(process.execPath, [...source, '--input-type=module', '--eval', example], { cwd: root });
    }
  });
}

test('the terminal example plays a whole game', () => {
  const upper = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
  const lower = [
    'threeOfAKind',
    'fourOfAKind',
    'fullHouse',
    'smallStraight',
    'largeStraight',
    'yahtzee',
    'chance',
  ];
  const game = [...source, 'examples/terminal/play.mjs', 'yahtzee', 'tuesday'];
  const input = ['56', '0', ...upper, ...lower].join('\n');
  const { stdout } = spawnSync(process.execPath, game, { cwd: root, input, encoding: 'utf8' });
  assert.match(stdout, /The game is over: \d+ points\.\n$/);
});
