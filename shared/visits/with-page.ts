import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import type { Examples } from '@hawiyat/shared/contract/examples/example-for';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

export interface Session {
  readonly user: object;
  readonly token: string;
}

/** The session of the examples' user in a company with another id; no call with its token reaches a server. */
export const exampleSession = ({ user }: Examples, companyId: string): Session => ({
  user: { ...user, company: { ...user.company, id: companyId } },
  token: 'example',
});

/** Signs in when a page runs it before its own scripts. */
export function sessionScript({ user, token }: Session): string {
  const stored = { web_auth_user: JSON.stringify(user), web_auth_token: token };
  return `Object.assign(localStorage, ${JSON.stringify(stored)})`;
}

/** Opens an empty page in a context of its own, with language and time zone of the panel's people, and closes it after the work. */
export async function withPage<T>(
  browser: Browser,
  session: Session | null,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...browserOfPeople, serviceWorkers: 'block', ...options });
  try {
    if (session) await context.addInitScript(sessionScript(session));
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
