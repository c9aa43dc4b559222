// Prepares a release in `release/`: all that is published, and all that those need who host files themselves.
//
//   npm run release                 takes the changes that `npx changeset` has described into versions and changelogs
//   npm run release -- --dry-run    says what they would be, and packs the present build under its present versions;
//                                   with --report, what it says goes to docs/release.txt, too
//
// RELEASE_FOLDER names another folder than `release`.
//
//   release/<package>.tgz       what `npm install` and `npm publish` take; unpacked in release/packages
//   release/yahtzee             the folder for servers (release/server-folder.mjs)
//   release/yahtzee.zip         the same as an archive
//
// Nothing is committed or published here: what is left to do is printed at the end.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import getReleasePlan from '@changesets/get-release-plan';
import { SERVER_FOLDER, serverArchive, serverFolder } from './release/server-folder.mjs';
import { stage } from './release/stage.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RELEASE = path.resolve(process.env['RELEASE_FOLDER'] ?? path.join(ROOT, 'release'));
const PACKAGES = readdirSync(path.join(ROOT, 'packages'));
const isRehearsal = process.argv.includes('--dry-run');
/** @type {string[]} */
const said = [];

if (isRehearsal) await sayPlan();
else {
  run('npx', ['changeset', 'version']);
  run('npm', ['install', '--package-lock-only', '--ignore-scripts']);
  run('npm', ['run', 'build']);
}

rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE, { recursive: true });
const origin = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
for (const name of PACKAGES) await pack(name);
for (const [file, content] of Object.entries(serverFolder())) write(path.join(SERVER_FOLDER, file), content);
const archive = serverArchive();
write(`${SERVER_FOLDER}.zip`, archive);
say(`${SERVER_FOLDER}.zip: ${kilobytes(archive.length)}`);
say(`\n${readFileSync(path.join(RELEASE, SERVER_FOLDER, 'snippet.html'), 'utf8')}`);
const missing = ['homepage', 'repository', 'bugs'].filter((field) => !origin[field]);
if (missing.length) say(`package.json names no ${missing.join(', no ')}: the packages leave that out.`);

if (isRehearsal && process.argv.includes('--report'))
  writeFileSync(path.join(ROOT, 'docs/release.txt'), said.join('\n'));
if (!isRehearsal) {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'packages/element/package.json'), 'utf8'));
  console.log(`
Left to do: look at the diff and at release/, then
  git add --all && git commit --message "release: ${version}"
  git tag v${version} && git push --follow-tags
  ${PACKAGES.map((name) => `npm publish --access public --provenance release/${name}.tgz`).join('\n  ')}`);
}

/** Says the versions that the described changes lead to, and what the changelogs would say. */
async function sayPlan() {
  const { releases, changesets } = await getReleasePlan(ROOT);
  if (!changesets.length) say('No change has been described: nothing would be released.');
  for (const { name, oldVersion, newVersion } of releases) say(`${name} ${oldVersion} → ${newVersion}`);
  for (const { summary } of changesets) say(`\n${summary}\n`);
}

/** Packs a package as it is published. @param {string} name */
async function pack(name) {
  const folder = path.join(RELEASE, 'packages', name);
  await stage(path.join(ROOT, 'packages', name), folder, origin);
  const args = ['pack', '--json', '--silent', '--pack-destination', RELEASE];
  const [tarball] = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }));
  renameSync(path.join(RELEASE, tarball.filename), path.join(RELEASE, `${name}.tgz`));
  const [size, unpacked] = [tarball.size, tarball.unpackedSize].map(kilobytes);
  say(`${name}.tgz: ${size}, ${unpacked} unpacked, ${tarball.entryCount} files`);
}

/** @param {string} file @param {Uint8Array} content */
function write(file, content) {
  mkdirSync(path.join(RELEASE, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(RELEASE, file), content);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0)} kB`;
}

/** @param {string} text */
function say(text) {
  said.push(text);
  console.log(text);
}

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  execFileSync(command, args, { cwd: ROOT, stdio: 'inherit' });
}
