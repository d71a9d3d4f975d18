import { type AcceptedOrder, listAcceptedOrders, orderStatuses } from '@hawiyat/shared/contract/orders';
import { day } from '@hawiyat/shared/locale/dates';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { boardPage, boardPath } from './board-page.ts';
import { ordersPage } from './orders-page.ts';

// A lane shows fitting first twenty, and other tests deliver orders too.
test.use({ panelName: 'board' });

test('the board has the open orders in the lane of their status, those without a driver first, then by day', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const { headings, cards, lane } = boardPage(page);
  const { orders } = await askServer(panel.url, token, listAcceptedOrders, { query: { open: 'true' } });
  const lanes = orderStatuses
    .map((status) => ({
      title: orderStatusLabel[status],
      fitting: orders.filter((order) => order.status === status),
    }))
    .filter((item) => item.fitting.length > 0);
  expect(lanes.length).toBeGreaterThan(4);
  await signIn('/orders?tab=accepted_orders');
  await page.getByRole('radio', { name: 'لوحة' }).check({ force: true });
  await expect(page).toHaveURL(boardPath);
  await expect(headings.first()).toBeVisible();

  for (const { title, fitting } of lanes) {
    await expect(headings.filter({ hasText: new RegExp(`^${title}،`) })).toHaveText(
      `${title}، ${pluralizeInline(fitting.length, 'order')}`,
    );
    const sortKey = (item: AcceptedOrder) => `${item.driverId === null ? 0 : 1} ${item.deliveryDate}`;
    const first = fitting.toSorted((a, b) => sortKey(a).localeCompare(sortKey(b))).slice(0, 20);
    await expect(cards(title)).toContainText(first.map((item) => day(item.deliveryDate)));
    await expect(cards(title)).toContainText(first.map((item) => item.Driver?.user.name ?? 'تعيين سائق'));
  }
  // Time runs from right to left.
  const left = async (title: string) => (await lane(title).boundingBox())?.x ?? Number.NaN;
  expect(await left('في الانتظار')).toBeGreaterThan(await left('مجدولة'));
  expect(await left('مجدولة')).toBeGreaterThan(await left('يتم التوصيل'));

  await page.reload();
  await expect(headings.first()).toBeVisible();
  await page.goBack();
  await expect(ordersPage(page).rows.first()).toBeVisible();
});
