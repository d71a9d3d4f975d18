import { listAssignableDrivers } from '@hawiyat/shared/contract/drivers';
import { listAcceptedOrders } from '@hawiyat/shared/contract/orders';
import { day } from '@hawiyat/shared/locale/dates';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dialogsPage } from './dialogs-page.ts';
import { market } from './market.ts';

test('two clicks from opening the page: the driver with the least to do is sent to the oldest order', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  await market(panel.url, token).order({ deliveryDate: riyadhDay(0) });
  const { orders } = await askServer(panel.url, token, listAcceptedOrders, {
    query: { driver: 'unassigned', open: 'true' },
  });
  const [oldest, next] = orders.toSorted((a, b) => a.deliveryDate.localeCompare(b.deliveryDate));
  if (!oldest || !next) throw new Error('Nothing to assign');
  expect(oldest.deliveryDate < riyadhDay(0)).toBe(true);
  const { strip, toOldest, choose, dialog } = dialogsPage(page);

  await signIn('/orders');
  await expect(strip).toContainText(
    `${pluralizeInline(orders.length, 'order')} بلا سائقأقدمها ${oldest.Container.containerNumber}، ${day(oldest.deliveryDate)}`,
  );
  await expect(strip).toContainText('متأخرة');
  const { drivers } = await askServer(panel.url, token, listAssignableDrivers, {
    query: { day: oldest.deliveryDate },
  });
  await toOldest.click();
  await choose.first().click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText('تم تعيين السائق').first()).toBeVisible();
  await expect(strip).toContainText(pluralizeInline(orders.length - 1, 'order'));
  await expect(strip).toContainText(next.Container.containerNumber);
  const after = await askServer(panel.url, token, listAcceptedOrders, { query: {} });
  expect(after.orders.find((order) => order.id === oldest.id)?.driverId).toBe(drivers[0]?.id);
});

test('a failure keeps the dialog and what was searched for: without a connection, and when the order is over', {
  tag: '@slow',
}, async ({ page, signIn, panel, session: { token } }) => {
  const order = await market(panel.url, token).order();
  const { assignTo, searchDriver, choose, banner, dialog } = dialogsPage(page);
  await signIn(`/orders?tab=accepted_orders&q=${order.containerNumber}`);
  await assignTo(order.containerNumber).click();
  await searchDriver.fill('احمد');
  const calls = '**/assign-driver';
  await page.route(calls, (route) => route.abort());
  await choose.first().click();
  await expect(banner).toHaveText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  await expect(choose.first()).toBeFocused();
  await page.unroute(calls);

  await order.cancel();
  await choose.first().click();
  await expect(banner).toHaveText('لا يمكن تعيين سائق لطلب مكتمل أو ملغى.');
  await expect(searchDriver).toHaveValue('احمد');
  await expect(choose.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const row = page
    .getByRole('row')
    .filter({ hasText: order.containerNumber })
    .filter({ hasText: day(riyadhDay(3)) });
  await expect(row).toContainText('ملغاة');
});
