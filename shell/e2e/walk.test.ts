import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

/** Every page, with what stands on it when it is there. */
const visitors = ['/', '/signin', '/signup', '/privacy-policy', '/terms-and-conditions', '/nowhere'];
const admins = [
  '/dashboard',
  '/containers',
  '/drivers',
  '/orders',
  // Few rows, because every cell of a long table is judged like the first.
  '/orders?tab=accepted_orders&status=in_transit',
  '/orders?tab=sub_orders&status=pick_up_in_progress',
  '/containers/unknown/path',
];

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/جاري (تحميل|التحميل)/)).toHaveCount(0);
}

async function fits(page: Page, what: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map((it) => `${what} ${it.id}: ${it.nodes[0]?.html} ${it.nodes[0]?.failureSummary}`),
    what,
  ).toEqual([]);
}

/** The page of the driver who was added last. */
async function aDriver(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { drivers } = await (await page.request.get('/api/company/drivers?limit=1', { headers })).json();
  return `/drivers/${drivers[0].id}`;
}

for (const width of [1440, 360]) {
  for (const [whose, paths] of Object.entries({ visitors, admins })) {
    test(`nothing on the pages of ${whose} is inaccessible or scrolls sideways at ${width} px, in both themes`, async ({
      page,
      session,
      signIn,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      if (whose === 'admins') await signIn('/health');
      for (const path of [...paths, ...(whose === 'admins' ? [await aDriver(page, session.token)] : [])]) {
        await page.goto(path);
        await settled(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await fits(page, `${path} ${colorScheme} ${width}`);
        }
      }
    });
  }
}

test('a walk through everything writes no error to the console and breaks no policy', async ({
  page,
  signIn,
}) => {
  const told: string[] = [];
  page.on('console', (message) => {
    // The status of a page that is not there is the one thing that the browser itself complains about.
    if (message.type() === 'error' && !message.location().url.endsWith('/nowhere')) told.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (it) => console.error(`violates ${it.violatedDirective}`));
  });
  for (const path of visitors) {
    await page.goto(path);
    await settled(page);
  }
  await signIn();
  await settled(page);
  for (const name of ['إدارة الحاويات', 'إدارة السائقين', 'إدارة الطلبات', 'الصفحة الرئيسية']) {
    await page
      .getByRole('navigation', { name: 'القائمة الرئيسية' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await settled(page);
  }
  await page.goto('/drivers');
  await page
    .getByRole('link', { name: /^عرض بيانات السائق/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'حول السائق' })).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  expect(told).toEqual([]);
});
