import type { AcceptedOrder, OrderCounts, PendingOrder } from '@hawiyat/shared/contract/orders';
import type { SubOrder } from '@hawiyat/shared/contract/sub-orders';
import { day } from '@hawiyat/shared/locale/dates';
import { countedInside } from '@hawiyat/shared/locale/plurals';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { askServer, ordersPage } from './orders-page.ts';

const accepted = '/api/company/orders/accepted';

test('three tabs with their counts, and in each its columns and every order', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const orders = ordersPage(page);
  const ask = <Answer>(path: string) => askServer<Answer>(panel.url, token, path);
  const [{ counts }, pending, mine, subs] = await Promise.all([
    ask<{ counts: OrderCounts }>('/api/company/orders/counts'),
    ask<{ orders: PendingOrder[] }>('/api/company/orders/pending'),
    ask<{ orders: AcceptedOrder[] }>(accepted),
    ask<{ subOrders: SubOrder[] }>('/api/company/sub-orders'),
  ]);
  await signIn('/orders');

  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(
    `الطلبات الجديدة، ${countedInside(counts.newOrders, 'order')}`,
  );
  await expect(orders.rows).toHaveCount(pending.orders.length);
  expect(await orders.headings()).toEqual([
    ...['نوع الحاوية', 'الحجم', 'يوم البدء', 'المدة', 'عدد مرات التفريغ', 'الموقع', 'العرض'],
  ]);
  const durations = { once: 'مرة واحدة', monthly: '30 يومًا', yearly: '365 يومًا' };
  expect(await orders.column('المدة')).toEqual(pending.orders.map((it) => durations[it.rentalType]));
  expect(await orders.column('عدد مرات التفريغ')).toEqual(
    pending.orders.map((it) => (it.rentalType === 'once' ? 'غير محدد' : String(it.unloadCount))),
  );
  expect(await orders.column('العرض')).toEqual(
    pending.orders.map((it) => (it.applied ? 'تم تقديم العرض' : 'تقديم عرض')),
  );

  await orders.open('الطلبات المقبولة');
  await expect(orders.rows).toHaveCount(mine.orders.length);
  expect(await orders.headings()).toEqual([
    ...['رقم الحاوية', 'النوع', 'الحجم', 'يوم البدء', 'المدة', 'عدد مرات التفريغ', 'الموقع'],
    ...['السعر', 'السائق', 'الحالة'],
  ]);
  expect(await orders.column('رقم الحاوية')).toEqual(mine.orders.map((it) => it.Container.containerNumber));
  expect(await orders.column('يوم البدء')).toEqual(mine.orders.map((it) => day(it.deliveryDate)));
  const named = mine.orders.findIndex((it) => it.Driver !== null);
  expect((await orders.column('السائق'))[named]).toBe(mine.orders[named]?.Driver?.user.name);

  await orders.open('الطلبات الفرعية');
  await expect(orders.rows).toHaveCount(subs.subOrders.length);
  expect(await orders.headings()).toEqual([
    ...['رقم الحاوية', 'النوع', 'الحجم', 'نوع الطلب', 'اليوم المحدد', 'الموقع', 'السائق', 'الحالة'],
  ]);
  expect(await orders.column('نوع الطلب')).toEqual(
    subs.subOrders.map((it) => (it.type === 'return' ? 'إرجاع' : 'تفريغ')),
  );
  const failed = subs.subOrders.findIndex((it) => it.status === 'failed');
  expect((await orders.column('الحالة'))[failed]).toBe('ملغاة');
});

test('filters and sort are in the address: a reload and a step back keep them', async ({ page, signIn }) => {
  const orders = ordersPage(page);
  await signIn('/orders?tab=accepted_orders&status=nonsense&sort=size');
  await expect(orders.choice('الحالة')).toHaveValue('');
  await expect(orders.choice('الترتيب حسب')).toHaveValue('deliveryDate');
  await orders.choice('الحالة').selectOption('مكتملة');
  await orders.choice('الترتيب حسب').selectOption('السعر الإجمالي');
  await page
    .getByRole('button', { name: 'ترتيب تصاعدي حسب السعر الإجمالي، اضغط للتبديل إلى التنازلي' })
    .click();
  await expect(page).toHaveURL('/orders?tab=accepted_orders&status=completed&sort=totalPrice&order=desc');

  const prices = async () =>
    (await orders.column('السعر')).map((it) => Number(it.replace(/[^\d.]/g, '').replace(/\.+$/, '')));
  const descend = async () => {
    const shown = await prices();
    expect(shown.length).toBeGreaterThan(20);
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    expect(new Set(await orders.column('الحالة'))).toEqual(new Set(['مكتملة']));
  };
  await expect(descend).toPass();
  await page.reload();
  await expect(orders.rows.first()).toBeVisible();
  await expect(descend).toPass();

  await orders.open('الطلبات الفرعية');
  await expect(orders.choice('الحالة')).toHaveValue('');
  await page.goBack();
  await expect(orders.choice('الحالة')).toHaveValue('completed');
  await page.goBack();
  await expect(page.getByRole('button', { name: /^ترتيب تصاعدي/ })).toBeVisible();
});

test('a search asks once after a pause; what nothing matches can be cleared', async ({ page, signIn }) => {
  const orders = ordersPage(page);
  await signIn('/orders?tab=accepted_orders');
  await expect(orders.rows.first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (it) => it.url().includes(`${accepted}?`) && asked.push(it.url()));
  await orders.search.pressSequentially('لا أحد كهذا', { delay: 10 });
  await expect(page.getByText('لا توجد طلبات تطابق التصفية').first()).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.getByRole('button', { name: 'مسح التصفية' }).click();
  await expect(orders.rows.first()).toBeVisible();
  await expect(orders.search).toHaveValue('');
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
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/company/orders/pending*', async (route) => {
    await arrived;
    await route.fulfill({ json: { orders: [] } });
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
