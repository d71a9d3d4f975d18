import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

const keyOf = (platformKey: string) => createHmac('sha256', platformKey).update('sealed secrets').digest();

/** Binds the secret to its owner's row; another `platformKey` cannot open it. */
export function seal(platformKey: string, owner: string, secret: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(platformKey), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export function unseal(platformKey: string, owner: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(algorithm, keyOf(platformKey), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
