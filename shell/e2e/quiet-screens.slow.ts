import { watchShifts } from '@hawiyat/shared/testing/layout-shift';
import { test as base, demoSignIn, expect } from '@hawiyat/shared/testing/panel';
import { startPanelOfContainers } from '@hawiyat/shared/testing/panel-of-containers';
import type { RunningPanel } from '@hawiyat/shared/testing/running-panel';
import type { BrowserContext, Page } from '@playwright/test';
import { screens } from './screens.ts';
import { cookieOf, type SignIn } from './two-companies.ts';

/** A panel with the demo company, and with one that begins today. */
const test = base.extend<{ both: { panel: RunningPanel; newCompany: SignIn } }>({
  both: [
    async ({ panels }, use) => {
      const both = await panels.get('with a new company', async () => {
        const { panel, companies } = await startPanelOfContainers([0]);
        const [newCompany] = companies;
        if (!newCompany) throw new Error('There is a new company');
        return { panel, newCompany };
      });
      await use(both);
    },
    { timeout: 120_000 },
  ],
  panel: async ({ both }, use) => use(both.panel),
});

const forVisitors = ['/', '/signin', '/signup', '/privacy-policy', '/terms-and-conditions'];

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Of web.dev/articles/cls a fifth: nobody sees it. */
const mostShift = 0.02;

/** @returns the pages of a container and of a driver, where the company has one */
async function signIn(context: BrowserContext, panel: RunningPanel, who: SignIn): Promise<string[]> {
  const answer = await (await cookieOf(context, panel, who)).json();
  const page = await context.newPage();
  await page.goto('/health');
  await page.evaluate(({ token, adminUser }) => {
    localStorage.setItem('web_auth_user', JSON.stringify(adminUser));
    localStorage.setItem('web_auth_token', token);
  }, answer);
  await page.close();
  const headers = { authorization: `Bearer ${answer.token}` };
  const details = ['containers', 'drivers'].map(async (kind) => {
    const list = await context.request.get(`/api/company/${kind}?limit=1`, { headers });
    return (await list.json())[kind].map(({ id }: { id: string }) => `/${kind}/${id}`);
  });
  return (await Promise.all(details)).flat();
}

/** Resolves once the page has loaded nothing, and nothing has moved, for half a second. */
const atRest = () =>
  new Promise<void>((resolve) => {
    let last = performance.now();
    const observer = new PerformanceObserver(() => {
      last = performance.now();
    });
    observer.observe({ entryTypes: ['resource', 'layout-shift', 'longtask'] });
    const check = () => {
      if (performance.now() - last < 500) return void setTimeout(check, 50);
      observer.disconnect();
      resolve();
    };
    check();
  });

/** Whether the server has answered at once: after a second a page shows what it has, and moves when the rest comes. */
const isPrompt = () =>
  performance
    .getEntriesByType('resource')
    .every(({ name, duration }) => !name.includes('/api/') || duration < 700);

// Each test has a browser of its own.
test.describe.configure({ mode: 'parallel' });

for (const width of [390, 1440])
  for (const who of ['the demo company', 'a new company', 'a visitor'] as const)
    test(`at ${width} px no screen of ${who} moves by itself or writes to the console`, async ({
      browser,
      both: { panel, newCompany },
    }) => {
      test.setTimeout(600_000);
      const viewport = { width, height: width < 768 ? 844 : 900 };
      const context = await browser.newContext({ viewport, baseURL: panel.url, locale: 'ar-SA' });
      // A pixel for every tile: a map that gets none says so.
      await context.route('https://tile.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'image/png', body: pixel }),
      );
      const own = who === 'the demo company' ? demoSignIn : newCompany;
      const paths = who === 'a visitor' ? forVisitors : [...screens, ...(await signIn(context, panel, own))];
      const open: Page[] = [];
      const visit = async (path: string) => {
        const page = await context.newPage();
        const said: string[] = [];
        page.on('console', (message) => said.push(`${message.text()} ${message.location().url}`));
        page.on('pageerror', (error) => said.push(String(error)));
        const shifts = await watchShifts(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(/جاري (تحميل|التحميل)/)).toHaveCount(0);
        await page.evaluate(atRest);
        // The browser tells seconds later that a file was preloaded for nothing.
        if (open.push(page) > 5) await open.shift()?.close();
        return { path, ...(await shifts()), said, isPrompt: await page.evaluate(isPrompt) };
      };
      const found = [];
      for (const path of paths) {
        let seen = await visit(path);
        while (seen.shift > mostShift && !seen.isPrompt) seen = await visit(path);
        found.push(seen);
      }
      await open.at(-1)?.waitForFunction(() => performance.now() > 6_000);
      await context.close();
      expect(found.filter(({ shift, said }) => shift > mostShift || said.length > 0)).toEqual([]);
    });

test('orders of a new company do not move when their counts come late', async ({
  browser,
  both: { panel, newCompany },
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: panel.url });
  await signIn(context, panel, newCompany);
  const page = await context.newPage();
  const shifts = await watchShifts(page);
  const tabs = page.getByRole('tab');
  await page.route('**/orders/counts', async (route) => {
    // Until the page is seen without them.
    await expect(tabs.first()).toBeVisible();
    await route.continue();
  });
  await page.goto('/orders');
  await expect(tabs.nth(1)).toContainText('0');
  await page.evaluate(atRest);
  expect((await shifts()).shift).toBeLessThanOrEqual(mostShift);
  await context.close();
});

test('orders of a new company do not move when their counts come just as the page stops waiting for them', async ({
  browser,
  both: { panel, newCompany },
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: panel.url });
  await signIn(context, panel, newCompany);
  // Two changes of the strip within one frame: most of the visits have them, so that four have one.
  for (let visit = 0; visit < 4; visit += 1) {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const delayed = setTimeout;
      const waiting: (() => void)[] = [];
      const keep = (run: () => void, time: number) => {
        if (time === 400) waiting.push(run);
        return delayed(run, time);
      };
      Object.assign(globalThis, { setTimeout: keep });
      new MutationObserver(() => {
        if (document.querySelector('section[data-state=none]')) for (const run of waiting.splice(0)) run();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    const shifts = await watchShifts(page);
    await page.goto('/orders');
    await expect(page.getByRole('tab').nth(1)).toContainText('0');
    await page.evaluate(atRest);
    expect((await shifts()).shift).toBeLessThanOrEqual(mostShift);
    await page.close();
  }
  await context.close();
});

for (const [path, late, choices] of [
  ['/containers', '**/api/company/containers?*', 'radio'],
  ['/orders', '**/orders/counts', 'tab'],
] as const)
  test(`the choices of ${path} stay where they are when their counts come late`, async ({ page, signIn }) => {
    const choice = page.getByRole(choices);
    const places = () => choice.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(late, async (route) => {
      await released;
      await route.continue();
    });
    await signIn(path);
    await expect(choice.nth(2)).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    release();
    await expect(page.getByText(/^\d+$/).filter({ visible: true }).first()).toBeVisible();
    await page.evaluate(atRest);
    expect(await places()).toEqual(before);
  });
