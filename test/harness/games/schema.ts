/** The published schemas: for records of games, and for rule sheets. */

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

function schemaIn(file: string): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false });
  return ajv.compile(JSON.parse(readFileSync(resolve(`@yahtzee-game/rules/${file}`), 'utf8')) as object);
}

/** Whether the schema accepts a record; `errors` says why not. */
export const validateRecord = schemaIn('game-record.schema.json');
/** Whether the schema accepts a rule sheet. */
export const validateSheet = schemaIn('rule-sheet.schema.json');
