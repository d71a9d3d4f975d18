import {
  type AcceptedOrder,
  countOrders,
  listAcceptedOrders,
  listPendingOrders,
  type PendingOrder,
} from '@hawiyat/shared/contract/orders';
import { listSubOrders, type SubOrder } from '@hawiyat/shared/contract/sub-orders';
import { day } from '@hawiyat/shared/locale/dates';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { ordersPage } from './orders-page.ts';

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
const driver = (item: AcceptedOrder | SubOrder) =>
  item.Driver?.user.name ?? (/completed|canceled|failed/.test(item.status) ? 'لم يُعيَّن سائق' : 'تعيين سائق');
const container = ({ containerNumber, type, size }: AcceptedOrder['Container']) => [
  containerNumber,
  type,
  sizes[size],
];

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
  expect(await orders.headings()).toEqual([
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
      ...[unloads(order), 'عرض الموقع', order.applied ? 'تم تقديم العرض' : 'تقديم عرض'],
    ]),
  );

  await orders.open('الطلبات المقبولة');
  expect(await orders.headings()).toEqual([
    ...['رقم الحاوية', 'النوع', 'الحجم', 'يوم البدء', 'المدة', 'عدد مرات التفريغ', 'الموقع'],
    ...['السعر', 'السائق', 'الحالة'],
  ]);
  expect((await orders.readThrough()).rows).toEqual(
    mine.orders.map((order) => [
      ...[
        ...container(order.Container),
        day(order.deliveryDate),
        agreed(order),
        unloads(order),
        'عرض الموقع',
      ],
      ...[price(order), driver(order), statuses[order.status]],
    ]),
  );

  await page.evaluate(() => scrollTo(0, 0));
  await orders.open('الطلبات الفرعية');
  expect(await orders.headings()).toEqual([
    ...['رقم الحاوية', 'النوع', 'الحجم', 'نوع الطلب', 'اليوم المحدد', 'الموقع', 'السائق', 'الحالة'],
  ]);
  expect((await orders.readThrough()).rows).toEqual(
    subs.subOrders.map((order) => [
      ...[
        ...container(order.Order.Container),
        order.type === 'return' ? 'إرجاع' : 'تفريغ',
        day(order.deliveryDate),
      ],
      ...['عرض الموقع', driver(order), statuses[order.status]],
    ]),
  );
});

test('a status that nobody knows is shown raw, a proof is a link only by https, a failed sub-order is red', async ({
  page,
  signIn,
}) => {
  const orders = ordersPage(page);
  const proofs = ['http://proofs.example/1.jpg', 'javascript:alert(1)', 'https://proofs.example/1.jpg'];
  await page.route(`**${accepted}?*`, async (route) => {
    const answer = await route.fetch();
    const { orders: all, ...rest } = await answer.json();
    const [raw, ...others] = all;
    const changed = others.map((other: AcceptedOrder, at: number) =>
      at < 3 ? { ...other, status: 'delivered', proofOfDeliveryUrl: proofs[at] } : other,
    );
    await route.fulfill({
      response: answer,
      json: { ...rest, orders: [{ ...raw, status: 'at_customs' }, ...changed] },
    });
  });
  await signIn('/orders?tab=accepted_orders');
  await expect(orders.rows.first()).toBeVisible();
  expect((await orders.column('الحالة')).slice(0, 4)).toEqual(['at_customs', ...Array(3).fill('تم التوصيل')]);
  await expect(orders.rows.first().locator('bdi', { hasText: 'at_customs' })).toHaveAttribute('dir', 'ltr');
  for (const [row, links] of [0, 0, 0, 1].entries())
    await expect(orders.rows.nth(row).getByRole('link')).toHaveCount(links);
  await expect(orders.rows.nth(3).getByRole('link')).toHaveAttribute('href', proofs[2] ?? '');

  await page.goto('/orders?tab=sub_orders&status=failed');
  await expect(orders.rows.first().getByText('ملغاة')).toHaveCSS('color', 'rgb(180, 35, 24)');
});

test('a list that cannot be had shows the error in the place of the table; the retry brings it', async ({
  page,
  signIn,
}) => {
  await page.route(`**${accepted}*`, (route) => route.abort());
  await signIn('/orders?tab=accepted_orders');
  const box = page.getByRole('alert');
  await expect(box).toContainText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  await expect(ordersPage(page).table).toHaveCount(0);
  await page.unroute(`**${accepted}*`);
  await box.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(ordersPage(page).rows.first()).toBeVisible();
  await expect(box).toBeHidden();
});

test('without any order the tab says so; while it loads it says that', async ({ page, signIn }) => {
  const { open: arrive, opened: arrived } = gate();
  await page.route('**/api/company/orders/pending*', async (route) => {
    await arrived;
    await route.fulfill({ json: { orders: [], total: 0 } });
  });
  await signIn('/orders');
  await expect(page.getByText('جاري تحميل الطلبات...')).toBeAttached();
  arrive();
  await expect(page.getByText('لا توجد طلبات حاليًا').last()).toBeVisible();
});

test('on a phone every order is a card, and nothing scrolls sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn('/orders?tab=accepted_orders');
  const cards = page.getByRole('list', { name: /^الطلبات المقبولة، مرتبة حسب/ }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await expect(cards.first()).toHaveAttribute('aria-posinset', '1');
  await expect(cards.first()).toHaveAttribute('aria-setsize', /^\d{3}$/);
  await expect(cards.first().getByRole('term')).toHaveText([
    ...['النوع', 'الحجم', 'يوم البدء', 'المدة', 'عدد مرات التفريغ', 'السعر', 'السائق'],
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('the proof of a delivered order opens in a new tab', async ({ page, context, signIn }) => {
  await signIn('/orders?tab=accepted_orders&status=delivered');
  const proof = page.getByRole('link', { name: 'تم التوصيل' }).first();
  await expect(proof).toHaveAttribute('target', '_blank');
  await expect(proof).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(proof).toHaveAccessibleDescription('فتح إثبات التوصيل في علامة تبويب جديدة');
  const address = (await proof.getAttribute('href')) ?? '';
  await context.route(address, (route) => route.fulfill({ body: 'proof' }));
  const [opened] = await Promise.all([context.waitForEvent('page'), proof.click()]);
  await expect(opened).toHaveURL(address);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test('a driver is assigned once, and another page sees it without being reloaded', async ({
  page,
  context,
  signIn,
}) => {
  const open = '/orders?tab=accepted_orders&driver=unassigned&status=pending';
  const orders = ordersPage(page);
  await signIn(open);
  const assign = page.getByRole('button', { name: /^تعيين سائق للحاوية/ });
  await expect(assign.first()).toBeVisible();
  const number = (await orders.column('رقم الحاوية'))[0] ?? '';

  const elsewhere = await context.newPage();
  await elsewhere.goto(`/orders?tab=accepted_orders&q=${number}`);
  await expect(elsewhere.getByRole('button', { name: /^تعيين سائق للحاوية/ }).first()).toBeVisible();

  await page.bringToFront();
  await assign.first().click();
  await orders.dialog.getByRole('searchbox', { name: 'البحث عن سائق...' }).fill('لا سائق');
  await expect(orders.dialog.getByText('لا يوجد سائق بهذا الاسم')).toBeVisible();
  await orders.dialog.getByRole('searchbox').fill('');
  const first = orders.dialog.getByRole('button', { name: /^تعيين السائق/ }).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('تعيين السائق ', '');
  await first.click();
  await expect(orders.dialog).toBeHidden();
  await expect(page.getByText(`تم تعيين السائق`)).toBeVisible();
  await expect(elsewhere.getByRole('cell', { name, exact: true }).first()).toBeVisible();
});

test('an offer needs a price, and is made once', async ({ page, signIn }) => {
  const { dialog } = ordersPage(page);
  await signIn('/orders');
  const once = page.getByRole('row').filter({ hasText: 'مرة واحدة' });
  const offers = once.getByRole('button', { name: /^تقديم عرض على الطلب/ });
  const made = once.getByRole('button', { name: 'تم تقديم العرض' });
  await expect(offers.first()).toBeVisible();
  const before = await made.count();
  await offers.first().click();
  const send = dialog.getByRole('button', { name: 'إرسال العرض' });
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

test("a delivered order's proof is a picture, in the demo too", async ({ page, signIn }) => {
  await signIn('/orders?tab=accepted_orders&status=delivered');
  const proof = ordersPage(page).rows.getByRole('link', { name: 'تم التوصيل' }).first();
  const width = await proof.evaluate(async (link: HTMLAnchorElement) => {
    const picture = new Image();
    picture.src = link.href;
    await picture.decode();
    return picture.naturalWidth;
  });
  expect(width).toBeGreaterThan(100);
});
