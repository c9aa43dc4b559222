/** Signatures (Ed25519) in JavaScript: `crypto.subtle` is missing on pages without encryption. */
import { getPublicKey, hashes, sign, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';

hashes.sha512 = (message) => new Uint8Array(sha512(message));

/** Returns the public key of a private one; both are 32 bytes as hexadecimal digits. */
export const keyOf = (secret: string): string => bytesToHex(getPublicKey(hexToBytes(secret)));

/** Returns the signature of a text by a private key, as hexadecimal digits. */
export const signatureOf = (secret: string, text: string): string =>
  bytesToHex(sign(utf8ToBytes(text), hexToBytes(secret)));

/** Whether this is the signature of a text by the owner of a public key. */
export function isSignedBy(key: string, text: string, signature: string): boolean {
  try {
    return verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(key));
  } catch {
    // The 32 bytes of the key are no point of the curve.
    return false;
  }
}
