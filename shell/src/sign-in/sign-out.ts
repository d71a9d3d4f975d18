import { call } from '@hawiyat/shared/client';
import { signOut as signOutEndpoint } from '@hawiyat/shared/contract/session';
import { endSession } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

export const $signingOut = atom(false);

/** Ends the session here even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  if ($signingOut.get()) return;
  $signingOut.set(true);
  try {
    await call(signOutEndpoint, {});
  } catch (reason) {
    // A failure is not shown: the token expires on the server anyway.
    console.error(reason);
  } finally {
    $signingOut.set(false);
    endSession('signed-out');
  }
}
