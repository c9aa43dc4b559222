// Prepares a release in `release/`: all that is published, and all that those need who host files themselves.
//
//   npm run release                 takes the changes that `npx changeset` has described into versions and changelogs
//   npm run release -- --dry-run    says what they would be, and packs the present build under its present versions;
//                                   with --report, what it says goes to docs/release.txt, too
//
// RELEASE_FOLDER names another folder than `release`.
//
//   release/<package>-<version>.tgz       what `npm install` and `npm publish` take: no sources, no source maps
//   release/yahtzee-game-<version>/       scripts and themes of the one-tag build, to put on a server, with pages
//                                         that use them and a README
//   release/yahtzee-game-<version>.tgz    the same as an archive
//   release/source-maps-<version>.tgz     the maps of all packages, for who looks for a fault in a published script
//   release/integrity.json                SHA-384 of each script, for `integrity` attributes and import maps
//   release/snippet.html                  the tag to copy
//
// What is left to a person is printed at the end: nothing is committed or published here.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameVersion } from './release/file-names.mjs';
import { integritiesIn, snippetFor } from './release/integrity.mjs';
import { copyPages } from './release/pages.mjs';
import { plannedChanges } from './release/plan.mjs';
import { stage } from './release/stage.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RELEASE = path.resolve(process.env['RELEASE_FOLDER'] ?? path.join(ROOT, 'release'));
const REPORT = path.join(ROOT, 'docs/release.txt');
const isRehearsal = process.argv.includes('--dry-run');
/** @type {string[]} */
const said = [];

if (isRehearsal) say(await plannedChanges(ROOT));
else {
  run('npx', ['changeset', 'version']);
  nameVersion(ROOT, versionOf('element'));
  run('npm', ['install', '--package-lock-only', '--ignore-scripts']);
  run('npm', ['run', 'build']);
}

rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE);
/** @type {string[]} */
const tarballs = [];
for (const name of readdirSync(path.join(ROOT, 'packages'))) tarballs.push(await pack(name));
host();
if (process.argv.includes('--report')) writeFileSync(REPORT, said.join('\n'));

if (!isRehearsal)
  console.log(`
Left to do: look at the diff and at release/, then
  git commit --all --message "release: ${versionOf('element')}"
  git tag v${versionOf('element')} && git push --follow-tags
  ${tarballs.map((file) => `npm publish --access public --provenance release/${file}`).join('\n  ')}`);

/** @param {string} text */
function say(text) {
  said.push(text);
  console.log(text);
}

/** Packs a package as it is published; returns the name of the archive. @param {string} name @returns {Promise<string>} */
async function pack(name) {
  const folder = path.join(RELEASE, 'stage', name);
  await stage(path.join(ROOT, 'packages', name), folder);
  const [tarball] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', RELEASE], {
      cwd: folder,
      encoding: 'utf8',
    }),
  );
  const size = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(0)} kB`;
  say(
    `${tarball.filename}: ${size(tarball.size)}, ${size(tarball.unpackedSize)} unpacked, ${tarball.entryCount} files`,
  );
  return tarball.filename;
}

/** Makes what a server of one's own takes, with its hashes, and the maps of all packages. */
function host() {
  const version = versionOf('element');
  const folder = `yahtzee-game-${version}`;
  for (const part of ['cdn', 'themes'])
    cpSync(path.join(RELEASE, 'stage/element/dist', part), path.join(RELEASE, folder, part), {
      recursive: true,
    });
  copyPages(path.join(ROOT, 'examples'), path.join(RELEASE, folder, 'examples'));
  cpSync(path.join(ROOT, 'scripts/release/README.md'), path.join(RELEASE, folder, 'README.md'));
  cpSync(path.join(ROOT, 'LICENSE'), path.join(RELEASE, folder, 'LICENSE'));
  archive(folder, RELEASE, [folder]);
  const maps = readdirSync(path.join(ROOT, 'packages'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^[^/\\]+.dist.*\.map$/.test(file),
  );
  archive(`source-maps-${version}`, path.join(ROOT, 'packages'), maps);
  const hashes = integritiesIn(path.join(RELEASE, folder, 'cdn'));
  const snippet = snippetFor(version, hashes);
  writeFileSync(
    path.join(RELEASE, 'integrity.json'),
    `${JSON.stringify({ version, files: hashes }, undefined, 2)}\n`,
  );
  writeFileSync(path.join(RELEASE, 'snippet.html'), snippet);
  say(`\n${snippet}`);
}

/** @param {string} name @param {string} folder @param {readonly string[]} files */
function archive(name, folder, files) {
  const target = path.join(RELEASE, `${name}.tgz`);
  execFileSync('tar', ['-czf', target, '--files-from', '-'], { cwd: folder, input: files.join('\n') });
  say(`${name}.tgz: ${(statSync(target).size / 1000).toFixed(0)} kB`);
}

/** @param {string} name @returns {string} */
function versionOf(name) {
  return JSON.parse(readFileSync(path.join(ROOT, 'packages', name, 'package.json'), 'utf8')).version;
}

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  execFileSync(command, args, { cwd: ROOT, stdio: 'inherit' });
}
