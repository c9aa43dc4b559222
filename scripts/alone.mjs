// One build at a time: two would remove each other's files, and `npm start` also builds in the background.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds. */
const PAUSE = 100;

/**
 * Waits until no other process holds this file; then this process holds it, until it ends.
 * @param {string} file
 * @param {() => void} onWait called once if there is another
 */
export async function alone(file, onWait) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let waits = false; !take(file); waits = true) {
    if (!waits) onWait();
    await sleep(PAUSE);
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  // A process that was killed has left its file.
  if (!isHeld(file)) rmSync(file, { force: true });
  return false;
}

/** @param {string} file */
function isHeld(file) {
  try {
    // A file that is still empty has just been made; process 0 is this one.
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch (error) {
    // Held by another user, or just released: the next attempt to take it shows which.
    return hasCode(error, 'EPERM') || hasCode(error, 'ENOENT');
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
const hasCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;
