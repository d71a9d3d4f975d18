import { saveOrderSettings } from '@hawiyat/shared/contract/order-settings';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { market } from './market.ts';
import { ordersPage } from './orders-page.ts';
import { settingsPage } from './settings-page.ts';

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

test('depot and area are drawn on the map, saved and there again; leaving asks first', async ({
  page,
  signIn,
}) => {
  await signIn('/orders/settings');
  const settings = settingsPage(page);
  await expect(page).toHaveTitle(/إعدادات الطلبات · /);
  await settings.depot.fill('https://www.google.com/maps/@24.7,46.7,15z');
  await settings.showAll.click();
  await settings.pressMap(0.5, 0.4);
  await expect(settings.depot).toHaveValue(/^24\.7\d+, 46\.6\d+$/);

  await settings.addArea.click();
  await settings.areaName('منطقة 1').fill('شمال الرياض');
  for (const [x, y] of [
    [0.3, 0.3],
    [0.7, 0.3],
    [0.7, 0.8],
    [0.3, 0.8],
  ] as const)
    await settings.pressMap(x, y);
  await expect(settings.corners).toHaveCount(4);
  const drawn = await settings.cornersText.inputValue();
  await settings.drag(settings.corners.first(), 40, 30);
  await expect(settings.corners).toHaveCount(4);
  // The first corner has moved, the others have not.
  await expect(settings.cornersText).not.toHaveValue(drawn);
  expect((await settings.cornersText.inputValue()).split('\n').slice(1)).toEqual(drawn.split('\n').slice(1));
  await settings.corners.last().focus();
  await page.keyboard.press('Delete');
  await expect(settings.corners).toHaveCount(3);
  await settings.hides.check();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'العودة إلى الطلبات' }).click();
  const question = page.getByRole('alertdialog', { name: 'تغييرات لم تُحفظ' });
  await question.getByRole('button', { name: 'متابعة التعديل' }).click();
  await settings.save.click();
  await expect(settings.status).toHaveText('كل التغييرات محفوظة');
  await expect(settings.status).toBeFocused();
  const typed = await settings.depot.inputValue();

  await page.reload();
  await expect(settings.depot).toHaveValue(typed);
  await expect(settings.areaName('شمال الرياض')).toHaveValue('شمال الرياض');
  await expect(page.getByText('3 نقاط')).toBeVisible();
  await expect(settings.hides).toBeChecked();
  await page.getByRole('link', { name: 'العودة إلى الطلبات' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('all of it works by keyboard; what is wrong is said at its field, and nothing typed is lost', async ({
  page,
  signIn,
}) => {
  await signIn('/orders/settings');
  const settings = settingsPage(page);
  await settings.depot.focus();
  await page.keyboard.type('https://maps.app.goo.gl/AbC');
  await settings.addArea.focus();
  await page.keyboard.press('Enter');
  await page.getByText('بلا نقاط').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('24.6, 46.6\n24.6');
  await settings.save.focus();
  await page.keyboard.press('Enter');
  await expect(settings.depot).toBeFocused();
  await expect(settings.depot).toHaveAccessibleDescription(/^الرابط المختصر لا يحمل الإحداثيات/);
  await expect(settings.cornersText).toHaveAccessibleDescription(/^السطر 2: /);

  // Abroad: only the server knows the borders.
  await settings.depot.fill('٢٥٫٢، ٥٥٫٢٧');
  await settings.cornersText.fill('24.6, 46.6\n24.6, 46.8');
  await settings.center.focus();
  await page.keyboard.press('Enter');
  await expect(settings.cornersText).toHaveValue(/^24\.6, 46\.6\n24\.6, 46\.8\n\d+/);
  await settings.save.focus();
  await page.keyboard.press('Enter');
  await expect(settings.depot).toHaveAccessibleDescription(/^تقع هذه النقطة خارج المملكة/);
  await expect(settings.depot).toHaveValue('٢٥٫٢، ٥٥٫٢٧');
  await settings.depot.fill('24.7, 46.7');
  await page.keyboard.press('Enter');
  await expect(settings.status).toHaveText('كل التغييرات محفوظة');
});

test('what somebody else saved meanwhile is shown, and is taken or saved over', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  await signIn('/orders/settings');
  const settings = settingsPage(page);
  await settings.depot.fill('24.7, 46.7');
  const areas = [{ name: 'جدة', corners: around(21.54, 39.2, 0.1) }];
  await askServer(url, token, saveOrderSettings, { body: { ...nothing, areas } });
  await settings.save.click();
  const notice = page.getByRole('group', { name: 'تعديل أحدث من تعديلك' });
  await expect(notice).toContainText('وغيّر: «مناطق الخدمة»');
  await notice.getByRole('button', { name: 'الأخذ بالقيم الجديدة' }).click();
  await expect(settings.areaName('جدة')).toHaveValue('جدة');
  await expect(settings.depot).toHaveValue('24.7, 46.7');
  await settings.save.click();
  await expect(settings.status).toHaveText('كل التغييرات محفوظة');

  await settings.depot.fill('24.8, 46.8');
  await page.getByRole('link', { name: 'العودة إلى الطلبات' }).click();
  await page.getByRole('button', { name: 'مغادرة دون حفظ' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(ordersPage(page).rows.first()).toBeVisible();
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
  await signIn('/orders');
  const { choice, rows } = ordersPage(page);
  await choice('الترتيب حسب').selectOption('الأقرب إلى المستودع');
  await page.getByRole('link', { name: 'حدّد موقع المستودع' }).click();
  await expect(page).toHaveURL(/\/orders\/settings$/);
  const areas = [{ name: 'الرياض', corners: around(24.7, 46.7, 0.6) }];
  const depot = { latitude: 24.7, longitude: 46.7 };
  await askServer(url, token, saveOrderSettings, { body: { depot, areas, hidesOutside: true } });
  await page.goBack();
  await expect(rows.first()).toContainText(' كم');
  const hidden = page.getByText(/^أُخفي.? .*خارج مناطق الخدمة/);
  await expect(hidden).toContainText('طلب');
  const before = await ordersPage(page).total();
  await page.getByRole('button', { name: 'عرض الطلبات خارج مناطق الخدمة' }).click();
  await expect(page.getByRole('button', { name: 'إخفاء الطلبات خارج مناطق الخدمة' })).toBeVisible();
  await expect.poll(() => ordersPage(page).total()).toBeGreaterThan(before);
  expect(page.url()).toContain('outside=shown');
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights.slice(0, 8))).toEqual(new Set([48]));
  const distances = await rows.locator('[data-where]').allTextContents();
  const km = distances.map((text) => Number(/([\d.]+)\D* كم/.exec(text)?.[1]));
  expect(km.length).toBeGreaterThan(2);
  expect(km).toEqual(km.toSorted((a, b) => a - b));
});
