import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { rulesetIds } from '@yahtzee-game/rules';
import { verify } from '@yahtzee-game/rooms/verify';
import { randomFrom } from '../harness/random.js';
import { bytesOf, CODE, Gathering, SECRET } from './gathering.js';

async function played(ruleset = 'yahtzee'): Promise<readonly string[]> {
  const gathering = await Gathering.open({ ruleset });
  gathering.begin('Ada', 'Grace');
  gathering.playOn(randomFrom(3));
  return gathering.lines;
}

const throwsOf = (lines: readonly string[]): number =>
  lines.filter((line) => /^\d+ (h\d+ )?[\dA-Z]+$/.test(line)).length;

test('every throw of every game is thrown again', async () => {
  for (const ruleset of rulesetIds) {
    const lines = await played(ruleset);
    deepEqual(
      await verify(lines, { code: CODE }),
      { ok: true, throws: throwsOf(lines), seeds: 2, restarts: 0, isComplete: true },
      ruleset,
    );
  }
});

test('one die that was turned is found, wherever it lies', async () => {
  const lines = await played();
  const all = [...lines.entries()].filter(([, line]) => /^\d (h\d+ )?\d+$/.test(line));
  for (const [i, line] of [all[0], all[20], all.at(-1)].flatMap((one) => (one ? [one] : []))) {
    const turned = line.replace(/\d$/, (die) => String((Number(die) % 6) + 1));
    const found = await verify(lines.with(i, turned), { code: CODE });
    ok(!found.ok);
    deepEqual([found.line, found.what], [i + 1, 'dice']);
    match(found.why, /^the dice are [\d ]+, and should be [\d ]+$/);
  }
});

test('another secret, another seed, another room and another move are found', async () => {
  const lines = await played();
  const refuted = async (changed: readonly string[], code = CODE) => {
    const found = await verify(changed, { code });
    return found.ok ? 'nothing' : `${found.line} ${found.what}`;
  };
  equal(await refuted(lines.with(lines.length - 1, `end ${bytesOf('other')}`)), `${lines.length} secret`);
  const seed = lines.findIndex((line) => line.startsWith('seed'));
  equal(await refuted(lines.with(seed, `seed 0 ${bytesOf('other')}`)), `${seed + 1} entry`);
  equal(await refuted(lines, 'AAAABBBB'), `${lines.findIndex((line) => /^0 \d+$/.test(line)) + 1} dice`);
  const score = lines.findIndex((line) => line.includes(':'));
  equal(await refuted(lines.with(score, '0 :nowhere')), `${score + 1} entry`);
  equal(await refuted(lines.toSpliced(score, 1)), `${score + 1} entry`);
  equal(await refuted([]), '1 entry');
});

test('a log that goes on proves its moves, not its dice', async () => {
  const lines = (await played()).slice(0, 20);
  const found = await verify(lines, { code: CODE });
  deepEqual(found, { ok: true, throws: 0, seeds: 2, restarts: 0, isComplete: false });
  ok((await verify(lines, { code: CODE, secret: SECRET })).ok);
});

test('seeds that had to be chosen anew are counted', async () => {
  const gathering = await Gathering.open();
  gathering.sit('Ada', 'Grace');
  gathering.ask(0, { type: 'start' });
  gathering.ask(0, { type: 'seed', seed: bytesOf('Ada') });
  gathering.ask(0, { type: 'decider', seat: 1, by: 'computer' });
  const found = await verify(gathering.lines, { code: CODE });
  ok(found.ok);
  equal(found.restarts, 1);
});
