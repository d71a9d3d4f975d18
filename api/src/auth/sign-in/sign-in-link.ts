import { signInLinkMinutes } from '@hawiyat/shared/contract/account/sign-in-link';
import type { Context } from '../../db/context.ts';
import { asSignIn } from '../../db/tenant.ts';
import { signInLinkEmail } from '../../mail/index.ts';
import { type AdminRow, findAdminById } from '../credentials/admin-queries.ts';
import { type FoundLink, findLink, type Mailing, sendLink, type Wanted } from '../credentials/email-links.ts';
import { emailLinkElsewhere, emailLinkOver, twoFactorOff } from '../errors.ts';
import type { SessionDevice } from '../sessions/session-device.ts';
import { tokenHash } from '../sessions/token.ts';
import { beginTwoFactor, passTwoFactor, type TwoFactorContext } from '../two-factor/two-factor.ts';
import { startSession } from './start-session.ts';

const lifetime = signInLinkMinutes * 60_000;
const most = 5;

export const sendSignInLink = (
  context: Mailing,
  asked: Required<Pick<Wanted, 'identifier' | 'email' | 'isKnown' | 'browser'>>,
): Promise<void> => sendLink(context, { ...asked, kind: 'sign-in', lifetime, most }, signInLinkEmail);

interface Opened {
  readonly token: string;
  /** Null: this browser has asked for no link. */
  readonly browser: string | null;
}

/** Needs no brute-force protection: 256 bits cannot be guessed. A wrong two-factor code leaves the link valid. */
export async function signInByLink(
  context: TwoFactorContext,
  opened: Opened,
  totpCode: string | undefined,
  device: SessionDevice,
): Promise<{ token: string; admin: AdminRow; recoveryCodes: string[] | null }> {
  const { link, admin } = await personOf(context, opened);
  const recoveryCodes = await passTwoFactor(context, admin, totpCode);
  const owner = { companyId: admin.company_id, adminId: admin.id, passwordHash: admin.password_hash, link };
  return { token: await startSession(context.db, owner, context.now(), device), admin, recoveryCodes };
}

export async function setUpByLink(
  context: TwoFactorContext,
  opened: Opened,
): Promise<{ secret: string; uri: string }> {
  const { admin } = await personOf(context, opened);
  if (!admin.two_factor_required) throw twoFactorOff();
  return beginTwoFactor(context, admin);
}

function personOf(
  { db, now }: Context,
  { token, browser }: Opened,
): Promise<{ link: FoundLink; admin: AdminRow }> {
  return asSignIn(db, async (tx) => {
    const link = await findLink(tx, 'sign-in', token, now());
    if (browser === null || !tokenHash(browser).equals(link.browserHash ?? new Uint8Array()))
      throw emailLinkElsewhere();
    const admin = await findAdminById(tx, link);
    if (!admin) throw emailLinkOver();
    return { link, admin };
  });
}
