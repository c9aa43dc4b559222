// Prints what is rendered on the server from the sources, as pairs of address and text.

import { tags, wholeSheetOf } from '../../packages/element/src/server/sheets.js';
import { page } from '../build/prerender-example.mjs';

const sheets = tags.map((tag) => [`/packages/element/dist/css/${tag}.css`, wholeSheetOf(tag)]);
process.stdout.write(JSON.stringify([['/examples/prerendered/index.html', await page()], ...sheets]));
