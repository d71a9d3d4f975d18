import { signInLinkMinutes } from '@hawiyat/shared/contract/account/sign-in-link';
import type { Context } from '../db/context.ts';
import { actAs, asSignIn } from '../db/tenant.ts';
import { enqueueEmail, signInLinkEmail } from '../mail/index.ts';
import { type AdminRow, findAdmin, findAdminById } from './admin-queries.ts';
import { type FoundLink, findLink, newLink } from './email-links.ts';
import { emailLinkElsewhere, emailLinkOver, secondStepOff } from './errors.ts';
import { beginSecondStep, passSecondStep, type SecondStepContext } from './second-step.ts';
import type { SignInPlace } from './session-row.ts';
import { startSession } from './start-session.ts';
import { tokenHash } from './token.ts';

const lifetime = signInLinkMinutes * 60_000;
const most = 5;

interface Asked {
  /** The company's, in Latin digits. */
  readonly identifier: string;
  readonly email: string;
  /** The only browser in which the link is good. */
  readonly browser: string;
  /** Whether it has signed in to the account before. */
  readonly isKnown: boolean;
}

/** Enqueues an e-mail with a link for a sign-in without the password; without such an account the same for nobody. */
export async function sendSignInLink(
  context: Context & { readonly linkUrl: string | null },
  { identifier, email, browser, isKnown }: Asked,
): Promise<void> {
  const admin = await findAdmin(context, identifier, email);
  const now = context.now();
  await asSignIn(context.db, async (tx) => {
    const link = await newLink(tx, admin, { kind: 'sign-in', lifetime, most, isKnown, browser }, now);
    if (!link) return;
    await actAs(tx, 'hawiyat_platform', '');
    const letter = signInLinkEmail(admin?.company_name ?? '', link.token, context.linkUrl);
    await enqueueEmail(tx, admin?.email ?? null, letter, now, link.expiresAt);
  });
}

interface Opened {
  readonly token: string;
  /** The calling browser's number; null when it has asked for no link. */
  readonly browser: string | null;
}

/**
 * Signs in by a link, which needs neither the password nor a turn: guessing 256 bits is hopeless. The second step is
 * asked for as after a password, and leaves the link good until it is passed.
 * @returns the session's token, whose it is, and recovery codes when this sign-in has set a second step up
 */
export async function signInByLink(
  context: SecondStepContext,
  opened: Opened,
  totpCode: string | undefined,
  place: SignInPlace,
): Promise<{ token: string; admin: AdminRow; recoveryCodes: string[] | null }> {
  const { link, admin } = await personOf(context, opened);
  const recoveryCodes = await passSecondStep(context, admin, totpCode);
  const owner = { companyId: admin.company_id, adminId: admin.id, passwordHash: admin.password_hash, link };
  return { token: await startSession(context.db, owner, context.now(), place), admin, recoveryCodes };
}

/** Begins the second step that the company demands, for somebody who has opened a link. */
export async function setUpByLink(
  context: SecondStepContext,
  opened: Opened,
): Promise<{ secret: string; uri: string }> {
  const { admin } = await personOf(context, opened);
  if (!admin.second_step_required) throw secondStepOff();
  return beginSecondStep(context, admin);
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
