import { CallError, call } from '@hawiyat/shared/client';
import { signIn as signInEndpoint } from '@hawiyat/shared/contract/account/session';
import { latinDigits } from '@hawiyat/shared/contract/core/digits';
import { isHostPath, isWithin } from '@hawiyat/shared/contract/platform/area-paths';
import { persistentText, type Session, startSession, storeSession } from '@hawiyat/shared/state';
import { composition, renew, runningHost } from '../composition/composition.ts';

export interface TypedAccount {
  /** Company identifier. */
  readonly domain: string;
  readonly email: string;
}

export interface SignInDraft extends TypedAccount {
  readonly password: string;
}

export const credentialsOf = ({ domain, email, password }: SignInDraft): SignInDraft => ({
  domain: latinDigits(domain).trim(),
  email: email.trim(),
  password,
});

/** Does not start the session. `totpCode` may be a recovery code. @throws CallError with the message to show */
export async function signIn(draft: SignInDraft, totpCode?: string) {
  const body = { ...credentialsOf(draft), ...(totpCode !== undefined && { totpCode }) };
  const { token, adminUser, recoveryCodes } = await call(signInEndpoint, { body });
  return { session: { token, user: adminUser }, recoveryCodes };
}

export async function enter(session: Session): Promise<void> {
  // The page was composed for another company, or for visitors.
  await renew(session.token);
  if (composition().host !== runningHost) openOtherHost(session);
  else startSession(session);
}

/** Only a page load can bring the company's other host release. */
function openOtherHost(session: Session): void {
  storeSession(session);
  const { pathname } = location;
  const isVisitors = isHostPath(pathname) && !isWithin('/settings', pathname);
  location.assign(isVisitors ? '/dashboard' : location.href);
}

const twoFactorSteps = ['two-factor', 'two-factor-setup'] as const;
export type TwoFactorStep = (typeof twoFactorSteps)[number];

export const twoFactorStepOf = (error: unknown): TwoFactorStep | undefined =>
  error instanceof CallError ? twoFactorSteps.find((known) => known === error.code) : undefined;

/** The identifier alone opens nothing. */
export const $rememberedIdentifier = persistentText('remembered_identifier');
