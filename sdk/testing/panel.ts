import { join } from 'node:path';
import { exampleSession, sessionScript } from '@hawiyat/shared/visits/with-page';
import { test as base, expect, type Page } from '@playwright/test';
import { readBuilt, serveBuilt } from '../trial/built-release.ts';
import { readExamples } from '../trial/example-answers.ts';
import { noFindings } from '../trial/trial-findings.ts';
import { withRelease } from '../trial/trial-page.ts';
import { answerCalls } from '../trial/try-screen.ts';
import { watchPage } from '../trial/watch-page.ts';

export { expect };

const built = readBuilt(join(process.env.PROJECT ?? '', 'dist'));
const examples = readExamples(join(import.meta.dirname, '../..'));

interface PageFixtures {
  /** Opens a page of the panel with the session and answers of the examples. */
  signIn(path?: string): Promise<void>;
  /** Fails a test whose page violated its content security policy or threw. */
  quiet: undefined;
}

/** Puts the build in place of the live release in every page; no call reaches the server. */
async function withBuild(page: Page, url: string): Promise<void> {
  await page.addInitScript(watchPage, Date.parse(examples.at));
  await page.addInitScript(sessionScript(exampleSession(examples, 'trial')));
  await page.route(`${url}/**`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: withRelease(await response.text(), built.release, null) });
  });
  await answerCalls(page, examples, noFindings());
  await serveBuilt(page, built);
}

/** A browser test of a project: on the pages of the panel at `PANEL_URL`; `page.route` changes an answer. */
export const test = base.extend<PageFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture says by its pattern which others it needs
  baseURL: async ({}, use) => use(process.env.PANEL_URL ?? ''),

  signIn: async ({ page, baseURL }, use) => {
    await withBuild(page, baseURL ?? '');
    await use(async (path = '/dashboard') => {
      await page.goto(path);
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
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(broken, 'the page broke its policy or threw').toEqual([]);
    },
    { auto: true },
  ],
});
