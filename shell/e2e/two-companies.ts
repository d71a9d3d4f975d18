import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import { colorOf } from '@hawiyat/shared/testing/fixture-release';
import { test as base, expect } from '@hawiyat/shared/testing/panel';
import { startPanelOfOrders } from '@hawiyat/shared/testing/panel-of-orders';
import type { RunningPanel } from '@hawiyat/shared/testing/running-panel';
import type { BrowserContext, Page } from '@playwright/test';

export interface SignIn {
  readonly domain: string;
  readonly email: string;
  readonly password: string;
}

/** A panel with two companies: candidates are rolled out to `inside`, never to `outside`. */
export const test = base.extend<{
  inside: SignIn;
  outside: SignIn;
  both: { panel: RunningPanel; inside: SignIn; outside: SignIn };
}>({
  both: [
    async ({ panels, panelName }, use) => {
      const both = await panels.get(`two companies, ${panelName}`, async () => {
        const { panel, companies } = await startPanelOfOrders([21, 21]);
        const [inside, outside] = companies;
        if (!inside || !outside) throw new Error('There are two companies');
        return { panel, inside, outside };
      });
      await use(both);
    },
    { timeout: 120_000 },
  ],
  panel: async ({ both }, use) => use(both.panel),
  inside: async ({ both }, use) => use(both.inside),
  outside: async ({ both }, use) => use(both.outside),
});

export const mark = (page: Page, version: string) => page.locator(`[data-lazy-mark="${version}"]`);
export const go = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true }).click();

export async function enter(page: Page, { domain, email, password }: SignIn): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('معرّف المنشأة').fill(domain);
  await page.getByLabel('البريد الإلكتروني للمسؤول').fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Signs in without the page, so that the browser's cookie belongs to this company. */
export const cookieOf = (context: BrowserContext, panel: RunningPanel, data: SignIn) =>
  context.request.post(`${panel.url}/api/company/auth/admin/login`, { data });

/** The fleet's releases whose files the page asks for from now on. */
export function fleetReleases(page: Page): Set<string | undefined> {
  const releases = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().includes('/r/mf-fleet/')) releases.add(/mf-fleet\/([^/]+)\//.exec(request.url())?.[1]);
  });
  return releases;
}

export async function counted(panel: RunningPanel, remote: Releasable, release: string, outcome: string) {
  const headers = { authorization: `Bearer ${panel.operatorToken}` };
  const figures = await (await fetch(`${panel.url}/metrics`, { headers })).text();
  const line = `hawiyat_area_outcomes_total{remote="${remote}",release="${release}",outcome="${outcome}"} `;
  return Number(figures.split(line)[1]?.split('\n')[0] ?? 0);
}

/** Every element and every style must belong to this release. */
export async function onlyShows(page: Page, version: string, otherFolder: string): Promise<void> {
  const own = mark(page, version);
  await expect(own).toBeAttached();
  expect(await own.evaluate((item) => getComputedStyle(item).outlineColor)).toBe(colorOf(version));
  expect(await page.locator(`[data-mark]:not([data-mark="${version}"])`).count()).toBe(0);
  const styles = await page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.href ?? ''));
  expect(styles.filter((style) => style.includes(otherFolder))).toEqual([]);
}
