import { driverApp, riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { BrowserContext, Page } from '@playwright/test';

/** The streams that the pages of a browser open from now on. */
function streamsOf(context: BrowserContext): string[] {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/company/events')) streams.push(request.url());
  });
  return streams;
}

test.use({ panelName: 'live' });

test('one event stream serves all tabs of a browser, and the next tab takes over when the first is closed', async ({
  page,
  context,
  session,
  signIn,
}) => {
  const streams = streamsOf(context);
  const rename = async (name: string) => {
    const headers = { authorization: `Bearer ${session.token}` };
    const { drivers } = await (await page.request.get('/api/company/drivers', { headers })).json();
    const answer = await page.request.patch(`/api/company/drivers/${drivers[0].id}`, {
      headers,
      data: { name, availability: 'available' },
    });
    expect(answer.ok()).toBe(true);
  };
  await signIn('/drivers');
  await expect.poll(() => streams.length).toBe(1);
  const other = await context.newPage();
  await other.goto('/drivers');

  await rename('سائق الصباح');
  await expect(page.getByRole('link', { name: /سائق الصباح/ })).toBeVisible();
  await expect(other.getByRole('link', { name: /سائق الصباح/ })).toBeVisible();
  expect(streams).toHaveLength(1);

  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await rename('سائق المساء');
  await expect(other.getByRole('link', { name: /سائق المساء/ })).toBeVisible();
  expect(streams).toHaveLength(2);
});

test('a panel without its stream says so, and catches up when it is back', async ({
  page,
  context,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('/drivers');
  await expect(page.getByRole('link', { name: /^عرض بيانات السائق/ }).first()).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const contentTop = () =>
    page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
  const top = await contentTop();
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'أنت غير متصل بالإنترنت. آخر تحديث:' });
  // In sight far below the header, and nothing moves for it.
  await expect(notice.locator('> *')).toBeInViewport({ ratio: 1 });
  expect(await contentTop()).toBe(top);
  await context.setOffline(false);
  await expect(page.getByText('عاد الاتصال، وتم تحديث البيانات')).toBeVisible();
  await expect(page.getByText('أنت غير متصل بالإنترنت.')).toHaveCount(0);
});

const cutMessage = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'التحديث المباشر متوقف مؤقتًا. آخر تحديث:' });

test('a stream that goes silent is reported within ten seconds, until it continues', {
  tag: '@slow',
}, async ({ page, panel, signIn }) => {
  const streams = streamsOf(page.context());
  await signIn('/drivers');
  await expect(page.getByRole('link', { name: /^عرض بيانات السائق/ }).first()).toBeVisible();
  await expect.poll(() => streams.length).toBe(1);
  panel.freeze();
  try {
    await expect(cutMessage(page)).toBeVisible({ timeout: 10_000 });
  } finally {
    panel.resume();
  }
  await expect(cutMessage(page)).toHaveCount(0);
});

test('without a stream, changes are fetched every few seconds', {
  tag: '@slow',
}, async ({ page, panel, session, signIn }) => {
  await page.route('**/api/company/events', (route) => route.abort());
  await signIn('/drivers');
  await expect(cutMessage(page)).toBeVisible({ timeout: 10_000 });
  const driver = await driverApp(panel.url, session.token, `سائق ${riyadhDay()}`);
  await expect(page.getByRole('link', { name: `عرض بيانات السائق ${driver.driver.name}` })).toBeVisible({
    timeout: 15_000,
  });
});

test('the sidebar shows how many requests wait for an offer', async ({ page, session, signIn }) => {
  const headers = { authorization: `Bearer ${session.token}` };
  const { counts } = await (await page.request.get('/api/company/orders/counts', { headers })).json();
  await signIn();
  const orders = page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('link', {
    name: 'إدارة الطلبات',
  });
  await expect(orders).toHaveAccessibleDescription(new RegExp(`^الطلبات الجديدة: .*${counts.newOrders}`));
});
