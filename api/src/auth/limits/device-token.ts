import { createHash, randomBytes } from 'node:crypto';
import { signedText, verifiedText } from '../sessions/signed-cookie.ts';

const name = 'hawiyat_device_token';

/** Whose token it is; a new password makes it another one's. */
export interface DeviceOwner {
  /** `customer` or `driver`, and the id. */
  readonly account: string;
  readonly passwordHash: string | null;
}

const nameOf = ({ account, passwordHash }: DeviceOwner) =>
  createHash('sha256')
    .update(`${account}\n${passwordHash ?? ''}`)
    .digest('base64url')
    .slice(0, 22);

/**
 * What an app keeps and sends with later sign-ins, as browsers do with the device cookie: guesses from elsewhere never
 * keep it waiting. It grants nothing and names no one in the clear.
 * @param key of the platform
 */
export const deviceToken = (key: string, owner: DeviceOwner): string =>
  signedText(key, name, nameOf(owner) + randomBytes(9).toString('base64url'));

/** @returns the secret of the app that has signed in to the account by this password; null for any other token */
export function deviceOfToken(key: string, token: string | undefined, owner: DeviceOwner): string | null {
  const secret = verifiedText(key, name, token ?? '');
  return secret?.startsWith(nameOf(owner)) ? secret : null;
}
