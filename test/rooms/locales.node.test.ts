// The words of the elements, in every language.

import { deepEqual } from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { words as ofKiosks } from '../../packages/rooms/src/element/kiosk/locales/en.js';
import { FILES as kioskFiles } from '../../packages/rooms/src/element/kiosk/locales/index.js';
import { words as ofLists } from '../../packages/rooms/src/element/leaderboard/locales/en.js';
import { FILES as listFiles } from '../../packages/rooms/src/element/leaderboard/locales/index.js';
import { words as ofRooms } from '../../packages/rooms/src/element/locales/en.js';
import { FILES as roomFiles } from '../../packages/rooms/src/element/locales/index.js';

const ELEMENTS = {
  room: { folder: 'locales/', words: ofRooms, files: roomFiles },
  kiosk: { folder: 'kiosk/locales/', words: ofKiosks, files: kioskFiles },
  leaderboard: { folder: 'leaderboard/locales/', words: ofLists, files: listFiles },
};

for (const [name, { folder, words, files }] of Object.entries(ELEMENTS))
  test(`every language has every word of a ${name}, with the same arguments`, async () => {
    const place = new URL(`../../packages/rooms/src/element/${folder}`, import.meta.url);
    const shipped = readdirSync(place).map((file) => file.replace('.ts', ''));
    deepEqual(
      Object.keys(files),
      shipped.filter((tag) => /^(?!en$)[a-z]{2}$/.test(tag)),
    );
    for (const [tag, load] of Object.entries(files)) {
      const { words: own } = await load();
      deepEqual(Object.keys(own), Object.keys(words), tag);
      for (const [key, message] of Object.entries(words))
        deepEqual(holesOf(own[key]), holesOf(message), `${tag} ${key}`);
    }
  });

/** The arguments of a message, and how many words it emphasizes. */
function holesOf(message: unknown): readonly string[] {
  const text = typeof message === 'string' ? message : ((message as { other?: string }).other ?? '');
  return [...new Set(text.match(/\{\w+\}|\*/g))].toSorted();
}
