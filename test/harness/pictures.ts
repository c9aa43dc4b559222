/** Compares pictures of pages: with each other, and with those that somebody has approved. */

import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
// @ts-expect-error -- it has no types
import { PNG } from 'pngjs';

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}
interface Png {
  new (size: { readonly width: number; readonly height: number }): Picture;
  readonly sync: {
    read(file: Uint8Array): Picture;
    write(picture: Picture, options: typeof SMALL): Uint8Array;
  };
}
const Png = PNG as Png;
const { sync } = Png;

/** Flat colours are smallest without filter, and nothing is seen through. */
const SMALL = { deflateLevel: 9, deflateStrategy: 0, filterType: 0, colorType: 2 };
/** How far a dot may be off, 0 to 1 (a step or two of a colour), and how many may be further: processors round differently. */
const THRESHOLD = 0.005;
const MOST = 20;

/** How many pixels look different; a browser that paints once more may smooth an edge otherwise, which nobody sees. */
export function differingPixels(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [sync.read(one), sync.read(other)];
  return pixelmatch(a.data, b.data, undefined, a.width, a.height);
}

/** What is wrong with a picture, as a sentence; empty if it is the approved one. With APPROVE set it becomes that. */
export function difference(approved: URL, seen: Uint8Array): string {
  const now = sync.read(seen);
  if (process.env['APPROVE']) {
    mkdirSync(new URL('.', approved), { recursive: true });
    writeFileSync(approved, sync.write(now, SMALL));
    return '';
  }
  if (!existsSync(approved))
    return `${approved.pathname} is missing: look at the page, then run scripts/approve.mjs gallery`;
  const before = sync.read(readFileSync(approved));
  if (before.width !== now.width || before.height !== now.height)
    return `${now.width} × ${now.height} instead of ${before.width} × ${before.height}; see ${kept(approved, now)}`;
  const marked = new Png(now);
  const dots = pixelmatch(before.data, now.data, marked.data, now.width, now.height, {
    threshold: THRESHOLD,
  });
  return dots > MOST ? `${dots} dots differ; see ${kept(approved, marked)}` : '';
}

/** Where a picture has been put for somebody to look at. */
function kept(approved: URL, picture: Picture): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'pictures-')), path.basename(approved.pathname));
  writeFileSync(file, sync.write(picture, SMALL));
  return file;
}
