import { saveOrderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { market } from './market.ts';
import { ordersPage } from './orders-page.ts';

test.use({ panelName: 'order settings', contextOptions: { reducedMotion: 'reduce' } });

const nothing = { depot: null, areas: [], hidesOutside: false };
const around = (latitude: number, longitude: number, half: number) => [
  { latitude: latitude - half, longitude: longitude - half },
  { latitude: latitude - half, longitude: longitude + half },
  { latitude: latitude + half, longitude: longitude + half },
  { latitude: latitude + half, longitude: longitude - half },
];

test.beforeEach(async ({ panel: { url }, session: { token } }) => {
  await askServer(url, token, saveOrderSettings, { body: nothing });
});

test('requests come by nearness and the list says how many it hides; without a depot it leads to the settings', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const customers = market(url, token);
  await customers.request({ deliveryLocation: { latitude: 21.54, longitude: 39.2 } });
  await customers.request({ deliveryLocation: { latitude: 24.7, longitude: 46.71 } });
  await signIn('/settings/service-area');
  await page.getByRole('link', { name: 'العودة إلى الطلبات' }).click();
  const { rows, toolbar } = ordersPage(page);
  await toolbar.choose('الترتيب حسب', 'الأقرب إلى المستودع');
  await page.getByRole('link', { name: 'حدّد موقع المستودع' }).click();
  await expect(page).toHaveURL(/\/settings\/service-area$/);
  const areas = [{ name: 'الرياض', corners: around(24.7, 46.7, 0.6) }];
  const depot = { latitude: 24.7, longitude: 46.7 };
  await askServer(url, token, saveOrderSettings, { body: { depot, areas, hidesOutside: true } });
  await page.goBack();
  await expect(rows.first()).toContainText(' كم');
  const hidden = page.getByText(/^أُخفي.? .*خارج مناطق الخدمة/);
  await expect(hidden).toContainText('طلب');
  const before = await ordersPage(page).total();
  await toolbar.chip(/أُخفي/).click();
  await toolbar.openFilter();
  await expect(page.getByRole('button', { name: /^إخفاء الطلبات خارج مناطق الخدمة/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect.poll(() => ordersPage(page).total()).toBeGreaterThan(before);
  expect(page.url()).toContain('outside=shown');
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights.slice(0, 8))).toEqual(new Set([48]));
  const distances = await rows.locator('[data-where]').allTextContents();
  const km = distances.map((text) => Number(/([\d.]+)\D* كم/.exec(text)?.[1]));
  expect(km.length).toBeGreaterThan(2);
  expect(km).toEqual(km.toSorted((a, b) => a - b));
});
