import { Secret, TOTP } from 'otpauth';

const period = 30;

/** RFC 6238 with SHA-1, six digits and half a minute, as all authenticator apps understand it. */
const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Hawiyat', label, secret, algorithm: 'SHA1', digits: 6, period });

/** RFC 4226 advises 160 bits. */
export const newSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** The secret in base 32, and the `otpauth:` address of the QR code. */
export function enrollment(bytes: Uint8Array, label: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  return { secret: secret.base32, uri: totpOf(secret, label).toString() };
}

/** The next half-minute: clocks differ. */
export const latestStep = (now: Date): number => Math.floor(now.getTime() / 1000 / period) + 1;

/** Accepts the present half-minute, the one before and the next, because clocks differ; counts from 1970. */
export function stepOf(bytes: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secretOf(bytes)).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}
