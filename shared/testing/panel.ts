import { test as base, expect } from '@playwright/test';
import { KeptPanels } from './kept-panels.ts';
import { demoSignIn, type RunningPanel, startPanel } from './running-panel.ts';
import { staleTexts, translate } from './translator.ts';

export { demoSignIn, expect };

interface TestFixtures {
  /** Tests that change the server's releases or data for others use a panel of their own. */
  panelName: string;
  panelSettings: Record<string, string>;
  /** Shared by the tests of one worker that name it. */
  panel: RunningPanel;
  session: { token: string; adminUser: unknown; cohort: string };
  /**
   * Stores the demo company's session in this browser and opens a page of the panel. A test that delays one of the page's
   * files passes `commit`, because the `load` event waits for that file.
   */
  signIn(path?: string, until?: 'load' | 'commit'): Promise<void>;
  /** Whether the browser translates each page. A company's daily work is tested so: what fails on a plain page fails there, too. */
  isTranslated: boolean;
  /** Fails a test whose page violated its content security policy or threw; of another that failed, prints what the pages said. */
  quiet: undefined;
}

interface WorkerFixtures {
  panels: KeptPanels;
}

/** A browser test against the whole built platform: real server, database and releases. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  panels: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture says by its pattern which others it needs
    async ({}, use) => {
      const panels = new KeptPanels();
      await use(panels);
      await panels.stop();
    },
    { scope: 'worker' },
  ],

  panelName: ['everyday', { option: true }],

  panelSettings: [{}, { option: true }],

  panel: [
    async ({ panels, panelName, panelSettings }, use) => {
      const { panel } = await panels.get(panelName, async () => ({ panel: await startPanel(panelSettings) }));
      await use(panel);
    },
    { timeout: 60_000 },
  ],

  session: async ({ panels, panel }, use) => use(await panels.on(panel, 'session', () => signInTo(panel))),

  isTranslated: [false, { option: true }],

  page: async ({ page, isTranslated }, use) => {
    if (isTranslated) await translate(page);
    await use(page);
    if (isTranslated && !page.isClosed()) expect(await staleTexts(page)).toEqual([]);
  },

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
    async ({ context }, use, testInfo) => {
      const broken: string[] = [];
      const said: string[] = [];
      context.on('weberror', (error) => broken.push(String(error.error())));
      context.on('console', (message) => {
        said.push(message.text());
        if (/Content Security Policy|Integrity-Policy|Trusted ?Type/i.test(message.text()))
          broken.push(message.text());
      });
      await use(undefined);
      // A delayed response may still be pending: errors after the test are no failure.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (testInfo.status !== testInfo.expectedStatus) console.log(said.join('\n'));
      expect(broken, 'the page broke its policy or threw').toEqual([]);
    },
    { auto: true },
  ],
});

async function signInTo(panel: RunningPanel): Promise<TestFixtures['session']> {
  const answer = await fetch(`${panel.url}/api/company/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoSignIn),
  });
  if (!answer.ok) throw new Error(`The demo company could not sign in: ${await answer.text()}`);
  const cohort = /^hawiyat_cohort=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { ...((await answer.json()) as TestFixtures['session']), cohort };
}
