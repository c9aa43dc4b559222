// Files that pages load late use modules that are already loaded: a second copy would cost bytes, and have separate
// state.

import { deepEqual, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const CDN = new URL('../../packages/element/dist/cdn/', import.meta.url);
const FIRST = 'yahtzee-game.js';
const WHOLE = /^(?:picker|puzzle|review|advised|hydrate|worker|rules|english)\.js$|\//;
/** State at the top of a module: variables that may change, and classes and objects that are compared by identity. */
const STATE = /^(?:export )?(?:let |class |(?:const|var) [^\n=]*= new (?:Weak)?(?:Map|Set)\b)/m;

interface Source {
  readonly name: string;
  readonly text: string;
}

const files = readdirSync(CDN, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
const ofBoards = files.filter((name) => !WHOLE.test(name));
const rulesets = files.filter((name) => name.startsWith('rulesets/'));

const read = (name: string): string => readFileSync(new URL(name, CDN), 'utf8');

/** The modules from which a file contains code. */
function sourcesOf(file: string): readonly Source[] {
  const { sources, sourcesContent } = JSON.parse(read(`${file}.map`)) as Record<string, string[]>;
  return (sources ?? []).map((name, i) => ({
    name: name.replace(/^(?:\.\.\/)+/, ''),
    text: sourcesContent?.[i] ?? '',
  }));
}

test('a board holds no module twice', () => {
  ok(ofBoards.includes(FIRST) && ofBoards.length > 5);
  const all = ofBoards.flatMap(sourcesOf).map(({ name }) => name);
  deepEqual(
    all.filter((name, i) => all.indexOf(name) !== i),
    [],
  );
});

test('late files take what they share with the first one from a registry, and never load it again', () => {
  const late = ofBoards.filter((name) => name !== FIRST);
  for (const name of late) ok(!read(name).includes(`"./${FIRST}"`), name);
  const registries = new Set(
    ofBoards.flatMap((name) => read(name).match(/Symbol\.for\("yahtzee-game:[\d.]+:\w+"\)/g) ?? []),
  );
  deepEqual(registries.size, 1);
});

test('a ruleset holds nothing that has a state, and not the engine', () => {
  ok(rulesets.length > 30);
  for (const file of rulesets) {
    const sources = sourcesOf(file);
    deepEqual(
      sources.flatMap(({ name, text }) => (STATE.test(text) ? [name] : [])),
      [],
      file,
    );
    ok(!read(file).includes('bought-roll'), file);
  }
});

test('words and decisions import nothing', () => {
  for (const name of files.filter((one) => /^(?:words|puzzles)\//.test(one)))
    ok(!/\bimport\b/.test(read(name).replace(/^\/\/.*/gm, '')), name);
});
