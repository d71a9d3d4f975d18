import { signIn } from '@hawiyat/shared/contract/account/session';
import { demoSignIn } from '@hawiyat/shared/testing/running-panel';

/** No schema reads the answer, because the panel may be of another version. */
export async function signInDemo(url: string): Promise<{ token: string; adminUser: unknown }> {
  const answer = await fetch(url + signIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoSignIn),
  });
  if (!answer.ok) throw new Error(`The demo company cannot sign in: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { token: string; adminUser: unknown };
}
