import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { ordersPage } from './orders-page.ts';

const tiles = 'https://tile.openstreetmap.org/**';
/** The smallest picture there is. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const openFirst = async (page: Page) => {
  await page
    .getByRole('button', { name: /^عرض موقع الطلب/ })
    .first()
    .click();
  return ordersPage(page).dialog;
};

/** Every open request gets this location. */
const moveOrdersTo = (page: Page, deliveryLocation: unknown) =>
  page.route('**/api/company/orders/pending*', async (route) => {
    const answer = await route.fetch();
    const { orders, ...rest } = await answer.json();
    const moved = orders.map((order: object) => ({ ...order, deliveryLocation }));
    await route.fulfill({ json: { orders: moved, ...rest } });
  });

test('the map opens under the policy, with its pictures and its marker, and closes by a press outside', async ({
  page,
  signIn,
}) => {
  const requests: { url: string; referer: string | undefined }[] = [];
  await page.route(tiles, (route) => {
    requests.push({ url: route.request().url(), referer: route.request().headers().referer });
    return route.fulfill({ contentType: 'image/png', body: picture });
  });
  await signIn('/orders');
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
  const dialog = await openFirst(page);
  await expect(dialog).toHaveAccessibleName('خريطة الموقع');
  const map = dialog.getByRole('application', { name: 'خريطة موقع الطلب. استخدم الأسهم للتحريك.' });
  await expect(map.getByText('موقع الطلب')).toBeVisible();
  await expect.poll(() => requests.length).toBeGreaterThan(3);
  expect(requests[0]?.url).toMatch(/\/13\/\d+\/\d+\.png$/);
  expect(requests[0]?.referer).toBe(`${new URL(page.url()).origin}/`);
  expect(await map.evaluate((item) => item.clientHeight)).toBe(384);
  const marker = map.getByRole('button', { name: 'موقع الطلب' });
  for (const [property, pixels] of Object.entries({ width: 25, height: 41, naturalWidth: 25 }))
    await expect(marker).toHaveJSProperty(property, pixels);
  await expect(dialog.getByText('© مساهمو OpenStreetMap')).toBeVisible();
  // The library comes with the first map, not with the area.
  expect(await page.evaluate(() => performance.getEntriesByType('resource').length)).toBeGreaterThan(before);

  await dialog.getByRole('button', { name: 'تكبير' }).click();
  await expect.poll(() => requests.some((item) => /\/14\/\d+\/\d+\.png$/.test(item.url))).toBe(true);
  await expect(dialog.getByRole('link', { name: 'فتح في تطبيق الخرائط' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\?q=\d+\.\d+,\d+\.\d+$/,
  );
  await page.mouse.click(20, 20);
  await expect(dialog).toBeHidden();
});

test('Esc closes the dialog also while the map in it has the focus', async ({ page, signIn }) => {
  await page.route(tiles, (route) => route.fulfill({ contentType: 'image/png', body: picture }));
  await signIn('/orders');
  const dialog = await openFirst(page);
  const map = dialog.getByRole('application');
  await expect(map.getByText('موقع الطلب')).toBeVisible();
  await map.focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the second map of a page has its place in the middle, too', async ({ page, signIn }) => {
  await page.route(tiles, (route) => route.fulfill({ contentType: 'image/png', body: picture }));
  await signIn('/orders');
  for (const _ of ['first', 'second']) {
    const dialog = await openFirst(page);
    const map = dialog.getByRole('application');
    await expect(map.getByText('موقع الطلب')).toBeVisible();
    const distance = () =>
      map.evaluate((box) => {
        const middle = (of?: Element | null) => {
          const { left, width } = of?.getBoundingClientRect() ?? { left: 0, width: 0 };
          return left + width / 2;
        };
        return Math.abs(middle(box) - middle(box.querySelector('.leaflet-marker-icon')));
      });
    await expect.poll(distance).toBeLessThan(3);
    await dialog.getByRole('button', { name: 'إغلاق', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
});

test('a map that is closed while it zooms ends without an error', async ({ page, signIn }) => {
  await page.clock.install();
  await page.route(tiles, (route) => route.fulfill({ contentType: 'image/png', body: picture }));
  await signIn('/orders');
  const dialog = await openFirst(page);
  await dialog.getByRole('button', { name: 'تكبير' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The zoom ends by a timer.
  await page.clock.runFor(1_000);
});

test('no other HTML string passes the policy', async ({ browser, panel }) => {
  const page = await browser.newPage({ baseURL: panel.url });
  await page.goto('/signin');
  const write = (html: string) =>
    page.evaluate((text) => {
      try {
        document.createElement('div').innerHTML = text;
        return 'written';
      } catch (error) {
        return String(error);
      }
    }, html);
  expect(await write('<b>x</b>')).toContain('TypeError');
  expect(await write('<svg/><img src=x>')).toContain('TypeError');
  expect(await write('<svg/>')).toBe('written');
  await page.close();
});

test('a missing coordinate, zero included, is no place: the dialog says so without a map', async ({
  page,
  signIn,
}) => {
  await moveOrdersTo(page, { latitude: 0, longitude: 46.7 });
  await signIn('/orders');
  const dialog = await openFirst(page);
  await expect(dialog.getByText('لا يوجد موقع متاح للعرض')).toBeVisible();
  await expect(dialog.getByRole('application')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'إغلاق', exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('when the pictures cannot be had, the coordinates and the way to another map are there', async ({
  page,
  signIn,
}) => {
  await page.route(tiles, (route) => route.abort());
  await moveOrdersTo(page, { latitude: 24.7136, longitude: 46.6753 });
  await signIn('/orders');
  const dialog = await openFirst(page);
  await expect(dialog.getByRole('status')).toHaveText('تعذّر تحميل صور الخريطة. الإحداثيات: 24.7136, 46.6753');
  // A line breaks before the pair, never in it.
  await page.setViewportSize({ width: 390, height: 844 });
  const pair = dialog.getByText('24.7136, 46.6753', { exact: true });
  expect(await pair.evaluate((element) => element.getClientRects().length)).toBe(1);
  await expect(dialog.getByRole('link', { name: 'فتح في تطبيق الخرائط' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps?q=24.7136,46.6753',
  );
});
