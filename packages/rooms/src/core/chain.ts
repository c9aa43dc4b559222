/**
 * The chain of a log: each line ends in a link, which follows from the link of the line before and from its own text.
 * So a line that was changed, left out, added or moved does not fit the lines around it, and the last link stands for
 * the whole log.
 */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { LogError } from './log-error.js';

/** The link before the first line. */
export const NO_LINK = '';

/** Returns the link of a line: the first half of SHA-256 of the link before, a space, and the text of the line. */
export const linkAfter = (before: string, text: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${before} ${text}`)).subarray(0, 16));

/** Returns a line: its text, a space, and its link. */
export const chained = (before: string, text: string): string => `${text} ${linkAfter(before, text)}`;

/** Returns the text of a line, whatever its link. */
export const textIn = (line: string): string => line.slice(0, Math.max(0, line.lastIndexOf(' ')));

/** Returns the link of a line. */
export const linkIn = (line: string): string => line.slice(line.lastIndexOf(' ') + 1);

/**
 * Returns the text of a line.
 * @throws LogError if its link does not follow from the link before and this text
 */
export function textAfter(before: string, line: string): string {
  const text = textIn(line);
  if (chained(before, text) !== line)
    throw new LogError(`log: "${line.slice(0, 80)}" does not follow the line before`);
  return text;
}
