import { scryptSync } from 'node:crypto';

export const testPassword = 'a-long-test-password';
/** Base-2 logarithm of scrypt's N in tests. */
export const cheapCost = 4;
/** Verified by the same code as any, but with a cost of 2^4 in place of 2^17: tests sign in hundreds of times. */
export const cheapHash = (() => {
  const salt = Buffer.alloc(16);
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$scrypt$ln=4,r=8,p=1$${text(salt)}$${text(scryptSync(testPassword, salt, 32, { N: 16, r: 8, p: 1 }))}`;
})();
