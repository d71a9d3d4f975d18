import { call } from '@hawiyat/shared/client';
import { latinDigits } from '@hawiyat/shared/contract/digits';
import { signIn as signInEndpoint, signOut as signOutEndpoint } from '@hawiyat/shared/contract/session';
import { endSession, startSession } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

export interface SignInDraft {
  /** The company identifier. */
  readonly domain: string;
  readonly email: string;
  readonly password: string;
}

export type SigningIn =
  | { readonly stage: 'idle' | 'busy' }
  | { readonly stage: 'failed'; readonly message: string };

export const $signingIn = atom<SigningIn>({ stage: 'idle' });
export const $signingOut = atom(false);

/** Sends what was typed; success starts the session, failure keeps the message for the screen. A second press sends nothing. */
export async function signIn({ domain, email, password }: SignInDraft): Promise<void> {
  if ($signingIn.get().stage === 'busy') return;
  $signingIn.set({ stage: 'busy' });
  try {
    const body = { domain: latinDigits(domain).trim(), email: email.trim(), password };
    const { token, adminUser } = await call(signInEndpoint, { body });
    $signingIn.set({ stage: 'idle' });
    startSession({ token, user: adminUser });
  } catch (reason) {
    $signingIn.set({ stage: 'failed', message: reason instanceof Error ? reason.message : 'حدث خطأ ما' });
  }
}

/** Takes the message away, when the person begins to correct. */
export function clearSignIn(): void {
  if ($signingIn.get().stage === 'failed') $signingIn.set({ stage: 'idle' });
}

/** Ends the session on the server and here; here also when the server cannot be reached. */
export async function signOut(): Promise<void> {
  if ($signingOut.get()) return;
  $signingOut.set(true);
  try {
    await call(signOutEndpoint, {});
  } catch (reason) {
    // The person wants to be out, so nothing is shown; the token ends on the server when its time is over.
    console.error(reason);
  } finally {
    $signingOut.set(false);
    endSession('signed-out');
  }
}
