import { type CallOptions, call } from '@hawiyat/shared/client';
import type { AdminUser } from '@hawiyat/shared/contract/account/admin-user';
import { fetchProfile, leaveCompany, saveProfile } from '@hawiyat/shared/contract/account/profile';
import { $session, endSession, offerUndo, startSession } from '@hawiyat/shared/state';
import { messages } from '../../texts/profile.ts';

/** Stores the server's user in the session of all tabs. */
function take(user: AdminUser): void {
  const session = $session.get();
  if (session?.user.id === user.id) startSession({ token: session.token, user });
}

/** Offers to undo. @throws CallError */
export async function saveName(name: string): Promise<void> {
  const former = $session.get()?.user.name;
  await sendName(name);
  if (former === undefined || former === name) return;
  offerUndo(saveProfile, {
    text: messages.editing.success,
    undo: (options) => sendName(former, options).then(() => messages.nameRestored),
  });
}

async function sendName(name: string, options?: CallOptions): Promise<void> {
  take((await call(saveProfile, { body: { name } }, undefined, undefined, options)).adminUser);
}

/** Another device may have changed the name. */
export async function refreshProfile(): Promise<void> {
  take((await call(fetchProfile, {})).adminUser);
}

/** @throws CallError */
export async function leave(): Promise<void> {
  await call(leaveCompany, {});
  endSession('signed-out');
}
