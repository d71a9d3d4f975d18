import { type AcceptedOrder, listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { ordersPage } from './orders-page.ts';

const accepted = '/api/company/orders/accepted';

const drivers = [
  { label: 'جميع السائقين', fits: () => true },
  { label: 'تم تعيين سائق', fits: (driverId: string | null) => driverId !== null },
  { label: 'لم يُعيَّن سائق', fits: (driverId: string | null) => driverId === null },
];

test('accepted orders: every choice of driver with every status shows just the orders that fit, by day', async ({
  page,
  panel,
  signIn,
  session: { token },
}) => {
  const orders = ordersPage(page);
  const { orders: all } = await askServer(panel.url, token, listAcceptedOrders, { query: {} });
  const statuses = [
    { label: 'جميع الحالات', status: /./ },
    { label: 'في الانتظار', status: /^pending$/ },
    { label: 'يتم التوصيل', status: /^in_transit$/ },
    { label: 'تم التوصيل', status: /^delivered$/ },
    { label: 'مكتملة', status: /^completed$/ },
    { label: 'ملغاة', status: /^canceled$/ },
    { label: 'مجدولة', status: /^scheduled$/ },
    { label: 'متأخرة', status: /^late$/ },
  ];
  await signIn('/orders?tab=accepted_orders&status=all');
  await expect(orders.rows.first()).toBeVisible();
  await orders.openFilter();
  const offered = orders.choice('الحالة').getByRole('option');
  await expect(offered).toHaveText([
    ...[/^يحتاج إلى إجراء/, /^مفتوحة/, 'منتهية'],
    ...statuses.map((status) => status.label),
  ]);
  for (const driver of drivers) {
    await orders.choice('السائق').selectOption(driver.label);
    for (const { label, status } of statuses) {
      await orders.choice('الحالة').selectOption(label);
      const fitting = all.filter((item) => driver.fits(item.driverId) && status.test(item.status));
      await orders.expectNumbers(fitting.map((item) => item.Container.containerNumber));
    }
  }
});

test('sub-orders: type, driver and status narrow the list together', async ({
  page,
  panel,
  signIn,
  session: { token },
}) => {
  const orders = ordersPage(page);
  const { subOrders: all } = await askServer(panel.url, token, listSubOrders, { query: {} });
  const types = [
    { label: 'جميع الأنواع', type: /./ },
    { label: 'إرجاع', type: /^return$/ },
    { label: 'تفريغ', type: /^unload$/ },
  ];
  const statuses = [
    ...[/./, /^pending$/, /^scheduled$/, /^pick_up_in_progress$/, /^picked_up$/],
    ...[/^re_delivery_in_progress$/, /^completed$/, /^failed$/],
  ];
  await signIn('/orders?tab=sub_orders&status=all');
  await expect(orders.rows.first()).toBeVisible();
  await orders.openFilter();
  await expect(orders.choice('الحالة').getByRole('option')).toHaveText([
    ...[/^يحتاج إلى إجراء/, /^مفتوحة/, 'منتهية', 'جميع الحالات'],
    ...['في الانتظار', 'مجدولة', 'جاري السحب', 'تم السحب', 'جاري إعادة التوصيل'],
    ...['مكتملة', 'ملغاة'],
  ]);
  // Each type with each status, and the choices of driver in turn.
  let turn = 0;
  for (const { label, type } of types) {
    await orders.choice('نوع الطلب').selectOption(label);
    for (const [at, status] of statuses.entries()) {
      const driver = drivers[turn++ % drivers.length] ?? { label: '', fits: () => false };
      await orders.choice('السائق').selectOption(driver.label);
      await orders.choice('الحالة').selectOption({ index: at + 3 });
      const fitting = all.filter(
        (item) => type.test(item.type) && status.test(item.status) && driver.fits(item.driverId),
      );
      await orders.expectNumbers(fitting.map((item) => item.Order.Container.containerNumber));
    }
  }
});

test('what a link narrows beyond the fields is seen, and can be taken away', async ({
  page,
  panel,
  signIn,
  session: { token },
}) => {
  const orders = ordersPage(page);
  const { orders: all } = await askServer(panel.url, token, listAcceptedOrders, { query: {} });
  const numbers = (fits: (order: AcceptedOrder) => boolean) =>
    all.filter(fits).map((item) => item.Container.containerNumber);
  const isOpen = (item: AcceptedOrder) => !/completed|canceled/.test(item.status);
  const late = all.find((item) => item.status === 'late');
  await signIn(`/orders?tab=accepted_orders&status=late&day=${late?.deliveryDate}`);
  await orders.expectNumbers(
    numbers((item) => item.status === 'late' && item.deliveryDate === late?.deliveryDate),
  );
  await orders.openFilter();
  await expect(orders.choice('الحالة').locator('option:checked')).toHaveText('متأخرة');
  await page.getByRole('button', { name: /^إزالة التصفية: يوم \d/ }).click();
  await orders.openFilter();
  await orders.choice('الحالة').selectOption('open');
  await orders.expectNumbers(numbers(isOpen));
  await expect(page).toHaveURL('/orders?tab=accepted_orders&status=open');
  await orders.showAll.click();
  await orders.expectNumbers(numbers(() => true));
  await expect(page).toHaveURL('/orders?tab=accepted_orders&status=all');
});

test('a search asks once after a pause; what nothing matches can be cleared', async ({ page, signIn }) => {
  const orders = ordersPage(page);
  await signIn('/orders?tab=accepted_orders');
  await expect(orders.rows.first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes(`${accepted}?`) && asked.push(request.url()));
  // However fast the keys come, between them no time passes.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await orders.search.pressSequentially('لا أحد كهذا');
  await page.clock.runFor(299);
  expect(asked).toHaveLength(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page.getByText('لا توجد طلبات تطابق التصفية').first()).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.getByRole('button', { name: 'مسح التصفية' }).click();
  await expect(orders.rows.first()).toBeVisible();
  await expect(orders.search).toHaveValue('');
});

test('in an empty search the two ways on stand apart', async ({ page, signIn }) => {
  await signIn('/orders?tab=accepted_orders&status=pending&q=لا أحد كهذا&driver=assigned');
  const all = page.getByRole('button', { name: 'البحث في الكل' });
  await expect(all).toBeVisible();
  const [first, second] = [
    await all.boundingBox(),
    await page.getByRole('button', { name: 'مسح التصفية' }).boundingBox(),
  ];
  if (!first || !second) throw new Error('A button has no box');
  expect(first.x - (second.x + second.width)).toBeGreaterThanOrEqual(8);
});

test('words of a search become filters as one types; one Backspace brings the last ones back as text', async ({
  page,
  signIn,
}) => {
  const { search, toolbar } = ordersPage(page);
  await signIn('/orders?tab=accepted_orders');
  const [size, status, day] = [toolbar.chip('20 ياردة'), toolbar.chip('متأخرة'), toolbar.chip(/يوم \d/)];
  await search.pressSequentially('20 متأخرة');
  await expect(status).toBeVisible();
  // What is typed before the words are loaded becomes filters together.
  await search.pressSequentially(' اليوم');
  for (const chip of [size, status, day]) await expect(chip).toBeVisible();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/status=late&size=20\+yard&day=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('status').filter({ hasText: /^تمت إضافة التصفية: اليوم/ })).toBeAttached();
  await search.press('Backspace');
  await expect(search).toHaveValue('اليوم');
  await expect(day).toBeHidden();
  await expect(status).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue('اليوم');
  await size.click();
  await expect(page).not.toHaveURL(/size=/);
});
