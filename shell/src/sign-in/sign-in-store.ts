import { call } from '@hawiyat/shared/client';
import { latinDigits } from '@hawiyat/shared/contract/digits';
import { signIn as signInEndpoint } from '@hawiyat/shared/contract/session';
import { type Session, startSession, storeSession } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { composition, renew, runningHost } from '../composition/composition.ts';

export interface SignInDraft {
  /** Company identifier. */
  readonly domain: string;
  readonly email: string;
  readonly password: string;
}

export type SigningIn =
  | { readonly stage: 'idle' | 'busy' }
  | { readonly stage: 'failed'; readonly message: string };

export const $signingIn = atom<SigningIn>({ stage: 'idle' });

/** Success starts the session, failure keeps the message. A second press sends nothing. */
export async function signIn({ domain, email, password }: SignInDraft): Promise<void> {
  if ($signingIn.get().stage === 'busy') return;
  $signingIn.set({ stage: 'busy' });
  try {
    const body = { domain: latinDigits(domain).trim(), email: email.trim(), password };
    const { token, adminUser } = await call(signInEndpoint, { body });
    const session = { token, user: adminUser };
    // The page was composed for another company, or for visitors.
    await renew(token);
    if (composition().host !== runningHost) return openOtherHost(session);
    $signingIn.set({ stage: 'idle' });
    startSession(session);
  } catch (reason) {
    $signingIn.set({ stage: 'failed', message: reason instanceof Error ? reason.message : 'حدث خطأ ما' });
  }
}

/** The company has another host release, which only a page load can bring. */
function openOtherHost(session: Session): void {
  storeSession(session);
  location.assign(location.pathname === '/signin' ? '/dashboard' : location.href);
}

export function clearSignIn(): void {
  if ($signingIn.get().stage === 'failed') $signingIn.set({ stage: 'idle' });
}
