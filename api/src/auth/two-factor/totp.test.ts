import { expect, test } from 'vitest';
import { drawRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';
import { seal, unseal } from './sealed-secret.ts';
import { enrollment, newSecret, stepOf } from './totp.ts';

/** RFC 6238, appendix B: its SHA-1 secret, and the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('at second %i of RFC 6238 the code is %s', (second, code) => {
  const now = new Date(second * 1000);
  const step = Math.floor(second / 30);
  expect(stepOf(secret, code, now)).toBe(step);
  expect(stepOf(secret, code, new Date(now.getTime() + 30_000))).toBe(step);
  expect(stepOf(secret, code, new Date(now.getTime() + 90_000))).toBeNull();
});

test('what is no code of six digits is none', () => {
  for (const text of ['', '28708', '2870822', 'abcdef'])
    expect(stepOf(secret, text, new Date(59_000))).toBeNull();
});

test('an app is given 160 bits in base 32, and an address that names the platform and the account', () => {
  const { secret: text, uri } = enrollment(newSecret(), '9000000001 admin@rowad.example');
  expect(text).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Hawiyat:9000000001%20admin%40rowad.example\?/);
  expect(new URL(uri).searchParams.get('secret')).toBe(text);
});

test('a recovery code is the same however it is typed, and no two are', () => {
  const codes = drawRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('1', 'l').replaceAll('0', 'o')}`;
    expect(recoveryCodeHash(typed)).toEqual(recoveryCodeHash(code));
  }
});

test('a sealed secret opens with its key for its owner alone', () => {
  const sealed = seal('key', 'c1 a1', secret);
  expect(unseal('key', 'c1 a1', sealed)).toEqual(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(seal('key', 'c1 a1', secret)).not.toEqual(sealed);
  const changed = Buffer.from(sealed);
  changed[sealed.length - 1] = (changed[sealed.length - 1] ?? 0) ^ 1;
  for (const [key, owner, bytes] of [
    ['other', 'c1 a1', sealed],
    ['key', 'c1 a2', sealed],
    ['key', 'c1 a1', changed],
  ] as const)
    expect(() => unseal(key, owner, bytes)).toThrow();
});
