// The parts of the elements of rooms in the manifest are those in their templates.

import { deepEqual, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { elementsOf, namesOf, type Manifest } from '../../harness/boards/manifest.js';

const PACKAGE = new URL('../../../packages/rooms/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, PACKAGE), 'utf8');
const elements = elementsOf(JSON.parse(read('dist/custom-elements.json')) as Manifest);

/** The names that a template gives to its parts, including conditional ones. */
const partsIn = (template: string): readonly string[] =>
  [...template.matchAll(/ part=(?:"([^"]+)"|\$\{`(.+?)`\})/g)].flatMap(([, fixed, changing = '']) =>
    (fixed ?? changing.replace(/\$\{.*?\?\s*'([\w-]+)'\s*:\s*''\}/g, '$1')).split(/\s+/).filter(Boolean),
  );

/** The folders with the templates of each element. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'yahtzee-room': ['src/element/', 'src/element/screens/'],
  'yahtzee-leaderboard': ['src/element/leaderboard/'],
  'yahtzee-kiosk': ['src/element/kiosk/'],
};

test('all elements of rooms are described', () => {
  deepEqual(elements.map(({ tagName }) => tagName).toSorted(), Object.keys(FOLDERS).toSorted());
});

for (const { tagName, attributes, members, events, cssParts, cssProperties } of elements) {
  test(`<${tagName}> has the parts that its templates have, and words about all that it has`, () => {
    const templates = (FOLDERS[tagName] ?? []).flatMap((folder) =>
      readdirSync(new URL(folder, PACKAGE))
        .filter((file) => file.endsWith('.ts'))
        .map((file) => read(folder + file)),
    );
    deepEqual(namesOf(cssParts), [...new Set(templates.flatMap(partsIn))].toSorted());
    for (const { name, description } of [...attributes, ...events, ...cssParts]) ok(description, name);
    for (const { name, fieldName = '' } of attributes)
      ok(namesOf(members).includes(fieldName), `${name} is a property`);
    ok(namesOf(cssProperties).includes('--yahtzee-accent'));
  });
}
