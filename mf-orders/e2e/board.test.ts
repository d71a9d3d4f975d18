import { listAcceptedOrders, orderStatuses } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { day } from '@hawiyat/shared/locale/dates';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { boardPage, boardPath } from './board-page.ts';
import { ordersPage } from './orders-page.ts';

// A lane shows fitting first twenty, and other tests deliver orders too.
test.use({ isTranslated: true, panelName: 'day' });

test('the board has open work in the lane of its status, without a driver first, then by day; and what is completed', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const { headings, cards, lane, openFarFutures } = boardPage(page);
  const [{ orders }, { subOrders }, { orders: over }] = await Promise.all([
    askServer(panel.url, token, listAcceptedOrders, { query: { open: 'true' } }),
    askServer(panel.url, token, listSubOrders, { query: { open: 'true' } }),
    askServer(panel.url, token, listAcceptedOrders, { query: { status: 'completed' } }),
  ]);
  const tasks = [...orders, ...subOrders];
  const lanes = orderStatuses
    .map((status) => ({ status, fitting: tasks.filter((task) => task.status === status) }))
    .filter((item) => item.fitting.length > 0);
  expect(lanes.length).toBeGreaterThan(4);
  await signIn('/orders?tab=accepted_orders');
  await page.getByRole('radio', { name: 'لوحة' }).check({ force: true });
  await expect(page).toHaveURL(boardPath);
  await expect(headings.first()).toBeVisible();
  await openFarFutures();

  for (const { status, fitting } of lanes) {
    const title = orderStatusLabel[status];
    await expect(headings.filter({ hasText: new RegExp(`^${title}،`) })).toHaveText(
      `${title}، ${pluralizeInline(fitting.length, 'order')}`,
    );
    // Those have the newest first, and no list says when they were delivered.
    if (status === 'delivered') continue;
    const sortKey = (task: (typeof tasks)[number]) =>
      `${task.driverId === null ? 0 : 1} ${task.deliveryDate} ${task.id}`;
    const first = fitting.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)).slice(0, 20);
    await expect(cards(title)).toContainText(first.map((task) => task.number));
    await expect(cards(title)).toContainText(first.map((task) => day(task.deliveryDate)));
    await expect(cards(title)).toContainText(first.map((task) => task.Driver?.user.name ?? 'تعيين سائق'));
  }
  await expect(cards('مكتملة')).toHaveCount(20);
  await expect(headings.last()).toContainText('مكتملة');
  expect(over.length).toBeGreaterThan(20);
  // Time runs from right to left.
  const left = async (title: string) => (await lane(title).first().boundingBox())?.x ?? Number.NaN;
  expect(await left('في الانتظار')).toBeGreaterThan(await left('مجدولة'));
  expect(await left('مجدولة')).toBeGreaterThan(await left('يتم التوصيل'));

  await page.reload();
  await expect(headings.first()).toBeVisible();
  await page.goBack();
  await expect(ordersPage(page).rows.first()).toBeVisible();
});
