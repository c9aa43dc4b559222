// The elements find their words in every language; the words are compared with English in `test/element`.

import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { FILES as kioskFiles } from '../../../packages/rooms/src/element/kiosk/locales/index.js';
import { FILES as listFiles } from '../../../packages/rooms/src/element/leaderboard/locales/index.js';
import { FILES as roomFiles } from '../../../packages/rooms/src/element/locales/index.js';
import { languages } from '../../../scripts/words/parts.mjs';

for (const [name, files] of Object.entries({ room: roomFiles, kiosk: kioskFiles, leaderboard: listFiles }))
  test(`a ${name} speaks every language`, () => deepEqual(Object.keys(files), languages()));
