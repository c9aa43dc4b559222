// The elements find their words in every language; the words are compared with English in `test/element`.

import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { FILES } from '../../../packages/rooms/src/element/locales/index.js';
import { languages } from '../../../scripts/words/parts.mjs';

test('rooms, leaderboards and kiosks speak every language', () => deepEqual(Object.keys(FILES), languages()));
