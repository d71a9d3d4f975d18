import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dialogsPage, holdResponses, sendUnusualPrices } from './dialogs-page.ts';
import { market } from './market.ts';
import { ordersPage } from './orders-page.ts';

test('a person faster than the responses is not misled: the focus is in the dialog at once, and goes to the first driver', async ({
  page,
  signIn,
}) => {
  const chunk = await holdResponses(page, '**/dialogs.js');
  const loads = await holdResponses(page, '**/drivers/assignable*');
  const { toOldest, dialog, searchDriver, choose } = dialogsPage(page);
  await signIn('/orders', 'commit');
  await expect(toOldest).toBeVisible();
  await page.keyboard.press('Alt+KeyA');
  await expect(dialog).toHaveAccessibleName('تعيين سائق');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  chunk.release();
  await expect(searchDriver).toBeVisible();
  await page.keyboard.press('Enter');
  loads.release();
  await expect(choose.first()).toBeFocused();
  await page.keyboard.type('خالد');
  await expect(searchDriver).toHaveValue('خالد');
  await expect(choose.first()).toHaveAccessibleName(/خالد/);
  // The first stroke belongs to the search.
  await page.keyboard.press('Escape');
  await expect(searchDriver).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toOldest).toBeFocused();
});

test('when the dialogs cannot be had a toast says so, and the next press tries again', async ({
  page,
  signIn,
}) => {
  await page.route('**/dialogs.js', (route) => route.abort());
  const { toOldest, dialog, choose } = dialogsPage(page);
  await signIn('/orders');
  await toOldest.click();
  await expect(page.getByText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.unroute('**/dialogs.js');
  await toOldest.click();
  await expect(choose.first()).toBeVisible();
});

test('an offer by keyboard alone', async ({ page, signIn, panel, session: { token } }) => {
  await market(panel.url, token).request();
  await sendUnusualPrices(page);
  const { dialog, price, send } = dialogsPage(page);
  await signIn('/orders');
  const offers = page.getByRole('button', { name: /^تقديم عرض على الطلب/ });
  await ordersPage(page).waitForFullHeight();
  const count = await offers.count();
  await offers.first().focus();
  await page.keyboard.press('Enter');
  await expect(price).toBeFocused();
  await page.keyboard.type('٥٧٥');
  await expect(dialog).toContainText('500.00');
  await page.keyboard.press('Enter');
  await expect(send).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(offers).toHaveCount(count - 1);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`strip and dialogs are accessible, ${colorScheme}, 360 and 1440 px`, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme });
    const { toOldest, choose, price, dialog } = dialogsPage(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await signIn('/orders');
      await expect(toOldest).toBeVisible();
      await toOldest.click();
      await expect(choose.first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page
        .getByRole('button', { name: /^تقديم عرض على الطلب/ })
        .first()
        .click();
      await expect(price).toBeVisible();
      await expect(dialog.getByRole('region')).toContainText('في هذا اليوم');
      await expectAccessible(page);
    }
  });
