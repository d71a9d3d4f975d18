import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInside, manyCompanies, type OneOfMany } from '@hawiyat/api/testing/many-companies';
import { listRolloutLog, listRolloutStates } from '@hawiyat/shared/contract/platform/rollouts';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { buildFixtureRelease } from '@hawiyat/shared/testing/fixture-release';
import { test as base, expect } from '@hawiyat/shared/testing/panel';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';
import { type RunningPanel, startPanel } from '@hawiyat/shared/testing/running-panel';
import type { Browser, Page } from '@playwright/test';

/** One server, on which 200 companies work. */
const test = base.extend<{ many: { panel: RunningPanel; companies: OneOfMany[] }; companies: OneOfMany[] }>({
  many: [
    async ({ panels }, use) => {
      const many = await panels.get('200 companies', async () => {
        const dataDir = mkdtempSync(join(tmpdir(), 'hawiyat-delivery-'));
        const companies = await manyCompanies(dataDir, 200);
        // Without the server's own browser, which takes a bad release back before three companies have met it.
        return { panel: await startPanel({ DATA_DIR: dataDir, CHROME_PATH: 'none' }), companies };
      });
      await use(many);
    },
    { timeout: 120_000 },
  ],
  panel: async ({ many }, use) => use(many.panel),
  companies: async ({ many }, use) => use(many.companies),
});
test.setTimeout(240_000);

const mark = (page: Page) => page.locator('[data-lazy-mark]');
/** The bundled release has no mark. */
const shows = async (page: Page, version: '1.0.0' | '1.1.0') => {
  await expect(page.getByRole('tab', { name: 'الطلبات الجديدة' })).toBeVisible();
  if (version === '1.0.0') await expect(mark(page)).toHaveCount(0);
  else await expect(page.locator(`[data-lazy-mark="${version}"]`)).toBeAttached();
};

/** Signs in with the form, in a browser context of its own. */
async function browserOf(browser: Browser, { url }: RunningPanel, { signIn }: OneOfMany): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await page.goto('/signin');
  await page.getByLabel('معرّف المنشأة').fill(signIn.domain);
  await page.getByLabel('البريد الإلكتروني للمسؤول').fill(signIn.email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(signIn.password);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  return page;
}

async function saltOf({ url, operatorToken }: RunningPanel): Promise<string> {
  const { lines } = await askServer(url, operatorToken, listRolloutLog, { params: { remote: 'mf-orders' } });
  const started = lines.findLast((line) => line.event.includes('"started"'));
  return JSON.parse(started?.event ?? '{}').salt;
}

async function rolloutStateOf({ url, operatorToken }: RunningPanel) {
  const { rolloutStates } = await askServer(url, operatorToken, listRolloutStates, {});
  const rolloutState = rolloutStates.find((item) => item.remote === 'mf-orders');
  if (!rolloutState) throw new Error('mf-orders has no rollout state');
  return rolloutState;
}

test('a release is rolled out stage by stage; a bad one is halted; one command rolls back', async ({
  browser,
  panel,
  companies,
}) => {
  const reason = 'رواية الاختبار';
  const advance = () => panel.rollout('mf-orders', { action: 'advance', overrideCanary: true, reason });
  const { stable: first } = await rolloutStateOf(panel);

  // 1.1.0 goes to one percent. The salt decides which companies that are; among 200 it can be none, then it starts again.
  const good = await panel.publishOnly(await buildFixtureRelease('mf-orders', '1.1.0'));
  const stages = [1, 5, 25, 50, 100];
  const begin = () => panel.rollout('mf-orders', { action: 'start', release: good.id, stages });
  await begin();
  const insiders = async (percent: number) => {
    const salt = await saltOf(panel);
    return companies.filter((company) => isInside(salt, percent, company));
  };
  while ((await insiders(1)).length === 0) {
    await panel.rollout('mf-orders', { action: 'roll-back' });
    await begin();
  }
  const [inside] = await insiders(1);
  const atQuarter = await insiders(25);
  const atHalf = new Set(await insiders(50));
  const outside = companies.find((company) => !atHalf.has(company));
  const later = atQuarter.find((item) => item !== inside);
  if (!inside || !outside || !later) throw new Error('No company is inside, or none is outside');

  const [own, others] = [await browserOf(browser, panel, inside), await browserOf(browser, panel, outside)];
  await own.goto('/orders');
  await shows(own, '1.1.0');
  await others.goto('/orders');
  await shows(others, '1.0.0');
  await own.reload();
  await shows(own, '1.1.0');
  const tab = await own.context().newPage();
  await tab.goto('/orders?tab=sub_orders');
  await shows(tab, '1.1.0');

  // The next stages: companies that had it keep it, and the others still have the stable release.
  await advance();
  expect((await advance()).rollout).toMatchObject({ release: good.id, percent: 25 });
  await own.reload();
  await shows(own, '1.1.0');
  const wider = await browserOf(browser, panel, later);
  await wider.goto('/orders');
  await shows(wider, '1.1.0');
  await others.reload();
  await shows(others, '1.0.0');
  await advance();
  expect(await advance()).toMatchObject({ stable: good.id, previous: first, rollout: null });
  await others.reload();
  await shows(others, '1.1.0');

  // 1.2.0 throws when it is shown. The first few of a quarter of all companies are enough to halt it.
  const bad = await panel.publishOnly(
    await buildVariant('mf-orders', '1.2.0', [
      {
        file: 'src/orders-screen.tsx',
        from: 'export function OrdersScreen() {',
        to: "export function OrdersScreen() {\n  if (location.hash !== '#never') throw new Error('fixture');",
      },
    ]),
  );
  await panel.rollout('mf-orders', { action: 'start', release: bad.id, stages: [25, 100] });
  const struck = (await insiders(25)).slice(0, 4);
  const pages: Page[] = [];
  // Signed in before the halt, but not in the orders area yet: this page would load the bad release.
  const waiting = await browserOf(browser, panel, struck[3] ?? inside);
  for (const company of struck.slice(0, 3)) {
    const page = await browserOf(browser, panel, company);
    pages.push(page);
    await page.goto('/orders');
    // The page falls back before the release is halted.
    await shows(page, '1.1.0');
    await page.goto('/dashboard');
  }
  await expect
    .poll(async () => {
      const { rollout, stable, halted } = await rolloutStateOf(panel);
      return { rollout, stable, halted };
    })
    .toEqual({ rollout: null, stable: good.id, halted: [bad.id] });
  await waiting.getByRole('link', { name: 'إدارة الطلبات', exact: true }).click();
  await shows(waiting, '1.1.0');
  const asked: string[] = [];
  for (const page of [...pages, own]) {
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/orders');
    await shows(page, '1.1.0');
  }
  expect(asked.filter((text) => text.includes(bad.id))).toEqual([]);

  // After a rollback the next page load has 1.0.0 again.
  expect(await panel.rollout('mf-orders', { action: 'roll-back', reason })).toMatchObject({ stable: first });
  await own.reload();
  await shows(own, '1.0.0');
  await others.reload();
  await shows(others, '1.0.0');
  for (const page of [own, others, wider, waiting, ...pages]) await page.context().close();
});
