import { call } from '@hawiyat/shared/client';
import { latinDigits } from '@hawiyat/shared/contract/digits';
import { signIn as signInEndpoint } from '@hawiyat/shared/contract/session';
import { type Session, startSession, storeSession } from '@hawiyat/shared/state';
import { composition, renew, runningHost } from '../composition/composition.ts';

export interface SignInDraft {
  /** Company identifier. */
  readonly domain: string;
  readonly email: string;
  readonly password: string;
}

/** Signs in, and starts the session. @throws CallError with the message to show */
export async function signIn({ domain, email, password }: SignInDraft): Promise<void> {
  const body = { domain: latinDigits(domain).trim(), email: email.trim(), password };
  const { token, adminUser } = await call(signInEndpoint, { body });
  await enter({ token, user: adminUser });
}

/** Starts the session. */
export async function enter(session: Session): Promise<void> {
  // The page was composed for another company, or for visitors.
  await renew(session.token);
  if (composition().host !== runningHost) openOtherHost(session);
  else startSession(session);
}

/** The company has another host release, which only a page load can bring. */
function openOtherHost(session: Session): void {
  storeSession(session);
  location.assign(location.pathname === '/signin' ? '/dashboard' : location.href);
}
