// The files that pages load by address, and the module that each is made of. Files that these load are not listed.

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const RULESETS = 'packages/rules/src/rulesets';

const rulesets = Object.fromEntries(
  readdirSync(fileURLToPath(new URL(`../../${RULESETS}`, import.meta.url))).map((file) => [
    `rulesets/${path.parse(file).name}.js`,
    `${RULESETS}/${file}`,
  ]),
);

/** By folder of the repository, its files, each with its source. @type {Record<string, Record<string, string>>} */
export const ENTRIES = {
  'packages/element/dist/cdn': {
    'yahtzee-game.js': 'packages/element/src/one-tag.ts',
    'picker.js': 'packages/element/src/picker/picker.ts',
    'puzzle.js': 'packages/element/src/puzzle/one-tag.ts',
    'review.js': 'packages/element/src/review/review.ts',
    'advised.js': 'packages/element/src/advised.ts',
    'hydrate.js': 'packages/element/src/hydrate.ts',
    'rules.js': 'packages/rules/src/whole.ts',
    'english.js': 'packages/element/src/locales/en/index.ts',
    'worker.js': 'packages/advisor/src/worker/worker-entry.ts',
    ...rulesets,
  },
  'packages/rooms/dist/cdn': {
    'room.js': 'packages/rooms/src/element/define.ts',
    'kiosk.js': 'packages/rooms/src/element/kiosk/define.ts',
    'leaderboard.js': 'packages/rooms/src/element/leaderboard/define.ts',
    'rooms.js': 'packages/rooms/src/index.ts',
    'verify.js': 'packages/rooms/src/verify.ts',
    ...rulesets,
  },
};
