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

test.use({ isTranslated: true, panelName: 'live' });

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
  // What the strip is made of comes with the bell, once the page is idle.
  await expect(page.getByRole('button', { name: /^الإشعارات/ })).toBeVisible();
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

/** Signs this browser in at the panel under a name of a local network, which has no TLS. */
async function signInOnLan(
  context: BrowserContext,
  { panel, session }: { panel: { url: string }; session: object },
) {
  const url = panel.url.replace(/\/\/[^:/]+/, '//panel.lan');
  const page = await context.newPage();
  await page.goto(`${url}/health`);
  await page.evaluate(
    ({ token, adminUser }) => {
      localStorage.setItem('web_auth_user', JSON.stringify(adminUser));
      localStorage.setItem('web_auth_token', token);
    },
    session as { token: string; adminUser: unknown },
  );
  return { page, url };
}

const firstDriver = (page: Page) => page.getByRole('link', { name: /^عرض بيانات السائق/ }).first();

test('without TLS nine tabs show, share one stream, and the next one takes over', { tag: '@slow' }, async ({
  context,
  panel,
  session,
}) => {
  test.slow();
  const streams = streamsOf(context);
  const { page: first, url } = await signInOnLan(context, { panel, session });
  await first.goto(`${url}/drivers`);
  await expect(firstDriver(first)).toBeVisible();
  expect(await first.evaluate(() => 'locks' in navigator)).toBe(false);
  await expect.poll(() => streams.length).toBe(1);
  const others: Page[] = [];
  for (let n = 0; n < 8; n++) {
    const tab = await context.newPage();
    await tab.goto(`${url}/drivers`);
    await expect(firstDriver(tab)).toBeVisible();
    others.push(tab);
  }
  expect(streams).toHaveLength(1);
  await first.close();
  await expect.poll(() => streams.length).toBe(2);
  await others[0]?.reload();
  await expect(firstDriver(others[0] as Page)).toBeVisible();
});

/** As where site data is blocked. */
const refuse = (channelToo: boolean) => {
  const denied = () => new DOMException('Access is denied.', 'SecurityError');
  navigator.locks.request = () => Promise.reject(denied());
  if (!channelToo) return;
  globalThis.BroadcastChannel = class {
    constructor() {
      throw denied();
    }
  } as unknown as typeof BroadcastChannel;
};

test('where the browser refuses locks the panel is live, and where it keeps tabs apart it asks again and says so', {
  tag: '@slow',
}, async ({ page, context, signIn }) => {
  const streams = streamsOf(context);
  await page.addInitScript(refuse, false);
  await signIn('/drivers');
  await expect.poll(() => streams.length).toBe(1);
  await page.addInitScript(refuse, true);
  await page.reload();
  await expect(
    page.getByRole('status').filter({ hasText: 'لا يسمح المتصفح بالتحديث المباشر لهذا الموقع' }),
  ).toBeVisible();
  const asked = page.waitForRequest(/\/api\/company\/drivers/);
  await asked;
  expect(streams).toHaveLength(1);
});
