/** The log of an event of Yahtzee, and the host who ends it. */
import { commitmentTo, eventEntryText, keyOf, linkIn, signatureOf } from '@yahtzee-game/rooms/core';
import { bytesOf, chainOf, SECRET } from './gathering.js';

/** The private key of who opens the event. */
export const HOST = bytesOf('host');

export const EVENT_TERMS = {
  version: 1,
  ruleset: 'yahtzee',
  options: {},
  commit: commitmentTo(SECRET),
  key: keyOf(HOST),
} as const;

/** The lines with these texts, and the end, which the host has signed. */
export function endedAfter(texts: readonly string[]): readonly string[] {
  const signature = signatureOf(HOST, `${linkIn(chainOf(texts).at(-1) ?? '')} end`);
  return chainOf([...texts, eventEntryText({ type: 'end', secret: SECRET, signature })]);
}
