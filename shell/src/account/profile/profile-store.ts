import { call } from '@hawiyat/shared/client';
import type { AdminUser } from '@hawiyat/shared/contract/account/admin-user';
import { fetchProfile, leaveCompany, saveProfile } from '@hawiyat/shared/contract/account/profile';
import { $session, endSession, startSession } from '@hawiyat/shared/state';

/** Stores the server's user in the session of all tabs. */
function take(user: AdminUser): void {
  const session = $session.get();
  if (session?.user.id === user.id) startSession({ token: session.token, user });
}

/** @throws CallError */
export async function saveName(name: string): Promise<void> {
  take((await call(saveProfile, { body: { name } })).adminUser);
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
