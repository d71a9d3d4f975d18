import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dialogsPage } from './dialogs-page.ts';
import { market } from './market.ts';
import { ordersPage } from './orders-page.ts';

test('no more than four keys send a driver to the oldest order, on every tab; not while somebody types', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const elsewhere = market(panel.url, token);
  await elsewhere.order({ deliveryDate: riyadhDay(0) });
  await elsewhere.order({ deliveryDate: riyadhDay(0) });
  const { strip, toOldest, choose, dialog } = dialogsPage(page);
  await signIn('/orders?tab=sub_orders');
  await expect(toOldest).toBeVisible();
  await expect(toOldest).toHaveAttribute('aria-keyshortcuts', 'Alt+A');
  const { search } = ordersPage(page);
  await search.press('Alt+KeyA');
  await expect(dialog).toHaveCount(0);
  await search.blur();

  const assigned = page.waitForResponse('**/assign-driver');
  const before = await strip.textContent();
  await page.keyboard.press('Alt+KeyA');
  await expect(choose.first()).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await assigned).status()).toBe(200);
  await expect(dialog).toBeHidden();
  await expect(toOldest).toBeFocused();
  await expect(strip).not.toHaveText(before ?? '');
});
