import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dialogsPage } from './dialogs-page.ts';
import { ordersPage } from './orders-page.ts';
import { placedOrder } from './placed-order.ts';

// Without motion, so that axe never measures a color in transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('at 1440 px, light', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

  test('new orders and the offer dialog with an invalid price are accessible', async ({ page, signIn }) => {
    const { dialog, price, send } = dialogsPage(page);
    await signIn('/orders');
    const offers = page.getByRole('button', { name: /^تقديم عرض على/ });
    await expect(offers.first()).toBeVisible();
    await expectAccessible(page);
    await offers.first().click();
    await price.fill('0');
    await send.click();
    await expect(dialog.getByRole('region')).toContainText('في هذا اليوم');
    await expectAccessible(page);
  });
});

test.describe('at 390 px, dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('the board and the dialog to assign a driver are accessible', { tag: '@slow' }, async ({
    page,
    panel,
    session: { token },
    signIn,
  }) => {
    await placedOrder(panel.url, token);
    const { choose } = dialogsPage(page);
    await signIn('/orders?tab=accepted_orders&view=board');
    await expect(page.getByRole('list', { name: 'في الانتظار' })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^تعيين سائق للحاوية/ })
      .first()
      .click();
    await expect(choose.first()).toBeVisible();
    await expectAccessible(page);
  });

  test('accepted orders as cards are accessible', { tag: '@slow' }, async ({ page, signIn }) => {
    await signIn('/orders?tab=accepted_orders');
    await expect(ordersPage(page).search).toBeVisible();
    await expect(page.getByRole('button', { name: /^عرض موقع الطلب/ }).first()).toBeVisible();
    await expectAccessible(page);
  });
});
