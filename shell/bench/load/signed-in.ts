import { demoSignIn } from '@hawiyat/shared/testing/running-panel';
import { type BrowserContextOptions, request } from '@playwright/test';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * Signs the demo company in.
 * @param server where it is asked
 * @param origin where the browser then opens the panel: the server itself, or what stands before it
 * @returns what a browser then holds, for contexts that are new and signed in all the same
 */
export async function signedIn(server: string, origin: string): Promise<State> {
  const way = await request.newContext();
  const answer = await way.post(`${server}/api/company/auth/admin/login`, { data: demoSignIn });
  const { token, adminUser } = await answer.json();
  const { hostname: domain } = new URL(origin);
  const cookies = (await way.storageState()).cookies.map((cooky) => ({ ...cooky, domain }));
  await way.dispose();
  const localStorage = [
    { name: 'web_auth_user', value: JSON.stringify(adminUser) },
    { name: 'web_auth_token', value: String(token) },
  ];
  return { cookies, origins: [{ origin, localStorage }] };
}
