import { expect, test } from '@hawiyat/shared/testing/panel';
import { dialogsPage } from './dialogs-page.ts';
import { ordersPage } from './orders-page.ts';

test('a filter names itself and looks usable, a narrowing one stands out, and order and number of results are said', async ({
  page,
  signIn,
}) => {
  const orders = ordersPage(page);
  await signIn('/orders?tab=accepted_orders');
  const bar = page.getByRole('search', { name: 'تصفية الطلبات' });
  const [driver, status] = [orders.choice('السائق'), orders.choice('الحالة')];
  await orders.openFilter();
  await expect(driver.locator('option:checked')).toHaveText('جميع السائقين');
  await expect(status.locator('option:checked')).toHaveText(/^يحتاج إلى إجراء \(\d+\)$/);
  await expect(page.getByText(/^\d+ (طلبات تحتاج|طلبًا يحتاج) إلى إجراء$/).first()).toBeVisible();
  await status.selectOption('جميع الحالات');
  const look = (of: typeof driver, name: string) =>
    of.evaluate((element, style) => getComputedStyle(element).getPropertyValue(style), name);
  const text = await orders.choice('الترتيب حسب').evaluate((element) => getComputedStyle(element).color);
  expect(await look(status, 'color')).toBe(text);
  await expect(bar.getByText('الترتيب حسب', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+ طلب(ًا|ات)?$/).first()).toBeVisible();

  await status.selectOption('تم التوصيل');
  await expect(page.getByText(/^\d+ نتيجة$/).first()).toBeVisible();
  expect(await look(status, 'background-color')).not.toBe(await look(driver, 'background-color'));

  await orders.open('الطلبات الفرعية');
  await orders.openFilter();
  await expect(bar.getByText('الترتيب حسب تاريخ التوصيل', { exact: true })).toBeVisible();
});

test('a long price and a long name keep to their columns and their row', async ({ page, signIn }) => {
  const name = 'عبدالرحمن بن محمد بن عبدالعزيز آل الشيخ الدوسري القحطاني';
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route('**/api/company/orders/accepted?*', async (route) => {
    const answer = await (await route.fetch()).json();
    const [first, ...others] = answer.orders;
    // No driver of the company's list, whose names come first.
    const driverId = '00000000-0000-4000-8000-000000000000';
    const long = { ...first, totalPrice: '1234567.89', driverId, Driver: { user: { name }, picture: null } };
    await route.fulfill({ json: { ...answer, orders: [long, ...others] } });
  });
  await signIn('/orders?tab=accepted_orders');
  const cell = (text: string) => page.getByRole('row').getByText(text).first();
  const [price, driver] = [await cell('1,234,567.89 ر.س').boundingBox(), await cell(name).boundingBox()];
  // The padding of two cells.
  expect(price?.x).toBeGreaterThanOrEqual((driver?.x ?? 0) + (driver?.width ?? 0) + 12);
  const heights = await page
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1, 6).map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test('a request’s place stands first, and an own offer with its button on one line; no price grows its row', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const prices = [620, 1980, 48_000_000];
  await page.route('**/api/company/orders/pending?*', async (route) => {
    const answer = await (await route.fetch()).json();
    const offered = prices.map((price, at) => ({
      ...{ ...answer.orders[at], applied: true, place: 'شمال غرب الرياض', distanceKm: 12 },
      offer: { id: `offer ${at}`, price, rentalDuration: 7 },
    }));
    await route.fulfill({ json: { ...answer, orders: [...offered, ...answer.orders.slice(prices.length)] } });
  });
  await signIn('/orders');
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  const location = rows
    .first()
    .getByRole('button', { name: /^عرض موقع الطلب، .*شمال غرب الرياض · .12. كم$/ });
  await expect(location).toHaveText('شمال غرب الرياض\u206612\u2069 كم');
  await expect(location.getByText('شمال غرب الرياض')).toHaveCSS('font-weight', '600');

  for (const [at, price] of prices.entries()) {
    const row = rows.nth(at);
    const change = row.getByRole('button', { name: /^تعديل العرض أو سحبه/ });
    const made = row.getByRole('button', { name: /^تم تقديم العرض، / });
    const [outer, button, own] = [
      await row.boundingBox(),
      await change.boundingBox(),
      await made.boundingBox(),
    ];
    if (!outer || !button || !own) throw new Error('A row has no box');
    const middle = (box: typeof own) => box.y + box.height / 2;
    if (price < 10_000) expect(Math.abs(middle(button) - middle(own))).toBeLessThan(2);
    for (const box of [button, own]) {
      expect(box.y).toBeGreaterThanOrEqual(outer.y);
      expect(box.y + box.height).toBeLessThanOrEqual(outer.y + outer.height);
      expect(box.x).toBeGreaterThanOrEqual(outer.x);
    }
  }
});

test('a Latin name that is too long keeps its beginning', async ({ page, signIn }) => {
  const name = 'Mohammed Abdulrahman Al-Rajhi of Hawiyat Container Transport فرع الرياض';
  await page.setViewportSize({ width: 360, height: 780 });
  await page.route('**/api/company/orders/accepted?*', async (route) => {
    const answer = await (await route.fetch()).json();
    const [first, ...others] = answer.orders;
    const driverId = '00000000-0000-4000-8000-000000000000';
    const long = { ...first, driverId, Driver: { user: { name }, picture: null } };
    await route.fulfill({ json: { ...answer, orders: [long, ...others] } });
  });
  await signIn('/orders?tab=accepted_orders');
  const driver = page.getByText(name).first();
  await expect(driver).toHaveCSS('direction', 'ltr');
  // The part that does not fit is the end, at the right.
  const cut = await driver.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const [inner, outer] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
    return [inner.left >= outer.left - 1, inner.right > outer.right];
  });
  expect(cut).toEqual([true, true]);
});

test('one verb leads through an offer, and a press outside asks before a typed price is lost', async ({
  page,
  signIn,
}) => {
  const { dialog, price, send } = dialogsPage(page);
  await signIn('/orders');
  await page
    .getByRole('button', { name: /^تقديم عرض على الطلب/ })
    .first()
    .click();
  await expect(send).toHaveText('تقديم العرض');
  await price.fill('480');
  await page.mouse.click(5, 5);
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleDescription('لديك تغييرات لم تُحفظ. هل تريد المغادرة دون حفظها؟');
  await question.getByRole('button', { name: 'متابعة التعديل' }).click();
  await expect(price).toHaveValue('480');
  await page.mouse.click(5, 5);
  await question.getByRole('button', { name: 'مغادرة دون حفظ' }).click();
  await expect(dialog).toBeHidden();
});
