/** Compares what two screenshots show. */

import { createRequire } from 'node:module';
import pixelmatch from 'pixelmatch';

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** It brings no types. */
const { PNG } = createRequire(import.meta.url)('pngjs') as {
  readonly PNG: { readonly sync: { read(png: Uint8Array): Picture } };
};

/** How many pixels look different; a browser that paints once more may smooth an edge otherwise, which nobody sees. */
export function differingPixels(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [one, other].map((png) => PNG.sync.read(Buffer.from(png))) as [Picture, Picture];
  return pixelmatch(a.data, b.data, undefined, a.width, a.height);
}
