import { call } from '@hawiyat/shared/client';
import { visitDemo } from '@hawiyat/shared/contract/company/demo';
import { storeSession } from '@hawiyat/shared/state';

/** @throws CallError with the message to show */
export async function startVisit(): Promise<void> {
  const { token, adminUser } = await call(visitDemo, {});
  storeSession({ token, user: adminUser });
  // Only a page load brings the releases of this company.
  location.assign('/dashboard');
}
