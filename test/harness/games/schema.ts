/** The published schema for records of games. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = createRequire(import.meta.url).resolve('@yahtzee-game/rules/game-record.schema.json');

/** Whether the schema accepts a record; `errors` says why not. */
export const validateRecord = new Ajv2020({
  strict: true,
  strictRequired: false,
  strictTypes: false,
}).compile(JSON.parse(readFileSync(file, 'utf8')) as object);
