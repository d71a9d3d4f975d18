import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, which people misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const count = 10;
const length = 16;

/** 80 bits each, in groups of four characters. */
export function drawRecoveryCodes(): string[] {
  return Array.from({ length: count }, () =>
    Array.from(randomBytes(length), (byte) => alphabet[byte % 32])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );
}

/** A fast hash suffices for 80 bits. */
export function recoveryCodeHash(typed: string): Buffer {
  const code = typed
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(code).digest();
}
