import { deepEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('pages are opened in one place, which keeps the promises that a driver awaits', () => {
  const programs = ['scripts', 'test']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => /\.(?:ts|mjs)$/.test(file) && !/\b(?:node_modules|dist)\b/.test(file));
  const opening = programs.filter((file) =>
    /\.newPage\(\)/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  deepEqual(opening, ['scripts/browsers/new-page.mjs']);
});
