/**
 * Dice that nobody can choose. The room commits to a secret before anybody sits, and every player to a seed before any
 * is shown; all of them make the dice, and all are known at the end, so that everybody can throw them again.
 *
 * After the scheme of commitments by Blum, "Coin flipping by telephone" (1981), with HMAC-SHA256 as the generator.
 */
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import type { Chance, Dice } from '@yahtzee-game/rules';

/** Returns SHA-256 of 32 bytes; both as hexadecimal digits. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** What the dice of a room are made of. */
export interface DiceSeeds {
  readonly secret: string;
  /** The room or event that the dice belong to. */
  readonly code: string;
  /** The seeds of the players, in the order of their seats. */
  readonly seeds: readonly string[];
  /** Whether every seat throws the same. */
  readonly same: boolean;
}

/**
 * Returns the dice of a roll, in order of position. They depend on the seat, the turn and the roll and on nothing that
 * happens in between, so that no word, delay or decision can call for others.
 */
export function diceOf({ secret, code, seeds, same }: DiceSeeds, chance: Chance): Dice {
  const { seat, turn, roll, count, sides } = chance;
  const label = [code, ...seeds, ...(same ? [] : [seat]), turn, roll].join('/');
  const key = hexToBytes(secret);
  // Bytes beyond the last whole multiple would make low sides likelier.
  const limit = 256 - (256 % sides);
  const dice: number[] = [];
  for (let block = 0; dice.length < count; block++) {
    for (const byte of hmac(sha256, key, utf8ToBytes(`${label}/${block}`))) {
      if (byte < limit && dice.length < count) dice.push(1 + (byte % sides));
    }
  }
  return dice;
}
