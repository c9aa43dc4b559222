// Writes examples/prerendered/index.html: two boards that are there before any script is. The build runs it, because
// what is rendered ahead belongs to the version of the element that takes it over.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderGame } from '@yahtzee-game/element/ssr';

const FOLDER = new URL('../../examples/prerendered/', import.meta.url);
const PACKAGE = '../../packages/element/dist';
const stylesheets = `${PACKAGE}/css`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL('index.html', FOLDER), await page());
}

export async function page() {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src data:" />
    <title>Boards that are there at once</title>
    <meta name="description" content="Two boards that came with the page, before any script." />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="../page.css" />
    <script type="module" src="${PACKAGE}/cdn/hydrate.js"></script>
    <script type="module" src="${PACKAGE}/cdn/yahtzee-game.js"></script>
  </head>
  <body>
    <main>
      <h1>There at once</h1>
      <p>Both boards came with the page, and are to be seen before its scripts are here.</p>
      ${await renderGame({ stylesheets })}
      <p>Auf Deutsch, zu zweit:</p>
      ${await renderGame({ ruleset: 'yatzy', players: 'Ada,Grace', lang: 'de', stylesheets })}
    </main>
    <footer class="back">
      <a href="../../">Yahtzee for the web</a> <a href="../../guide/prerendering/">Prerendering</a>
      <a href="../../try/#prerendered">The code</a>
    </footer>
  </body>
</html>
`;
}
