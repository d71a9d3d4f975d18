import { Secret, TOTP } from 'otpauth';

const period = 30;

/** An authenticator app's account (RFC 6238: SHA-1, six digits, half a minute), as all apps understand it. */
const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Hawiyat', label, secret, algorithm: 'SHA1', digits: 6, period });

/** @returns 160 random bits, the length that RFC 4226 advises */
export const newSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** What an app is given: the secret in base 32, and the `otpauth:` address that a QR code holds. */
export function enrollment(bytes: Uint8Array, label: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  return { secret: secret.base32, uri: totpOf(secret, label).toString() };
}

/** @returns the last half-minute whose code is taken now */
export const latestStep = (now: Date): number => Math.floor(now.getTime() / 1000 / period) + 1;

/**
 * Which half-minute's code this is: the present one, the one before or the next, because clocks differ.
 * @returns its number since 1970, or null
 */
export function stepOf(bytes: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secretOf(bytes)).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}
