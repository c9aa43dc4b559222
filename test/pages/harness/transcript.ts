/** Compares what is heard with the transcripts in test/fixtures/transcripts/*.txt, which a person has read. */
import { deepEqual } from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserName } from '../../harness/boards/browser.js';

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../fixtures/transcripts/${name}.txt`, import.meta.url));

/** Compares lines with the transcript of this name; when changes are being approved, writes them there instead. */
export function compare(name: string, lines: readonly string[], browser: BrowserName = 'chromium'): void {
  const text = [...lines, ''].join('\n');
  if (process.env['APPROVE'] && browser === 'chromium') writeFileSync(fileOf(name), text);
  deepEqual(text.split('\n'), readFileSync(fileOf(name), 'utf8').split('\n'));
}
