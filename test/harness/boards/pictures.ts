/** Compares pictures of pages: with each other, and with pictures that a person has approved. */

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

/** Flat colours compress best without a filter; the pictures have no transparency. */
const SMALL = { deflateLevel: 9, deflateStrategy: 0, filterType: 0, colorType: 2 };
/**
 * The difference of a pixel that is tolerated, 0 to 1 (a step or two of a colour), and the number of pixels that may
 * differ by more: processors round differently.
 */
const THRESHOLD = 0.005;
const MOST = 20;

/**
 * The number of pixels that look different. Invisible differences are ignored: a browser that paints again may smooth
 * an edge differently.
 */
export function differingPixels(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [sync.read(one), sync.read(other)];
  return pixelmatch(a.data, b.data, undefined, a.width, a.height);
}

/**
 * The difference from the approved picture, as a sentence; empty if there is none. With APPROVE set the picture is
 * approved instead.
 */
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

/** Writes a picture to a file for a person to look at; returns the path. */
function kept(approved: URL, picture: Picture): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'pictures-')), path.basename(approved.pathname));
  writeFileSync(file, sync.write(picture, SMALL));
  return file;
}
