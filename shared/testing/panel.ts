import { test as base, expect } from '@playwright/test';
import { demoSignIn, type RunningPanel, startPanel } from './running-panel.ts';

export { demoSignIn, expect };

interface PageFixtures {
  /**
   * Puts the demo company's session into this browser, as a page that was open before would have left it, and opens
   * a page of the panel: the dashboard, unless another is named. Who holds one of its files back waits for the page's
   * first byte alone, because its `load` event waits for that file.
   */
  signIn(path?: string, until?: 'load' | 'commit'): Promise<void>;
  /** Every test ends by looking whether the page broke its own policy or threw. */
  quiet: undefined;
}

interface WorkerFixtures {
  /** Tests that change what the server serves name a panel of their own, which no other test uses. */
  panelName: string;
  /** Settings of that panel, e.g. a short deadline. */
  panelSettings: Record<string, string>;
  /** The built platform with the demo company; the tests of one worker share it. */
  panel: RunningPanel;
  session: { token: string; adminUser: unknown; cohort: string };
}

/** A browser test against the whole built platform: real server, real database, releases as they were built. */
export const test = base.extend<PageFixtures, WorkerFixtures>({
  panelName: ['everyday', { option: true, scope: 'worker' }],

  panelSettings: [{}, { option: true, scope: 'worker' }],

  panel: [
    async ({ panelName: _, panelSettings }, use) => {
      const panel = await startPanel(panelSettings);
      await use(panel);
      await panel.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  session: [
    async ({ panel }, use) => {
      const answer = await fetch(`${panel.url}/api/company/auth/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(demoSignIn),
      });
      if (!answer.ok) throw new Error(`The demo company could not sign in: ${await answer.text()}`);
      const cohort = /^hawiyat_cohort=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
      await use({ ...((await answer.json()) as WorkerFixtures['session']), cohort });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ panel }, use) => use(panel.url),

  signIn: async ({ page, context, panel, session }, use) => {
    await use(async (path = '/dashboard', until = 'load') => {
      await context.addCookies([
        { name: 'hawiyat_cohort', value: session.cohort, url: panel.url, httpOnly: true },
      ]);
      // The smallest page of this origin: only its storage is needed.
      await page.goto('/health');
      await page.evaluate(({ token, adminUser }) => {
        localStorage.setItem('web_auth_user', JSON.stringify(adminUser));
        localStorage.setItem('web_auth_token', token);
      }, session);
      await page.goto(path, { waitUntil: until });
    });
  },

  quiet: [
    async ({ context }, use) => {
      const broken: string[] = [];
      context.on('weberror', (error) => broken.push(String(error.error())));
      context.on('console', (message) => {
        if (/Content Security Policy|Integrity-Policy|Trusted ?Type/i.test(message.text()))
          broken.push(message.text());
      });
      await use(undefined);
      // A held-back answer may still be under way: what becomes of it after the test is nobody's failure.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(broken, 'the page broke its policy or threw').toEqual([]);
    },
    { auto: true },
  ],
});
