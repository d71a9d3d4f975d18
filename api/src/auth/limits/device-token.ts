import { createHash, randomBytes } from 'node:crypto';
import { signedText, verifiedText } from '../sessions/signed-cookie.ts';

const name = 'hawiyat_device_token';

/** A new password invalidates the tokens. */
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

/** An app's device cookie: guesses from elsewhere never delay the app. It grants no access. */
export const deviceToken = (key: string, owner: DeviceOwner): string =>
  signedText(key, name, nameOf(owner) + randomBytes(9).toString('base64url'));

export function deviceOfToken(key: string, token: string | undefined, owner: DeviceOwner): string | null {
  const secret = verifiedText(key, name, token ?? '');
  return secret?.startsWith(nameOf(owner)) ? secret : null;
}
