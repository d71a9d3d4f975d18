import { call } from '@hawiyat/shared/client';
import { signOut as signOutEndpoint } from '@hawiyat/shared/contract/session';
import { endSession } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

export const $signingOut = atom(false);

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
