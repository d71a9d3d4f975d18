import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';

/** A new Ed25519 key to sign releases: PEM (PKCS #8), and DER (SPKI) in base64. */
export function newTeamKey() {
  const privateKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
  return { privateKey: String(privateKey), publicKey: publicKeyOf(String(privateKey)) };
}

/** @param {string} privateKey PEM @returns {string} DER (SPKI) in base64 */
export function publicKeyOf(privateKey) {
  return createPublicKey(createPrivateKey(privateKey))
    .export({ format: 'der', type: 'spki' })
    .toString('base64');
}
