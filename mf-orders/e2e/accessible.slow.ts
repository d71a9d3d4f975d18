import { expectAccessibleInAll } from '@hawiyat/shared/testing/accessibility';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { ordersPage } from './orders-page.ts';
import { placedOrder } from './placed-order.ts';

/** Checks an open dialog, closes it by Esc, and checks that it is gone. */
async function expectDialog(
  page: Page,
  name: RegExp,
  ready: (page: Page) => Promise<void>,
  { unsaved = false } = {},
) {
  const dialog = page.locator('dialog[open]');
  await page.getByRole('button', { name }).first().click();
  await ready(page);
  await expectAccessibleInAll(page);
  await page.keyboard.press('Escape');
  if (unsaved) await page.getByRole('button', { name: 'مغادرة دون حفظ' }).click();
  await expect(dialog).toHaveCount(0);
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

// Without motion, so that no color is measured during a transition.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('tabs, board and day are accessible, with each dialog open and closed', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  test.slow();
  const orders = ordersPage(page);
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  const { containerNumber } = await placedOrder(panel.url, token);

  await signIn('/orders');
  await expect(page.getByRole('button', { name: /^تقديم عرض على/ }).first()).toBeVisible();
  await expectAccessibleInAll(page);
  await expectDialog(
    page,
    /^تقديم عرض على/,
    async () => {
      await orders.dialog.getByLabel('السعر (ر.س)').fill('0');
      await orders.dialog.getByRole('button', { name: 'تقديم العرض' }).click();
    },
    { unsaved: true },
  );
  await expectDialog(page, /^عرض موقع الطلب/, () =>
    expect(orders.dialog.getByRole('application')).toBeVisible(),
  );

  await orders.tab('الطلبات المقبولة').click();
  await expect(orders.search).toBeVisible();
  await expect(page.getByRole('button', { name: /^عرض موقع الطلب/ }).first()).toBeVisible();
  await expectAccessibleInAll(page);

  await page.getByRole('radio', { name: 'لوحة' }).check({ force: true });
  await expect(page.getByRole('list', { name: 'في الانتظار' })).toBeVisible();
  await expectAccessibleInAll(page);
  await expectDialog(page, /^تعيين سائق للحاوية/, () =>
    expect(orders.dialog.getByRole('button', { name: /^تعيين السائق/ }).first()).toBeVisible(),
  );

  await page.getByRole('radio', { name: 'اليومي' }).check({ force: true });
  await page.getByRole('button', { name: `${containerNumber} توصيل` }).click();
  await expect(page.getByRole('application').getByText(containerNumber)).toBeVisible();
  await expectAccessibleInAll(page);
  await page.getByLabel('اليوم المحدد').fill(riyadhDay(400));
  await expect(page.getByText('لا توجد طلبات في هذا اليوم')).toBeVisible();
  await expectAccessibleInAll(page);

  await orders.tab('الطلبات الفرعية').click();
  await expect(page.getByRole('button', { name: /^عرض موقع الطلب/ }).first()).toBeVisible();
  await expectAccessibleInAll(page);
});
