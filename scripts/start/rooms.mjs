// Rooms to play in, from the sources. They are bundled into files, because their advisor runs in a thread, which Node
// starts from a file. A change to their sources takes effect at the next start.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOMS = fileURLToPath(new URL('../../packages/rooms', import.meta.url));
/** Inside the repository, so that Node finds what is not bundled. */
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/yahtzee-game/rooms', import.meta.url));

/**
 * @param {Promise<void>} kernels resolves when there are the kernels of the advisor
 * @returns {Promise<(server: import('node:http').Server) => { close: () => Promise<void> }>} attaches rooms to a server
 */
export async function roomsFromSources(kernels) {
  const url = await bundledModule('index');
  /** @type {typeof import('@yahtzee-game/rooms/server')} */
  const { advisedPlayer, attachRooms } = await import(url);
  const thread = kernels.then(() => bundledModule('advised-thread'));
  thread.catch(() => undefined);
  const player = advisedPlayer();
  return (server) =>
    attachRooms(server, {
      player: { choose: (...position) => thread.then(() => player.choose(...position)) },
    });
}

/** @param {string} name of a module of the server */
async function bundledModule(name) {
  await build({
    entryPoints: [path.join(ROOMS, `src/server/${name}.ts`)],
    outdir: FOLDER,
    bundle: true,
    format: 'esm',
    platform: 'node',
    sourcemap: true,
    conditions: ['@yahtzee-game/source'],
    external: foreignPackages(),
  });
  return pathToFileURL(path.join(FOLDER, `${name}.js`)).href;
}

function foreignPackages() {
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(ROOMS, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).filter(
    (name) => !name.startsWith('@yahtzee-game/'),
  );
}
