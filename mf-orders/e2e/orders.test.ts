import {
  type AcceptedOrder,
  countOrders,
  listAcceptedOrders,
  listPendingOrders,
  type PendingOrder,
} from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders, type SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import { day } from '@hawiyat/shared/locale/dates';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { abortUntilRetried } from '@hawiyat/shared/testing/abort-until-retried';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { sendUnusualPrices } from './dialogs-page.ts';
import { ordersPage } from './orders-page.ts';

test.use({ isTranslated: true });

const accepted = '/api/company/orders/accepted';

const sizes: Record<string, string> = {
  ...{ '2 yard': '2 ياردة', '4 yard': '4 ياردة', '4 yard with lid': '4 ياردة بغطاء', '6 yard': '6 ياردة' },
  ...{ '12 yard': '12 ياردة', '20 yard': '20 ياردة', '30 yard': '30 ياردة' },
};
const statuses: Record<string, string> = {
  ...{ pending: 'في الانتظار', scheduled: 'مجدولة', in_transit: 'يتم التوصيل', delivered: 'تم التوصيل' },
  ...{ pick_up_in_progress: 'جاري السحب', picked_up: 'تم السحب', completed: 'مكتملة', late: 'متأخرة' },
  ...{ re_delivery_in_progress: 'جاري إعادة التوصيل', canceled: 'ملغاة', failed: 'ملغاة' },
};
const requested = { once: 'مرة واحدة', monthly: '30 يومًا', yearly: '365 يومًا' };
const agreed = (item: AcceptedOrder) =>
  item.rentalType === 'once' ? `${item.rentalDuration} أيام` : requested[item.rentalType];
const unloads = (item: PendingOrder | AcceptedOrder) =>
  item.rentalType === 'once' ? 'غير محدد' : String(item.unloadCount);
const price = (item: AcceptedOrder) =>
  `${Number(item.totalPrice).toLocaleString('en', { minimumFractionDigits: 2 })} ر.س`;
/** The own offer in the place of the button that makes one. */
const offered = ({ offer }: PendingOrder) =>
  offer ? `عرضك: ${offer.price.toLocaleString('en', { minimumFractionDigits: 2 })} ر.ستعديل` : 'تقديم عرض';
const driver = (item: AcceptedOrder | SubOrder) =>
  item.Driver?.user.name ?? (/completed|canceled|failed/.test(item.status) ? 'لم يُعيَّن سائق' : 'تعيين سائق');
const location = ({ place, distanceKm }: Pick<AcceptedOrder, 'place' | 'distanceKm'>) =>
  [place, distanceKm && `\u2066${distanceKm}\u2069 كم`].filter(Boolean).join('') || 'عرض الموقع';
/** Below the container's number stands the order's. */
const container = (
  number: string | undefined,
  { containerNumber, type, size }: AcceptedOrder['Container'],
) => [`${containerNumber}${number}`, type, sizes[size]];

test('three tabs with their counts, and in each its columns and every order by the rules of its cells', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const orders = ordersPage(page);
  const [{ counts }, pending, mine, subs] = await Promise.all([
    askServer(panel.url, token, countOrders, {}),
    askServer(panel.url, token, listPendingOrders, { query: {} }),
    askServer(panel.url, token, listAcceptedOrders, { query: {} }),
    askServer(panel.url, token, listSubOrders, { query: {} }),
  ]);
  await signIn('/orders');
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(
    `الطلبات الجديدة، ${pluralizeInline(counts.newOrders, 'order')}`,
  );
  await expect(orders.headings).toHaveText([
    ...['نوع الحاوية', 'الحجم', 'يوم البدء', 'المدة', 'عدد مرات التفريغ', 'الموقع', 'العرض'],
  ]);
  expect((await orders.readThrough()).rows).toEqual(
    pending.orders.map((order) => [
      ...[
        order.containerType,
        sizes[order.containerSize],
        day(order.deliveryDate),
        requested[order.rentalType],
      ],
      ...[unloads(order), location(order), offered(order)],
    ]),
  );

  await orders.open('الطلبات المقبولة');
  await orders.showAll.click();
  await expect.poll(orders.total).toBe(mine.orders.length);
  await expect(orders.headings).toHaveText([
    ...['رقم الحاوية', 'النوع', 'الحجم', 'يوم البدء', 'المدة', 'عدد مرات التفريغ', 'الموقع'],
    ...['السعر', 'السائق', 'الحالة'],
  ]);
  expect((await orders.readThrough()).rows).toEqual(
    mine.orders.map((order) => [
      ...[
        ...container(order.number, order.Container),
        day(order.deliveryDate),
        agreed(order),
        unloads(order),
        location(order),
      ],
      ...[price(order), driver(order), statuses[order.status]],
    ]),
  );

  await page.evaluate(() => scrollTo(0, 0));
  await orders.open('الطلبات الفرعية');
  await orders.showAll.click();
  await expect.poll(orders.total).toBe(subs.subOrders.length);
  await expect(orders.headings).toHaveText([
    ...['رقم الحاوية', 'النوع', 'الحجم', 'نوع الطلب', 'اليوم المحدد', 'الموقع', 'السائق', 'الحالة'],
  ]);
  expect((await orders.readThrough()).rows).toEqual(
    subs.subOrders.map((order) => [
      ...[
        ...container(order.number, order.Order.Container),
        order.type === 'return' ? 'إرجاع' : 'تفريغ',
        day(order.deliveryDate),
      ],
      ...[location(order.Order), driver(order), statuses[order.status]],
    ]),
  );
});

test('accepted orders and sub-orders open with what needs action; one field has every state, and one press shows all', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const orders = ordersPage(page);
  const [{ counts }, all] = await Promise.all([
    askServer(panel.url, token, countOrders, {}),
    askServer(panel.url, token, listAcceptedOrders, { query: {} }),
  ]);
  for (const [tab, open, waiting = 0] of [
    ['sub_orders', counts.subOrders, counts.needsAction.subOrders],
    ['accepted_orders', counts.acceptedOrders, counts.needsAction.orders],
  ] as const) {
    // What another tab understands is none of this one's.
    await signIn(`/orders?tab=${tab}&scope=finished`);
    await orders.openFilter();
    await expect(orders.choice('الحالة')).toHaveValue('needsAction');
    await expect(orders.choice('الحالة').getByRole('option').nth(0)).toHaveText(
      `يحتاج إلى إجراء (${waiting})`,
    );
    await expect(orders.choice('الحالة').getByRole('option').nth(1)).toHaveText(`مفتوحة (${open})`);
    await expect.poll(orders.total).toBe(waiting);
    expect(waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThan(open);
  }
  // Each is late, or waits for its driver.
  const { rows } = await orders.readThrough();
  for (const cells of rows) expect(cells.join(' ')).toMatch(/تعيين سائق|متأخرة|تأخر|يتم التوصيل/);

  await orders.choice('الحالة').selectOption('مكتملة');
  const completed = all.orders.filter((order) => order.status === 'completed').length;
  await expect.poll(orders.total).toBe(completed);
  await orders.choice('الحالة').selectOption('open');
  await expect.poll(orders.total).toBe(counts.acceptedOrders);
  await orders.choice('الحالة').selectOption('منتهية');
  await expect.poll(orders.total).toBe(all.orders.length - counts.acceptedOrders);
  await orders.showAll.click();
  await orders.openFilter();
  await expect(orders.choice('الحالة').locator('option:checked')).toHaveText('جميع الحالات');
  await expect.poll(orders.total).toBe(all.orders.length);
  await expect(orders.showAll).toBeHidden();
  await expect(page).toHaveURL(`/orders?tab=accepted_orders&status=all`);

  // What a search does not find in one state is one press away, and a search alone looks in all.
  const finished = all.orders.find((order) => order.status === 'completed')?.Container.containerNumber ?? '';
  await page.goto(`/orders?tab=accepted_orders&status=pending&q=${finished}&driver=assigned`);
  await page.getByRole('button', { name: 'البحث في الكل' }).click();
  await orders.openFilter();
  await expect(orders.choice('الحالة').locator('option:checked')).toHaveText('جميع الحالات');
});

test('a list that cannot be had shows the error instead of the table; the retry brings it', async ({
  page,
  signIn,
}) => {
  await abortUntilRetried(page, `**${accepted}*`);
  await signIn('/orders?tab=accepted_orders');
  const box = page.getByRole('alert');
  await expect(box).toContainText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  // As red as its title.
  const red = await box.getByText('حدث خطأ في التحميل').evaluate((title) => getComputedStyle(title).color);
  await expect(box.getByText(/^تعذّر الاتصال بالخادم/)).toHaveCSS('color', red);
  await expect(ordersPage(page).table).toHaveCount(0);
  await box.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(ordersPage(page).rows.first()).toBeVisible();
  await expect(box).toBeHidden();
});

test('on a phone every order is a card, and nothing scrolls sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn('/orders?tab=accepted_orders&status=all');
  const cards = page.getByRole('list', { name: /^الطلبات المقبولة، مرتبة حسب/ }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  for (const name of ['الطلبات الجديدة', 'الطلبات المقبولة', 'الطلبات الفرعية']) {
    await expect(ordersPage(page).tab(name)).toHaveAccessibleName(/، /);
    const { x = -1, width = 0 } = (await ordersPage(page).tab(name).boundingBox()) ?? {};
    expect([name, x >= 0, x + width <= 360]).toEqual([name, true, true]);
  }
  await expect(cards.first()).toHaveAttribute('aria-posinset', '1');
  await expect(cards.first()).toHaveAttribute('aria-setsize', /^\d{3}$/);
  await expect(cards.first().getByRole('term')).toHaveText([
    ...['النوع', 'الحجم', 'يوم البدء', 'المدة', 'عدد مرات التفريغ', 'السعر', 'السائق'],
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('an offer needs a price, and is made once', { tag: '@slow' }, async ({ page, signIn }) => {
  await sendUnusualPrices(page);
  const { dialog, waitForFullHeight } = ordersPage(page);
  await signIn('/orders');
  const once = page.getByRole('row').filter({ hasText: 'مرة واحدة' });
  const offers = once.getByRole('button', { name: /^تقديم عرض على الطلب/ });
  const made = once.getByRole('button', { name: 'تم تقديم العرض' });
  await waitForFullHeight();
  const before = await made.count();
  await offers.first().click();
  const send = dialog.getByRole('button', { name: 'تقديم العرض' });
  await expect(send).toBeDisabled();
  await expect(dialog.getByRole('radio', { name: '7 أيام' })).toBeChecked();
  await dialog.getByLabel('السعر (ر.س)').fill('0');
  await send.click();
  await expect(dialog.getByLabel('السعر (ر.س)')).toHaveAccessibleDescription(
    /السعر يجب أن يكون رقماً صحيحاً أكبر من صفر/,
  );
  await dialog.getByLabel('السعر (ر.س)').fill('١١٥٠');
  await expect(dialog.getByText('1,000.00')).toBeVisible();
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(made).toHaveCount(before + 1);
  await expect(made.first()).toBeDisabled();
});
