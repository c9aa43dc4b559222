/** Signatures, checked by Node: twenty times as fast as in JavaScript. */
import { createPublicKey, verify } from 'node:crypto';

/** Whether this is the signature (Ed25519) of a text by the owner of a public key; all as hexadecimal digits. */
export function isSignedBy(key: string, text: string, signature: string): boolean {
  const x = Buffer.from(key, 'hex').toString('base64url');
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'hex'));
  } catch {
    // The 32 bytes are no point of the curve.
    return false;
  }
}
