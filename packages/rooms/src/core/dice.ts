/**
 * Dice that nobody can choose. The room commits to a secret before anybody sits, and every player to a seed before any
 * seed is shown. The dice are made from all of them. All are known at the end, so that everybody can compute the dice.
 *
 * After the scheme of commitments by Blum, "Coin flipping by telephone" (1981), with HMAC-SHA256 as the generator.
 */
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import type { Chance, Dice } from '@yahtzee-game/rules';

/** Returns SHA-256 of 32 bytes; both as hexadecimal digits. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The values from which the dice of a room are made. */
export interface DiceSeeds {
  readonly secret: string;
  /** The code of the room, or of its event if it has one. */
  readonly code: string;
  /** The seeds of the players, in the order of their seats. */
  readonly seeds: readonly string[];
  /** Whether all seats have the same dice. */
  readonly same: boolean;
}

/**
 * Returns the dice of a roll, in order of position. Apart from the seeds they depend only on the seat, the turn and the
 * roll, so that no phrase, delay or decision can change them.
 */
export function diceOf({ secret, code, seeds, same }: DiceSeeds, chance: Chance): Dice {
  const { seat, turn, roll, count, sides } = chance;
  const label = [code, ...seeds, ...(same ? [] : [seat]), turn, roll].join('/');
  const key = hexToBytes(secret);
  // Bytes from the last whole multiple of `sides` on would make low sides likelier.
  const limit = 256 - (256 % sides);
  const dice: number[] = [];
  for (let block = 0; dice.length < count; block++) {
    for (const byte of hmac(sha256, key, utf8ToBytes(`${label}/${block}`))) {
      if (byte < limit && dice.length < count) dice.push(1 + (byte % sides));
    }
  }
  return dice;
}
