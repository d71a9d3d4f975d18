// @ts-check
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';

/**
 * A new key to sign releases with (Ed25519). The private one stays with its team.
 * @returns {{ privateKey: string, publicKey: string }} PEM (PKCS #8); DER (SPKI) in base64, as the platform
 * stores it
 */
export function newTeamKey() {
  const privateKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
  return { privateKey: String(privateKey), publicKey: publicKeyOf(String(privateKey)) };
}

/**
 * @param {string} privateKey PEM
 * @returns {string} its public key, DER (SPKI) in base64
 */
export function publicKeyOf(privateKey) {
  return createPublicKey(createPrivateKey(privateKey))
    .export({ format: 'der', type: 'spki' })
    .toString('base64');
}
