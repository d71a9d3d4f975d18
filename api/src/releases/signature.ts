import { createPublicKey, verify } from 'node:crypto';
import { signedBytes } from '@hawiyat/shared/federation/signed-bytes';

/**
 * @param publicKey DER (SPKI) in base64
 * @param manifest the text of the release's list, byte for byte as it was signed
 * @param signature base64
 * @returns whether the matching private key signed the manifest (Ed25519, RFC 8032)
 */
export function isSignedBy(publicKey: string, manifest: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ed25519') return false;
    return verify(null, signedBytes(manifest), key, Buffer.from(signature, 'base64'));
  } catch {
    return false; // An invalid key verifies nothing.
  }
}
