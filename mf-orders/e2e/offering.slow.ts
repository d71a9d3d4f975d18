import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { fetchOrder } from '@hawiyat/shared/contract/orders/order-details';
import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { day } from '@hawiyat/shared/locale/dates';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dialogsPage, holdResponses, sendUnusualPrices } from './dialogs-page.ts';
import { market } from './market.ts';
import { ordersPage } from './orders-page.ts';

const guidance = '**/api/company/offers/guidance*';
const offerOn = (type: string, size: string) => `تقديم عرض على الطلب، ${type} ${size}`;

/** The month in Riyadh, `YYYY-MM`. */
const monthOf = (moment: string) => new Date(Date.parse(moment) + 3 * 3_600_000).toISOString().slice(0, 7);

/** @returns `YYYY-MM` */
function monthsAgo(months: number): string {
  const day = new Date(`${riyadhDay().slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 7);
}

test('a duration is requested for one-time rentals only; a price must be one, and is sent once', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const customers = market(panel.url, token);
  await customers.request({ containerSize: '6 yard', deliveryDate: riyadhDay(1) });
  const monthly = { rentalType: 'monthly', unloadCount: 2, containerSize: '4 yard with lid' } as const;
  await customers.request({ ...monthly, deliveryDate: riyadhDay(1) });
  await sendUnusualPrices(page);
  const { dialog, price, send, banner } = dialogsPage(page);
  await signIn('/orders');
  const rows = page.getByRole('row').filter({ hasText: day(riyadhDay(1)) });

  await rows
    .filter({ hasText: '30 يومًا' })
    .getByRole('button', { name: offerOn('حاويات نفايات', '4 ياردة بغطاء') })
    .first()
    .click();
  await expect(dialog).toHaveAccessibleName('إنشاء عرض');
  await expect(dialog).toContainText('حاويات نفايات، 4 ياردة بغطاء');
  await expect(dialog).toContainText(day(riyadhDay(1)));
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'إلغاء' }).click();

  await rows
    .filter({ hasText: 'مرة واحدة' })
    .getByRole('button', { name: offerOn('حاويات نفايات', '6 ياردة') })
    .first()
    .click();
  await expect(dialog.getByRole('radio', { name: '7 أيام' })).toBeChecked();
  await dialog.getByText('10 أيام').click();
  await expect(price).toHaveAccessibleDescription('السعر شامل ضريبة القيمة المضافة.');
  await expect(send).toBeDisabled();
  for (const wrong of ['0', '-5', 'خمسون']) {
    await price.fill(wrong);
    await send.click();
    await expect(price).toHaveAccessibleDescription(/السعر يجب أن يكون رقماً صحيحاً أكبر من صفر/);
    await expect(price).toBeFocused();
  }
  await price.fill('1.234');
  await send.click();
  await expect(price).toHaveAccessibleDescription(/السعر حتى منزلتين عشريتين، مثل 450\.50/);
  await price.fill('350,50');
  await expect(price).toHaveAccessibleDescription('السعر شامل ضريبة القيمة المضافة.');
  await send.click();
  await expect(price).toHaveAccessibleDescription(/يرجى كتابة الهللات بعد نقطة \(350\.50\)/);
  await expect(price).toHaveValue('350,50');
  await price.fill('١٬١٥٠');
  await expect(price).toHaveAccessibleDescription(
    /الصافي \u20661,000\.00\u2069 ر\.س، وضريبة القيمة المضافة \(\u206615%\u2069\) \u2066150\.00\u2069 ر\.س$/,
  );

  const showsError = async (status: number, body: object, message: string) => {
    await page.route('**/api/company/offers', (route) => route.fulfill({ status, json: body }));
    await send.click();
    await expect(banner).toHaveText(message);
    await expect(price).toHaveValue('١٬١٥٠');
    await page.unroute('**/api/company/offers');
  };
  await showsError(404, { message: 'الطلب غير موجود.' }, 'الطلب غير موجود.');
  await showsError(
    400,
    { message: 'مدة التأجير يجب أن تكون 7 أو 10 أيام.', fields: {} },
    'مدة التأجير يجب أن تكون 7 أو 10 أيام.',
  );

  const { release } = await holdResponses(page, '**/api/company/offers');
  const sent = page.waitForRequest('**/api/company/offers');
  await send.click();
  await expect(dialog.getByRole('button', { name: 'جاري الإرسال...' })).toHaveAttribute('aria-disabled');
  expect((await sent).postDataJSON()).toMatchObject({ price: 1150, rentalDuration: 10 });
  release();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('تم تقديم العرض').last()).toBeVisible();
});

test('another admin was faster, or the customer gave up: the dialog says so and keeps the price, the list under it is new', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const { request, offer } = market(panel.url, token);
  const deliveryDate = riyadhDay(2);
  // As often as nobody else wants it, whatever the demo's customers ask for that day.
  const wish = { deliveryDate, rentalType: 'monthly', unloadCount: 11 } as const;
  const first = await request(wish);
  await sendUnusualPrices(page);
  const { dialog, price, send, banner } = dialogsPage(page);
  const { rows, waitForFullHeight } = ordersPage(page);
  await signIn('/orders');
  await waitForFullHeight();
  const open = () =>
    rows
      .filter({ hasText: day(deliveryDate), has: page.getByRole('cell', { name: '11', exact: true }) })
      .getByRole('button', { name: offerOn('حاويات نفايات', '2 ياردة') });
  await expect(open()).toBeVisible();
  const before = await rows.filter({ hasText: day(deliveryDate) }).count();
  await open().click();
  await price.fill('432.10');
  await offer(first.id, 450, null);
  await expect(price).toHaveValue('432.10');
  await expect(price).toBeFocused();
  await send.click();
  await expect(banner).toHaveText('سبق أن قدّمت عرضًا على هذا الطلب.');
  await expect(price).toHaveValue('432.10');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'مغادرة دون حفظ' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows.filter({ hasText: day(deliveryDate) })).toHaveCount(before);

  const second = await request(wish);
  await open().click();
  await price.fill('99');
  await second.cancel();
  await expect(page.locator('tbody tr').filter({ hasText: day(deliveryDate) })).toHaveCount(before);
  await expect(price).toBeFocused();
  await send.click();
  await expect(banner).toHaveText('هذا الطلب لم يعد يستقبل العروض.');
  await expect(price).toHaveValue('99');
});

test('the dialog shows what the company has, charges and earned for such containers; a press takes a price over', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const ask = { query: {} };
  const on = riyadhDay(5);
  const such = { type: 'حاويات أنقاض', size: '12 yard' } as const;
  await market(panel.url, token).request({
    containerType: such.type,
    containerSize: such.size,
    deliveryDate: on,
  });
  const [{ containers }, { orders }, { subOrders }] = await Promise.all([
    askServer(panel.url, token, listContainers, ask),
    askServer(panel.url, token, listAcceptedOrders, ask),
    askServer(panel.url, token, listSubOrders, { query: { type: 'return' } }),
  ]);
  const fits = (item: { type: string; size: string }) => item.type === such.type && item.size === such.size;
  const own = containers.filter(fits);
  const backBefore = (number: string) =>
    subOrders.some(
      (order) =>
        order.Order.Container.containerNumber === number &&
        !['failed', 'completed'].includes(order.status) &&
        order.deliveryDate < on,
    );
  const held = orders
    .filter((order) => !['completed', 'canceled'].includes(order.status))
    .map((order) => order.Container.containerNumber)
    .filter((number) => !backBefore(number));
  const free = own.filter(
    (item) => item.status !== 'maintenance' && !held.includes(item.containerNumber),
  ).length;
  const list = own.map((item) => item.price);
  const once = orders.filter((order) => fits(order.Container) && order.rentalType === 'once');
  const details = await Promise.all(
    once.map(({ id }) => askServer(panel.url, token, fetchOrder, { params: { orderId: id } })),
  );
  // Of this month and the eleven before: the demo is older.
  const given = details
    .filter(({ details: { acceptedAt } }) => monthOf(acceptedAt) >= monthsAgo(11))
    .map(({ details: { order } }) => Number(order.totalPrice));
  expect([list.length, given.length].every((number) => number > 2)).toBe(true);

  const { dialog, price } = dialogsPage(page);
  await signIn('/orders');
  await page
    .getByRole('row')
    .filter({ hasText: day(on) })
    .filter({ hasText: 'مرة واحدة' })
    .getByRole('button', { name: offerOn(such.type, '12 ياردة') })
    .first()
    .click();
  const guidanceRegion = dialog.getByRole('region', { name: 'ما يعينك على التسعير' });
  const range = (prices: number[]) =>
    `من ${formatRiyal(Math.min(...prices))} إلى ${formatRiyal(Math.max(...prices))} ر.س`;
  const count = { 0: 'لا توجد حاويات متوفرة', 1: 'حاوية واحدة متوفرة', 2: 'حاويتان متوفرتان' }[free];
  await expect(guidanceRegion).toContainText(
    count ?? new RegExp(`${free} (حاويات|حاوية) متوفرة في هذا اليوم`),
  );
  await expect(guidanceRegion).toContainText(`أسعار قائمتك لتأجير المرة الواحدة: ${range(list)}`);
  await expect(guidanceRegion).toContainText(`عروضك المقبولة لتأجير المرة الواحدة (${given.length}`);
  await expect(guidanceRegion).toContainText(`): ${range(given)}`);

  await guidanceRegion
    .getByRole('button', { name: `استخدام السعر ${formatRiyal(Math.max(...given))} ر.س` })
    .last()
    .click();
  await expect(price).toHaveValue(Math.max(...given).toFixed(2));
  await expect(price).toHaveAccessibleDescription(/^الصافي/);
});

test('without guidance an offer can be made as well', async ({ page, signIn, panel, session: { token } }) => {
  await market(panel.url, token).request();
  await page.route(guidance, (route) => route.abort());
  const { dialog, price, send } = dialogsPage(page);
  await signIn('/orders');
  await page
    .getByRole('button', { name: /^تقديم عرض على الطلب/ })
    .first()
    .click();
  await price.fill('500');
  await expect(dialog.getByRole('region')).toHaveCount(0);
  await send.click();
  await expect(dialog).toBeHidden();
});
