// The words of a screen reader in one turn, from the transcripts that the tests compare.

import { readFileSync } from 'node:fs';

const TRANSCRIPT = new URL('../../test/fixtures/transcripts/voice-normal.txt', import.meta.url);

/** Names of keys in the transcripts. @type {Readonly<Record<string, string>>} */
const KEYS = { Digit1: '1', Digit2: '2', Digit3: '3', Digit4: '4', Digit5: '5', Digit6: '6' };

/** The first turn of a game: what is pressed, and what is heard then. */
export function firstTurn() {
  /** @type {{ press: string, heard: string[] }[]} */
  const steps = [];
  for (const line of readFileSync(TRANSCRIPT, 'utf8').split('\n').slice(1)) {
    const [, press] = /^> (.+)/.exec(line) ?? [];
    const [, heard] = /^ {2}(?:says|focus): (.+)/.exec(line) ?? [];
    if (press)
      steps.push({
        press: KEYS[press] ?? (press === 'goes to a box' ? 'arrows, to Chance' : press),
        heard: [],
      });
    if (heard) steps.at(-1)?.heard.push(heard);
    if (heard?.includes('Turn 2')) break;
  }
  return steps;
}
