import { demoSignIn } from '@hawiyat/shared/testing/running-panel';
import type { Page } from '@playwright/test';

/**
 * Signs in a company's administrator, by default the demo company's, and opens a page of the panel.
 * @param url where the panel runs
 * @param path of the first page
 * @returns the session's token
 */
export async function signIn(
  page: Page,
  url: string,
  path = '/dashboard',
  credentials: typeof demoSignIn = demoSignIn,
): Promise<string> {
  const answer = await page.request.post(`${url}/api/company/auth/admin/login`, { data: credentials });
  const { token, adminUser } = await answer.json();
  await page.goto(`${url}/health`);
  await page.evaluate(
    ([user, key]) => {
      localStorage.setItem('web_auth_user', user ?? '');
      localStorage.setItem('web_auth_token', key ?? '');
    },
    [JSON.stringify(adminUser), String(token)],
  );
  await page.goto(`${url}${path}`);
  return String(token);
}
